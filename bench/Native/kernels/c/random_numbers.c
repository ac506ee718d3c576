#include <stdint.h>
int64_t random_numbers(uint64_t x, int64_t n) {
  int64_t sum = 0;
  for (int64_t i = 0; i < n; ++i) {
    x ^= x << 13;
    x ^= x >> 7;
    x ^= x << 17;
    sum += x % 100;
  }
  return sum;
}
