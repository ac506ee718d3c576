#include <stdint.h>
void pooling(const float x[1][34][34][16], int64_t x0, int64_t x1, int64_t x2,
             int64_t x3, const float window[3][3], int64_t w0, int64_t w1,
             float y[1][32][32][16], int64_t y0, int64_t y1, int64_t y2,
             int64_t y3) {
  for (int64_t n = 0; n < 1; ++n)
    for (int64_t i = 0; i < 32; ++i)
      for (int64_t j = 0; j < 32; ++j)
        for (int64_t c = 0; c < 16; ++c)
          for (int64_t p = 0; p < 3; ++p)
            for (int64_t q = 0; q < 3; ++q)
              y[n][i][j][c] += x[n][i + p][j + q][c];
}
