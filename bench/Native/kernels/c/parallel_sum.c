#include <stdint.h>
int32_t parallel_sum(const int32_t *x, int64_t m, int64_t n) {
  int32_t sum = 0;
  for (int64_t i = 0; i < m; ++i)
    for (int64_t j = 0; j < n; ++j)
      sum += x[i * n + j];
  return sum;
}
