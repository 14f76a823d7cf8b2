// Limits, stages and the choice of a solver.
#include "../src/solve.hpp"
#include "check.hpp"
#include "decks.hpp"

namespace croupier::tests {
namespace {

Start hard_start(unsigned seed) {
  // One card at a time on few columns: far too much to search through in a moment.
  Start start;
  start.rules.unit = Unit::none;
  start.rules.columns = 5;
  Layout layout;
  std::vector<Card> pack;
  for (int suit = 0; suit < 4; ++suit) {
    for (int rank = 1; rank <= 13; ++rank) pack.push_back(card_of(rank, suit));
  }
  Dice dice(seed);
  std::shuffle(pack.begin(), pack.end(), dice);
  layout.columns.resize(5);
  for (int n = 0; n < 20; ++n, pack.pop_back()) layout.columns[n % 5].push_back(pack.back());
  layout.stock = pack;
  start.board = lay_out(start.rules, layout);
  return start;
}

void limits_hold() {
  int by_nodes = 0, by_memory = 0, by_poll = 0;
  for (unsigned seed = 1; seed < 12; ++seed) {
    const Start start = hard_start(seed);
    const Table table(start.rules);
    Control few({500, 1e9, UINT64_MAX, true}, {});
    by_nodes += solve(table, start.board, few).why == Why::nodes;
    check(few.statistics.nodes <= 500, "more nodes than allowed");
    Control small({UINT64_MAX, 20, 200000, true}, {});
    by_memory += solve(table, start.board, small).why == Why::memory;
    check(small.statistics.bytes < 600000, "more memory than allowed");
    Control stopped({UINT64_MAX, 20, UINT64_MAX, true}, [](const Statistics&) { return true; });
    const Answer answer = solve(table, start.board, stopped);
    by_poll += answer.why == Why::cancelled;
  }
  check(by_nodes > 3 && by_memory > 3 && by_poll > 3, "limits that stopped no search");
}

void a_search_of_boards_and_one_of_links_agree_on_whole_games() {
  Rules rules;
  rules.cells = 0;
  for (unsigned seed = 40; seed < 44; ++seed) {
    Start start = hard_start(seed);
    start.rules.unit = Unit::color;
    start.rules.columns = 5;
    const Table table(start.rules);
    Control quick({3000, 1e9, UINT64_MAX, false}, {});
    const Answer links = solve(table, start.board, quick);
    Control plain({3000, 1e9, UINT64_MAX, false}, {});
    std::vector<Move> line;
    const Ending boards = search_by_moves(table, start.board, plain, 3000, line);
    check(!(links.verdict == Verdict::unsolvable && boards == Ending::won), "a won game called lost");
  }
}

}  // namespace

void test_searches(const Options&) {
  limits_hold();
  a_search_of_boards_and_one_of_links_agree_on_whole_games();
}

}  // namespace croupier::tests
