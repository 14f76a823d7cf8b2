// Every pruning, alone and together, against a search of all legal moves on small random decks.
#include <map>

#include "../src/solve.hpp"
#include "check.hpp"
#include "decks.hpp"

namespace croupier::tests {
namespace {

constexpr std::uint64_t kMostNodes = 60000;  // larger decks are left out

struct Set {
  const char* name;
  unsigned prunings;
};

constexpr Set kSets[] = {
    {"no pruning", 0},
    {"safe cards go up", kSafe},
    {"one empty column for all", kAlike},
    {"closed links stay", kClosed},
    {"paired runs stay", kPaired},
    {"paired columns rejoin", kRejoined},
    {"swings are one class", kSwings},
    {"runs are not crossed", kSwings | kUncrossed},
    {"hopeless positions are given up", kHopeless},
    {"all that is proved", kProved},
};

Ending plainly(const Start& start) {
  const Table table(start.rules);
  Control control({kMostNodes, 1e9, UINT64_MAX, true}, {});
  std::vector<Move> line;
  return search_by_moves(table, start.board, control, 1000, line);
}

bool wins(const Start& start, const std::vector<Move>& line) {
  const Table table(start.rules);
  Board board = start.board;
  std::vector<Move> legal;
  for (const Move& move : line) {
    legal_moves(table, board, legal);
    bool found = false;
    for (const Move& other : legal) found = found || other == move;
    if (!found) return false;
    play(table, board, move);
  }
  return is_won(start.rules, board);
}

void compare(const Kind& kind, const Start& start, Ending truth, std::map<std::string, int>& differ) {
  for (const Set& set : kSets) {
    // A best-first stage of three nodes: the exhaustive stage is what is on trial.
    for (const std::uint64_t first : {std::uint64_t{3}, UINT64_MAX}) {
      Control control({20 * kMostNodes, 1e9, UINT64_MAX, true}, {});
      std::vector<Move> line;
      const Table table(start.rules);
      const bool take_back = start.rules.take_back == TakeBack::any_time;
      const Ending ending = search_by_links(table, start.board, take_back, set.prunings, control, first, line);
      if (ending == Ending::stopped || (ending == truth && (ending != Ending::won || wins(start, line)))) continue;
      if (differ[set.name]++ == 0) {
        fail(kind.name + ", " + set.name + (ending == truth ? ": a line that does not win" : ": another verdict") +
             "\n" + text_of(start));
      }
    }
  }
}

// With other rules the same cards can be won at least as often.
void monotone(const Start& start, Ending truth) {
  if (truth != Ending::won) return;
  Start freer = start;
  const auto still = [&](const char* what) {
    check(plainly(freer) != Ending::exhausted, std::string(what) + "\n" + text_of(start));
  };
  if (start.rules.take_back == TakeBack::never) {
    freer.rules.take_back = TakeBack::any_time;
    still("cards taken back lose a game");
    freer = start;
  }
  if (start.rules.unit == Unit::none) {
    freer.rules.unit = Unit::suit;
    still("units lose a game");
  }
  if (start.rules.unit == Unit::suit) {
    freer.rules.unit = Unit::color;
    still("colour units lose a game");
  }
}

}  // namespace

void test_prunings(const Options& options) {
  for (const Kind& kind : kinds()) {
    Dice dice(options.seed);
    std::map<std::string, int> differ;
    int compared = 0, won = 0, left_out = 0;
    while (compared < options.decks) {
      const Start start = small_start(kind, dice);
      if (!LinkRules::fit(Table(start.rules), start.board)) {
        fail(kind.name + ": a deck that links do not fit");
        break;
      }
      const Ending truth = plainly(start);
      if (truth == Ending::stopped) {
        ++left_out;
        continue;
      }
      ++compared;
      won += truth == Ending::won;
      compare(kind, start, truth, differ);
      if (compared % 8 == 0) monotone(start, truth);
    }
    std::printf("%-34s %d decks, %d won, %d left out\n", kind.name.c_str(), compared, won, left_out);
    std::fflush(stdout);
    for (const auto& [name, count] : differ) fail(kind.name + ", " + name + ": " + std::to_string(count) + " differ");
  }
}

}  // namespace croupier::tests
