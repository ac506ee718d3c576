#include <stdint.h>
void prefix_sum(const int64_t *x, int64_t n, int64_t *y, int64_t ny) {
  int64_t sum = 0;
  for (int64_t i = 0; i < n; ++i) {
    sum += x[i];
    y[i] = sum;
  }
}
