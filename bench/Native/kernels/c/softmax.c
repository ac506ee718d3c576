#include <math.h>
#include <stdint.h>
void softmax(const float *x, int64_t m, int64_t n, float *y, int64_t my,
             int64_t ny) {
  for (int64_t i = 0; i < m; ++i) {
    float max = x[i * n];
    for (int64_t j = 1; j < n; ++j)
      max = x[i * n + j] > max ? x[i * n + j] : max;
    float sum = 0;
    for (int64_t j = 0; j < n; ++j) {
      y[i * n + j] = expf(x[i * n + j] - max);
      sum += y[i * n + j];
    }
    for (int64_t j = 0; j < n; ++j)
      y[i * n + j] /= sum;
  }
}
