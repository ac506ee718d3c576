#include <stdint.h>
int32_t dot_bytes(const int8_t *x, int64_t n, const int8_t *y, int64_t ny) {
  int32_t sum = 0;
  for (int64_t i = 0; i < n; ++i)
    sum += x[i] * y[i];
  return sum;
}
