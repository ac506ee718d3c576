#include <stdint.h>
typedef float Vector __attribute__((vector_size(32), aligned(4)));
void vector_fma(const float *x, int64_t n, const float *y, int64_t ny,
                float *z, int64_t nz) {
  for (int64_t i = 0; i < n; i += 8) {
    Vector *zi = (Vector *)(z + i);
    *zi = __builtin_elementwise_fma(*(const Vector *)(x + i),
                                    *(const Vector *)(y + i), *zi);
  }
}
