// A patience's rules in compact form: the same words as the engine's records, one byte each.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <stdexcept>
#include <string>

namespace croupier {

using Card = std::uint8_t;  // 16 * suit + rank, ace = 1; 0 is no card

constexpr int kMaxColumns = 32;
constexpr int kMaxReserves = 32;
constexpr int kMaxCells = 32;
constexpr int kMaxFoundations = 16;
constexpr int kMaxCards = 208;
constexpr int kMaxRanks = 13;

constexpr int rank_of(Card card) { return card & 15; }
constexpr int suit_of(Card card) { return card >> 4; }
constexpr int color_of(Card card) { return card >> 5; }
constexpr Card card_of(int rank, int suit) { return static_cast<Card>(16 * suit + rank); }

// The order of the words is the order of the engine's enumerations: packing writes a word's index.
enum class Build : std::uint8_t { suit, color, alternate, other_suit, any, none };
enum class Unit : std::uint8_t { none, suit, color, alternate, other_suit, any, free };
enum class Direction : std::uint8_t { down, up, both };
enum class Wrap : std::uint8_t { never, always, unless_base_ace };
enum class Part : std::uint8_t { any, maximal, top_or_whole };
enum class Limit : std::uint8_t { none, cells_plus_1, supermove };
enum class Empty : std::uint8_t { any, none, king, base_minus_1 };
enum class Autofill : std::uint8_t { none, reserve, waste, waste_then_stock };
enum class Accept : std::uint8_t { single, run };
enum class TakeBack : std::uint8_t { never, any_time };
enum class StockTarget : std::uint8_t { waste, tableau, reserve, none };

// Bytes that are no rules or no position; the message says which byte and why.
struct PackedError : std::invalid_argument {
  using std::invalid_argument::invalid_argument;
};

struct Rules {
  int packs = 1;
  int suits = 4;
  std::array<std::uint8_t, 4> suit{0, 1, 2, 3};
  int ranks = 13;
  int columns = 7;
  Build build = Build::color;
  Direction direction = Direction::down;
  Wrap wrap = Wrap::never;
  Unit unit = Unit::suit;
  Part part = Part::any;
  Limit limit = Limit::none;
  Empty empty = Empty::any;
  Autofill autofill = Autofill::none;
  Accept accept = Accept::single;
  TakeBack take_back = TakeBack::any_time;
  StockTarget target = StockTarget::waste;
  int batch = 1;
  int passes = 1;  // 0: no limit
  bool block_if_empty = false;
  int reserves = 0;
  int cells = 0;
  int base = 1;  // the rank that opens the foundations: the deal may have decided it

  int foundations() const { return packs * suits; }
  int cards() const { return foundations() * ranks; }
  bool rows() const { return target == StockTarget::tableau || target == StockTarget::reserve; }
  bool wraps() const { return wrap == Wrap::always || (wrap == Wrap::unless_base_ace && base != 1); }
  int foundation_suit(int at) const { return suit[at % suits]; }
  int base_minus_1() const { return (base + ranks - 2) % ranks + 1; }
  // The card that foundation `at` wants when it holds `held`.
  Card wanted(int at, int held) const {
    return card_of((base - 1 + held) % ranks + 1, foundation_suit(at));
  }
};

constexpr std::size_t kRulesBytes = 25;

// Read the compact form; throws PackedError. The layout is in README.md.
Rules read_rules(const std::uint8_t* bytes, std::size_t size);

}  // namespace croupier
