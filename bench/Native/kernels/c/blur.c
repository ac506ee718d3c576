#include <stdint.h>
void blur(const float x[64][256], int64_t xm, int64_t xn, float y[64][256],
          int64_t ym, int64_t yn) {
  float buffer[256];
  for (int64_t i = 1; i < 63; ++i) {
    for (int64_t j = 0; j < 256; ++j)
      buffer[j] = x[i - 1][j] + x[i][j] + x[i + 1][j];
    for (int64_t j = 1; j < 255; ++j)
      y[i][j] = (buffer[j - 1] + buffer[j] + buffer[j + 1]) * 0.333333343f;
  }
}
