// The greatest number of pairs of bases in a folded sequence, where base b pairs with 3 - b.
#include <stdint.h>

enum { N = 700 };

static int32_t max(int32_t a, int32_t b) { return a > b ? a : b; }

void kernel_nussinov(int8_t *restrict seq, int32_t (*restrict table)[N]) {
  for (int i = N - 1; i >= 0; --i)
    for (int j = i + 1; j < N; ++j) {
      if (j - 1 >= 0) {
        table[i][j] = max(table[i][j], table[i][j - 1]);
      }
      if (i + 1 < N) {
        table[i][j] = max(table[i][j], table[i + 1][j]);
      }
      if (j - 1 >= 0 && i + 1 < N) {
        if (i < j - 1) {
          table[i][j] = max(table[i][j], table[i + 1][j - 1] +
                                             (seq[i] + seq[j] == 3 ? 1 : 0));
        } else {
          table[i][j] = max(table[i][j], table[i + 1][j - 1]);
        }
      }
      for (int k = i + 1; k < j; ++k)
        table[i][j] = max(table[i][j], table[i][k] + table[k + 1][j]);
    }
}
