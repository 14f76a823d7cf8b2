#include "hopeless.hpp"

namespace croupier {
namespace {

// Sets of cards that only ever grow; PROOFS.md says what they stand for.
template <bool Rows>
class Outlook {
 public:
  Outlook(const LinkRules& rules, const Links<Rows>& state)
      : rules_(rules), state_(state), joined_(state.joined(rules)), exposed_(state.ends),
        played_(rules.stock_from[state.turned]), waste_(Rows ? -1 : state.waste_top(state.turned)), up_(state.up) {
    if (Rows) exposed_ |= played_;  // a card dealt in a row is on a column by itself
    if (waste_ >= 0) played_ |= set_of(rules.talon[waste_]);
    if (rules.take_back) played_ |= founded();
    loosen(state.ends);
  }

  bool is_lost() {
    if (state_.empty) return false;  // nearly everything can move then: not worth a look
    bool grows = true;
    while (grows) {
      const Cards places = with_place();
      const bool climbs = climb();
      grows = part(places) || climbs;
      grows = play(places) || grows;
      if (empties_) return false;
    }
    return up_[0] + up_[1] + up_[2] + up_[3] < rules_.cards;
  }

 private:
  // Cards of which a parent can be exposed, other than the one that they lie on.
  Cards with_place() const {
    return (rules_.children_of(exposed_) & ~state_.homed) |
           (rules_.children_of(sisters_of(exposed_)) & ~state_.crossed);
  }

  Cards founded() const {
    Cards up = 0;
    for (int suit = 0; suit < 4; ++suit) {
      for (int held = 0; held < state_.up[suit]; ++held) up |= set_of(rules_.wanted[suit][held]);
    }
    return up;
  }

  // Whether a suit can come up farther.
  bool climb() {
    const Cards risen = risen_;
    for (int suit = 0; suit < 4; ++suit) {
      for (Card next; holds(exposed_ | played_, next = rules_.wanted[suit][up_[suit]]); ++up_[suit]) {
        risen_ |= set_of(next);
      }
    }
    return risen_ != risen;
  }

  // Whether more cards of the columns can leave what they lie on.
  bool part(Cards places) {
    const Cards parting = loose_ & ~left_ & (places | risen_);
    left_ |= parting;
    empties_ = (parting & state_.floors) != 0;
    const Cards bared = below(parting);
    exposed_ |= bared;
    loosen(bared);
    return parting != 0;
  }

  // Nothing need stay on these cards: they can leave, or what they are joined to can move along with them.
  void loosen(Cards cards) {
    while (cards &= ~loose_) {
      loose_ |= cards;
      cards = below(cards & joined_);
    }
  }

  // The cards that cards lie on.
  Cards below(Cards cards) const {
    Cards below = state_.parents_below(rules_, cards);
    each_card(cards & state_.laid, [&](Card card) { below |= set_of(state_.below(rules_, card)); });
    return below;
  }

  // Whether more cards of stock, waste or foundations can come on the columns, or more of the waste into play.
  bool play(Cards places) {
    const Cards exposed = exposed_, played = played_;
    exposed_ |= played_ & places;
    while (waste_ >= 0 && holds(exposed_ | risen_, rules_.talon[waste_])) {
      waste_ = state_.waste_top(waste_);
      if (waste_ >= 0) played_ |= set_of(rules_.talon[waste_]);
    }
    return exposed_ != exposed || played_ != played;
  }

  const LinkRules& rules_;
  const Links<Rows>& state_;
  const Cards joined_;
  Cards exposed_;     // cards that can come to be landed on
  Cards loose_ = 0;   // cards of the columns that nothing holds down
  Cards left_ = 0;    // cards that can leave what they lie on
  Cards risen_ = 0;   // cards that can come up
  Cards played_;      // cards outside the columns that can be played wherever they find a place
  int waste_;         // the place of the waste's last card that can be played, or -1
  std::array<std::uint8_t, 4> up_;  // how far each suit can come up
  bool empties_ = false;
};

}  // namespace

template <bool Rows>
bool is_hopeless(const LinkRules& rules, const Links<Rows>& state) {
  return Outlook<Rows>(rules, state).is_lost();
}

template bool is_hopeless<false>(const LinkRules&, const Links<false>&);
template bool is_hopeless<true>(const LinkRules&, const Links<true>&);

}  // namespace croupier
