#include <stdint.h>
double dot(const double *x, int64_t n, const double *y, int64_t ny) {
  double sum = 0;
  for (int64_t i = 0; i < n; ++i)
    sum += x[i] * y[i];
  return sum;
}
