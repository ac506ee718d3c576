#include <stdint.h>
void matmul(const float *A, int64_t m, int64_t k, const float *B, int64_t kb,
            int64_t n, float *C, int64_t mc, int64_t nc) {
  for (int64_t i = 0; i < m; ++i)
    for (int64_t j = 0; j < n; ++j)
      for (int64_t l = 0; l < k; ++l)
        C[i * n + j] += A[i * k + l] * B[l * n + j];
}
