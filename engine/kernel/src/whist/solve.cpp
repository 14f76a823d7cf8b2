#include "solve.hpp"

#include <algorithm>

namespace croupier::whist {

namespace {

constexpr Cards kPack = suit_cards(0) | suit_cards(1) | suit_cards(2) | suit_cards(3);

void require(bool right, const char* what) {
  if (!right) throw PackedError(what);
}

void check_cards(const Question& question) {
  Cards seen = 0;
  const int most = std::popcount(question.hands[static_cast<std::size_t>(next_seat(question.leader, question.played))]);
  require(most >= 1 && most <= kRanks, "whist: no cards, or too many");
  for (int at = 0; at < kSeats; ++at) {
    const Cards hand = question.hands[static_cast<std::size_t>(next_seat(question.leader, at))];
    require((hand & ~kPack) == 0 && (hand & seen) == 0, "whist: a card that is not in the pack, or there twice");
    require(std::popcount(hand) == (at < question.played ? most - 1 : most), "whist: hands of unequal size");
    seen |= hand;
  }
  for (int at = 0; at < question.played; ++at) {
    const Card card = question.trick[static_cast<std::size_t>(at)];
    require(card < 64 && (bit_of(card) & kPack & ~seen) != 0, "whist: a card on the table that cannot be there");
    seen |= bit_of(card);
  }
}

// What is learnt of one deal holds for the next wherever trumps, side and aim are the same.
class Deals {
 public:
  explicit Deals(Control& control) : control_(control), table_(control.limits().memory) {}

  Search begin(const Problem& problem) {
    const Question& asked = problem.question;
    if (asked.trump != last_.trump || asked.side != last_.side || asked.avoiding != last_.avoiding) table_.clear();
    last_ = asked;
    return Search(asked, control_, table_);
  }

  void report() {
    control_.statistics.states = table_.size();
    control_.statistics.bytes = table_.bytes();
    control_.statistics.seconds = control_.elapsed();
  }

 private:
  Control& control_;
  ClassTable table_;
  Question last_;
};

// Carries out `body` unless a limit ends it: whether it came to its end.
template <class Body>
bool within_limits(Control& control, Body body) {
  if (control.why() != Why::none) return false;
  try {
    body();
    return true;
  } catch (const Stopped&) {
    return false;
  }
}

template <class Body>
void for_each_deal(const std::vector<Problem>& problems, Control& control, Body body) {
  Deals deals(control);
  for (std::size_t at = 0; at < problems.size(); ++at) {
    const std::uint64_t left = control.limits().nodes - control.statistics.nodes;
    if (control.why() == Why::cancelled || left == 0 || control.elapsed() >= control.limits().seconds) break;
    control.begin_stage(std::max<std::uint64_t>(1, left / (problems.size() - at)), control.limits().seconds);
    Search search = deals.begin(problems[at]);
    within_limits(control, [&] { body(at, search); });
  }
  deals.report();
}

// Plays on from a position whose value is known: who can keep it keeps it, the others play what promises most.
void play_on(Search& search, bool makes, int target, std::vector<Card>& line) {
  while (!search.between_tricks() || (target > 0 && target <= search.tricks_left())) {
    Choices choices = search.choices();
    Card played = choices.begin()->card;
    if (search.controls(search.seat_to_act()) == makes) {
      for (const Choice& choice : choices) {
        if (search.makes_with(choice.card, target) != makes) continue;
        played = choice.card;
        break;
      }
    }
    line.push_back(played);
    if (search.play(played)) --target;
  }
}

}  // namespace

Problem read_problem(const std::uint8_t* data, std::size_t size) {
  require(size == kProblemBytes, "whist: a problem has 41 bytes");
  Problem read;
  Question& question = read.question;
  for (std::size_t at = 0; at < 8 * kSeats; ++at) question.hands[at / 8] |= static_cast<Cards>(data[at]) << (8 * (at % 8));
  const std::uint8_t* rest = data + 8 * kSeats;
  question.played = rest[0];
  require(question.played < kSeats, "whist: more than three cards on the table");
  for (std::size_t at = 0; at < 3; ++at) question.trick[at] = rest[1 + at];
  question.leader = rest[4];
  question.trump = rest[5];
  question.side = rest[6];
  question.avoiding = rest[7] != 0;
  read.target = rest[8];
  require(question.leader < kSeats && question.trump <= kNoTrump, "whist: no such seat or suit");
  require(question.side > 0 && question.side < 15, "whist: a side is one to three seats");
  require(read.target <= kRanks, "whist: more tricks than there are");
  check_cards(question);
  return read;
}

Reply solve(const Problem& problem, Control& control) {
  Reply reply;
  Deals deals(control);
  Search search = deals.begin(problem);
  within_limits(control, [&] {
    const bool makes = search.makes(problem.target);
    reply.outcome = makes ? Outcome::makes : Outcome::fails;
    play_on(search, makes, problem.target, reply.line);
  });
  deals.report();
  return reply;
}

std::optional<int> most_tricks(const Problem& problem, Control& control) {
  std::optional<int> most;
  Deals deals(control);
  Search search = deals.begin(problem);
  within_limits(control, [&] { most = search.most_tricks(); });
  deals.report();
  return most;
}

std::vector<Outcome> solve_many(const std::vector<Problem>& problems, Control& control) {
  std::vector<Outcome> outcomes(problems.size(), Outcome::unknown);
  for_each_deal(problems, control, [&](std::size_t at, Search& search) {
    outcomes[at] = search.makes(problems[at].target) ? Outcome::makes : Outcome::fails;
  });
  return outcomes;
}

std::vector<Cardwise> each_card(const std::vector<Problem>& problems, Control& control) {
  Cardwise unknown;
  unknown.fill(Outcome::unknown);
  std::vector<Cardwise> outcomes(problems.size(), unknown);
  for_each_deal(problems, control, [&](std::size_t at, Search& search) {
    Choices choices = search.choices();
    for (const Choice& choice : choices) {
      const bool makes = search.makes_with(choice.card, problems[at].target);
      // Cards in between are the hand's own, as good as this one, or gone.
      for (int card = choice.bottom; card <= choice.card; ++card) {
        outcomes[at][static_cast<std::size_t>(card)] = makes ? Outcome::makes : Outcome::fails;
      }
    }
  });
  return outcomes;
}

}  // namespace croupier::whist
