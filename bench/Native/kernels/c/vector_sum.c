#include <stdint.h>
typedef float Vector __attribute__((vector_size(64), aligned(4)));
void vector_sum(const float (*x)[256], int64_t m, int64_t n, float *sums,
                int64_t ns) {
  for (int64_t i = 0; i < m; ++i) {
    Vector sum = {0};
    for (int64_t j = 0; j < 256; j += 16)
      sum += *(const Vector *)&x[i][j];
    float total = 0;
    for (int k = 0; k < 16; ++k)
      total += sum[k];
    sums[i] = total;
  }
}
