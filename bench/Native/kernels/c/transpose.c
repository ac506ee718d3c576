#include <stdint.h>
void transpose(const float *x, int64_t m, int64_t n, float *y, int64_t my,
               int64_t ny) {
  for (int64_t i = 0; i < n; ++i)
    for (int64_t j = 0; j < m; ++j)
      y[i * m + j] = x[j * n + i];
}
