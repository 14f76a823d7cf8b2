// The legal moves of a board, in the engine's documented order, and how each is carried out.
#pragma once

#include "board.hpp"

namespace croupier {

enum class Kind : std::uint8_t { stock, waste, tableau, foundation, reserve, cell };

struct Place {
  Kind kind = Kind::stock;
  std::uint8_t at = 0;  // counted from 0; a foundation as target has none: the first one that wants the card
  bool operator==(const Place&) const = default;
};

// stock to waste: a draw. stock to tableau or reserve: a row. waste to stock: a redeal. Else a transfer of `count`.
struct Move {
  Place source, target;
  std::uint8_t count = 1;
  bool operator==(const Move&) const = default;
};

constexpr std::size_t kMoveBytes = 3;

constexpr std::uint8_t code_of(Place place) {
  return static_cast<std::uint8_t>(static_cast<int>(place.kind) * 32 + place.at);
}
constexpr Place place_of(std::uint8_t code) {
  return {static_cast<Kind>(code / 32), static_cast<std::uint8_t>(code % 32)};
}

// What follows from the rules and never changes: which card fits on which.
class Table {
 public:
  explicit Table(const Rules& rules);
  bool lands(Card card, Card on) const { return lands_[on] >> card & 1; }
  bool joins(Card card, Card on) const { return joins_[on] >> card & 1; }
  bool fills(Card card) const { return fills_ >> card & 1; }
  const Rules rules;
  const Piles piles;
  const bool columns_are_alike;  // no row of the stock will ever tell them apart

 private:
  std::array<std::uint64_t, 64> lands_{};
  std::array<std::uint64_t, 64> joins_{};
  std::uint64_t fills_ = 0;
};

void legal_moves(const Table& table, const Board& board, std::vector<Move>& found);

// Carry out a move that is legal.
void play(const Table& table, Board& board, Move move);

// How many cards at the end of a column hang together by the unit rule.
int longest_unit(const Table& table, const Board& board, int column);

// How many sequences of `depth` moves there are.
std::uint64_t perft(const Table& table, const Board& board, int depth);

}  // namespace croupier
