// The solvers one by one; `solve` chooses among them.
#pragma once

#include "best_search.hpp"
#include "search.hpp"

namespace croupier {

// Over links, where LinkRules::fit allows them; `prunings` says which of those that are proved for the rules to use.
Ending search_by_links(const Table& table, const Board& board, bool take_back, unsigned prunings, Control& control,
                       std::uint64_t first, std::vector<Move>& line);

// Over whole boards and all legal moves, for any rules.
Ending search_by_moves(const Table& table, const Board& board, Control& control, std::uint64_t first,
                       std::vector<Move>& line);

}  // namespace croupier
