#include <stdint.h>
static int64_t ipow(int64_t base, int64_t exponent) {
  int64_t result = 1;
  if (exponent < 0)
    return base == 1 ? 1 : base == -1 ? (exponent & 1 ? -1 : 1) : base == 0 ? 1 / base : 0;
  while (1) {
    if (exponent & 1)
      result *= base;
    exponent >>= 1;
    if (!exponent)
      return result;
    base *= base;
  }
}
void power(const int64_t *x, int64_t n, int64_t e, int64_t *y, int64_t ny) {
  for (int64_t i = 0; i < n; ++i)
    y[i] = ipow(x[i], e);
}
