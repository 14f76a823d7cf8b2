#include "links.hpp"

#include <algorithm>

namespace croupier {

bool LinkRules::fit(const Table& table, const Board& board) {
  const Rules& rules = table.rules;
  const Piles& piles = table.piles;
  if (rules.packs != 1 || rules.build != Build::color || rules.direction != Direction::down) return false;
  if (rules.unit != Unit::suit && rules.unit != Unit::color && rules.unit != Unit::none) return false;
  if (rules.part != Part::any || rules.empty != Empty::any || rules.autofill != Autofill::none) return false;
  if (rules.limit != Limit::none && rules.unit != Unit::none) return false;
  if (rules.accept != Accept::single || rules.ranks < 2) return false;
  for (int column = 0; column < rules.columns; ++column) {
    if (board.down[column]) return false;
  }
  for (int pile = piles.reserve; pile < piles.waste; ++pile) {
    if (board.size(pile)) return false;  // an empty reserve stays empty, but an empty cell may be filled
  }
  if (rules.cells) return false;
  const int talon = board.size(piles.waste) + board.size(piles.stock);
  switch (rules.target) {
    case StockTarget::none: return talon == 0;
    case StockTarget::waste: return rules.batch == 1 && rules.passes && board.turn >= rules.passes;
    case StockTarget::tableau:
      return talon == 0 ||
             (rules.columns <= kMaxRowColumns && talon <= kMaxRowTalon && board.size(piles.waste) == 0);
    case StockTarget::reserve: return false;
  }
  return false;
}

LinkRules::LinkRules(const Table& table, const Board& board, bool with_take_back, unsigned with)
    : ranks(table.rules.ranks), cards(table.rules.cards()), wraps(table.rules.wraps()),
      single(table.rules.unit == Unit::none), mixed(table.rules.unit == Unit::color), take_back(with_take_back),
      rows(table.rules.target == StockTarget::tableau && board.size(table.piles.stock) > 0),
      blocked(table.rules.block_if_empty), prunings(with), columns(table.rules.columns),
      base(table.rules.base) {
  // Round the corner, or with foundations that do not open with the lowest rank, a card may lie on a base card.
  cyclic = wraps || base != 1;
  // Cards taken back could carry those above the base round the corner: no card is safe then.
  if (take_back && cyclic) prunings &= ~static_cast<unsigned>(kSafe);
  // A column that a safe card leaves empty could keep the next row from being dealt.
  if (rows && blocked) prunings &= ~static_cast<unsigned>(kSafe);
  plain = !cyclic && !single && !mixed && !take_back && !rows;
  uncrossed = has(kUncrossed) && (plain || (mixed && !cyclic && !rows));
  Wide weight_now = 1;
  for (int at = 0; at < table.rules.suits; ++at) {
    for (int rank = 1; rank <= ranks; ++rank) {
      const Card card = card_of(rank, table.rules.suit[at]);
      weight[card] = weight_now;
      weight_now *= 5;
      level_[card] = static_cast<std::uint8_t>((rank - base + ranks) % ranks + 1);
      wanted[suit_of(card)][level_[card] - 1] = card;
      const int above = rank < ranks ? rank + 1 : wraps ? 1 : 0;
      const bool has_sister = std::count(table.rules.suit.begin(), table.rules.suit.begin() + table.rules.suits,
                                         table.rules.suit[at] ^ 1) > 0;
      own[card] = above ? card_of(above, table.rules.suit[at]) : Card{0};
      sister[card] = has_sister ? static_cast<Card>(card ^ 16) : Card{0};
      cross[card] = above && has_sister ? static_cast<Card>(own[card] ^ 16) : Card{0};
      safe_from[card] = static_cast<std::uint8_t>(sister_height_for_safety(level_[card], has_sister));
    }
  }
  under = {{{}, own, cross, {}, {}}};
  under[3].fill(kFloor);
  for (int column = 0; column < columns; ++column) {
    Card below = kFloor;
    for (const Card* card = board.begin(column); card != board.end(column); below = *card++) under[4][*card] = below;
  }
  set_talon(table, board);
}

void LinkRules::set_talon(const Table& table, const Board& board) {
  const auto add = [&](Card card) {
    talon_at[card] = static_cast<std::uint8_t>(talon_size + 1);
    talon[talon_size++] = card;
  };
  for (const Card* card = board.begin(table.piles.waste); card != board.end(table.piles.waste); ++card) add(*card);
  for (int at = board.size(table.piles.stock); at-- > 0;) add(board.begin(table.piles.stock)[at]);
  for (int at = talon_size; at-- > 0;) {
    stock_from[at] = stock_from[at + 1] | set_of(talon[at]);
    for (int later = at + 1; later < talon_size; ++later) {
      const bool blocks = suit_of(talon[later]) == suit_of(talon[at]) && level(talon[later]) > level(talon[at]);
      blockers[at] |= std::uint64_t{blocks} << later;
    }
  }
}

// PROOFS.md, kSafe.
int LinkRules::sister_height_for_safety(int level, bool has_sister) const {
  if (cyclic && level == 1) return kNever;
  int height = has_sister ? std::max(level - 2, cyclic ? 1 : 0) : 0;
#ifdef CROUPIER_REFUTED
  if (has(kEager)) height = std::max(height - 1, 0);
#endif
  return height;
}

template <bool Rows>
Links<Rows> Links<Rows>::from(const LinkRules& rules, const Table& table, const Board& board) {
  Links state;
  for (int at = 0; at < table.rules.foundations(); ++at) state.up[table.rules.foundation_suit(at)] = board.up[at];
  state.turned = static_cast<std::uint8_t>(board.size(table.piles.waste));
  for (int column = 0; column < rules.columns; ++column) {
    for (const Card* card = board.begin(column); card != board.end(column); ++card) {
      const Card under = rules.under[4][*card];
      state.place(*card, digit_on(rules, *card, under));
      if (under != kFloor) state.above[under] = *card;
    }
    const Card top = board.top(column);
    if (top) {
      state.ends |= set_of(top);
    } else {
      ++state.empty;
    }
    if constexpr (Rows) state.row.floor[column] = top ? *board.begin(column) : Card{0};
  }
  each_card(rules.stock_from[0], [&](Card card) { state.place(card, 4); });
  for (int at = 0; at < table.rules.suits; ++at) {
    for (int rank = 1; rank <= rules.ranks; ++rank) {
      const Card card = card_of(rank, table.rules.suit[at]);
      state.links += rules.weight[card] * static_cast<unsigned>(state.digit(card));
    }
  }
  return state;
}

template <bool Rows>
typename Links<Rows>::Key Links<Rows>::key(const LinkRules& rules) const {
  if constexpr (!Rows) {
    return {links};
  } else {
    RowKey key{links};
    for (int at = 0; at < rules.talon_size; ++at) {
      if (at < 21) {
        key.dealt = key.dealt << 6 | row.on[at];
      } else {
        key.more = key.more << 6 | row.on[at];
      }
    }
    if (turned < rules.talon_size) {
      for (int column = 0; column < rules.columns; ++column) key.columns = key.columns << 6 | row.floor[column];
    }
    return key;
  }
}

// What lies on a parent or at the bottom is known by that alone, wherever it lay at first.
template <bool Rows>
void Links<Rows>::place(Card card, int digit) {
  homed |= Cards{digit == 1} << card;
  crossed |= Cards{digit == 2} << card;
  floors |= Cards{digit == 3} << card;
  laid |= Cards{digit == 4} << card;
}

// `head` and what lies on it are a pile by themselves for the moment.
template <bool Rows>
void Links<Rows>::leave(const LinkRules& rules, Card head) {
  const Cards self = set_of(head);
  const Card under = below(rules, head);
  if (under == kFloor) {
    ++empty;
    if constexpr (Rows) *std::find(row.floor.begin(), row.floor.end(), head) = 0;
  } else if (under != 0) {
    above[under] = 0;
    ends |= set_of(under);
  } else {
    ends |= self;
    if (digit(head) == 0) {
      --up[suit_of(head)];
    } else {
      const int at = rules.talon_at[head] - 1;
      gone |= 1ull << at;
      if (turned <= at) turned = static_cast<std::uint8_t>(at + 1);
    }
  }
  if constexpr (Rows) {
    if (rules.talon_at[head]) row.on[rules.talon_at[head] - 1] = 0;
  }
  homed &= ~self;
  crossed &= ~self;
  floors &= ~self;
  laid &= ~self;
}

template <bool Rows>
void Links<Rows>::land(Card head, Card target, int column) {
  if (target == kUp) {
    ends &= ~set_of(head);
    ++up[suit_of(head)];
  } else if (target != kFloor) {
    above[target] = head;
    ends &= ~set_of(target);
  } else {
    --empty;
    if constexpr (Rows) {
      if (column == 0xff) {
        column = static_cast<int>(std::find(row.floor.begin(), row.floor.end(), 0) - row.floor.begin());
      }
      row.floor[column] = head;
    }
  }
}

template <bool Rows>
void Links<Rows>::deal_row(const LinkRules& rules) {
  if constexpr (Rows) {
    std::array<Card, kMaxRowColumns> last{};
    for (int column = 0; column < rules.columns; ++column) {
      for (Card card = row.floor[column]; card; card = above[card]) last[column] = card;
    }
    for (int column = 0; column < rules.columns && turned < rules.talon_size; ++column) {
      const Card card = rules.talon[turned], target = last[column] ? last[column] : kFloor;
      const int after = digit_on(rules, card, target);
      links += change(rules, card, after);
      leave(rules, card);
      place(card, after);
      if (after == 4) row.on[rules.talon_at[card] - 1] = target;
      land(card, target, column);
    }
  }
}

template <bool Rows>
void Links<Rows>::apply(const LinkRules& rules, Step step) {
  if (step.head == 0) return deal_row(rules);
  const int after = digit_on(rules, step.head, step.target);
  links += change(rules, step.head, after);
  leave(rules, step.head);
  place(step.head, after);
  land(step.head, step.target, step.column);
}

template struct Links<false>;
template struct Links<true>;

namespace {

struct Found {
  Place place;
  int count;
};

std::optional<Found> find(const Table& table, const Board& board, Card head) {
  for (int column = 0; column < table.rules.columns; ++column) {
    const Card* place = std::find(board.begin(column), board.end(column), head);
    if (place != board.end(column)) {
      return Found{{Kind::tableau, static_cast<std::uint8_t>(column)}, static_cast<int>(board.end(column) - place)};
    }
  }
  if (board.top(table.piles.waste) == head) return Found{{Kind::waste, 0}, 1};
  for (int at = 0; at < table.rules.foundations(); ++at) {
    if (board.up[at] && table.rules.wanted(at, board.up[at] - 1) == head) {
      return Found{{Kind::foundation, static_cast<std::uint8_t>(at)}, 1};
    }
  }
  return std::nullopt;
}

std::optional<Place> find_target(const Table& table, const Board& board, const Step& step) {
  if (step.target == kUp) return Place{Kind::foundation, 0};
  if (step.column != 0xff) return Place{Kind::tableau, step.column};
  const Card wanted = step.target == kFloor ? Card{0} : step.target;
  for (int column = 0; column < table.rules.columns; ++column) {
    if (board.top(column) == wanted) return Place{Kind::tableau, static_cast<std::uint8_t>(column)};
  }
  return std::nullopt;
}

}  // namespace

std::optional<std::vector<Move>> write_out(const Table& table, Board board, const std::vector<Step>& steps) {
  std::vector<Move> line;
  const auto add = [&](Move move) {
    line.push_back(move);
    play(table, board, move);
  };
  for (const Step& step : steps) {
    if (step.head == 0) {
      add({{Kind::stock, 0}, {Kind::tableau, 0}});
      continue;
    }
    auto source = find(table, board, step.head);
    while (!source && board.size(table.piles.stock) && !table.rules.rows()) {
      add({{Kind::stock, 0}, {Kind::waste, 0}});
      source = find(table, board, step.head);
    }
    const auto target = find_target(table, board, step);
    if (!source || !target) return std::nullopt;
    add({source->place, *target, static_cast<std::uint8_t>(source->count)});
  }
  return line;
}

}  // namespace croupier
