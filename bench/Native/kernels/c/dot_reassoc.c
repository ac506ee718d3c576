#include <stdint.h>
float dot_reassoc(const float *x, int64_t n, const float *y, int64_t ny) {
#pragma clang fp reassociate(on)
  float sum = 0;
  for (int64_t i = 0; i < n; ++i)
    sum += x[i] * y[i];
  return sum;
}
