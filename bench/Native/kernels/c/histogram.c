#include <stdint.h>
void histogram(const int32_t *x, int64_t n, int32_t *counts, int64_t nc) {
  for (int64_t i = 0; i < n; ++i)
    counts[x[i]]++;
}
