#include "search.hpp"

#include <algorithm>

namespace croupier::whist {

namespace {

Shape one_card(int seat, int suit) { return Shape{1} << shape_shift(seat, suit); }

}  // namespace

Search::Search(const Question& question, Control& control, ClassTable& table)
    : control_(control),
      table_(table),
      order_(question.trump, question.side, question.avoiding),
      leader_(question.leader),
      trump_(question.trump),
      side_(question.side),
      counted_(question.avoiding ? ~question.side & 15u : question.side),
      avoiding_(question.avoiding) {
  now_.hands = question.hands;
  for (int at = 0; at < question.played; ++at) {
    now_.hands[static_cast<std::size_t>(next_seat(leader_, at))] |= bit_of(question.trick[static_cast<std::size_t>(at)]);
  }
  for (int seat = 0; seat < kSeats; ++seat) {
    const Cards hand = now_.hands[static_cast<std::size_t>(seat)];
    now_.all |= hand;
    for (int suit = 0; suit < kSuits; ++suit) {
      now_.shape += static_cast<Shape>(count_in(hand, suit)) << shape_shift(seat, suit);
    }
  }
  tricks_ = std::popcount(now_.all) / kSeats;
  for (int suit = 0; suit < kSuits; ++suit) {
    int shift = 30;
    for (Cards left = now_.all & suit_cards(suit); left != 0; shift -= 2) {
      const int card = highest(left);
      left ^= bit_of(card);
      for (int seat = 0; seat < kSeats; ++seat) {
        if (now_.hands[static_cast<std::size_t>(seat)] & bit_of(card)) {
          now_.owners[static_cast<std::size_t>(suit)] |= static_cast<std::uint32_t>(seat) << shift;
        }
      }
    }
  }
  trick_.leader = leader_;
  for (int at = 0; at < question.played; ++at) {
    lay(next_seat(leader_, at), question.trick[static_cast<std::size_t>(at)]);
  }
  played_ = question.played;
}

void Search::lay(int seat, Card card) {
  now_.hands[static_cast<std::size_t>(seat)] ^= bit_of(card);
  now_.shape -= one_card(seat, suit_of(card));
  if (trick_.played == 0 || trick_.beaten_by(card, trump_)) {
    trick_.best = card;
    trick_.best_seat = seat;
  }
  trick_.cards[static_cast<std::size_t>(trick_.played++)] = card;
}

void Search::take_back(int seat, Card card) {
  now_.hands[static_cast<std::size_t>(seat)] ^= bit_of(card);
  now_.shape += one_card(seat, suit_of(card));
  --trick_.played;
}

// The winner of a complete trick; its card is added to `by_rank` if it had to beat another of its suit.
int Search::winner(Cards& by_rank) const {
  int of_suit = 0;
  for (Card card : trick_.cards) of_suit += suit_of(card) == suit_of(trick_.best) ? 1 : 0;
  if (of_suit > 1) by_rank |= bit_of(trick_.best);
  return trick_.best_seat;
}

// The cards of the trick are gone: those below them move up among the owners.
void Search::forget_trick() {
  for (Card card : trick_.cards) {
    const int suit = suit_of(card);
    std::uint32_t& owners = now_.owners[static_cast<std::size_t>(suit)];
    const std::uint32_t above = top_mask(count_in(now_.all & ~(bit_of(card) - 1), suit) - 1);
    owners = (owners & above) | (owners & (~above >> 2)) << 2;
    now_.all ^= bit_of(card);
  }
}

bool Search::lead(int tricks, int target, int leader, Cards& won) {
  won = 0;
  if (target <= 0) return true;
  if (target > tricks) return false;
  if (tricks == 1) return last_trick(leader, won);
  if (!control_.go_on()) throw Stopped{};
  return search_leads(tricks, target, leader, won);
}

bool Search::last_trick(int leader, Cards& won) const {
  int best_seat = leader;
  int best = lowest(now_.hands[static_cast<std::size_t>(leader)]);
  int of_suit = 1;
  for (int by = 1; by < kSeats; ++by) {
    const int seat = next_seat(leader, by);
    const int card = lowest(now_.hands[static_cast<std::size_t>(seat)]);
    if (suit_of(card) == suit_of(best)) {
      ++of_suit;
      if (card < best) continue;
    } else if (suit_of(card) == trump_) {
      of_suit = 1;
    } else {
      continue;
    }
    best = card;
    best_seat = seat;
  }
  won = of_suit > 1 ? bit_of(best) : 0;
  return has_seat(counted_, best_seat);
}

bool Search::counted_at_once(int tricks, int target, int leader, bool& answer, Cards& won) const {
  if (avoiding_) {
    const int lone = std::countr_zero(side_);
    answer = true;
    return trump_ == kNoTrump && std::has_single_bit(side_) && lone != leader && stays_below(now_, lone, won);
  }
  const bool leads = has_seat(side_, leader);
  const Seats others = ~side_ & 15u;
  const int against = tricks - target + 1;
  answer = leads;
  if (takes_at_once(now_, trump_, leads ? side_ : others, leader, tricks, leads ? target : against, won)) return true;
  answer = !leads;
  return takes_later(now_, trump_, leads ? others : side_, leader, tricks, leads ? against : target, won);
}

bool Search::search_leads(int tricks, int target, int leader, Cards& won) {
  const Shape shape = now_.shape;
  const Family& family = table_.family(shape, leader);
  const Class* const classes = table_.begin(family);
  for (int at = family.size - 1; at >= 0; --at) {
    const Class& known = classes[at];
    const bool yes = known.least >= target;
    if ((!yes && known.most >= target) || !known.holds(now_.owners)) continue;
    for (int suit = 0; suit < kSuits; ++suit) {
      won |= lowest_of_top(now_.all, suit, known.depth[static_cast<std::size_t>(suit)]);
    }
    return yes;
  }
  const Card best = family.best;
  bool counted = false;
  if (counted_at_once(tricks, target, leader, counted, won)) return counted;
  Choices choices(now_.hands[static_cast<std::size_t>(leader)], now_.all);
  order_.order_leads(choices, now_, leader, best);
  const Trick outer = trick_;
  trick_ = Trick{};
  trick_.leader = leader;
  const bool answer = try_all(choices, leader, tricks, target, won);
  trick_ = outer;
  const Card decided = decided_;

  const bool enough = answer == has_seat(side_, leader);
  if (enough) order_.decided(leader, decided, tricks);
  table_.add(shape, leader, class_of(tricks, target, answer, won), enough ? decided : kNone);
  return answer;
}

// The class of this position in which the cards relied on, and all higher ones, have the same owners.
Class Search::class_of(int tricks, int target, bool answer, Cards won) const {
  Class made{now_.owners, {}, {}, 0, static_cast<std::int8_t>(tricks)};
  (answer ? made.least : made.most) = static_cast<std::int8_t>(answer ? target : target - 1);
  for (int suit = 0; suit < kSuits; ++suit) {
    const auto place = static_cast<std::size_t>(suit);
    const Cards relied_on = won & suit_cards(suit);
    const int depth = relied_on == 0 ? 0 : count_in(now_.all & ~(bit_of(lowest(relied_on)) - 1), suit);
    made.depth[place] = static_cast<std::int8_t>(depth);
    made.mask[place] = top_mask(depth);
    made.owners[place] &= made.mask[place];
  }
  return made;
}

// One card after another until one decides; what follows of cards that cannot matter is left out.
bool Search::try_all(Choices& choices, int seat, int tricks, int target, Cards& won) {
  const bool hopes = has_seat(side_, seat);
  std::array<Card, kSuits> alike_below{};  // cards under this one are as good as one that was tried
  Cards all_won = 0;
  for (const Choice& choice : choices) {
    const int suit = suit_of(choice.card);
    if (choice.card < alike_below[static_cast<std::size_t>(suit)]) continue;
    Cards relied_on = 0;
    if (tried(choice, seat, tricks, target, relied_on) == hopes) {
      won |= relied_on;
      decided_ = choice.card;
      return hopes;
    }
    all_won |= relied_on;
    const Cards ranks = relied_on & suit_cards(suit);
    const Card mattering = static_cast<Card>(ranks == 0 ? 16 * suit + 15 : lowest(ranks));
    if (choice.card < mattering) {
      alike_below[static_cast<std::size_t>(suit)] = std::max(alike_below[static_cast<std::size_t>(suit)], mattering);
    } else {
      all_won |= bit_of(choice.bottom);
    }
  }
  won |= all_won;
  return !hopes;
}

bool Search::tried(const Choice& choice, int seat, int tricks, int target, Cards& won) {
  const Card best = trick_.best;
  const int best_seat = trick_.best_seat;
  lay(seat, choice.card);
  const bool answer = trick_.played == kSeats ? complete(tricks, target, won) : follow(tricks, target, won);
  take_back(seat, choice.card);
  trick_.best = best;
  trick_.best_seat = best_seat;
  return answer;
}

bool Search::follow(int tricks, int target, Cards& won) {
  const int seat = next_seat(trick_.leader, trick_.played);
  Choices choices(legal_for(seat), now_.all);
  order_.order_follows(choices, now_, trick_, seat);
  return try_all(choices, seat, tricks, target, won);
}

bool Search::complete(int tricks, int target, Cards& won) {
  Cards by_rank = 0;
  const int taker = winner(by_rank);
  const Cards all = now_.all;
  const Owners owners = now_.owners;
  const Trick trick = trick_;
  forget_trick();
  const bool answer = lead(tricks - 1, target - (has_seat(counted_, taker) ? 1 : 0), taker, won);
  trick_ = trick;
  now_.all = all;
  now_.owners = owners;
  won |= by_rank;
  return answer;
}

Cards Search::legal_for(int seat) const {
  const Cards hand = now_.hands[static_cast<std::size_t>(seat)];
  if (trick_.played == 0) return hand;
  const Cards following = hand & suit_cards(trick_.led());
  return following != 0 ? following : hand;
}

Choices Search::choices() const {
  const int seat = seat_to_act();
  Choices made(legal_for(seat), now_.all);
  if (played_ == 0) order_.order_leads(made, now_, seat, kNone); else order_.order_follows(made, now_, trick_, seat);
  return made;
}

bool Search::makes(int target) {
  Cards won = 0;
  if (played_ == 0) return lead(tricks_, target, leader_, won);
  if (target <= 0) return true;
  if (target > tricks_) return false;
  return follow(tricks_, target, won);
}

bool Search::makes_with(Card card, int target) {
  if (target <= 0) return true;
  if (target > tricks_) return false;
  Cards won = 0;
  return tried({card, card, 0}, seat_to_act(), tricks_, target, won);
}

int Search::most_tricks() {
  int most = tricks_ * std::popcount(counted_) / kSeats;
  if (makes(most)) {
    while (most < tricks_ && makes(most + 1)) ++most;
    return most;
  }
  while (!makes(most - 1)) --most;
  return most - 1;
}

bool Search::play(Card card) {
  lay(seat_to_act(), card);
  played_ = trick_.played;
  if (played_ < kSeats) return false;
  Cards by_rank = 0;
  leader_ = winner(by_rank);
  forget_trick();
  trick_ = Trick{};
  trick_.leader = leader_;
  played_ = 0;
  --tricks_;
  return has_seat(counted_, leader_);
}

}  // namespace croupier::whist
