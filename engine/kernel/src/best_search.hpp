// The one search of every space of positions: best-first for a while, then depth-first until everything is seen.
#pragma once

#include <algorithm>
#include <climits>
#include <utility>

#include "search.hpp"

namespace croupier {

enum class Ending { won, exhausted, stopped };

// A list that never moves what it holds, in blocks.
template <class Item>
class Blocks {
 public:
  Item& operator[](std::size_t at) { return blocks_[at / kBlock][at % kBlock]; }
  std::size_t size() const { return size_; }
  void push_back(Item&& item) {
    if (size_++ % kBlock == 0) blocks_.emplace_back().reserve(kBlock);
    blocks_.back().push_back(std::move(item));
  }

 private:
  static constexpr std::size_t kBlock = 128;
  std::vector<std::vector<Item>> blocks_;
  std::size_t size_ = 0;
};

// A space has a State, its exact Key in a Set, a Step, and says how states settle and what they lead to.
template <class Space>
class Search {
 public:
  using State = typename Space::State;
  using Step = typename Space::Step;

  Search(Space& space, Control& control) : space_(space), control_(control), set_(control) {}
  ~Search() { control_.give_back(held_); }
  Search(const Search&) = delete;
  Search& operator=(const Search&) = delete;

  // `steps` is the whole way to the win, if there is one. `nodes`: how many before depth-first takes over.
  Ending run(State state, std::uint64_t nodes, bool exhaustive, std::vector<Step>& steps) {
    space_.settle(state, &steps);
    if (space_.is_won(state)) return Ending::won;
    start_ = {state, steps};
    set_.add(space_.key(state));
    first_.assign(kBuckets, kNone);
    open({state, kNone, 0, 0});
    Ending ending = best_first(nodes);
    if (ending == Ending::stopped && exhaustive && control_.why() == Why::none) ending = depth_first();
    control_.statistics.states += set_.size();
    if (ending == Ending::won) write_steps(state, steps);
    return ending;
  }

  // The steps from the start to the most promising node of the first stage.
  std::vector<Step> best_way() {
    std::vector<std::uint32_t> nodes;
    for (std::uint32_t node = best_; node; node = nodes_[node].from) nodes.push_back(node);
    auto [now, steps] = start_;
    for (auto node = nodes.rbegin(); node != nodes.rend(); ++node) {
      for (const Step& step : space_.way(now, nodes_[*node].state)) {
        space_.follow(now, step);
        steps.push_back(step);
      }
    }
    return steps;
  }

 private:
  struct Node {
    State state;
    std::uint32_t next;  // the next open node of the same estimate
    std::uint32_t from;
    std::uint32_t depth;
  };
  struct Frame {
    State state;
    std::uint32_t node;  // the node of the first stage below which it lies
    std::uint32_t depth;
    bool open;           // its children lie above it
  };
  struct Child {
    std::uint32_t at;
    int value = 0;  // only where children are compared
  };
  enum class Looked { on, won, stopped };

  static constexpr int kOffset = 256;  // estimates may fall below 0
  static constexpr std::size_t kBuckets = 2048;
  static constexpr std::uint32_t kNone = UINT32_MAX;

  bool take(std::size_t bytes) {
    held_ += bytes;
    return control_.take(bytes);
  }

  void open(Node&& node) {
    const int value = space_.value(node.state);
    const auto bucket = static_cast<std::size_t>(std::clamp(value + kOffset, 0, static_cast<int>(kBuckets) - 1));
    node.next = first_[bucket];
    first_[bucket] = static_cast<std::uint32_t>(nodes_.size());
    if (value < best_value_) {
      best_value_ = value;
      best_ = first_[bucket];
    }
    nodes_.push_back(std::move(node));
    lowest_ = std::min(lowest_, bucket);
  }

  // The settled children that were not seen before, into `fresh_`; a winning one is the last step of `way_`.
  Looked look(const State& state) {
    children_.clear();
    fresh_.clear();
    space_.expand(state, children_, set_);
    for (const State& child : children_) set_.prefetch(space_.key(child));
    for (std::uint32_t at = 0; at < children_.size(); ++at) {
      const State& child = children_[at];
      if (space_.is_won(child)) {
        fresh_.assign(1, {at});
        return Looked::won;
      }
      const auto added = set_.add(space_.key(child));
      if (added == Space::Set::Added::no_memory) return Looked::stopped;
      if (added != Space::Set::Added::fresh) continue;
      if (careful_ && space_.is_lost(child)) continue;
      fresh_.push_back({at});
    }
    return Looked::on;
  }

