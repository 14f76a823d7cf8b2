#include "moves.hpp"

#include <algorithm>
#include <tuple>

namespace croupier {
namespace {

bool suits_agree(Build build, Card card, Card on) {
  switch (build) {
    case Build::suit: return suit_of(card) == suit_of(on);
    case Build::color: return color_of(card) == color_of(on);
    case Build::alternate: return color_of(card) != color_of(on);
    case Build::other_suit: return suit_of(card) != suit_of(on);
    case Build::any: return true;
    case Build::none: return false;
  }
  return false;
}

bool suits_agree(Unit unit, Card card, Card on) {
  switch (unit) {
    case Unit::none: return false;
    case Unit::suit: return suits_agree(Build::suit, card, on);
    case Unit::color: return suits_agree(Build::color, card, on);
    case Unit::alternate: return suits_agree(Build::alternate, card, on);
    case Unit::other_suit: return suits_agree(Build::other_suit, card, on);
    case Unit::any:
    case Unit::free: return true;
  }
  return false;
}

bool ranks_agree(const Rules& rules, Card card, Card on) {
  int step = rank_of(card) - rank_of(on);
  bool down = step == -1, up = step == 1;
  if (rules.wraps()) {
    step = (step + rules.ranks) % rules.ranks;
    down = step == rules.ranks - 1;
    up = step == 1;
  }
  return (down && rules.direction != Direction::up) || (up && rules.direction != Direction::down);
}

bool may_fill(const Rules& rules, Card card) {
  switch (rules.empty) {
    case Empty::any: return true;
    case Empty::none: return false;
    case Empty::king: return rank_of(card) == rules.ranks;
    case Empty::base_minus_1: return rank_of(card) == rules.base_minus_1();
  }
  return false;
}

class Lister {
 public:
  Lister(const Table& table, const Board& board, std::vector<Move>& found)
      : table_(table), rules_(table.rules), piles_(table.piles), board_(board), found_(found) {
    for (int at = 0; at < rules_.columns; ++at) tops_[at] = board.top(at);
    for (int at = 0; at < rules_.cells; ++at) free_cells_ += board.size(piles_.cell + at) == 0;
    if (rules_.accept == Accept::run) return;
    for (int at = 0; at < rules_.foundations(); ++at) {
      if (board.up[at] < rules_.ranks) wanted_ |= 1ull << rules_.wanted(at, board.up[at]);
    }
  }

  void list() {
    if (const Card card = board_.top(piles_.waste)) one_card({Kind::waste, 0}, card, true);
    for (int at = 0; at < rules_.columns; ++at) from_column(at);
    for (int at = 0; at < rules_.reserves; ++at) {
      if (const Card card = board_.top(piles_.reserve + at)) one_card(place(Kind::reserve, at), card, true);
    }
    for (int at = 0; at < rules_.cells; ++at) {
      if (const Card card = board_.top(piles_.cell + at)) one_card(place(Kind::cell, at), card, false);
    }
    if (rules_.take_back == TakeBack::any_time) from_foundations();
    from_stock();
  }

 private:
  static Place place(Kind kind, int at) { return {kind, static_cast<std::uint8_t>(at)}; }
  void add(Place source, Place target, int count = 1) {
    found_.push_back({source, target, static_cast<std::uint8_t>(count)});
  }
  bool fits(Card card, int column) const {
    return tops_[column] ? table_.lands(card, tops_[column]) : table_.fills(card);
  }

  void to_columns(Place source, Card card) {
    for (int to = 0; to < rules_.columns; ++to) {
      if (fits(card, to)) add(source, place(Kind::tableau, to));
    }
  }

  void to_cells(Place source) {
    for (int at = 0; at < rules_.cells; ++at) {
      if (board_.size(piles_.cell + at) == 0) add(source, place(Kind::cell, at));
    }
  }

  void one_card(Place source, Card card, bool cells) {
    if (wanted_ >> card & 1) add(source, {Kind::foundation, 0});
    to_columns(source, card);
    if (cells) to_cells(source);
  }

