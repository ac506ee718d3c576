// Hints on loops.
#include <stdio.h>

int data[64];

__attribute__((noinline)) int sum(int n) {
  int total = 0;
#pragma clang loop unroll(disable) vectorize(disable)
  for (int i = 0; i < n; ++i)
    total += data[i];
#pragma clang loop unroll_count(4)
  for (int i = 0; i < n; ++i)
    total ^= data[i] * 3;
#pragma clang loop vectorize_width(8) interleave_count(2)
  for (int i = 0; i < n; ++i)
    data[i] += total;
  return total + data[n - 1];
}

int main(void) {
  for (int i = 0; i < 64; ++i)
    data[i] = i * i;
  printf("%d %d\n", sum(64), sum(13));
  return 0;
}
