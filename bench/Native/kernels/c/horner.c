#include <stdint.h>
void horner(const double *x, int64_t n, const double *coefficients, int64_t nc,
            double *y, int64_t ny) {
  for (int64_t i = 0; i < n; ++i) {
    double s = 0;
    for (int64_t k = 0; k < 8; ++k)
      s = s * x[i] + coefficients[7 - k];
    y[i] = s;
  }
}
