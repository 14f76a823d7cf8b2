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
using Cards = std::uint64_t;  // a set of cards, a bit each

constexpr Cards set_of(Card card) { return Cards{1} << card; }
constexpr bool holds(Cards cards, Card card) { return (cards >> card & 1) != 0; }
constexpr Cards kClubsAndHearts = 0x0000ffff0000ffff;
// Every card of a set exchanged for the card of its rank and colour.
constexpr Cards sisters_of(Cards cards) { return (cards & kClubsAndHearts) << 16 | (cards >> 16 & kClubsAndHearts); }

// How many cards; not every processor that this may run on can say.
constexpr int size_of(Cards cards) {
  cards -= cards >> 1 & 0x5555555555555555;
  cards = (cards & 0x3333333333333333) + (cards >> 2 & 0x3333333333333333);
  return static_cast<int>(((cards + (cards >> 4)) & 0x0f0f0f0f0f0f0f0f) * 0x0101010101010101 >> 56);
}

template <class Visit>
void each_card(Cards cards, Visit visit) {
  for (; cards; cards &= cards - 1) visit(static_cast<Card>(__builtin_ctzll(cards)));
}

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
  // The own suits' parents of cards that have one.
  Cards parents_of(Cards cards) const {
    const Cards last = wraps ? cards & kAces << (ranks - 1) : 0;
    return (cards ^ last) << 1 | last >> (ranks - 1);
  }
  // The cards of which the own suit's parent is in a set.
  Cards children_of(Cards parents) const { return parents >> 1 | (wraps ? (parents & kAces) << (ranks - 1) : 0); }

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
  unsigned prunings;
  int columns;
  int base;
  std::array<Card, 64> own{}, cross{}, sister{};
  std::array<std::array<Card, 64>, 5> under{};  // by a card's digit: what it lies on, 0 if it is in no column
  std::array<std::array<Card, kMaxRanks + 1>, 4> wanted{};  // by suit and how many are up: the next card, or 0
  std::array<Wide, 64> weight{};
  std::array<std::uint8_t, 64> safe_from{};  // how far the sister's foundation must be for a card to be safe
  std::array<Card, kMaxTalon> talon{};
  std::array<std::uint64_t, kMaxTalon> blockers{};  // of a talon place, the places after it of higher cards of its suit
  std::array<Cards, kMaxTalon + 1> stock_from{};    // the talon's cards from a place on
  std::array<std::uint8_t, 64> talon_at{};          // a talon card's place + 1
  int talon_size = 0;

 private:
  static constexpr int kNever = 99;
  static constexpr Cards kAces = 0x0002000200020002;
  void set_talon(const Table& table, const Board& board);
  int sister_height_for_safety(int level, bool has_sister) const;

  std::array<std::uint8_t, 64> level_{};
};

