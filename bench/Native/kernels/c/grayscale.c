#include <stdint.h>
void grayscale(const uint8_t (*rgb)[3], int64_t n, int64_t three,
               uint8_t *gray, int64_t ng) {
  for (int64_t i = 0; i < n; ++i)
    gray[i] = rgb[i][0] * 0.299f + rgb[i][1] * 0.587f + rgb[i][2] * 0.114f;
}
