// How far from won a position looks: a guess that orders the search and decides nothing.
#pragma once

#include "links.hpp"

namespace croupier {

// Weights of a linear estimate; lower is nearer to won.
struct Weights {
  int unlinked = 4, mixed = 7, empty = -11, blocked = 3, unturned = 3, waste = 3, waste_blocked = 2, buried = 2;
};

template <bool Rows>
int estimate(const LinkRules& rules, const Links<Rows>& state, const Weights& weights = {});

}  // namespace croupier
