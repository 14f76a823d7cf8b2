// How far from won a position looks: a guess that orders the search and decides nothing.
#pragma once

#include "links.hpp"

namespace croupier {

// Weights of a linear estimate; lower is nearer to won.
struct Weights {
  int unlinked = 6, mixed = 7, empty = -14, blocked = 1, unturned = 3, waste = 8, waste_blocked = 1, buried = 2;
  int left = 2, waste_buried = 4, uneven = 0, mixed_end = 4;
};

template <bool Rows>
int estimate(const LinkRules& rules, const Links<Rows>& state, const Weights& weights = {});

}  // namespace croupier
