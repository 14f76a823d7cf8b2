// The kernel's own tests: croupier_kernel_tests [--decks N] [--seed N]
#include <cstring>

#include "check.hpp"

int main(int count, char** words) {
  using namespace croupier::tests;
  Options options;
  for (int at = 1; at + 1 < count; at += 2) {
    const int value = std::atoi(words[at + 1]);
    if (std::strcmp(words[at], "--decks") == 0) {
      options.decks = value;
    } else if (std::strcmp(words[at], "--seed") == 0) {
      options.seed = static_cast<unsigned>(value);
    } else {
      std::printf("croupier_kernel_tests [--decks N] [--seed N]\n");
      return 2;
    }
  }
  test_refuted(options);
  test_searches(options);
  test_prunings(options);
  std::printf(failures ? "%d failures\n" : "all tests passed\n", failures);
  return failures != 0;
}
