#include <stdint.h>
void copy_tiles(const float x[128][128], int64_t xm, int64_t xn,
                float y[128][128], int64_t ym, int64_t yn) {
  for (int64_t i = 0; i < 128; i += 16)
    for (int64_t j = 0; j < 128; j += 16)
      for (int64_t k = 0; k < 16; ++k)
        for (int64_t l = 0; l < 16; ++l)
          y[j + k][i + l] = x[i + k][j + l];
}
