#include <math.h>
#include <stdint.h>
void relu(const float *x, int64_t m, int64_t n, float *y, int64_t my,
          int64_t ny) {
  for (int64_t i = 0; i < m; ++i)
    for (int64_t j = 0; j < n; ++j)
      y[i * n + j] = fmaxf(x[i * n + j], 0.0f);
}
