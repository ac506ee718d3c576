// Conversions between integers and floats.
#include <stdint.h>
#include <stdio.h>

__attribute__((noinline)) double all(int8_t a, uint32_t b, int64_t c, uint64_t d, float e) {
  return (double)a + (float)b + (double)c + (float)d + e;
}
__attribute__((noinline)) uint64_t back(double x) {
  return (uint64_t)x + (uint32_t)(float)x + (uint64_t)(int64_t)-x + (uint8_t)(int)x;
}
__attribute__((noinline)) _Bool truth(double x, void *p, int n) {
  return x && (_Bool)p == !!n;
}

int main(void) {
  printf("%.3f %llu %d %d\n", all(-5, 4000000000u, -7000000000, 1ull << 63, 0.5f),
         (unsigned long long)back(1000000.75), truth(0.5, 0, 0), truth(0.5, (void *)1, 0));
  return 0;
}
