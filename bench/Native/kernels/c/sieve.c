#include <stdint.h>
int64_t sieve(int8_t *composite, int64_t n) {
  for (int64_t i = 0; i < n; ++i)
    composite[i] = 0;
  int64_t count = 0;
  for (int64_t p = 2; p < n; ++p)
    if (composite[p] == 0) {
      for (int64_t i = p * p; i < n; i += p)
        composite[i] = 1;
      ++count;
    }
  return count;
}
