#include <stdint.h>
void binary_search(const int32_t *x, int64_t n, const int32_t *y, int64_t ny, int32_t *z, int64_t nz) {
  for (int64_t i = 0; i < 65536; ++i) {
    uint64_t lo = 0, hi = 4096;
    while (lo < hi) {
      uint64_t mid = (lo + hi) / 2;
      if (x[mid] < y[i])
        lo = mid + 1;
      else
        hi = mid;
    }
    z[i] = lo;
  }
}
