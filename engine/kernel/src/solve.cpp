#include "best_search.hpp"
#include "board_space.hpp"
#include "link_space.hpp"
#include "solve.hpp"

namespace croupier {
namespace {

constexpr std::uint64_t kNoEnd = UINT64_MAX;
constexpr std::uint64_t kBestFirst = 20000;  // nodes before depth-first takes over

// Tells the control how to show a search's best line for as long as the search lives.
class Shown {
 public:
  Shown(Control& control, std::function<std::vector<Move>()> line) : control_(control) {
    control_.best_line = std::move(line);
  }
  ~Shown() { control_.best_line = nullptr; }
  Shown(const Shown&) = delete;
  Shown& operator=(const Shown&) = delete;

 private:
  Control& control_;
};

template <bool Rows>
Ending search_links(const Table& table, const LinkRules& rules, const Board& board, Control& control,
                    std::uint64_t first, std::vector<Move>& line) {
  LinkSpace<Rows> space(rules);
  Search<LinkSpace<Rows>> search(space, control);
  const Shown shown(control, [&] { return write_out(table, board, search.best_way()).value_or(std::vector<Move>{}); });
  std::vector<Step> steps;
  const Ending ending =
      search.run(Links<Rows>::from(rules, table, board), first, control.limits().exhaustive, steps);
  if (ending != Ending::won) return ending;
  auto written = write_out(table, board, steps);
  if (!written) throw std::logic_error("a line that cannot be played");
  line = std::move(*written);
  return ending;
}

Answer answer(Ending ending, Control& control, std::vector<Move> line) {
  Answer answer;
  answer.verdict = ending == Ending::won         ? Verdict::solved
                   : ending == Ending::exhausted ? Verdict::unsolvable
                                                 : Verdict::unknown;
  // A best-first stage that came to its end without a verdict ran out of the nodes that it was given.
  if (ending == Ending::stopped) answer.why = control.why() == Why::none ? Why::nodes : control.why();
  answer.line = std::move(line);
  control.statistics.seconds = control.elapsed();
  answer.statistics = control.statistics;
  return answer;
}

}  // namespace

Ending search_by_links(const Table& table, const Board& board, bool take_back, unsigned prunings, Control& control,
                       std::uint64_t first, std::vector<Move>& line) {
  const LinkRules rules(table, board, take_back, prunings);
  return rules.rows ? search_links<true>(table, rules, board, control, first, line)
                    : search_links<false>(table, rules, board, control, first, line);
}

Ending search_by_moves(const Table& table, const Board& board, Control& control, std::uint64_t first,
                       std::vector<Move>& line) {
  BoardSpace space(table);
  Search<BoardSpace> search(space, control);
  const Shown shown(control, [&] { return search.best_way(); });
  return search.run(board, first, control.limits().exhaustive, line);
}

Answer solve(const Table& table, const Board& board, Control& control) {
  std::vector<Move> line;
  const std::uint64_t first = control.limits().exhaustive ? kBestFirst : control.limits().nodes;
  if (is_won(table.rules, board)) return answer(Ending::won, control, {});
  if (!LinkRules::fit(table, board)) {
    const Ending ending = search_by_moves(table, board, control, first, line);
    return answer(ending, control, std::move(line));
  }
  const bool take_back = table.rules.take_back == TakeBack::any_time;
  if (!take_back) {
    const Ending ending = search_by_links(table, board, false, kProved, control, first, line);
    return answer(ending, control, std::move(line));
  }
  // What is won without taking cards back is won; only what is lost so is searched again with it.
  const bool exhaustive = control.limits().exhaustive;
  control.begin_stage(exhaustive ? control.limits().nodes / 2 : kNoEnd, control.limits().seconds / 2);
  Ending ending = search_by_links(table, board, false, kProved, control, first, line);
  if (ending != Ending::won && control.why() != Why::cancelled) {
    // A quick look spends little on it: it seldom wins more, and its classes are many positions each.
    control.begin_stage(exhaustive ? kNoEnd : control.limits().nodes / 4, control.limits().seconds);
    ending = search_by_links(table, board, true, kProved, control, first, line);
  }
  return answer(ending, control, std::move(line));
}

}  // namespace croupier