struct NarrowKey {
  Wide links = 0;
  bool operator==(const NarrowKey&) const = default;
  bool is_free() const { return links == 0; }
  std::uint64_t hash() const {
    const auto low = static_cast<std::uint64_t>(links), high = static_cast<std::uint64_t>(links >> 64);
    const Wide mixed = Wide{low ^ 0x9e3779b97f4a7c15ull} * (high ^ 0xd6e8feb86659fd93ull);
    return (static_cast<std::uint64_t>(mixed) ^ static_cast<std::uint64_t>(mixed >> 64)) * 0xff51afd7ed558ccdull;
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

  std::array<Card, 64> above{};           // the card that lies on a card, or 0
  Wide links = 0;                         // the key of the links
  Cards homed = 0;                        // cards on their own suit's parent
  Cards crossed = 0;                      // cards on the other parent
  Cards floors = 0;                       // cards at the bottom of a column
  Cards laid = 0;                         // cards where they lay at first, if that is none of the above
  Cards ends = 0;                         // the columns' last cards
  std::uint64_t gone = 0;                 // talon places whose cards were played, a bit each
  std::array<std::uint8_t, 4> up{};       // how many cards each suit has on its foundation
  std::uint8_t empty = 0;                 // how many columns are empty
  std::uint8_t turned = 0;                // talon cards [0, turned) are in the waste unless gone
  [[no_unique_address]] std::conditional_t<Rows, RowState, NoRows> row;

  static Links from(const LinkRules& rules, const Table& table, const Board& board);
  Key key(const LinkRules& rules) const;

  bool exposed(Card card) const { return holds(ends, card); }
  bool is_up(const LinkRules& rules, Card card) const { return up[suit_of(card)] >= rules.level(card); }
  bool is_next(const LinkRules& rules, Card card) const { return up[suit_of(card)] + 1 == rules.level(card); }
  Card next(const LinkRules& rules, int suit) const { return rules.wanted[suit][up[suit]]; }
  bool is_won(const LinkRules& rules) const { return up[0] + up[1] + up[2] + up[3] == rules.cards; }

  // How the key names the place of a card: where it is, and where it would be on a target.
  static int digit_on(const LinkRules& rules, Card card, Card target) {
    if (target == kUp) return 0;
    if (target == kFloor) return 3;
    return target == rules.own[card] ? 1 : target == rules.cross[card] ? 2 : 4;
  }
  int digit(Card card) const {
    const auto is_in = [card](Cards cards) { return static_cast<int>(cards >> card & 1); };
    return is_in(homed) + 2 * is_in(crossed) + 3 * is_in(floors) + 4 * is_in(laid);
  }
  // What a card lies on: a card, kFloor, or 0 if it is in no column.
  Card below(const LinkRules& rules, Card card) const {
    if constexpr (Rows) {
      if (rules.talon_at[card] && holds(laid, card)) return row.on[rules.talon_at[card] - 1];
    }
    return rules.under[digit(card)][card];
  }
  // Cards of the columns on what they cannot be built on.
  Cards unlinked(const LinkRules& rules) const { return laid & ~rules.stock_from[Rows ? turned : 0]; }
  // Cards that move along as one unit with the card that they lie on.
  Cards joined(const LinkRules& rules) const { return rules.single ? 0 : rules.mixed ? homed | crossed : homed; }
  // What cards on a parent lie on.
  Cards parents_below(const LinkRules& rules, Cards cards) const {
    return rules.parents_of(cards & homed) | sisters_of(rules.parents_of(cards & crossed));
  }
  // Cards that move as one unit with all that lies on them.
  Cards movable(const LinkRules& rules) const {
    const Cards joins = joined(rules);
    Cards movable = 0;
    for (Cards more = ends; more &= ~movable; more = parents_below(rules, more & joins)) movable |= more;
    return movable;
  }
  // Cards of which a parent is exposed.
  Cards landing(const LinkRules& rules) const { return rules.children_of(ends | sisters_of(ends)); }
  // Next cards that nothing in play could want to lie on; the bit of no card may be among them.
  Cards safe(const LinkRules& rules) const {
    Cards safe = 0;
    for (int suit = 0; suit < 4; ++suit) {
      const Card card = next(rules, suit);
      safe |= Cards{up[suit ^ 1] >= rules.safe_from[card]} << card;
    }
    return safe;
  }
  // The talon's places in the waste.
  std::uint64_t waste() const { return waste_before(turned); }
  // The place of the last talon card before a place that is not gone, or -1.
  int waste_top(int before) const {
    const std::uint64_t left = waste_before(before);
    return left ? 63 - __builtin_clzll(left) : -1;
  }

  // The key after a step, if nothing follows from it.
  Key key_after(const LinkRules& rules, Step step) const
    requires(!Rows)
  {
    return {links + change(rules, step.head, digit_on(rules, step.head, step.target))};
  }

  // The steps: `head` and what lies on it to a target that takes it, from wherever it lies.
  void apply(const LinkRules& rules, Step step);

 private:
  std::uint64_t waste_before(int place) const { return ~gone & ((place < 64 ? 1ull << place : 0ull) - 1); }
  void leave(const LinkRules& rules, Card head);
  void place(Card card, int digit);
  void land(Card head, Card target, int column);
  void deal_row(const LinkRules& rules);
  // Unsigned arithmetic: the difference may be negative, the sum never is.
  Wide change(const LinkRules& rules, Card card, int after) const {
    return rules.weight[card] * static_cast<Wide>(static_cast<__int128>(after - digit(card)));
  }
};

// The engine's moves for a line of steps played from a board.
std::optional<std::vector<Move>> write_out(const Table& table, Board board, const std::vector<Step>& steps);

}  // namespace croupier
