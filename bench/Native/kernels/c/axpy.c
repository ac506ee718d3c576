#include <stdint.h>
void axpy(float a, const float *x, int64_t n, float *y, int64_t ny) {
  for (int64_t i = 0; i < n; ++i)
    y[i] += a * x[i];
}
