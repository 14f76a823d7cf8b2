#include "estimate.hpp"

#include <algorithm>

namespace croupier {
namespace {

template <bool Rows>
int column_value(const LinkRules& rules, const Links<Rows>& state, const Weights& weights, Card card) {
  int value = 0;
  for (int depth = 0;; ++depth) {
    if (state.is_next(rules, card)) value += weights.buried * depth;
    const Card under = state.below[card];
    if (under == kFloor) return value;
    if (under == rules.cross[card]) {
      value += depth ? weights.mixed : weights.mixed + weights.mixed_end;
    } else if (under != rules.own[card]) {
      value += weights.unlinked;
    }
    card = under;
  }
}

int waste_value(const LinkRules& rules, const Links<false>& state, const Weights& weights) {
  int value = 0, depth = 0;
  std::array<int, 4> highest{};  // of each suit, from the top
  for (int at = state.waste_top(state.turned); at >= 0; at = state.waste_top(at), ++depth) {
    const Card card = rules.talon[at];
    const int suit = suit_of(card), level = rules.level(card);
    value += weights.waste;
    if (highest[suit] > level) value += weights.waste_blocked;
    highest[suit] = std::max(highest[suit], level);
    if (state.is_next(rules, card)) value += weights.waste_buried * depth;
  }
  return value;
}

}  // namespace

template <bool Rows>
int estimate(const LinkRules& rules, const Links<Rows>& state, const Weights& weights) {
  int value = weights.empty * state.empty;
  value += weights.left * (rules.cards - state.up[0] - state.up[1] - state.up[2] - state.up[3]);
  value += weights.unturned * (rules.talon_size - state.turned);
  for (std::uint64_t ends = state.ends; ends; ends &= ends - 1) {
    value += column_value(rules, state, weights, static_cast<Card>(__builtin_ctzll(ends)));
  }
  if constexpr (!Rows) value += waste_value(rules, state, weights);
  return value;
}

template int estimate<false>(const LinkRules&, const Links<false>&, const Weights&);
template int estimate<true>(const LinkRules&, const Links<true>&, const Weights&);

}  // namespace croupier
