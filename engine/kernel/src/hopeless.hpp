// A quick look for positions that are lost whatever is played: an argument by cards that can never move.
#pragma once

#include "links.hpp"

namespace croupier {

// True only if the position cannot be won: even if every card that once can move stayed in both places at once, and
// every column that once can be emptied stayed empty, some card would never come up.
template <bool Rows>
bool is_hopeless(const LinkRules& rules, const Links<Rows>& state);

}  // namespace croupier
