#include <stdint.h>
#include <stdlib.h>
#include <string.h>
typedef float Row[64];
static void smooth(const Row *x, Row *y, int64_t i, int64_t j) {
  y[i][j] = (x[i - 1][j] + x[i + 1][j] + x[i][j - 1] + x[i][j + 1]) * 0.25f;
}
static void pass(const Row *x, Row *y) {
  for (int64_t i = 1; i < 63; ++i)
    for (int64_t j = 1; j < 63; ++j)
      smooth(x, y, i, j);
}
void helper(const Row *x, int64_t xm, int64_t xn, Row *y, int64_t ym,
            int64_t yn) {
  Row *buffer = malloc(64 * sizeof(Row));
  memcpy(buffer, x, 64 * sizeof(Row));
  for (int t = 0; t < 4; ++t) {
    pass(buffer, y);
    pass(y, buffer);
  }
  free(buffer);
}
