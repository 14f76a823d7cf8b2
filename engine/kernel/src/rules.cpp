#include "rules.hpp"

namespace croupier {
namespace {

class WordReader {
 public:
  WordReader(const std::uint8_t* bytes, std::size_t size) : bytes_(bytes) {
    if (size != kRulesBytes) throw PackedError("rules: wrong length");
  }
  int number(const char* name, int low, int high) {
    const int value = bytes_[at_++];
    if (value < low || value > high) throw PackedError(std::string("rules: ") + name + " out of range");
    return value;
  }
  template <class Word>
  Word word(const char* name, Word last) {
    return static_cast<Word>(number(name, 0, static_cast<int>(last)));
  }

 private:
  const std::uint8_t* bytes_;
  std::size_t at_ = 0;
};

}  // namespace

Rules read_rules(const std::uint8_t* bytes, std::size_t size) {
  WordReader read(bytes, size);
  Rules rules;
  rules.packs = read.number("packs", 1, 4);
  rules.suits = read.number("suits", 1, 4);
  unsigned seen = 0;
  for (auto& suit : rules.suit) suit = static_cast<std::uint8_t>(read.number("suit", 0, 3));
  for (int at = 0; at < rules.suits; ++at) seen |= 1u << rules.suit[at];
  if (__builtin_popcount(seen) != rules.suits) throw PackedError("rules: a suit twice");
  rules.ranks = read.number("ranks", 1, kMaxRanks);
  rules.columns = read.number("columns", 1, kMaxColumns);
  rules.build = read.word("build", Build::none);
  rules.direction = read.word("direction", Direction::both);
  rules.wrap = read.word("wrap", Wrap::unless_base_ace);
  rules.unit = read.word("unit", Unit::free);
  rules.part = read.word("part", Part::top_or_whole);
  rules.limit = read.word("limit", Limit::supermove);
  rules.empty = read.word("empty", Empty::base_minus_1);
  rules.autofill = read.word("autofill", Autofill::waste_then_stock);
  rules.accept = read.word("accept", Accept::run);
  rules.take_back = read.word("take_back", TakeBack::any_time);
  rules.target = read.word("target", StockTarget::none);
  rules.batch = read.number("batch", 1, kMaxCards);
  rules.passes = read.number("passes", 0, 255);
  rules.block_if_empty = read.number("block_if_empty", 0, 1) != 0;
  rules.reserves = read.number("reserves", 0, kMaxReserves);
  rules.cells = read.number("cells", 0, kMaxCells);
  rules.base = read.number("base", 1, kMaxRanks);
  if (rules.base > rules.ranks) throw PackedError("rules: base out of range");
  return rules;
}

}  // namespace croupier
