#include <stdint.h>
void conv2d(const float x[66][130], int64_t xm, int64_t xn,
            const float w[3][3], int64_t wm, int64_t wn, float y[64][128],
            int64_t ym, int64_t yn) {
  for (int64_t i = 0; i < 64; ++i)
    for (int64_t j = 0; j < 128; ++j)
      for (int64_t p = 0; p < 3; ++p)
        for (int64_t q = 0; q < 3; ++q)
          y[i][j] += x[i + p][j + q] * w[p][q];
}
