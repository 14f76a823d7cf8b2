#include "board.hpp"

#include <algorithm>

namespace croupier {

void Board::shift(int from, int to, int count) {
  Card* const strip = cards.data();
  if (from < to) {
    std::rotate(strip + start[from + 1] - count, strip + start[from + 1], strip + start[to + 1]);
    for (int pile = from + 1; pile <= to; ++pile) start[pile] = static_cast<std::uint8_t>(start[pile] - count);
  } else {
    std::rotate(strip + start[to + 1], strip + start[from + 1] - count, strip + start[from + 1]);
    for (int pile = to + 1; pile <= from; ++pile) start[pile] = static_cast<std::uint8_t>(start[pile] + count);
  }
}

void Board::drop(int pile, int count, int last) {
  Card* const strip = cards.data();
  std::memmove(strip + start[pile + 1] - count, strip + start[pile + 1], start[last + 1] - start[pile + 1]);
  for (int later = pile + 1; later <= last + 1; ++later) {
    start[later] = static_cast<std::uint8_t>(start[later] - count);
  }
}

void Board::add(int pile, Card card, int last) {
  Card* const place = cards.data() + start[pile + 1];
  std::memmove(place + 1, place, start[last + 1] - start[pile + 1]);
  *place = card;
  for (int later = pile + 1; later <= last + 1; ++later) ++start[later];
}

void Board::reverse(int pile) {
  std::reverse(cards.data() + start[pile], cards.data() + start[pile + 1]);
}

bool is_won(const Rules& rules, const Board& board) {
  int up = 0;
  for (int at = 0; at < rules.foundations(); ++at) up += board.up[at];
  return up == rules.cards();
}

namespace {

class ByteReader {
 public:
  ByteReader(const std::uint8_t* bytes, std::size_t size) : at_(bytes), end_(bytes + size) {}
  int byte(const char* name, int high) {
    if (at_ == end_) throw PackedError(std::string("position: ends before ") + name);
    const int value = *at_++;
    if (value > high) throw PackedError(std::string("position: ") + name + " out of range");
    return value;
  }
  bool done() const { return at_ == end_; }

 private:
  const std::uint8_t* at_;
  const std::uint8_t* end_;
};

void check_pack(const Rules& rules, const Board& board, const Piles& piles) {
  std::array<int, 64> have{};
  for (const Card* card = board.cards.data(); card != board.end(piles.stock); ++card) ++have[*card];
  for (int at = 0; at < rules.foundations(); ++at) {
    for (int held = 0; held < board.up[at]; ++held) ++have[rules.wanted(at, held)];
  }
  int total = 0;
  for (int at = 0; at < rules.suits; ++at) {
    for (int rank = 1; rank <= rules.ranks; ++rank) {
      if (have[card_of(rank, rules.suit[at])] != rules.packs) throw PackedError("position: not the pack");
      total += rules.packs;
    }
  }
  if (total != rules.cards()) throw PackedError("position: not the pack");
}

}  // namespace

Board read_board(Rules& rules, const std::uint8_t* bytes, std::size_t size) {
  ByteReader read(bytes, size);
  Board board;
  rules.base = read.byte("base", rules.ranks);
  if (rules.base == 0) throw PackedError("position: base out of range");
  board.turn = static_cast<std::uint8_t>(read.byte("turn", 255));
  if (rules.passes == 0) board.turn = 1;
  for (int at = 0; at < rules.foundations(); ++at) {
    board.up[at] = static_cast<std::uint8_t>(read.byte("foundation", rules.ranks));
  }
  const Piles piles(rules);
  int filled = 0;
  for (int pile = 0; pile < piles.count; ++pile) {
    const int count = read.byte("count", rules.cards() - filled);
    const bool cell = pile >= piles.cell && pile < piles.waste;
    if (cell && count > 1) throw PackedError("position: two cards in a cell");
    const bool hides = pile < piles.cell;
    board.down[pile] = static_cast<std::uint8_t>(hides ? read.byte("down", count) : 0);
    board.start[pile] = static_cast<std::uint8_t>(filled);
    for (int n = 0; n < count; ++n) board.cards[filled++] = static_cast<Card>(read.byte("card", 63));
    board.start[pile + 1] = static_cast<std::uint8_t>(filled);
  }
  if (!read.done()) throw PackedError("position: too long");
  check_pack(rules, board, piles);
  return board;
}

std::vector<std::uint8_t> write_board(const Rules& rules, const Board& board) {
  const Piles piles(rules);
  std::vector<std::uint8_t> bytes;
  bytes.reserve(kMaxCards + 2 * kMaxPiles + kMaxFoundations);
  bytes.push_back(static_cast<std::uint8_t>(rules.base));
  bytes.push_back(board.turn);
  bytes.insert(bytes.end(), board.up.begin(), board.up.begin() + rules.foundations());
  for (int pile = 0; pile < piles.count; ++pile) {
    bytes.push_back(static_cast<std::uint8_t>(board.size(pile)));
    if (pile < piles.cell) bytes.push_back(board.down[pile]);
    bytes.insert(bytes.end(), board.begin(pile), board.end(pile));
  }
  return bytes;
}

}  // namespace croupier
