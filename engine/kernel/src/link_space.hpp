// The moves of a class of positions: every outcome that matters, each brought to its class's normal form.
#pragma once

#include "estimate.hpp"
#include "exact_set.hpp"
#include "hopeless.hpp"

namespace croupier {

// The space of links, as `Search` wants a space to be.
template <bool Rows>
class LinkSpace {
 public:
  using State = Links<Rows>;
  using Step = croupier::Step;
  using Set = ExactSet<typename State::Key>;

  explicit LinkSpace(const LinkRules& rules, const Weights& weights = {}) : rules_(rules), weights_(weights) {}

  typename State::Key key(const State& state) const { return state.key(rules_); }
  bool is_won(const State& state) const { return state.is_won(rules_); }
  bool is_lost(const State& state) const { return rules_.has(kHopeless) && is_hopeless(rules_, state); }
  int value(const State& state) const { return estimate(rules_, state, weights_); }
  void follow(State& state, const Step& step) const { state.apply(rules_, step); }

  // Play what may be played for certain and swing every run to its own suit: the normal form of the state's class.
  void settle(State& state) { settle(state, nullptr); }
  void settle(State& state, std::vector<Step>* log);

  // Collect the classes that one move leads to from a settled state, but for such as were seen before at a glance.
  void expand(const State& state, std::vector<State>& children, const Set& seen);

  // The steps from one settled state to a neighbour that `expand` lists.
  std::vector<Step> way(const State& state, const State& child);

 private:
  struct Member {
    State state;
    std::size_t from;
    Step swing;
  };

  bool go_up(State& state, std::vector<Step>* log);
  bool come_home(State& state, std::vector<Step>* log);
  bool come_home(State& state, Card end, std::vector<Step>* log);
  Cards homing(const State& state) const;
  bool forced(State& state, Step step, std::vector<Step>* log);
  struct Candidate {
    Step step;
    typename State::Key key;
  };

  void list(const State& state);
  void expand_member(const State& state);
  void find_members();
  void from_column(const State& state, Card end);
  void from_talon(const State& state);
  void from_foundations(const State& state);
  void to_empty(const State& state, Card head);
  void freeze(const State& state, Card head, Card on);
  bool may_leave(const State& state, Card head) const;
  bool stays_paired(const State& state, Card head) const;
  bool may_lead_to(const State& child, Step step) const;
  void emit(const State& state, Step step);
  void emit(const State& state, const Step* steps, std::size_t count);

  Card run_below(const State& state, Card card) const;

  const LinkRules& rules_;
  const Weights weights_;
  std::vector<Member> members_;
  std::size_t member_ = 0;
  std::vector<State>* children_ = nullptr;
  std::vector<Candidate> candidates_;  // steps from the state itself that are not carried out yet
  const Set* seen_ = nullptr;
  std::vector<Step> log_;
  const State* wanted_ = nullptr;  // while a way is looked for
  bool found_ = false;
};

}  // namespace croupier