  Ending best_first(std::uint64_t nodes) {
    for (std::uint64_t looked = 0;; ++looked) {
      while (lowest_ < kBuckets && first_[lowest_] == kNone) ++lowest_;
      if (lowest_ == kBuckets) return Ending::exhausted;
      careful_ = looked >= 1000;
      if (looked >= nodes || !control_.go_on()) return Ending::stopped;
      const std::uint32_t at = first_[lowest_];
      first_[lowest_] = nodes_[at].next;
      const std::uint32_t depth = nodes_[at].depth + 1;
      control_.statistics.depth = std::max(control_.statistics.depth, depth);
      switch (look(nodes_[at].state)) {
        case Looked::stopped: return Ending::stopped;
        case Looked::won: way_to(at); return Ending::won;
        case Looked::on: break;
      }
      for (const Child& child : fresh_) {
        if (!take(sizeof(Node))) return Ending::stopped;
        open({children_[child.at], kNone, at, depth});
      }
    }
  }

  // Every open node of the first stage is searched to its end, the most promising first, with the same set of states.
  Ending depth_first() {
    for (std::size_t bucket = kBuckets; bucket-- > 0;) {
      for (std::uint32_t at = first_[bucket]; at != kNone; at = nodes_[at].next) {
        frames_.push_back({nodes_[at].state, at, nodes_[at].depth, false});
      }
    }
    careful_ = true;
    std::size_t counted = 0;
    while (!frames_.empty()) {
      if (frames_.back().open) {
        frames_.pop_back();
        continue;
      }
      if (!control_.go_on()) return Ending::stopped;
      if (frames_.capacity() != counted) {
        if (!take((frames_.capacity() - counted) * sizeof(Frame))) return Ending::stopped;
        counted = frames_.capacity();
      }
      frames_.back().open = true;
      const std::uint32_t node = frames_.back().node, depth = frames_.back().depth + 1;
      control_.statistics.depth = std::max(control_.statistics.depth, depth);
      switch (look(frames_.back().state)) {
        case Looked::stopped: return Ending::stopped;
        case Looked::won: way_over_frames(node); return Ending::won;
        case Looked::on: break;
      }
      if (fresh_.size() > 1) sort_children();
      for (const Child& child : fresh_) frames_.push_back({children_[child.at], node, depth, false});
    }
    return Ending::exhausted;
  }

  // The most promising last: it is the next to be looked at.
  void sort_children() {
    for (Child& child : fresh_) child.value = space_.value(children_[child.at]);
    std::sort(fresh_.begin(), fresh_.end(), [](const Child& a, const Child& b) { return a.value > b.value; });
  }

  // The states from the start's first child to a node of the first stage.
  void way_to(std::uint32_t node) {
    for (; node; node = nodes_[node].from) way_.push_back(nodes_[node].state);
    std::reverse(way_.begin(), way_.end());
  }

  void way_over_frames(std::uint32_t node) {
    way_to(node);
    for (const Frame& frame : frames_) {
      if (frame.open && frame.node == node && frame.depth > nodes_[node].depth) way_.push_back(frame.state);
    }
  }

  void write_steps(State now, std::vector<Step>& steps) {
    way_.push_back(children_[fresh_[0].at]);
    for (const State& next : way_) {
      // States of one key may differ in the order of columns: follow the steps, not the states.
      for (const Step& step : space_.way(now, next)) {
        space_.follow(now, step);
        steps.push_back(step);
      }
    }
  }

  Space& space_;
  Control& control_;
  typename Space::Set set_;
  Blocks<Node> nodes_;
  std::vector<std::uint32_t> first_;  // the open nodes by their estimate, the latest first
  std::size_t lowest_ = 0;
  std::uint32_t best_ = 0;  // the node with the lowest estimate
  int best_value_ = INT_MAX;
  std::pair<State, std::vector<Step>> start_;  // settled, and the steps that settled it
  std::vector<Frame> frames_;
  std::vector<State> children_;
  std::vector<Child> fresh_;
  std::vector<State> way_;
  std::size_t held_ = 0;
  bool careful_ = false;
};

}  // namespace croupier
