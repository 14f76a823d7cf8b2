#include "board_space.hpp"

#include <algorithm>

namespace croupier {

void BoardSpace::expand(const State& state, std::vector<State>& children, const Set&) {
  legal_moves(table_, state, moves_);
  for (const Move move : moves_) {
    children.push_back(state);
    play(table_, children.back(), move);
  }
}

std::vector<Move> BoardSpace::way(const State& state, const State& child) {
  const ByteKey wanted = key(child);
  legal_moves(table_, state, moves_);
  for (const Move move : moves_) {
    State after = state;
    play(table_, after, move);
    const ByteKey found = key(after);
    if (found == wanted) return {move};
  }
  return {};
}

ByteKey BoardSpace::key(const State& state) const {
  const Rules& rules = table_.rules;
  const Piles& piles = table_.piles;
  ByteKey key;
  key.add(state.turn);
  for (int suit = 0; suit < rules.suits; ++suit) {
    // The foundations of one suit are alike.
    for (int held = 0; held <= rules.ranks; ++held) {
      for (int pack = 0; pack < rules.packs; ++pack) {
        if (state.up[pack * rules.suits + suit] == held) key.add(held);
      }
    }
  }
  std::array<std::uint8_t, kMaxColumns> order;
  for (int at = 0; at < rules.columns; ++at) order[at] = static_cast<std::uint8_t>(at);
  if (table_.columns_are_alike || state.size(piles.stock) == 0) {
    std::sort(order.begin(), order.begin() + rules.columns, [&](int a, int b) {
      return std::lexicographical_compare(state.begin(a), state.end(a), state.begin(b), state.end(b)) ||
             (std::equal(state.begin(a), state.end(a), state.begin(b), state.end(b)) && state.down[a] < state.down[b]);
    });
  }
  for (int at = 0; at < rules.columns; ++at) {
    key.add(state.size(order[at]));
    key.add(state.down[order[at]]);
    key.add(state.begin(order[at]), state.end(order[at]));
  }
  for (int pile = piles.reserve; pile < piles.cell; ++pile) {
    key.add(state.size(pile));
    key.add(state.down[pile]);
    key.add(state.begin(pile), state.end(pile));
  }
  std::array<Card, kMaxCells> cells;
  for (int at = 0; at < rules.cells; ++at) cells[at] = state.top(piles.cell + at);
  std::sort(cells.begin(), cells.begin() + rules.cells);
  key.add(cells.data(), cells.data() + rules.cells);
  key.add(state.size(piles.waste));
  key.add(state.begin(piles.waste), state.end(piles.stock));
  return key;
}

// A guess that orders the search and decides nothing: what is not up, what lies in disorder, what is hidden.
int BoardSpace::value(const State& state) const {
  const Rules& rules = table_.rules;
  int value = 0;
  for (int at = 0; at < rules.foundations(); ++at) value += 4 * (rules.ranks - state.up[at]);
  for (int column = 0; column < rules.columns; ++column) {
    value += state.size(column) ? value_of_column(state, column) : -8;
  }
  for (int at = 0; at < rules.cells; ++at) value += state.size(table_.piles.cell + at) ? 3 : 0;
  return value;
}

int BoardSpace::value_of_column(const State& state, int column) const {
  int value = 4 * state.down[column], lowest = 99;
  for (const Card* card = state.end(column) - 1; card != state.begin(column); --card) {
    const bool together = table_.joins(card[0], card[-1]);
    const bool builds = table_.lands(card[0], card[-1]);
    value += together ? 0 : builds ? 3 : 5;
  }
  // A card under one that must go up later is in the way of the end.
  for (const Card* card = state.end(column); card-- != state.begin(column);) {
    const int level = (rank_of(*card) - table_.rules.base + table_.rules.ranks) % table_.rules.ranks;
    if (level > lowest) continue;
    value += static_cast<int>(state.end(column) - card) / 2;
    lowest = level;
  }
  return value;
}

}  // namespace croupier
