// Cards of whist as sets of bits, ace high: sixteen bits a suit, deuce to ace in the lower thirteen.
#pragma once

#include <array>
#include <bit>
#include <cstdint>

namespace croupier::whist {

constexpr int kSeats = 4;
constexpr int kSuits = 4;
constexpr int kRanks = 13;
constexpr int kNoTrump = 4;

using Cards = std::uint64_t;  // bit 16 * suit + (rank - 2), the ace being 14
using Seats = unsigned;       // bit n: seat n, 0 to 3 clockwise
using Card = std::uint8_t;    // the number of a card's bit

constexpr Cards bit_of(int card) { return Cards{1} << card; }
constexpr int suit_of(int card) { return card >> 4; }
constexpr Cards suit_cards(int suit) { return Cards{0x1fff} << (16 * suit); }
constexpr bool has_seat(Seats seats, int seat) { return (seats >> seat & 1) != 0; }
constexpr int next_seat(int seat, int by = 1) { return (seat + by) & 3; }
constexpr int lowest(Cards cards) { return std::countr_zero(cards); }
constexpr int highest(Cards cards) { return 63 - std::countl_zero(cards); }

// Counts the bits of one suit: without a processor's own instruction for it, a look into 8 kB is the quickest way.
inline constexpr auto kCounts = [] {
  std::array<std::uint8_t, 1 << kRanks> counts{};
  for (std::size_t set = 1; set < counts.size(); ++set) counts[set] = static_cast<std::uint8_t>(counts[set >> 1] + (set & 1));
  return counts;
}();

inline unsigned ranks_of(Cards cards, int suit) { return static_cast<unsigned>(cards >> (16 * suit)) & 0x1fff; }
inline int count_in(Cards cards, int suit) { return kCounts[ranks_of(cards, suit)]; }

// How many cards each seat holds of each suit: four bits each.
using Shape = std::uint64_t;
constexpr int shape_shift(int seat, int suit) { return 4 * (4 * seat + suit); }
inline int length(Shape shape, int seat, int suit) { return static_cast<int>(shape >> shape_shift(seat, suit)) & 15; }

// Who holds the cards of a suit that are left, from the highest down: two bits each, the highest card's on top.
using Owners = std::array<std::uint32_t, kSuits>;

constexpr std::uint32_t top_mask(int cards) { return cards == 0 ? 0 : ~std::uint32_t{0} << (32 - 2 * cards); }

// How many of the cards from the `from`-th on belong to the one seat, without a gap; at most `most`.
inline int run_of(std::uint32_t owners, int seat, int from, int most) {
  const std::uint32_t others = (owners ^ (0x55555555u * static_cast<std::uint32_t>(seat))) << (2 * from);
  const int run = std::countl_zero(others) / 2;
  return run < most ? run : most;
}

// The lowest of the highest `count` cards of a suit, as a set of one; no card for none.
inline Cards lowest_of_top(Cards all, int suit, int count) {
  if (count == 0) return 0;
  unsigned left = ranks_of(all, suit);
  for (int over = kCounts[left] - count; over > 0; --over) left &= left - 1;
  return bit_of(16 * suit + std::countr_zero(left));
}

}  // namespace croupier::whist
