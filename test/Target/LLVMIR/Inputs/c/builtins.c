// Builtins that count bits, check overflow and give hints.
#include <stdio.h>

__attribute__((noinline)) int safe(int a, int b) {
  int r;
  if (__builtin_expect(__builtin_mul_overflow(a, b, &r), 0))
    return -1;
  if (__builtin_add_overflow(r, 1000, &r))
    return -2;
  return r;
}

__attribute__((noinline)) unsigned bits(unsigned x) {
  return (unsigned)(__builtin_popcount(x) + 100 * __builtin_clz(x) +
                    10000 * __builtin_ctz(x)) +
         __builtin_bswap32(x) + __builtin_rotateleft32(x, 5) +
         __builtin_bitreverse32(x);
}

__attribute__((noinline)) int known(int x) {
  if (x > 3)
    __builtin_unreachable();
  __builtin_assume(x >= 0);
  return x / 4;
}

int main(void) {
  printf("%d %d %d\n", safe(3, 4), safe(1 << 20, 1 << 20), safe(2147483647, 1));
  printf("%u %d\n", bits(0x1234560), known(2));
  __builtin_prefetch(&main, 0, 3);
  return 0;
}
