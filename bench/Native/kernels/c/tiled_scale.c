#include <stdint.h>
static int64_t min(int64_t a, int64_t b) { return a < b ? a : b; }
void tiled_scale(const float *x, int64_t m, int64_t n, float *y, int64_t my,
                 int64_t ny) {
  for (int64_t ii = 0; ii < m; ii += 32)
    for (int64_t jj = 0; jj < n; jj += 32)
      for (int64_t i = ii; i < min(ii + 32, m); ++i)
        for (int64_t j = jj; j < min(jj + 32, n); ++j)
          y[i * n + j] = x[i * n + j] * 1.5f;
}
