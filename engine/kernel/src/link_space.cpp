#include "link_space.hpp"

namespace croupier {

// The card below that moves along with `card` as one unit, or 0.
template <bool Rows>
Card LinkSpace<Rows>::run_below(const State& state, Card card) const {
  if (rules_.single) return 0;
  if (holds(state.homed, card)) return rules_.own[card];
  return rules_.mixed && holds(state.crossed, card) ? rules_.cross[card] : Card{0};
}

template <bool Rows>
void LinkSpace<Rows>::settle(State& state, std::vector<Step>* log) {
  do {
    while (go_up(state, log)) {
    }
  } while (come_home(state, log));
}

// Whether a card was safe and went up.
template <bool Rows>
bool LinkSpace<Rows>::go_up(State& state, std::vector<Step>* log) {
  if (!rules_.has(kSafe)) return false;
  bool changed = false;
  Cards ends = state.ends;
  while (const Cards safe = ends & state.safe(rules_)) {
    const Card end = static_cast<Card>(__builtin_ctzll(safe));
    changed = forced(state, {end, kUp}, log);
    ends &= ~Cards{1} << end;  // the others in their order
  }
  if constexpr (!Rows) {
    const auto play = [&](int place) {
      const Card card = rules_.talon[place];
      if (holds(state.safe(rules_), card)) changed = forced(state, {card, kUp}, log);
    };
    if (const int top = state.waste_top(state.turned); top >= 0) play(top);
    if (state.turned < rules_.talon_size) play(state.turned);
  }
  return changed;
}

// Whether a run at a column's end went to its own suit's parent: by a swing, or because that cannot be wrong.
template <bool Rows>
bool LinkSpace<Rows>::come_home(State& state, std::vector<Step>* log) {
  const Cards ready = rules_.children_of(state.ends) & homing(state);
  if (!ready || !(ready & state.movable(rules_))) return false;
  bool changed = false;
  each_card(state.ends, [&](Card end) {
    if (state.exposed(end)) changed = come_home(state, end, log) || changed;
  });
  return changed;
}

template <bool Rows>
bool LinkSpace<Rows>::come_home(State& state, Card end, std::vector<Step>* log) {
  const Cards ready = rules_.children_of(state.ends & ~set_of(end)) & homing(state);
  for (Card head = end; head; head = run_below(state, head)) {
    if (holds(ready, head)) return forced(state, {head, rules_.own[head]}, log);
  }
  return false;
}

template <bool Rows>
bool LinkSpace<Rows>::forced(State& state, Step step, std::vector<Step>* log) {
  state.apply(rules_, step);
  if (log) log->push_back(step);
  return true;
}

// The cards that go to their own suit's parent as soon as they can. Those on the other parent, by a swing; and by (c')
// those at the bottom of a column, while the sister lies straight.
template <bool Rows>
Cards LinkSpace<Rows>::homing(const State& state) const {
  Cards homing = rules_.has(kSwings) ? state.crossed : 0;
  if (rules_.plain && rules_.has(kRejoined)) homing |= state.floors & sisters_of(state.homed);
#ifdef CROUPIER_REFUTED
  if (rules_.plain && rules_.has(kRejoined) && rules_.has(kRejoinAll)) homing |= state.floors;
#endif
  return homing;
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
        if (!holds(now.homed | now.crossed, head)) continue;
        const Card other = holds(now.homed, head) ? rules_.cross[head] : rules_.own[head];
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
    const bool swings = rules_.has(kSwings) && holds(state.homed | state.crossed, head);
    for (const Card on : {rules_.own[head], rules_.cross[head]}) {
      if (swings || !on || !state.exposed(on) || on == end) continue;
      emit(state, Step{head, on});
      if (on == rules_.cross[head]) freeze(state, head, on);
    }
    if (!state.empty) continue;
    const bool alike = rules_.has(kAlike) && (!Rows || state.turned == rules_.talon_size);
    if (alike && holds(state.floors, head)) continue;
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
  if (!rules_.plain || !rules_.has(kClosed) || !holds(state.homed, head)) return true;
  const Card sister = rules_.sister[head];
  return !sister || !state.is_up(rules_, sister);
}

// (b'): while its sister lies straight, a run does not leave its own suit's parent for an empty column.
template <bool Rows>
bool LinkSpace<Rows>::stays_paired(const State& state, Card head) const {
  if (!rules_.plain || !holds(state.homed, head)) return false;
#ifdef CROUPIER_REFUTED
  if (rules_.has(kUnsplit)) return true;
#endif
  return rules_.has(kPaired) && holds(sisters_of(state.homed), head);
}

template <bool Rows>
void LinkSpace<Rows>::from_talon(const State& state) {
  const Cards landing = state.landing(rules_);
  const auto offer = [&](Card card) {
    if (!state.empty && !holds(landing, card) && !state.is_next(rules_, card)) return;
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
    const Card cross = rules_.cross[run];
    if (!holds(state.homed, run) || !cross || !state.exposed(cross) || cross == on) continue;
    if (!may_leave(state, run)) continue;
    const Step steps[] = {{run, cross}, {head, on}};
    emit(state, steps, 2);
  }
}

template <bool Rows>
void LinkSpace<Rows>::emit(const State& state, Step step) {
  if (wanted_ && !may_lead_to(*wanted_, step)) return;
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

// What settles after a step only goes up or home: a quick look whether the step can lead to a state.
template <bool Rows>
bool LinkSpace<Rows>::may_lead_to(const State& child, Step step) const {
  const int digit = child.digit(step.head);
  return step.head == 0 || digit <= 1 || digit == State::digit_on(rules_, step.head, step.target);
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
