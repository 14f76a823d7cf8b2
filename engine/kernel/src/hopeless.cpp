#include "hopeless.hpp"

namespace croupier {
namespace {

// Sets of cards, a bit each, that only ever grow; PROOFS.md says what they stand for.
template <bool Rows>
class Outlook {
 public:
  Outlook(const LinkRules& rules, const Links<Rows>& state) : rules_(rules), state_(state), exposed_(state.ends) {
    empty_ = state.empty > 0;
    for (int suit = 0; suit < 4; ++suit) up_[suit] = state.up[suit];
  }

  bool is_lost() {
    if (empty_) return false;  // nearly everything can move then: not worth a look
    do {
      changed_ = false;
      for (std::uint64_t ends = state_.ends; ends; ends &= ends - 1) column(static_cast<Card>(__builtin_ctzll(ends)));
      talon();
      if (rules_.take_back) foundations();
      if (empty_) return false;
    } while (changed_);
    return up_[0] + up_[1] + up_[2] + up_[3] < rules_.cards;
  }

 private:
  bool is_exposed(Card card) const { return card && (exposed_ >> card & 1); }
  void expose(Card card) {
    if (is_exposed(card)) return;
    exposed_ |= 1ull << card;
    changed_ = true;
  }
  bool has_left(Card card) const { return left_ >> card & 1; }
  bool finds_place(Card card) const {
    const Card under = state_.below[card], own = rules_.own[card], cross = rules_.cross[card];
    return (own != under && is_exposed(own)) || (cross != under && is_exposed(cross));
  }
  bool goes_up(Card card, bool bare) {
    const int suit = suit_of(card), level = rules_.level(card);
    if (level <= up_[suit]) return true;
    if (!bare || level != up_[suit] + 1) return false;
    ++up_[suit];
    changed_ = true;
    return true;
  }

  // From a column's end downwards: which cards can come off the ones below them.
  void column(Card card) {
    bool movable = true;  // all that lies on the card can leave it or move along with it
    for (; card != kFloor && movable;) {
      const Card under = state_.below[card];
      const bool up = goes_up(card, is_exposed(card));
      if (!has_left(card) && (up || finds_place(card))) {
        left_ |= 1ull << card;
        changed_ = true;
        if (under == kFloor) {
          empty_ = true;
        } else {
          expose(under);
        }
      }
      const bool joined = under != kFloor && !rules_.single &&
                          (under == rules_.own[card] || (rules_.mixed && under == rules_.cross[card]));
      movable = has_left(card) || joined;
      card = under;
    }
  }

  void talon() {
    for (int at = state_.turned; at < rules_.talon_size; ++at) offer(rules_.talon[at]);
    if (Rows) return;
    for (int at = state_.waste_top(state_.turned); at >= 0; at = state_.waste_top(at)) {
      if (!offer(rules_.talon[at])) return;
    }
  }

  // Whether a card of the stock or the waste can be played; a card dealt in a row is on a column by itself.
  bool offer(Card card) {
    const bool up = goes_up(card, true);
    if (!Rows && !is_exposed(card) && !finds_place(card)) return up;
    expose(card);
    return true;
  }

  void foundations() {
    for (int suit = 0; suit < 4; ++suit) {
      for (int level = 1; level <= state_.up[suit]; ++level) {
        const Card card = card_of((rules_.base - 2 + level) % rules_.ranks + 1, suit);
        if (!is_exposed(card) && finds_place(card)) expose(card);
      }
    }
  }

  const LinkRules& rules_;
  const Links<Rows>& state_;
  std::uint64_t exposed_;    // cards that can come to be landed on
  std::uint64_t left_ = 0;   // cards that can leave what they lie on
  std::array<int, 4> up_{};  // how far each suit can come up
  bool empty_;
  bool changed_ = false;
};

}  // namespace

template <bool Rows>
bool is_hopeless(const LinkRules& rules, const Links<Rows>& state) {
  return Outlook<Rows>(rules, state).is_lost();
}

template bool is_hopeless<false>(const LinkRules&, const Links<false>&);
template bool is_hopeless<true>(const LinkRules&, const Links<true>&);

}  // namespace croupier
