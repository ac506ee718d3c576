#include <stdint.h>
#include <stdlib.h>
static int32_t min(int32_t a, int32_t b) { return a < b ? a : b; }
int32_t distance(const int8_t *x, int64_t m, const int8_t *y, int64_t n) {
  int32_t *row = malloc((n + 1) * sizeof(int32_t));
  for (int64_t j = 0; j <= n; ++j)
    row[j] = j;
  for (int64_t i = 0; i < m; ++i) {
    int32_t corner = row[0], left = row[0] + 1;
    row[0] = left;
    for (int64_t j = 0; j < n; ++j) {
      int32_t up = row[j + 1];
      left = min(corner + (x[i] != y[j]), min(up, left) + 1);
      row[j + 1] = left;
      corner = up;
    }
  }
  int32_t result = row[n];
  free(row);
  return result;
}
