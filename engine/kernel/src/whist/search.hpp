// The search for whether a side makes its tricks: depth first, one question of yes or no at a time.
#pragma once

#include "../search.hpp"
#include "bounds.hpp"
#include "ordering.hpp"
#include "table.hpp"

namespace croupier::whist {

// What is asked. The side decides for its seats; it wants the counted seats to take at least `target` more tricks.
// Counted are its own seats, or, if it is to take no trick, all the others.
struct Question {
  std::array<Cards, kSeats> hands{};
  std::array<Card, kSeats> trick{};  // the cards on the table, the leader's first
  int played = 0;                    // how many
  int leader = 0;
  int trump = kNoTrump;
  Seats side = 0;
  bool avoiding = false;
};

struct Stopped {};  // thrown out of a search that its limits end

// One deal. What the table learns for one target serves the others, and other deals of the same trump suit and side.
class Search {
 public:
  Search(const Question& question, Control& control, ClassTable& table);

  // Whether the side gets its counted seats to `target` more tricks, the one on the table among them.
  bool makes(int target);

  // The same, with the seat to act playing `card` first.
  bool makes_with(Card card, int target);

  // How many of the tricks that are not complete the counted seats take, both sides playing their best.
  int most_tricks();

  int seat_to_act() const { return next_seat(leader_, played_); }
  int tricks_left() const { return tricks_; }
  bool controls(int seat) const { return has_seat(side_, seat); }
  // What the seat to act may play, the most promising first.
  Choices choices() const;

  // Plays a card for good; answers whether the trick it completes, if any, goes to a counted seat.
  bool play(Card card);
  bool between_tricks() const { return played_ == 0; }

 private:
  bool lead(int tricks, int target, int leader, Cards& won);
  bool search_leads(int tricks, int target, int leader, Cards& won);
  Class class_of(int tricks, int target, bool answer, Cards won) const;
  bool follow(int tricks, int target, Cards& won);
  bool tried(const Choice& choice, int seat, int tricks, int target, Cards& won);
  bool complete(int tricks, int target, Cards& won);
  bool last_trick(int leader, Cards& won) const;
  bool counted_at_once(int tricks, int target, int leader, bool& answer, Cards& won) const;
  bool try_all(Choices& choices, int seat, int tricks, int target, Cards& won);

  Cards legal_for(int seat) const;
  void lay(int seat, Card card);
  void take_back(int seat, Card card);
  int winner(Cards& by_rank) const;
  void forget_trick();

  Control& control_;
  ClassTable& table_;
  Ordering order_;
  Standing now_;
  Trick trick_;
  int leader_, played_ = 0, tricks_ = 0;
  int trump_;
  Seats side_, counted_;
  bool avoiding_;
  Card decided_ = 0;  // the card that decided the position looked at last
};

}  // namespace croupier::whist
