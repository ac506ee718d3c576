#include <stdint.h>
void loop_i32(const float *x, int64_t nx, float *y, int64_t ny, int32_t n) {
  for (int32_t i = 0; i < n; ++i)
    for (int32_t j = 0; j < n; ++j)
      y[i * n + j] = x[i * n + j] * 3.0f;
}
