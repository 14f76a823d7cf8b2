#include "link_space.hpp"

namespace croupier {
namespace {

template <class Visit>
void each_card(std::uint64_t cards, Visit visit) {
  for (; cards; cards &= cards - 1) visit(static_cast<Card>(__builtin_ctzll(cards)));
}

}  // namespace

// The card below that moves along with `card` as one unit, or 0.
template <bool Rows>
Card LinkSpace<Rows>::run_below(const State& state, Card card) const {
  if (rules_.single) return 0;
  const Card under = state.below[card];
  const bool joined = (under == rules_.own[card] && under) || (rules_.mixed && under == rules_.cross[card] && under);
  return joined ? under : Card{0};
}

template <bool Rows>
void LinkSpace<Rows>::settle(State& state, std::vector<Step>* log) {
  while (settle_once(state, log)) {
  }
}

template <bool Rows>
bool LinkSpace<Rows>::settle_once(State& state, std::vector<Step>* log) {
  bool changed = false;
  if (rules_.has(kSafe)) {
    each_card(state.ends, [&](Card end) {
      if (state.is_safe(rules_, end)) changed = forced(state, {end, kUp}, log);
    });
    if constexpr (!Rows) {
      const int top = state.waste_top(state.turned);
      if (top >= 0 && state.is_safe(rules_, rules_.talon[top])) changed = forced(state, {rules_.talon[top], kUp}, log);
      if (state.turned < rules_.talon_size && state.is_safe(rules_, rules_.talon[state.turned])) {
        changed = forced(state, {rules_.talon[state.turned], kUp}, log);
      }
    }
    if (changed) return true;
  }
  if (!rules_.has(kSwings | kRejoined)) return false;
  each_card(state.ends, [&](Card end) {
    if (state.exposed(end)) changed = come_home(state, end, log) || changed;
  });
  return changed;
}

template <bool Rows>
bool LinkSpace<Rows>::forced(State& state, Step step, std::vector<Step>* log) {
  state.apply(rules_, step);
  if (log) log->push_back(step);
  return true;
}

// Whether a run at a column's end goes to its own suit's parent: by a swing, or because that cannot be wrong.
template <bool Rows>
bool LinkSpace<Rows>::come_home(State& state, Card end, std::vector<Step>* log) {
  Card head = end;
  for (;;) {
    const Card next = run_below(state, head), home = rules_.own[head];
    if (home && state.exposed(home) && home != end) {
      const Card under = state.below[head];
      const bool swings = under == rules_.cross[head] && rules_.has(kSwings);
      if (swings || (under == kFloor && rejoins(state, head))) return forced(state, {head, home}, log);
    }
    if (!next) return false;
    head = next;
  }
}

// (c'): a whole column in one suit, its parent exposed, goes onto it while the sister lies straight.
template <bool Rows>
bool LinkSpace<Rows>::rejoins(const State& state, Card head) const {
  if (!rules_.plain || !rules_.has(kRejoined)) return false;
#ifdef CROUPIER_REFUTED
  if (rules_.has(kRejoinAll)) return true;
#endif
  const Card sister = rules_.sister[head];
  return sister && state.below[sister] == rules_.cross[head];
}

template <bool Rows>
void LinkSpace<Rows>::expand(const State& state, std::vector<State>& children, const Set& seen) {
  children_ = &children;
  seen_ = &seen;
  candidates_.clear();
  list(state);
  seen_ = nullptr;
  // A step that leads to the key of a known state leads to that state, which is settled: nothing is to be done. The
  // others may still settle into a known one.
  for (const Candidate& candidate : candidates_) {
    if (!seen.has(candidate.key)) emit(state, &candidate.step, 1);
  }
}

template <bool Rows>
void LinkSpace<Rows>::list(const State& state) {
  member_ = 0;
  if (!rules_.has(kSwings) || rules_.uncrossed) return expand_member(state);
  members_.clear();
  members_.push_back({state, 0, {}});
  find_members();
  for (; member_ < members_.size(); ++member_) expand_member(members_[member_].state);
}

template <bool Rows>
void LinkSpace<Rows>::expand_member(const State& state) {
  each_card(state.ends, [&](Card end) { from_column(state, end); });
  if constexpr (Rows) {
    if (state.turned < rules_.talon_size && !(rules_.blocked && state.empty)) emit(state, Step{0, 0});
  } else {
    from_talon(state);
  }
  if (rules_.take_back) from_foundations(state);
}

// Every state that swings alone lead to; they all lead back.
template <bool Rows>
void LinkSpace<Rows>::find_members() {
  for (std::size_t at = 0; at < members_.size(); ++at) {
    const State now = members_[at].state;
    each_card(now.ends, [&](Card end) {
      for (Card head = end; head; head = run_below(now, head)) {
        const Card under = now.below[head], own = rules_.own[head], cross = rules_.cross[head];
        if (!own || (under != own && under != cross)) continue;
        const Card other = under == own ? cross : own;
        if (!other || !now.exposed(other) || other == end) continue;
        State swung = now;
        const Step step{head, other};
        swung.apply(rules_, step);
        bool known = false;
        for (const Member& member : members_) known = known || member.state.links == swung.links;
        if (!known) members_.push_back({swung, at, step});
      }
    });
  }
}

template <bool Rows>
void LinkSpace<Rows>::from_column(const State& state, Card end) {
  if (state.is_next(rules_, end)) emit(state, Step{end, kUp});
  for (Card head = end; head; head = run_below(state, head)) {
    if (!may_leave(state, head)) continue;
    const Card under = state.below[head];
    const bool linked = rules_.has(kSwings) && (under == rules_.own[head] || under == rules_.cross[head]) &&
                        under != kFloor && under;
    for (const Card on : {rules_.own[head], rules_.cross[head]}) {
      if (!on || !state.exposed(on) || on == under || on == end || linked) continue;
      emit(state, Step{head, on});
      if (on == rules_.cross[head]) freeze(state, head, on);
    }
    if (!state.empty) continue;
    const bool alike = rules_.has(kAlike) && (!Rows || state.turned == rules_.talon_size);
    if (under == kFloor && alike) continue;
    if (stays_paired(state, head)) continue;
    to_empty(state, head);
  }
}

template <bool Rows>
void LinkSpace<Rows>::to_empty(const State& state, Card head) {
  if constexpr (Rows) {
    const bool alike = rules_.has(kAlike) && state.turned == rules_.talon_size;
    for (int column = 0; column < rules_.columns; ++column) {
      if (state.row.floor[column]) continue;
      emit(state, Step{head, kFloor, static_cast<std::uint8_t>(column)});
      if (alike) return;
    }
  } else {
    emit(state, Step{head, kFloor});
  }
}

// (d): a closed link, one on the own suit's parent with the sister up, is broken by going up only.
template <bool Rows>
bool LinkSpace<Rows>::may_leave(const State& state, Card head) const {
  if (!rules_.plain || !rules_.has(kClosed)) return true;
  const Card sister = rules_.sister[head];
  return state.below[head] != rules_.own[head] || !rules_.own[head] || !sister || !state.is_up(rules_, sister);
}

// (b'): while its sister lies straight, a run does not leave its own suit's parent for an empty column.
template <bool Rows>
bool LinkSpace<Rows>::stays_paired(const State& state, Card head) const {
  if (!rules_.plain) return false;
  const Card own = rules_.own[head], sister = rules_.sister[head];
  const bool on_own = own && state.below[head] == own;
#ifdef CROUPIER_REFUTED
  if (rules_.has(kUnsplit) && on_own) return true;
#endif
  return rules_.has(kPaired) && on_own && sister && state.below[sister] == rules_.cross[head];
}

template <bool Rows>
void LinkSpace<Rows>::from_talon(const State& state) {
  const auto offer = [&](Card card) {
    if (state.is_next(rules_, card)) emit(state, Step{card, kUp});
    for (const Card on : {rules_.own[card], rules_.cross[card]}) {
      if (!on || !state.exposed(on)) continue;
      emit(state, Step{card, on});
      if (on == rules_.cross[card]) freeze(state, card, on);
    }
    if (state.empty) emit(state, Step{card, kFloor});
  };
  if (const int top = state.waste_top(state.turned); top >= 0) offer(rules_.talon[top]);
  for (int at = state.turned; at < rules_.talon_size; ++at) offer(rules_.talon[at]);
}

template <bool Rows>
void LinkSpace<Rows>::from_foundations(const State& state) {
  for (int suit = 0; suit < 4; ++suit) {
    if (!state.up[suit]) continue;
    const int level = state.up[suit];
    const Card card = card_of((rules_.base - 1 + level - 1) % rules_.ranks + 1, suit);
    // A card that would be safe at once goes straight up again.
    const bool safe = rules_.has(kSafe) && !rules_.cyclic &&
                      (rules_.sister[card] == 0 || state.up[suit ^ 1] >= level - 2);
    if (safe) continue;
    for (const Card on : {rules_.own[card], rules_.cross[card]}) {
      if (on && state.exposed(on)) emit(state, Step{card, on});
    }
    if (state.empty) to_empty(state, card);
  }
}

// A run that can swing may do so just before a foreign card covers it: the one outcome that a swing adds.
template <bool Rows>
void LinkSpace<Rows>::freeze(const State& state, Card head, Card on) {
  if (!rules_.plain || !rules_.has(kSwings) || !rules_.has(kUncrossed)) return;
#ifdef CROUPIER_REFUTED
  if (rules_.has(kUnfrozen)) return;
#endif
  for (Card run = on; run; run = run_below(state, run)) {
    const Card own = rules_.own[run], cross = rules_.cross[run];
    if (!own || state.below[run] != own || !cross || !state.exposed(cross) || cross == on) continue;
    if (!may_leave(state, run)) continue;
    const Step steps[] = {{run, cross}, {head, on}};
    emit(state, steps, 2);
  }
}

template <bool Rows>
void LinkSpace<Rows>::emit(const State& state, Step step) {
  if constexpr (!Rows) {
    if (seen_ && member_ == 0) {
      candidates_.push_back({step, state.key_after(rules_, step)});
      seen_->prefetch(candidates_.back().key);
      return;
    }
  }
  emit(state, &step, 1);
}

template <bool Rows>
void LinkSpace<Rows>::emit(const State& state, const Step* steps, std::size_t count) {
  if (found_) return;
  children_->push_back(state);
  State& child = children_->back();
  for (std::size_t at = 0; at < count; ++at) child.apply(rules_, steps[at]);
  if (!wanted_) return settle(child, nullptr);
  log_.clear();
  std::vector<Step> swings;
  for (std::size_t at = member_; at; at = members_[at].from) swings.push_back(members_[at].swing);
  log_.insert(log_.end(), swings.rbegin(), swings.rend());
  log_.insert(log_.end(), steps, steps + count);
  settle(child, &log_);
  found_ = child.key(rules_) == wanted_->key(rules_);
}

template <bool Rows>
std::vector<Step> LinkSpace<Rows>::way(const State& state, const State& child) {
  std::vector<State> children;
  children_ = &children;
  wanted_ = &child;
  found_ = false;
  list(state);
  const bool found = found_;
  wanted_ = nullptr;
  found_ = false;
  return found ? log_ : std::vector<Step>{};
}

template class LinkSpace<false>;
template class LinkSpace<true>;

}  // namespace croupier
