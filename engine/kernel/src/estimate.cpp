#include "estimate.hpp"

#include <algorithm>

namespace croupier {
namespace {

// Seen from its end: the highest level of each suit so far, to find cards under a later one of their suit.
struct Seen {
  std::array<int, 4> highest{};
  bool blocks(int suit, int level) {
    const bool blocked = highest[suit] > level;
    highest[suit] = std::max(highest[suit], level);
    return blocked;
  }
};

}  // namespace

template <bool Rows>
int estimate(const LinkRules& rules, const Links<Rows>& state, const Weights& weights) {
  int value = weights.empty * state.empty;
  value += weights.left * (rules.cards - state.up[0] - state.up[1] - state.up[2] - state.up[3]);
  value += weights.uneven * (std::abs(state.up[0] - state.up[1]) + std::abs(state.up[2] - state.up[3]));
  for (std::uint64_t ends = state.ends; ends; ends &= ends - 1) {
    Seen seen;
    int depth = 0;
    for (Card card = static_cast<Card>(__builtin_ctzll(ends));;) {
      const int suit = suit_of(card), level = rules.level(card);
      if (seen.blocks(suit, level)) value += weights.blocked;
      if (state.up[suit] + 1 == level) value += weights.buried * depth;
      const Card under = state.below[card];
      if (under == kFloor) break;
      if (under == rules.cross[card]) {
        value += weights.mixed;
        if (depth == 0) value += weights.mixed_end;
      } else if (under != rules.own[card]) {
        value += weights.unlinked;
      }
      card = under;
      ++depth;
    }
  }
  value += weights.unturned * (rules.talon_size - state.turned);
  if constexpr (!Rows) {
    Seen seen;
    int depth = 0;
    for (int at = state.waste_top(state.turned); at >= 0; at = state.waste_top(at)) {
      const Card card = rules.talon[at];
      const int suit = suit_of(card), level = rules.level(card);
      value += weights.waste;
      if (seen.blocks(suit, level)) value += weights.waste_blocked;
      if (state.up[suit] + 1 == level) value += weights.waste_buried * depth;
      ++depth;
    }
  }
  return value;
}

template int estimate<false>(const LinkRules&, const Links<false>&, const Weights&);
template int estimate<true>(const LinkRules&, const Links<true>&, const Weights&);

}  // namespace croupier
