#include <stdint.h>
void matvec(const float *A, int64_t m, int64_t n, const float *x, int64_t nx,
            float *y, int64_t ny) {
  for (int64_t i = 0; i < m; ++i)
    for (int64_t j = 0; j < n; ++j)
      y[i] += A[i * n + j] * x[j];
}
