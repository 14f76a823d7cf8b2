#include "bounds.hpp"

#include <algorithm>

namespace croupier::whist {

namespace {

// The highest cards of a suit as far as they belong to a leader or one partner of its: how many each has, and how many
// cards there are down to each seat's first, second, and so on.
struct Run {
  std::array<int, 2> held{};
  int own_first = 0;  // the leader's before the partner's first
  std::array<std::array<std::int8_t, kRanks + 1>, 2> depth{};
};

Run run_at_top(const Standing& now, int suit, int leader, int partner) {
  Run run;
  std::uint32_t owners = now.owners[static_cast<std::size_t>(suit)];
  const int cards = count_in(now.all, suit);
  for (int place = 1; place <= cards; ++place, owners <<= 2) {
    const int owner = static_cast<int>(owners >> 30);
    if (owner != leader && owner != partner) break;
    const std::size_t who = owner == leader ? 0 : 1;
    run.depth[who][static_cast<std::size_t>(++run.held[who])] = static_cast<std::int8_t>(place);
    if (run.held[1] == 0) run.own_first = place;
  }
  return run;
}

// What a leader and then one partner take when they lead until they have no winner left, suit by suit.
struct Cashing {
  std::array<Run, kSuits> runs;
  std::array<int, kSuits> rounds{};    // how many times the leader leads each suit
  std::array<int, kSuits> partners{};  // how many times the partner then does
  std::array<int, kSuits> limit{};     // rounds of the suit before an opponent may ruff
  int tricks = 0;
  int more = 0;       // the partner's tricks, if the leader can lead to one of them
  bool whole = true;  // false: a partner would be forced to ruff before the leader has done
};

int longest_of_others(Shape shape, int seat, int suit) {
  int longest = 0;
  for (int by = 1; by < kSeats; ++by) longest = std::max(longest, length(shape, next_seat(seat, by), suit));
  return longest;
}

void cash_suit(const Standing& now, int seat, int partner, int suit, Cashing& cashed) {
  Run& run = cashed.runs[static_cast<std::size_t>(suit)];
  run = run_at_top(now, suit, seat, partner);
  if (run.held[0] == 0) return;
  // Below a card of the partner's the leader wins as long as the partner has smaller cards to play.
  const int small = partner == seat ? 0 : length(now.shape, partner, suit) - run.held[1];
  const int tops = std::max(run.own_first, std::min(run.held[0], small));
  const int own = length(now.shape, seat, suit);
  const int all = tops < own && tops >= longest_of_others(now.shape, seat, suit) ? own : tops;
  const auto place = static_cast<std::size_t>(suit);
  cashed.rounds[place] = std::min(all, cashed.limit[place]);
  cashed.tricks += cashed.rounds[place];
}

// A partner with trumps left and nothing else to throw must ruff, and then has the lead: how many rounds of other suits
// it can stand.
int rounds_before_forced_ruff(const Standing& now, int trump, int partner, int tricks, const Cashing& cashed) {
  const int trumps = length(now.shape, partner, trump);
  return trumps <= cashed.rounds[static_cast<std::size_t>(trump)] ? kRanks : tricks - trumps;
}

// How many of the partner's are above all that the leader has left of the run: below, the leader might have to take the
// trick, and could not lead back.
int clear_of_leader(const Run& run, int led) {
  if (led >= run.held[0]) return run.held[1];
  const int leaders = run.depth[0][static_cast<std::size_t>(led + 1)];
  int clear = 0;
  while (clear < run.held[1] && run.depth[1][static_cast<std::size_t>(clear + 1)] < leaders) ++clear;
  return clear;
}

// What the partner takes after the leader has taken all its own and led to it; 0 if the leader cannot.
void cash_partner(const Standing& now, int trump, Seats side, int leader, int partner, int tricks, Cashing& cashed) {
  int taken = 0, plain = 0, idle_trumps = 0;
  bool entry = false;
  for (std::size_t suit = 0; suit < kSuits; ++suit) {
    const Run& run = cashed.runs[suit];
    const int led = cashed.rounds[suit];
    const int held = length(now.shape, partner, static_cast<int>(suit));
    const int left = held - led;
    const bool is_trump = static_cast<int>(suit) == trump;
    if (is_trump) idle_trumps = std::max(left, 0);
    // Nothing is left after rounds won by length, or where a ruff stopped the leader.
    const int small = held - run.held[1];
    if (left <= 0 || led != std::max(run.own_first, std::min(run.held[0], small))) continue;
    const int open = std::min(left, cashed.limit[suit] - led);
    int rounds = std::min(open, clear_of_leader(run, led));
    if (rounds <= 0) continue;
    if (rounds >= longest_of_others(now.shape, partner, static_cast<int>(suit)) - led) rounds = open;
    cashed.partners[suit] = rounds;
    (is_trump ? idle_trumps : plain) += is_trump ? -rounds : rounds;
    taken += rounds;
    entry = entry || length(now.shape, leader, static_cast<int>(suit)) > led;
  }
  if (!entry) return;
  int before = 0;
  for (std::size_t suit = 0; suit < kSuits; ++suit) before += static_cast<int>(suit) == trump ? 0 : cashed.rounds[suit];
  for (int seat = 0; trump != kNoTrump && seat < kSeats; ++seat) {
    if (seat == partner || !has_seat(side, seat)) continue;
    if (rounds_before_forced_ruff(now, trump, seat, tricks, cashed) < before + plain) return;
  }
  // Trumps that are no winners cannot be thrown on the leader's winners: they would ruff them.
  cashed.more = std::max(0, std::min(taken, tricks - cashed.tricks - idle_trumps));
}

// `partner` is the leader itself where it has none.
Cashing cashing(const Standing& now, int trump, Seats side, int leader, int partner, int tricks) {
  Cashing cashed;
  cashed.limit.fill(kRanks);
  if (trump != kNoTrump) {
    cash_suit(now, leader, partner, trump, cashed);
    for (int other = 0; other < kSeats; ++other) {
      if (has_seat(side, other)) continue;
      if (length(now.shape, other, trump) <= cashed.rounds[static_cast<std::size_t>(trump)]) continue;
      for (int suit = 0; suit < kSuits; ++suit) {
        int& limit = cashed.limit[static_cast<std::size_t>(suit)];
        if (suit != trump) limit = std::min(limit, length(now.shape, other, suit));
      }
    }
  }
  const int drawn = cashed.tricks;
  for (int suit = 0; suit < kSuits; ++suit) {
    if (suit != trump) cash_suit(now, leader, partner, suit, cashed);
  }
  const int plain = cashed.tricks - drawn;
  for (int by = 1; trump != kNoTrump && by < kSeats; ++by) {
    const int other = next_seat(leader, by);
    if (!has_seat(side, other)) continue;
    const int stood = rounds_before_forced_ruff(now, trump, other, tricks, cashed);
    if (stood >= plain) continue;
    cashed.whole = false;
    cashed.tricks = std::min(cashed.tricks, drawn + stood);
  }
  if (partner != leader && cashed.whole) cash_partner(now, trump, side, leader, partner, tricks, cashed);
  return cashed;
}

// How many of a suit's highest cards the counted rounds rely on.
int depth_of(const Cashing& cashed, std::size_t suit, bool with_partner) {
  const Run& run = cashed.runs[suit];
  const int own = run.depth[0][static_cast<std::size_t>(std::min(cashed.rounds[suit], run.held[0]))];
  if (!with_partner) return own;
  return std::max<int>(own, run.depth[1][static_cast<std::size_t>(std::min(cashed.partners[suit], run.held[1]))]);
}

// More than is needed was counted: rely on fewer ranks, the suits with the most of them first. Trumps are left as they
// are, since what was counted of other suits may need them drawn.
void spare(int trump, int beyond, Cashing& cashed) {
  while (beyond-- > 0) {
    int most = -1;
    for (int suit = 0; suit < kSuits; ++suit) {
      const auto place = static_cast<std::size_t>(suit);
      if (suit == trump || cashed.rounds[place] == 0) continue;
      if (most < 0 || depth_of(cashed, place, false) > depth_of(cashed, static_cast<std::size_t>(most), false)) most = suit;
    }
    if (most < 0) return;
    --cashed.rounds[static_cast<std::size_t>(most)];
  }
}

Cards ranks_relied_on(const Standing& now, const Cashing& cashed, bool with_partner) {
  Cards won = 0;
  for (std::size_t suit = 0; suit < kSuits; ++suit) {
    won |= lowest_of_top(now.all, static_cast<int>(suit), depth_of(cashed, suit, with_partner));
  }
  return won;
}

// Two members of a side have the highest trumps between them: each of these takes a trick, but for those that must fall
// on one another because neither has a smaller trump to play.
bool sure_trumps(const Standing& now, int trump, Seats side, int needed, Cards& won) {
  for (int one = 0; one < kSeats; ++one) {
    if (!has_seat(side, one)) continue;
    for (int other = one; other < kSeats; ++other) {
      if (!has_seat(side, other) || (other == one && !std::has_single_bit(side))) continue;
      const Run run = run_at_top(now, trump, one, other);
      const int held = run.held[0] + run.held[1];
      if (held < needed) continue;
      const int small_one = length(now.shape, one, trump) - run.held[0];
      const int small_other = length(now.shape, other, trump) - run.held[1];
      const int fall = std::min(run.held[0] - small_other, run.held[1] - small_one);
      if (held - std::max(0, fall) < needed) continue;
      // The whole run, for a shorter one would have more smaller trumps, and another reckoning.
      won |= lowest_of_top(now.all, trump, held);
      return true;
    }
  }
  return false;
}

bool may_be_ruffed(const Standing& now, int trump, Seats side, int leader, int suit, int tricks) {
  if (trump == kNoTrump || suit == trump) return false;
  for (int by = 1; by < kSeats; ++by) {
    const int seat = next_seat(leader, by);
    const int trumps = length(now.shape, seat, trump);
    if (length(now.shape, seat, suit) > 0 || trumps == 0) continue;
    if (!has_seat(side, seat) || trumps == tricks) return true;
  }
  return false;
}

}  // namespace

bool takes_at_once(const Standing& now, int trump, Seats side, int leader, int tricks, int needed, Cards& won) {
  for (int by = 0; by < kSeats; ++by) {
    const int partner = next_seat(leader, by);  // the leader alone first: that relies on the fewest ranks
    if (!has_seat(side, partner)) continue;
    Cashing cashed = cashing(now, trump, side, leader, partner, tricks);
    if (std::min(cashed.tricks, tricks) >= needed) {
      if (cashed.whole) spare(trump, cashed.tricks - needed, cashed);
      won |= ranks_relied_on(now, cashed, false);
      return true;
    }
    if (cashed.more > 0 && cashed.tricks + cashed.more >= needed) {
      won |= ranks_relied_on(now, cashed, true);
      return true;
    }
  }
  return false;
}

bool takes_later(const Standing& now, int trump, Seats side, int leader, int tricks, int needed, Cards& won) {
  if (trump != kNoTrump && sure_trumps(now, trump, side, needed, won)) return true;
  Cards relied_on = 0;
  std::array<int, kSeats> asked{};  // 0 not yet, 1 enough, 2 too few
  for (int suit = 0; suit < kSuits; ++suit) {
    if (length(now.shape, leader, suit) == 0) continue;
    const int taker = static_cast<int>(now.owners[static_cast<std::size_t>(suit)] >> 30);
    if (!has_seat(side, taker) || may_be_ruffed(now, trump, side, leader, suit, tricks)) return false;
    relied_on |= lowest_of_top(now.all, suit, 1);
    int& enough = asked[static_cast<std::size_t>(taker)];
    if (enough == 0) enough = takes_at_once(now, trump, side, taker, tricks, needed, relied_on) ? 1 : 2;
    if (enough == 2) return false;
  }
  won |= relied_on;
  return true;
}

bool stays_below(const Standing& now, int seat, Cards& won) {
  for (int suit = 0; suit < kSuits; ++suit) {
    unsigned own = ranks_of(now.hands[static_cast<std::size_t>(seat)], suit);
    unsigned others = ranks_of(now.all, suit) & ~own;
    for (; own != 0 && others != 0; own &= own - 1, others &= others - 1) {
      if (std::countr_zero(own) > std::countr_zero(others)) return false;
    }
  }
  for (int suit = 0; suit < kSuits; ++suit) {
    if (ranks_of(now.hands[static_cast<std::size_t>(seat)], suit) == 0) continue;
    won |= bit_of(16 * suit + std::countr_zero(ranks_of(now.all, suit)));
  }
  return true;
}

}  // namespace croupier::whist