  void from_column(int at) {
    const int size = board_.size(at);
    if (size == 0) return;
    const Place source = place(Kind::tableau, at);
    const int unit = longest_unit(table_, board_, at);
    for (int count = 1; count <= unit; ++count) {
      const Card head = *(board_.end(at) - count);
      if (count == 1 && (wanted_ >> head & 1)) add(source, {Kind::foundation, 0});
      if (rules_.accept == Accept::run && count == rules_.ranks && is_run(at)) {
        add(source, {Kind::foundation, 0}, count);
      }
      if (may_part(count, unit, size)) {
        for (int to = 0; to < rules_.columns; ++to) {
          if (to != at && fits(head, to) && count <= most_cards(count, to)) {
            add(source, place(Kind::tableau, to), count);
          }
        }
      }
      if (count == 1) to_cells(source);
    }
  }

  bool may_part(int count, int unit, int size) const {
    switch (rules_.part) {
      case Part::any: return true;
      case Part::maximal: return count == unit;
      case Part::top_or_whole: return count == 1 || count == size;
    }
    return false;
  }

  int most_cards(int count, int to) const {
    if (rules_.limit == Limit::none || count == 1) return kMaxCards;
    if (rules_.limit == Limit::cells_plus_1) return free_cells_ + 1;
    const int empties = static_cast<int>(std::count(tops_.begin(), tops_.begin() + rules_.columns, 0)) - !tops_[to];
    return empties > 7 ? kMaxCards : (free_cells_ + 1) << empties;
  }

  bool is_run(int column) const {
    const Card* card = board_.end(column) - rules_.ranks;
    const int suit = suit_of(*card);
    for (int at = 0; at < rules_.ranks; ++at, ++card) {
      const int level = (rank_of(*card) - rules_.base + rules_.ranks) % rules_.ranks;
      if (suit_of(*card) != suit || level != rules_.ranks - 1 - at) return false;
    }
    return true;
  }

  void from_foundations() {
    for (int at = 0; at < rules_.foundations(); ++at) {
      if (board_.up[at]) to_columns(place(Kind::foundation, at), rules_.wanted(at, board_.up[at] - 1));
    }
  }

  void from_stock() {
    const bool row = rules_.rows();
    if (board_.size(piles_.stock)) {
      if (!row) {
        add({Kind::stock, 0}, {Kind::waste, 0});
      } else if (!rules_.block_if_empty ||
                 std::find(tops_.begin(), tops_.begin() + rules_.columns, 0) == tops_.begin() + rules_.columns) {
        add({Kind::stock, 0}, {rules_.target == StockTarget::tableau ? Kind::tableau : Kind::reserve, 0});
      }
    } else if (board_.size(piles_.waste) && !row && (rules_.passes == 0 || board_.turn < rules_.passes)) {
      add({Kind::waste, 0}, {Kind::stock, 0});
    }
  }

