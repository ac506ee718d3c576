#include <stdint.h>
void complex_product(const float (*x)[2], int64_t n, int64_t two,
                     float (*y)[2], int64_t ny, int64_t ytwo) {
  for (int64_t i = 0; i < n; ++i) {
    float a = x[i][0], b = x[i][1], c = y[i][0], d = y[i][1];
    y[i][0] = a * c - b * d;
    y[i][1] = a * d + b * c;
  }
}
