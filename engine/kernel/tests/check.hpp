// As little of a test framework as will do.
#pragma once

#include <cstdio>
#include <cstdlib>
#include <string>

namespace croupier::tests {

struct Options {
  int decks = 300;      // small decks a rule set
  unsigned seed = 1;
};

inline int failures = 0;

inline void fail(const std::string& what) {
  ++failures;
  std::printf("FAILED: %s\n", what.c_str());
}

inline void check(bool holds, const std::string& what) {
  if (!holds) fail(what);
}

void test_prunings(const Options& options);
void test_refuted(const Options& options);
void test_searches(const Options& options);

}  // namespace croupier::tests
