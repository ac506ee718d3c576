#include <stdint.h>
int32_t maximum(const int32_t *x, int64_t n) {
  int32_t max = INT32_MIN;
  for (int64_t i = 0; i < n; ++i)
    max = x[i] > max ? x[i] : max;
  return max;
}
