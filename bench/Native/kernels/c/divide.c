#include <stdint.h>
void divide(const int32_t *x, int64_t n, int32_t d, int32_t *y, int64_t ny) {
  for (int64_t i = 0; i < n; ++i) {
    int32_t quotient = x[i] / d, rest = x[i] % d;
    y[i] = quotient - (rest != 0 && (rest < 0) != (d < 0));
  }
}
