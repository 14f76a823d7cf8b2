#include "decks.hpp"

#include <algorithm>
#include <sstream>

namespace croupier::tests {
namespace {

constexpr char kRanks[] = "?A23456789TJQK", kSuits[] = "CSHD";

std::vector<Card> pack_of(const Rules& rules) {
  std::vector<Card> pack;
  for (int at = 0; at < rules.suits; ++at) {
    for (int rank = 1; rank <= rules.ranks; ++rank) pack.push_back(card_of(rank, rules.suit[at]));
  }
  return pack;
}

void remove_founded(const Rules& rules, const Layout& layout, std::vector<Card>& pack) {
  for (int at = 0; at < rules.suits; ++at) {
    for (int held = 0; held < layout.up[rules.suit[at]]; ++held) {
      pack.erase(std::find(pack.begin(), pack.end(), rules.wanted(at, held)));
    }
  }
}

}  // namespace

std::vector<Card> cards(const std::string& text) {
  std::vector<Card> found;
  std::istringstream words(text);
  for (std::string word; words >> word;) {
    const auto rank = std::string(kRanks).find(word[0]), suit = std::string(kSuits).find(word[1]);
    found.push_back(card_of(static_cast<int>(rank), static_cast<int>(suit)));
  }
  return found;
}

Board lay_out(const Rules& rules, const Layout& layout) {
  std::vector<std::uint8_t> bytes{static_cast<std::uint8_t>(rules.base), 1};
  for (int at = 0; at < rules.suits; ++at) bytes.push_back(static_cast<std::uint8_t>(layout.up[rules.suit[at]]));
  const auto pile = [&](const std::vector<Card>& cards, bool down) {
    bytes.push_back(static_cast<std::uint8_t>(cards.size()));
    if (down) bytes.push_back(0);
    bytes.insert(bytes.end(), cards.begin(), cards.end());
  };
  for (const auto& column : layout.columns) pile(column, true);
  pile(layout.waste, false);
  pile({layout.stock.rbegin(), layout.stock.rend()}, false);
  Rules read = rules;
  return read_board(read, bytes.data(), bytes.size());
}

std::vector<Kind> kinds() {
  std::vector<Kind> kinds;
  Rules whitehead;
  const auto add = [&](const std::string& name, Rules rules) {
    rules.take_back = TakeBack::never;
    kinds.push_back({name, rules});
    rules.take_back = TakeBack::any_time;
    kinds.push_back({name + ", cards taken back", rules});
  };
  add("suit units", whitehead);
  Rules colour = whitehead;
  colour.unit = Unit::color;
  add("colour units", colour);
  Rules single = whitehead;
  single.unit = Unit::none;
  add("one card", single);
  Rules corner = whitehead;
  corner.wrap = Wrap::unless_base_ace;
  corner.base = 0;  // drawn with every deck
  add("round the corner", corner);
  Rules rows = corner;
  rows.target = StockTarget::tableau;
  add("rows", rows);
  rows.block_if_empty = true;
  add("rows on full columns", rows);
  return kinds;
}

Start small_start(const Kind& kind, Dice& dice) {
  Start start{kind.rules, {}};
  Rules& rules = start.rules;
  // One colour alone is where runs get into each other's way most; four suits are the real game.
  const bool one_color = below(dice, 3) == 0;
  rules.suits = one_color ? 2 : 4;
  rules.ranks = one_color ? 5 + below(dice, 4) : 4 + below(dice, 3);
  rules.columns = 2 + below(dice, 3);
  if (rules.base == 0) rules.base = 1 + below(dice, rules.ranks);
  Layout layout;
  std::vector<Card> pack = pack_of(rules);
  const bool running = below(dice, 2) == 0;
  if (running) {
    for (int at = 0; at < rules.suits; ++at) layout.up[rules.suit[at]] = below(dice, rules.ranks / 2 + 1);
  } else if (kind.rules.base == 0) {
    layout.up[rules.suit[below(dice, rules.suits)]] = 1;
  }
  remove_founded(rules, layout, pack);
  std::shuffle(pack.begin(), pack.end(), dice);
  layout.columns.resize(rules.columns);
  const int stock = below(dice, static_cast<int>(pack.size()) * 2 / 3 + 1);
  while (static_cast<int>(pack.size()) > stock) {
    layout.columns[below(dice, rules.columns)].push_back(pack.back());
    pack.pop_back();
  }
  // Now and then the columns are in some order already, as in the middle of a game.
  if (running) {
    for (auto& column : layout.columns) {
      if (below(dice, 2)) {
        std::stable_sort(column.begin(), column.end(), [](Card a, Card b) { return rank_of(a) > rank_of(b); });
      }
    }
  }
  if (running && rules.target == StockTarget::waste) {
    const int waste = below(dice, static_cast<int>(pack.size()) + 1);
    layout.waste.assign(pack.begin(), pack.begin() + waste);
    pack.erase(pack.begin(), pack.begin() + waste);
  }
  layout.stock = pack;
  start.board = lay_out(rules, layout);
  return start;
}

std::string text_of(const Start& start) {
  std::ostringstream text;
  const Piles piles(start.rules);
  text << "base " << start.rules.base << " ranks " << start.rules.ranks << " up";
  for (int at = 0; at < start.rules.foundations(); ++at) text << ' ' << int{start.board.up[at]};
  for (int pile = 0; pile < piles.count; ++pile) {
    text << (pile == piles.waste ? "\n waste:" : pile == piles.stock ? "\n stock (next last):" : "\n :");
    for (const Card* card = start.board.begin(pile); card != start.board.end(pile); ++card) {
      text << ' ' << kRanks[rank_of(*card)] << kSuits[suit_of(*card)];
    }
  }
  return text.str();
}

}  // namespace croupier::tests
