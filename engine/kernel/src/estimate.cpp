#include "estimate.hpp"

namespace croupier {
namespace {

// How many cards lie over those that are next to go up.
template <bool Rows>
int buried(const LinkRules& rules, const Links<Rows>& state) {
  int depth = 0;
  for (int suit = 0; suit < 4; ++suit) {
    for (Card card = state.above[state.next(rules, suit)]; card; card = state.above[card]) ++depth;
  }
  return depth;
}

int waste_value(const LinkRules& rules, const Links<false>& state, const Weights& weights) {
  const std::uint64_t waste = state.waste();
  int blocked = 0;
  for (std::uint64_t left = waste; left; left &= left - 1) {
    blocked += (waste & rules.blockers[__builtin_ctzll(left)]) != 0;
  }
  int value = weights.waste * size_of(waste) + weights.waste_blocked * blocked;
  for (int suit = 0; suit < 4; ++suit) {
    const int place = rules.talon_at[state.next(rules, suit)];
    if (place && waste >> (place - 1) & 1) value += weights.waste_buried * size_of(waste >> place);
  }
  return value;
}

}  // namespace

template <bool Rows>
int estimate(const LinkRules& rules, const Links<Rows>& state, const Weights& weights) {
  int value = weights.empty * state.empty;
  value += weights.left * (rules.cards - state.up[0] - state.up[1] - state.up[2] - state.up[3]);
  value += weights.unturned * (rules.talon_size - state.turned);
  value += weights.unlinked * size_of(state.unlinked(rules));
  value += weights.mixed * size_of(state.crossed) + weights.mixed_end * size_of(state.crossed & state.ends);
  value += weights.buried * buried(rules, state);
  if constexpr (!Rows) value += waste_value(rules, state, weights);
  return value;
}

template int estimate<false>(const LinkRules&, const Links<false>&, const Weights&);
template int estimate<true>(const LinkRules&, const Links<true>&, const Weights&);

}  // namespace croupier
