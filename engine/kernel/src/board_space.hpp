// Boards as a space to search: every legal move of any rules, and nothing left out.
#pragma once

#include "byte_set.hpp"

namespace croupier {

class BoardSpace {
 public:
  using State = Board;
  using Step = Move;
  using Set = ByteSet;

  explicit BoardSpace(const Table& table) : table_(table) {}

  void settle(State&, std::vector<Step>*) const {}
  void expand(const State& state, std::vector<State>& children, const Set& seen);
  std::vector<Step> way(const State& state, const State& child);
  bool is_won(const State& state) const { return croupier::is_won(table_.rules, state); }
  bool is_lost(const State&) const { return false; }
  int value(const State& state) const;
  void follow(State& state, const Step& step) const { play(table_, state, step); }

  // The exact state, but for the order of piles among which it does not matter.
  ByteKey key(const State& state) const;

 private:
  int value_of_column(const State& state, int column) const;

  const Table& table_;
  std::vector<Move> moves_;
};

}  // namespace croupier
