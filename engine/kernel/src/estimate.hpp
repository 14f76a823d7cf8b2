// How far from won a position looks: a guess that orders the search and decides nothing.
#pragma once

#include "links.hpp"

namespace croupier {

// Weights of a linear estimate; lower is nearer to won. They were tuned on some 500 deals for few nodes until a win.
struct Weights {
  int left = 2;           // a card that is not up
  int unlinked = 6;       // a card on one that it cannot be built on
  int mixed = 7;          // a card on the other suit's parent
  int mixed_end = 5;      // such a card at a column's end, besides
  int empty = -11;        // an empty column
  int unturned = 4;       // a card of the stock
  int waste = 8;          // a card of the waste
  int waste_blocked = 2;  // a card of the waste under a higher one of its suit
  int buried = 2;         // a card over one that is next to go up, in a column
  int waste_buried = 2;   // the same in the waste
};

template <bool Rows>
int estimate(const LinkRules& rules, const Links<Rows>& state, const Weights& weights = {});

}  // namespace croupier
