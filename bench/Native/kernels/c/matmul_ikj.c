#include <stdint.h>
void matmul_ikj(const double A[192][192], int64_t m, int64_t k,
                const double B[192][192], int64_t kb, int64_t n,
                double C[192][192], int64_t mc, int64_t nc) {
  for (int64_t i = 0; i < 192; ++i)
    for (int64_t l = 0; l < 192; ++l)
      for (int64_t j = 0; j < 192; ++j)
        C[i][j] += A[i][l] * B[l][j];
}
