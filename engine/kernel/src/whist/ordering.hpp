// Which card to try first. Whatever is guessed here changes how long a search takes, and never its answer.
#pragma once

#include "bounds.hpp"

namespace croupier::whist {

// A card to try, for itself and all cards of the hand down to `bottom` that are as good.
struct Choice {
  Card card, bottom;
  std::int16_t score;
};

// A hand's choices in the order in which they are tried.
class Choices {
 public:
  Choices(Cards legal, Cards all);

  Choice* begin() { return made_.data(); }
  Choice* end() { return made_.data() + size_; }
  int size() const { return size_; }
  void sort();

 private:
  std::array<Choice, kRanks> made_;
  int size_ = 0;
};

// The cards on the table.
struct Trick {
  std::array<Card, kSeats> cards{};
  int played = 0;
  int leader = 0;
  int best_seat = 0;
  Card best = 0;

  int led() const { return suit_of(cards[0]); }
  bool beaten_by(Card card, int trump) const {
    if (suit_of(card) == suit_of(best)) return card > best;
    return suit_of(card) == trump;
  }
};

// The numbers were found by trying: small steps, kept when endings of eleven and twelve cards of all kinds became quicker.
class Ordering {
 public:
  Ordering(int trump, Seats side, bool avoiding) : trump_(trump), side_(side), avoiding_(avoiding) {}

  void order_leads(Choices& choices, const Standing& now, int leader, Card best) const;
  void decided(int leader, Card card, int tricks);
  void order_follows(Choices& choices, const Standing& now, const Trick& trick, int seat) const;

 private:
  static constexpr int kMostDecisions = 4096;
  struct SuitLed;

  SuitLed look_at(const Standing& now, int leader, int suit) const;
  int lead_score(const Standing& now, int leader, const Choice& choice, const SuitLed& led) const;
  int follow_score(const Standing& now, const Trick& trick, int seat, const Choice& choice) const;
  int avoiding_score(const Standing& now, const Trick& trick, int seat, const Choice& choice) const;
  int discard_score(const Standing& now, int seat, Card card) const;
  bool beats_from(const Standing& now, const Trick& trick, int seat, int from, Card best, bool partners) const;
  bool same_side(int seat, int other) const { return has_seat(side_, seat) == has_seat(side_, other); }

  int trump_;
  Seats side_;
  bool avoiding_;
  std::array<std::array<std::uint16_t, 64>, kSeats> decisions_{};  // how often a card, led, was enough
};

}  // namespace croupier::whist
