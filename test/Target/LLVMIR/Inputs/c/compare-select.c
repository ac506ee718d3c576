// Minimum, maximum, clamps and absolute values.
#include <stdio.h>

#define MIN(a, b) ((a) < (b) ? (a) : (b))
#define MAX(a, b) ((a) > (b) ? (a) : (b))

__attribute__((noinline)) int clamp(int x, int low, int high) {
  return MIN(MAX(x, low), high);
}
__attribute__((noinline)) unsigned saturate(unsigned a, unsigned b) {
  unsigned s = a + b;
  return s < a ? ~0u : s;
}
__attribute__((noinline)) float pick(float a, float b, _Bool first) {
  return first ? a : b;
}

int main(void) {
  int x = -17;
  printf("%d %d %d %u %u %g\n", clamp(5, 0, 3), clamp(-5, 0, 3), x < 0 ? -x : x,
         saturate(4000000000u, 500000000u), saturate(1, 2), pick(1.5f, 2.5f, x > 0));
  return 0;
}
