#include "ordering.hpp"

#include <algorithm>

namespace croupier::whist {

namespace {

int higher_than(const Standing& now, int card) { return count_in(now.all & ~(bit_of(card + 1) - 1), suit_of(card)); }

}  // namespace

// How a suit stands between the leader's side and the other, apart from the leader's own cards.
struct Ordering::SuitLed {
  bool partner_ruffs = false, opponent_ruffs = false;
  int ours = -1, theirs = -1;  // the highest card of a partner and of an opponent
  bool first_has_it = false;   // the first opponent to play holds the highest of theirs
};

Choices::Choices(Cards legal, Cards all) {
  while (legal != 0) {
    const int top = highest(legal);
    const Cards suit = suit_cards(suit_of(top));
    int bottom = top;
    legal ^= bit_of(top);
    // Down through the cards that are left, as long as they are this hand's.
    for (Cards below = all & suit & (bit_of(top) - 1); below != 0;) {
      const int next = highest(below);
      if ((legal & bit_of(next)) == 0) break;
      legal ^= bit_of(next);
      below ^= bit_of(next);
      bottom = next;
    }
    made_[static_cast<std::size_t>(size_++)] = {static_cast<Card>(top), static_cast<Card>(bottom), 0};
  }
}

void Choices::sort() {
  for (int at = 1; at < size_; ++at) {
    const Choice moved = made_[static_cast<std::size_t>(at)];
    int to = at;
    for (; to > 0 && made_[static_cast<std::size_t>(to - 1)].score < moved.score; --to) {
      made_[static_cast<std::size_t>(to)] = made_[static_cast<std::size_t>(to - 1)];
    }
    made_[static_cast<std::size_t>(to)] = moved;
  }
}

void Ordering::decided(int leader, Card card, int tricks) {
  std::uint16_t& decisions = decisions_[static_cast<std::size_t>(leader)][card];
  decisions = static_cast<std::uint16_t>(decisions + tricks);
  if (decisions <= kMostDecisions) return;
  for (auto& of_seat : decisions_) {
    for (std::uint16_t& each : of_seat) each /= 2;
  }
}

void Ordering::order_leads(Choices& choices, const Standing& now, int leader, Card best) const {
  int suit = kNoTrump;
  SuitLed led;
  for (Choice& choice : choices) {
    if (suit_of(choice.card) != suit) {
      suit = suit_of(choice.card);
      led = look_at(now, leader, suit);
    }
    const int score = avoiding_ ? -(choice.card & 15) : lead_score(now, leader, choice, led);
    choice.score = static_cast<std::int16_t>(score + (choice.card == best ? 400 : 0));
  }
  choices.sort();
}

void Ordering::order_follows(Choices& choices, const Standing& now, const Trick& trick, int seat) const {
  if (choices.size() < 2) return;
  for (Choice& choice : choices) {
    int score = avoiding_ ? avoiding_score(now, trick, seat, choice) : follow_score(now, trick, seat, choice);
    choice.score = static_cast<std::int16_t>(score);
  }
  choices.sort();
}

Ordering::SuitLed Ordering::look_at(const Standing& now, int leader, int suit) const {
  SuitLed led;
  bool first = true;
  for (int by = 1; by < kSeats; ++by) {
    const int seat = next_seat(leader, by);
    const Cards held = now.hands[static_cast<std::size_t>(seat)] & suit_cards(suit);
    const bool ruffs = held == 0 && trump_ != kNoTrump && suit != trump_ && length(now.shape, seat, trump_) > 0;
    const int top = held == 0 ? -1 : highest(held);
    if (same_side(leader, seat)) {
      led.partner_ruffs = led.partner_ruffs || ruffs;
      led.ours = std::max(led.ours, top);
      continue;
    }
    led.opponent_ruffs = led.opponent_ruffs || ruffs;
    if (top > led.theirs) {
      led.theirs = top;
      led.first_has_it = first;
    }
    first = first && top < 0;
  }
  return led;
}

int Ordering::lead_score(const Standing& now, int leader, const Choice& choice, const SuitLed& led) const {
  const int suit = suit_of(choice.card);
  const bool wins = choice.card > led.theirs;
  const bool partner_wins = led.ours > led.theirs;
  int score = 5 * length(now.shape, leader, suit) / 4;
  if (led.opponent_ruffs) {
    score += (led.partner_ruffs ? -3 : -42) + (wins ? -6 : led.ours > led.theirs ? 4 : 2);
  } else if (led.partner_ruffs) {
    score += wins ? 17 : 59;
  } else if (wins) {
    score += partner_wins ? 26 : 23;
  } else if (partner_wins) {
    score += 27;
  } else {
    score += led.first_has_it ? 5 : -1;
    // The partner's is the highest but one: to lead towards it.
    if (led.ours >= 0 && higher_than(now, led.ours) == 1) score += 22;
  }
  const int higher = higher_than(now, choice.card);
  const int learnt = decisions_[static_cast<std::size_t>(leader)][choice.card] / 32;
  return 4 * score + (wins ? higher : partner_wins ? 2 * higher : -higher) + learnt;
}

// Whether a seat that is still to play to the trick, from `from` on, can beat `best`.
bool Ordering::beats_from(const Standing& now, const Trick& trick, int seat, int from, Card best, bool partners) const {
  const int led = trick.led();
  for (int place = from; place < kSeats; ++place) {
    const int other = next_seat(trick.leader, place);
    if (same_side(seat, other) != partners) continue;
    const Cards hand = now.hands[static_cast<std::size_t>(other)];
    Cards able = hand & suit_cards(led);
    if (able == 0 && trump_ != kNoTrump) able = hand & suit_cards(trump_);
    if (able == 0) continue;
    const Card top = static_cast<Card>(highest(able));
    if (suit_of(top) == suit_of(best) ? top > best : suit_of(top) == trump_) return true;
  }
  return false;
}

int Ordering::discard_score(const Standing& now, int seat, Card card) const {
  const int suit = suit_of(card);
  const Cards higher = now.all & ~(bit_of(card + 1) - 1);
  const int above = count_in(higher & ~now.hands[static_cast<std::size_t>(seat)], suit);
  const int own = length(now.shape, seat, suit);
  // A guard below the highest card of others is worth keeping while it is just long enough.
  int score = std::min(above, 6);
  if (above == 0) score -= 11;
  if (above == 1 && own == 2) score -= 5;
  return score + 3 * own;
}

int Ordering::follow_score(const Standing& now, const Trick& trick, int seat, const Choice& choice) const {
  const Card card = choice.card;
  const int low = 13 - (card & 15);
  const bool ours = same_side(seat, trick.best_seat);
  const int next = trick.played + 1;
  if (trick.beaten_by(card, trump_)) {
    const bool held = !beats_from(now, trick, seat, next, card, false);
    if (ours) {
      const bool safe = !beats_from(now, trick, seat, next, trick.best, false);
      return (safe ? -20 : held ? 47 : 5) + low;
    }
    if (held) return (beats_from(now, trick, seat, next, trick.best, true) ? 38 : 52) + low;
    return 9 + 3 * low;
  }
  const bool follows = suit_of(card) == trick.led();
  const int thrown = follows ? low : discard_score(now, seat, card);
  if (suit_of(card) == trump_ && !follows) return -37;  // a ruff below a higher one
  const bool ours_in_the_end = ours ? !beats_from(now, trick, seat, next, trick.best, false)
                                    : beats_from(now, trick, seat, next, trick.best, true);
  return (ours_in_the_end ? 22 : -1) + thrown;
}

// Where the side is to take no trick, it throws its highest cards under higher ones, and the others keep low.
int Ordering::avoiding_score(const Standing& now, const Trick& trick, int seat, const Choice& choice) const {
  const Card card = choice.card;
  const int rank = card & 15;
  const bool beats = trick.beaten_by(card, trump_);
  if (!has_seat(side_, seat)) {
    const bool theirs = has_seat(side_, trick.best_seat);
    if (!beats) return theirs ? 60 + rank : 20 - rank;
    return theirs ? -20 : 10 - rank;
  }
  if (!beats) return 40 + rank;
  return beats_from(now, trick, seat, trick.played + 1, card, false) ? 20 - rank : -20;
}

}  // namespace croupier::whist
