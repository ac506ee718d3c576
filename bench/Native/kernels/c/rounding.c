#include <math.h>
#include <stdint.h>
void rounding(const float *x, int64_t n, float *y, int64_t ny) {
  for (int64_t i = 0; i < n; ++i) {
    float b = floorf(x[i] * 10.0f);
    y[i] = fmaf(copysignf(fabsf(b - 10.0f), x[i]), x[i], b);
  }
}
