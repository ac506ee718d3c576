#include <stdint.h>
void spmv(const int64_t *columns, int64_t nc, const double *numbers,
          int64_t nn, const double *x, int64_t nx, double *y, int64_t n) {
  for (int64_t i = 0; i < n; ++i) {
    double sum = 0;
    for (int64_t k = i * 8; k < i * 8 + 8; ++k)
      sum += numbers[k] * x[columns[k]];
    y[i] = sum;
  }
}
