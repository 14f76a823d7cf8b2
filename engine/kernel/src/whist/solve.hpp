// What the Python face asks for, each within the limits of its control.
#pragma once

#include <optional>
#include <vector>

#include "search.hpp"

namespace croupier::whist {

// A question with its number of tricks. With `avoiding` that number is all that are left.
struct Problem {
  Question question;
  int target = 0;
};

constexpr std::size_t kProblemBytes = 41;

// Reads and checks one problem; `README.md` lists the bytes. Throws PackedError.
Problem read_problem(const std::uint8_t* data, std::size_t size);

enum class Outcome : std::uint8_t { makes, fails, unknown };

struct Reply {
  Outcome outcome = Outcome::unknown;
  std::vector<Card> line;  // best play of both sides, to the end of the trick that decides or as far as the limits allow
};

Reply solve(const Problem& problem, Control& control);

// The most tricks that the counted seats take of those not complete; none if the limits end the search.
std::optional<int> most_tricks(const Problem& problem, Control& control);

// One outcome a problem; every problem has its share of the nodes that are left.
std::vector<Outcome> solve_many(const std::vector<Problem>& problems, Control& control);

// For every card of the seat to act, by the card's number, what playing it leads to; unknown too for all other cards.
using Cardwise = std::array<Outcome, 64>;
std::vector<Cardwise> each_card(const std::vector<Problem>& problems, Control& control);

}  // namespace croupier::whist
