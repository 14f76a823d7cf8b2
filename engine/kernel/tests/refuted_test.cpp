// Positions that can be won, and tempting prunings that would lose them: those are built into this binary alone.
#include "../src/solve.hpp"
#include "check.hpp"
#include "decks.hpp"

namespace croupier::tests {
namespace {

struct Case {
  const char* name;
  unsigned refuted;
  int ranks;
  std::array<int, 4> up;  // C S H D
  std::vector<const char*> columns;
  const char* stock;
};

const Case kCases[] = {
    {"a whole column forced onto any own-suit parent", kRejoinAll, 8, {5, 6, 0, 2},
     {"6D", "7H 4D 7C 2H 7D", "3H 8S 5D 6H", "AH 6C 7S 8H 8D"}, "3D 4H 5H 8C"},
    {"a one-suit run never split into an empty column", kUnsplit, 13, {1, 0, 0, 0},
     {"", "TS 6H 5H", "6D 3C 2S", "JS JC 9S 9C 7S 7C 5S 5C 4C 3S QD QH JH TD TH 9D 9H 8D 8H 7D QC QS", "KD", "KH",
      "JD"},
     "5D KS 4D KC 3H TC 2D 8S 4H 8C AS 2C 7H 6S 6C 4S AH AD 2H 3D"},
    {"a card one rank above the safe ones played up", kEager, 13, {8, 9, 7, 9},
     {"KH", "TC JS", "QC 9C QH QS JH", "KS", "TH JD 8H TS 9H", "KC QD KD", "JC TD"}, ""},
};

Start start_of(const Case& position) {
  Start start;
  start.rules.take_back = TakeBack::never;
  start.rules.ranks = position.ranks;
  start.rules.columns = static_cast<int>(position.columns.size());
  Layout layout;
  layout.up = position.up;
  for (const char* column : position.columns) layout.columns.push_back(cards(column));
  layout.stock = cards(position.stock);
  start.board = lay_out(start.rules, layout);
  return start;
}

Ending search(const Start& start, unsigned prunings) {
  Control control({20000000, 1e9, 3'000'000'000, true}, {});
  std::vector<Move> line;
  return search_by_links(Table(start.rules), start.board, false, prunings, control, 20000, line);
}

}  // namespace

void test_refuted(const Options& options) {
  for (const Case& position : kCases) {
    const Start start = start_of(position);
    check(search(start, kProved) == Ending::won, std::string("not solved: ") + position.name);
    check(search(start, kProved | position.refuted) == Ending::exhausted,
          std::string("not lost by the refuted pruning: ") + position.name);
  }
  // Nobody wrote down a position that needs a frozen swing: small decks have some.
  Dice dice(options.seed + 7);
  const Kind kind = kinds().front();
  int lost = 0;
  for (int tries = 0; tries < 40000 && !lost; ++tries) {
    const Start start = small_start(kind, dice);
    if (search(start, kProved) != Ending::won) continue;
    if (search(start, kProved | kUnfrozen) == Ending::won) continue;
    ++lost;
    std::printf("lost without freezing:\n%s\n", text_of(start).c_str());
  }
  check(lost > 0, "swings that are never frozen lost no deck");
}

}  // namespace croupier::tests
