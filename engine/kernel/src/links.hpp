// Positions as links, for patiences built down in colour with every card known: which card lies on which, and no more.
//
// A card is on its foundation, on one of the two cards it may be built on (its own suit's and its sister's parent), at
// the bottom of a column, or where it lay at first: five cases, so 52 cards make an exact key of 128 bits that knows
// nothing of the order of columns. The stock and the waste follow from which of their cards are gone.
#pragma once

#include <optional>

#include "search.hpp"

namespace croupier {

constexpr Card kFloor = 62;  // "the bottom of a column" in the place of the card below
constexpr Card kUp = 63;     // "its foundation" in the place of the card below
constexpr int kMaxTalon = 64;
constexpr int kMaxRowColumns = 7;
constexpr int kMaxRowTalon = 24;

using Wide = unsigned __int128;

// A primitive step, in terms of cards; it becomes an engine's move when the line is written out.
struct Step {
  Card head = 0;    // 0: a row is dealt
  Card target = 0;  // a card, kFloor or kUp
  std::uint8_t column = 0xff;  // which empty column, where that matters
};

// The prunings, one bit each; PROOFS.md argues them by these names.
enum Pruning : unsigned {
  kSafe = 1,        // safe cards go up at once
  kClosed = 2,      // closed links are not broken
  kUncrossed = 4,   // runs are not crossed by a swing
  kPaired = 8,      // a run does not leave its parent for an empty column while its sister lies straight
  kRejoined = 16,   // a whole-column run goes back to its parent while its sister lies straight
  kSwings = 32,     // positions that differ by swings are one class
  kAlike = 64,      // one empty column stands for all
  kHopeless = 128,      // positions with cards that can never move are given up
  kProved = 255,
#ifdef CROUPIER_REFUTED
  kEager = 256,     // refuted: cards one rank higher than safe go up at once
  kUnsplit = 512,   // refuted: a one-suit run is never split into an empty column
  kRejoinAll = 1024,  // refuted: a whole-column run always goes to its own parent
  kUnfrozen = 2048,   // refuted: swings are never frozen
#endif
};

// What the rules and the first position fix for a whole search.
class LinkRules {
 public:
  LinkRules(const Table& table, const Board& board, bool take_back, unsigned prunings);

  // Whether the rules are of the kind that links can hold.
  static bool fit(const Table& table, const Board& board);

  bool has(unsigned pruning) const { return (prunings & pruning) != 0; }
  // The level of a card: 1 for the base, `ranks` for the last card of a foundation.
  int level(Card card) const { return level_[card]; }
  bool joins(Card card) const { return joins_cross || own[card] != 0; }

  int ranks, cards;
  bool cyclic;     // something may lie on a base card
  bool wraps;
  bool single;     // one card moves at a time
  bool mixed;      // units may mix the two suits of a colour
  bool take_back;
  bool rows;       // the stock is dealt in rows on the columns
  bool blocked;    // no row while a column is empty
  bool plain;      // the rules for which the prunings of links are proved
  bool uncrossed;  // a class's normal form stands for its other members
  bool joins_cross;
  unsigned prunings;
  int columns;
  int base;
  std::array<Card, 64> own{}, cross{}, sister{};
  std::array<Wide, 64> weight{};
  std::array<std::uint8_t, 64> safe_from{};  // how far the sister's foundation must be for a card to be safe
  std::array<Card, kMaxTalon> talon{};
  std::array<std::uint8_t, 64> talon_at{};  // a talon card's place + 1
  int talon_size = 0;

 private:
  static constexpr int kNever = 99;
  int sister_height_for_safety(int level, bool has_sister) const;

