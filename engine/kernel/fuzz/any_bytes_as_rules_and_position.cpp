// Whatever bytes come in: they are refused, or they are a game that is played, packed and searched within its limits.
//
// The first 25 bytes are rules, then comes a number of moves with a byte for each, the rest is a position. With libFuzzer
// this is the fuzz target; without it (CROUPIER_FUZZ_FILES) a program that runs the files it is given.
#include <cstdio>
#include <cstdlib>
#include <vector>

#include "../src/search.hpp"

namespace {

using namespace croupier;

void demand(bool holds, const char* what) {
  if (holds) return;
  std::fprintf(stderr, "broken: %s\n", what);
  std::abort();
}

void wins(const Table& table, Board board, const std::vector<Move>& line) {
  std::vector<Move> legal;
  for (const Move& move : line) {
    legal_moves(table, board, legal);
    bool found = false;
    for (const Move& other : legal) found = found || other == move;
    demand(found, "a line with an illegal move");
    play(table, board, move);
  }
  demand(is_won(table.rules, board), "a line that does not win");
}

void run(const std::uint8_t* bytes, std::size_t size) {
  if (size < kRulesBytes + 1) return;
  Rules rules = read_rules(bytes, kRulesBytes);
  const int choices = bytes[kRulesBytes] % 32;
  bytes += kRulesBytes + 1;
  size -= kRulesBytes + 1;
  if (static_cast<std::size_t>(choices) > size) return;
  Board board = read_board(rules, bytes + choices, size - choices);
  const Table table(rules);
  std::vector<Move> legal;
  for (int at = 0; at < choices; ++at) {
    legal_moves(table, board, legal);
    if (legal.empty()) break;
    play(table, board, legal[bytes[at] % legal.size()]);
    const auto packed = write_board(rules, board);
    Rules again = rules;
    const Board read = read_board(again, packed.data(), packed.size());
    demand(write_board(rules, read) == packed, "a position that does not read back");
  }
  Control control({300, 1.0, 20'000'000, true}, {});
  const Answer answer = solve(table, board, control);
  if (answer.verdict == Verdict::solved) wins(table, board, answer.line);
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* bytes, std::size_t size) {
  try {
    run(bytes, size);
  } catch (const croupier::PackedError&) {
    // Refused, as it should be.
  }
  return 0;
}

#ifdef CROUPIER_FUZZ_FILES
int main(int count, char** names) {
  for (int at = 1; at < count; ++at) {
    std::FILE* file = std::fopen(names[at], "rb");
    if (!file) return 2;
    std::vector<std::uint8_t> bytes;
    for (int byte; (byte = std::fgetc(file)) != EOF;) bytes.push_back(static_cast<std::uint8_t>(byte));
    std::fclose(file);
    LLVMFuzzerTestOneInput(bytes.data(), bytes.size());
  }
}
#endif
