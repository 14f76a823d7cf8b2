// Tricks that can be counted without a search. Each comes with the cards whose rank it relies on; see `WHIST_PROOFS.md`.
#pragma once

#include "cards.hpp"

namespace croupier::whist {

// Everything that is known between two tricks.
struct Standing {
  std::array<Cards, kSeats> hands{};
  Cards all = 0;
  Shape shape = 0;
  Owners owners{};
};

// Whether a side with `leader` to lead can take at least `needed` of `tricks` tricks at once, with the leader's own
// winners and then one partner's. Adds the cards it relies on to `won` if so.
bool takes_at_once(const Standing& now, int trump, Seats side, int leader, int tricks, int needed, Cards& won);

// Whether a side with none of its seats to lead takes at least `needed` tricks all the same: with trumps that nobody
// beats, or because whatever the leader leads is taken by someone who then takes enough at once.
bool takes_later(const Standing& now, int trump, Seats side, int leader, int tricks, int needed, Cards& won);

// Whether a lone seat that is not to lead, in a game without trumps, can stay below every card that is led, so that it
// takes no trick at all.
bool stays_below(const Standing& now, int seat, Cards& won);

}  // namespace croupier::whist
