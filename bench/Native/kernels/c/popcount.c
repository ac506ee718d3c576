#include <stdint.h>
int64_t popcount(const int64_t *x, int64_t n) {
  int64_t sum = 0;
  for (int64_t i = 0; i < n; ++i)
    sum += __builtin_popcountll(x[i]);
  return sum;
}
