#include <stdint.h>
void im2col(const float x[64][64], int64_t xm, int64_t xn, float y[3844][9],
            int64_t ym, int64_t yn) {
  for (int64_t p = 0; p < 3844; ++p)
    for (int64_t q = 0; q < 9; ++q)
      y[p][q] = x[p / 62 + q / 3][p % 62 + q % 3];
}
