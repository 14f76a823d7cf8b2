// Rules and positions for tests: written out as text, or small and random.
#pragma once

#include <random>
#include <string>
#include <vector>

#include "../src/links.hpp"

namespace croupier::tests {

using Dice = std::mt19937_64;

struct Start {
  Rules rules;
  Board board;
};

inline int below(Dice& dice, int count) { return static_cast<int>(dice() % static_cast<unsigned>(count)); }

// What a position holds before it is packed: piles bottom to top, the stock next card first.
struct Layout {
  std::vector<std::vector<Card>> columns;
  std::vector<Card> waste, stock;
  std::array<int, 4> up{};  // by suit: C S H D
};

Board lay_out(const Rules& rules, const Layout& layout);

std::vector<Card> cards(const std::string& text);

// A named kind of small game: its rules, and how its decks are made.
struct Kind {
  std::string name;
  Rules rules;
};

// The rule sets whose prunings are tested, with and without cards taken back.
std::vector<Kind> kinds();

// A small random position under a kind's rules: freshly dealt, or in the middle of a game.
Start small_start(const Kind& kind, Dice& dice);

std::string text_of(const Start& start);

}  // namespace croupier::tests