  std::array<std::uint8_t, 64> level_{};
};

struct NarrowKey {
  Wide links = 0;
  bool operator==(const NarrowKey&) const = default;
  bool is_free() const { return links == 0; }
  std::uint64_t hash() const {
    std::uint64_t low = static_cast<std::uint64_t>(links), high = static_cast<std::uint64_t>(links >> 64);
    low = (low ^ (high >> 29)) * 0x9e3779b97f4a7c15ull;
    high = (high + (low >> 32)) * 0xd6e8feb86659fd93ull;
    low ^= high ^ (high >> 31);
    return low * 0xff51afd7ed558ccdull ^ (low >> 29);
  }
};

// Where rows are dealt a card may lie on any other, and columns differ as long as a row is to come.
struct RowKey {
  Wide links = 0, dealt = 0;
  std::uint64_t columns = 0, more = 0;
  bool operator==(const RowKey&) const = default;
  bool is_free() const { return links == 0; }
  std::uint64_t hash() const {
    const std::uint64_t a = NarrowKey{links}.hash();
    const std::uint64_t b = NarrowKey{dealt ^ (Wide{columns} << 64 | more)}.hash();
    return (a ^ (b + 0x9e3779b97f4a7c15ull + (a << 12))) * 0xff51afd7ed558ccdull;
  }
};

struct NoRows {};
struct RowState {
  std::array<Card, kMaxRowColumns> floor{};  // the bottom card of each column
  std::array<Card, kMaxRowTalon> on{};       // what a dealt card that was never moved lies on
};

template <bool Rows>
struct Links {
  using Key = std::conditional_t<Rows, RowKey, NarrowKey>;

  std::array<Card, 64> below{};           // kFloor below a column's first card, 0 below none
  std::uint64_t ends = 0;                 // the columns' last cards, a bit each
  std::uint64_t gone = 0;                 // talon cards that were played, a bit each
  Wide links = 0;                         // the key of the links
  std::array<std::uint8_t, 4> up{};       // how many cards each suit has on its foundation
  std::uint8_t empty = 0;                 // how many columns are empty
  std::uint8_t turned = 0;                // talon cards [0, turned) are in the waste unless gone
  [[no_unique_address]] std::conditional_t<Rows, RowState, NoRows> row;

  static Links from(const LinkRules& rules, const Table& table, const Board& board);
  Key key(const LinkRules& rules) const;

  bool exposed(Card card) const { return ends >> card & 1; }
  bool in_tableau(Card card) const { return below[card] != 0; }
  bool is_up(const LinkRules& rules, Card card) const { return up[suit_of(card)] >= rules.level(card); }
  bool is_next(const LinkRules& rules, Card card) const { return up[suit_of(card)] + 1 == rules.level(card); }
  bool is_safe(const LinkRules& rules, Card card) const {
    return is_next(rules, card) && up[suit_of(card) ^ 1] >= rules.safe_from[card];
  }
  // The place of the last talon card before a place that is not gone, or -1.
  int waste_top(int before) const {
    const std::uint64_t left = ~gone & ((before < 64 ? 1ull << before : 0ull) - 1);
    return left ? 63 - __builtin_clzll(left) : -1;
  }
  bool is_won(const LinkRules& rules) const { return up[0] + up[1] + up[2] + up[3] == rules.cards; }

  // The key after a step, if nothing follows from it.
  Key key_after(const LinkRules& rules, Step step) const
    requires(!Rows)
  {
    const int after = step.target == kUp                    ? 0
                      : step.target == kFloor               ? 3
                      : step.target == rules.own[step.head] ? 1
                                                            : 2;
    const int change = after - digit(rules, step.head);
    return {links + rules.weight[step.head] * static_cast<Wide>(static_cast<__int128>(change))};
  }

  // The steps: `head` and what lies on it to a target that takes it, from wherever it lies.
  void apply(const LinkRules& rules, Step step);

 private:
  void leave(const LinkRules& rules, Card head);
  void settle_on(const LinkRules& rules, Card head, Card target, int column);
  void deal_row(const LinkRules& rules);
  int digit(const LinkRules& rules, Card card) const {
    const Card under = below[card];
    if (under == 0) return is_up(rules, card) ? 0 : 4;
    if (under == kFloor) return 3;
    return under == rules.own[card] ? 1 : under == rules.cross[card] ? 2 : 4;
  }
};

// The engine's moves for a line of steps played from a board.
std::optional<std::vector<Move>> write_out(const Table& table, Board board, const std::vector<Step>& steps);

}  // namespace croupier
