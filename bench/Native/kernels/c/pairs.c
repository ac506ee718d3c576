#include <stdint.h>
void pairs(const float *x, int64_t n, float *y, int64_t ny) {
  for (int64_t i = 0; i < n; i += 2) {
    float a = x[i], b = x[i + 1];
    y[i] = a + b;
    y[i + 1] = a - b;
  }
}
