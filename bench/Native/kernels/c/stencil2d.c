#include <stdint.h>
void stencil2d(const double *x, int64_t m, int64_t n, double *y, int64_t my,
               int64_t ny) {
  for (int64_t i = 1; i < m - 1; ++i)
    for (int64_t j = 1; j < n - 1; ++j)
      y[i * n + j] = 0.2 * (x[i * n + j] + x[(i - 1) * n + j] +
                            x[(i + 1) * n + j] + x[i * n + j - 1] +
                            x[i * n + j + 1]);
}
