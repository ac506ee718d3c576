// Integers of all sizes: conversions, divisions, shifts.
#include <stdint.h>
#include <stdio.h>

__attribute__((noinline)) int64_t mix(int8_t a, uint8_t b, int16_t c, uint16_t d,
                                      int32_t e, uint32_t f, int64_t g,
                                      uint64_t h) {
  int64_t r = a / 3 + b % 7 + (c >> 2) + (d << 3);
  r ^= e * 5 - (int32_t)(f / 9);
  r |= g % 1000;
  r -= (int64_t)(h >> 40);
  return r;
}

int main(void) {
  printf("%lld\n", (long long)mix(-100, 200, -30000, 60000, -2000000000,
                                  4000000000u, -9000000000000ll,
                                  18000000000000000000ull));
  printf("%d %u\n", (int8_t)300, (uint16_t)-1);
  return 0;
}
