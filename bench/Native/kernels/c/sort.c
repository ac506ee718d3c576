#include <stdint.h>
void sort(const int32_t (*from)[32], int64_t m, int64_t n, int32_t (*to)[32],
          int64_t mt, int64_t nt) {
  for (int64_t r = 0; r < m; ++r)
    for (int64_t i = 0; i < 32; ++i) {
      int32_t value = from[r][i];
      int64_t j = i;
      for (; j > 0 && to[r][j - 1] > value; --j)
        to[r][j] = to[r][j - 1];
      to[r][j] = value;
    }
}
