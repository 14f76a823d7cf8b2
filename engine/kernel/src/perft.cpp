#include "moves.hpp"

namespace croupier {

std::uint64_t perft(const Table& table, const Board& board, int depth) {
  if (depth == 0) return 1;
  std::vector<Move> moves;
  legal_moves(table, board, moves);
  if (depth == 1) return moves.size();
  std::uint64_t total = 0;
  for (const Move move : moves) {
    Board after = board;
    play(table, after, move);
    total += perft(table, after, depth - 1);
  }
  return total;
}

}  // namespace croupier