  const Table& table_;
  const Rules& rules_;
  const Piles& piles_;
  const Board& board_;
  std::vector<Move>& found_;
  std::array<Card, kMaxColumns> tops_{};
  std::uint64_t wanted_ = 0;
  int free_cells_ = 0;
};

void turn_up(Board& board, int pile) {
  const int size = board.size(pile);
  if (board.down[pile] && board.down[pile] >= size) board.down[pile] = static_cast<std::uint8_t>(size ? size - 1 : 0);
}

// The pile whose end fills an empty column now, or -1.
int filler(const Table& table, const Board& board) {
  const auto& [rules, piles] = std::tie(table.rules, table.piles);
  const bool waste = rules.autofill == Autofill::waste || rules.autofill == Autofill::waste_then_stock;
  if (rules.autofill == Autofill::reserve) {
    for (int pile = piles.reserve; pile < piles.cell; ++pile) {
      if (board.size(pile)) return pile;
    }
  }
  if (waste && board.size(piles.waste)) return piles.waste;
  if (rules.autofill == Autofill::waste_then_stock && board.size(piles.stock)) return piles.stock;
  return -1;
}

void settle(const Table& table, Board& board) {
  for (int pile = 0; pile < table.piles.cell; ++pile) turn_up(board, pile);
  if (table.rules.autofill == Autofill::none) return;
  for (int column = 0; column < table.rules.columns; ++column) {
    if (board.size(column)) continue;
    const int from = filler(table, board);
    if (from < 0) return;
    board.shift(from, column, 1);
    turn_up(board, from);
  }
}

void deal_row(const Table& table, Board& board) {
  const bool columns = table.rules.target == StockTarget::tableau;
  const int first = columns ? 0 : table.piles.reserve;
  const int piles = columns ? table.rules.columns : table.rules.reserves;
  for (int at = 0; at < piles && board.size(table.piles.stock); ++at) board.shift(table.piles.stock, first + at, 1);
}

int pile_of(const Piles& piles, Place place) {
  switch (place.kind) {
    case Kind::tableau: return place.at;
    case Kind::reserve: return piles.reserve + place.at;
    case Kind::cell: return piles.cell + place.at;
    case Kind::waste: return piles.waste;
    default: return piles.stock;
  }
}

void to_foundation(const Table& table, Board& board, int pile, int count) {
  const Card card = board.top(pile);
  for (int at = 0; at < table.rules.foundations(); ++at) {
    const int held = board.up[at];
    if (table.rules.foundation_suit(at) != suit_of(card) || held + count > table.rules.ranks) continue;
    if (count == 1 && table.rules.wanted(at, held) != card) continue;
    board.up[at] = static_cast<std::uint8_t>(held + count);
    board.drop(pile, count, table.piles.stock);
    return;
  }
}

}  // namespace

Table::Table(const Rules& the_rules)
    : rules(the_rules), piles(the_rules), columns_are_alike(the_rules.target != StockTarget::tableau) {
  for (int a = 0; a < rules.suits; ++a) {
    for (int r = 1; r <= rules.ranks; ++r) {
      const Card on = card_of(r, rules.suit[a]);
      if (may_fill(rules, on)) fills_ |= 1ull << on;
      for (int b = 0; b < rules.suits; ++b) {
        for (int s = 1; s <= rules.ranks; ++s) {
          const Card card = card_of(s, rules.suit[b]);
          const bool ranks = ranks_agree(rules, card, on);
          if (ranks && suits_agree(rules.build, card, on)) lands_[on] |= 1ull << card;
          if (rules.unit == Unit::free || (ranks && suits_agree(rules.unit, card, on))) joins_[on] |= 1ull << card;
        }
      }
    }
  }
}

int longest_unit(const Table& table, const Board& board, int column) {
  const int up = board.size(column) - board.down[column];
  if (table.rules.unit == Unit::none) return std::min(up, 1);
  if (table.rules.unit == Unit::free) return up;
  int length = 1;
  const Card* const end = board.end(column);
  while (length < up && table.joins(end[-length], end[-length - 1])) ++length;
  return length;
}

void legal_moves(const Table& table, const Board& board, std::vector<Move>& found) {
  found.clear();
  if (!is_won(table.rules, board)) Lister(table, board, found).list();
}

void play(const Table& table, Board& board, Move move) {
  const Piles& piles = table.piles;
  if (move.source.kind == Kind::stock) {
    if (move.target.kind != Kind::waste) return deal_row(table, board);
    for (int n = 0; n < table.rules.batch && board.size(piles.stock); ++n) board.shift(piles.stock, piles.waste, 1);
    if (table.rules.autofill != Autofill::none) settle(table, board);
    return;
  }
  if (move.target.kind == Kind::stock) {
    board.shift(piles.waste, piles.stock, board.size(piles.waste));
    board.reverse(piles.stock);
    if (table.rules.passes) ++board.turn;
    return;
  }
  if (move.source.kind == Kind::foundation) {
    const int held = --board.up[move.source.at];
    board.add(move.target.at, table.rules.wanted(move.source.at, held), piles.stock);
  } else if (move.target.kind == Kind::foundation) {
    to_foundation(table, board, pile_of(piles, move.source), move.count);
  } else {
    board.shift(pile_of(piles, move.source), pile_of(piles, move.target), move.count);
  }
  settle(table, board);
}

}  // namespace croupier
