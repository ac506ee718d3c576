#include <stdint.h>
typedef float Vector __attribute__((ext_vector_type(16)));
typedef int32_t Indices __attribute__((ext_vector_type(16)));
typedef _Bool Mask __attribute__((ext_vector_type(16)));
static Mask below(int32_t n) {
  const Indices lanes = {0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15};
  return __builtin_convertvector(lanes < n, Mask);
}
void masked_tail(const float *x, int64_t n, float *y, int64_t ny) {
  for (int64_t i = 0; i < n; i += 16) {
    Vector a = __builtin_masked_load(below(n - i), x + i, (Vector)0);
    __builtin_masked_store(below(ny - i), a * a + a, y + i);
  }
}
