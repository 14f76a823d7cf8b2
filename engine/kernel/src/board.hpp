// A position of any patience: every pile that is not a foundation lies in one strip of cards, pile after pile.
#pragma once

#include <cstring>
#include <vector>

#include "rules.hpp"

namespace croupier {

// Piles are numbered through: columns, reserves, cells, waste, stock. The stock's end is the next card.
struct Piles {
  explicit Piles(const Rules& rules)
      : reserve(rules.columns), cell(reserve + rules.reserves), waste(cell + rules.cells), stock(waste + 1),
        count(stock + 1) {}
  int reserve, cell, waste, stock, count;
};

constexpr int kMaxPiles = kMaxColumns + kMaxReserves + kMaxCells + 2;

struct Board {
  std::array<Card, kMaxCards> cards{};
  std::array<std::uint8_t, kMaxPiles + 1> start{};  // pile p lies at [start[p], start[p + 1])
  std::array<std::uint8_t, kMaxPiles> down{};       // cards that lie face down at the bottom of a pile
  std::array<std::uint8_t, kMaxFoundations> up{};   // how many cards each foundation holds
  std::uint8_t turn = 1;                            // which time through the stock, kept at 1 where it is unlimited

  int size(int pile) const { return start[pile + 1] - start[pile]; }
  const Card* begin(int pile) const { return cards.data() + start[pile]; }
  const Card* end(int pile) const { return cards.data() + start[pile + 1]; }
  Card top(int pile) const { return size(pile) ? cards[start[pile + 1] - 1] : Card{0}; }

  void shift(int from, int to, int count);  // `count` cards from the end of one pile to the end of another
  void drop(int pile, int count, int last);
  void add(int pile, Card card, int last);
  void reverse(int pile);
};

bool is_won(const Rules& rules, const Board& board);

// Read a packed position (its base goes into `rules`); throws PackedError unless the cards make up the pack exactly.
Board read_board(Rules& rules, const std::uint8_t* bytes, std::size_t size);
std::vector<std::uint8_t> write_board(const Rules& rules, const Board& board);

}  // namespace croupier
