// What a search is asked and what it answers; the same for every solver.
#pragma once

#include <algorithm>
#include <chrono>
#include <functional>

#include "moves.hpp"

namespace croupier {

struct Limits {
  std::uint64_t nodes = UINT64_MAX;
  double seconds = 1e9;
  std::uint64_t memory = UINT64_MAX;  // bytes
  bool exhaustive = true;             // false: the best-first stage alone, for many quick looks
};

enum class Verdict : std::uint8_t { solved, unsolvable, unknown };
enum class Why : std::uint8_t { none, nodes, seconds, memory, cancelled };

struct Statistics {
  std::uint64_t nodes = 0;   // positions (or classes of positions) whose moves were looked at
  std::uint64_t states = 0;  // those that were remembered
  std::uint64_t bytes = 0;   // the most memory held at once
  std::uint32_t depth = 0;   // the longest way from the start looked at
  double seconds = 0;
};

struct Answer {
  Verdict verdict = Verdict::unknown;
  Why why = Why::none;
  std::vector<Move> line;
  Statistics statistics;
};

// Keeps a search within its limits. `poll` hears of the statistics every few milliseconds and
// answers whether to stop.
class Control {
 public:
  using Poll = std::function<bool(const Statistics&)>;
  Control(Limits limits, Poll poll, double seconds_between_polls = 0.003)
      : limits_(limits), poll_(std::move(poll)), between_(seconds_between_polls), start_(Clock::now()) {}

  // Called for every node: false once the search must stop.
  bool go_on() {
    if (why_ != Why::none) return false;
    if (statistics.nodes >= node_limit_) return stop(Why::nodes);
    ++statistics.nodes;
    return (statistics.nodes & 63) != 0 || look_up();
  }

  // Called when memory is taken: false if the search may not have it.
  bool take(std::uint64_t bytes) {
    held_ += bytes;
    statistics.bytes = std::max(statistics.bytes, held_);
    return held_ <= limits_.memory || stop(Why::memory);
  }
  void give_back(std::uint64_t bytes) { held_ -= bytes; }

  bool stop(Why why) {
    if (why_ == Why::none) why_ = why;
    return false;
  }

  // A stage of a search has limits of its own within the whole; what it stopped for is forgotten with it.
  void begin_stage(std::uint64_t nodes, double seconds) {
    why_ = why_ == Why::cancelled ? why_ : Why::none;
    node_limit_ = nodes < limits_.nodes - statistics.nodes ? statistics.nodes + nodes : limits_.nodes;
    second_limit_ = std::min(limits_.seconds, elapsed() + seconds);
  }

  double elapsed() const { return std::chrono::duration<double>(Clock::now() - start_).count(); }
  const Limits& limits() const { return limits_; }
  Why why() const { return why_; }

  Statistics statistics;

  // The beginning of the most promising way found so far, for whoever wants to show it; empty but while a search runs.
  std::function<std::vector<Move>()> best_line;

 private:
  using Clock = std::chrono::steady_clock;

  bool look_up() {
    statistics.seconds = elapsed();
    if (statistics.seconds >= second_limit_) return stop(Why::seconds);
    if (poll_ && statistics.seconds >= next_poll_) {
      next_poll_ = statistics.seconds + between_;
      if (poll_(statistics)) return stop(Why::cancelled);
    }
    return true;
  }

  Limits limits_;
  Poll poll_;
  double between_;
  Clock::time_point start_;
  std::uint64_t node_limit_ = limits_.nodes;
  double second_limit_ = limits_.seconds;
  double next_poll_ = between_;
  std::uint64_t held_ = 0;
  Why why_ = Why::none;
};

// Whether the position can be won: the rules' properties choose the solver.
Answer solve(const Table& table, const Board& board, Control& control);

}  // namespace croupier
