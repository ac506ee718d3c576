#include <stdint.h>
int64_t collatz(int64_t n) {
  int64_t best = 0;
  for (int64_t start = 1; start < n; ++start) {
    uint64_t x = start;
    int64_t steps = 0;
    while (x != 1) {
      x = x % 2 == 0 ? x / 2 : x * 3 + 1;
      ++steps;
    }
    best = steps > best ? steps : best;
  }
  return best;
}
