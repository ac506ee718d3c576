#include <stdint.h>
void gather(const float *x, int64_t nx, const int32_t *indices, int64_t ni,
            float *y, int64_t n) {
  for (int64_t i = 0; i < n; ++i)
    y[i] = x[indices[i]];
}
