// Switches: dense, sparse, with ranges and falling through.
#include <stdio.h>

__attribute__((noinline)) int dense(int x) {
  switch (x) {
  case 0: return 10;
  case 1: return 21;
  case 2: return 32;
  case 3: return 53;
  case 4: return 84;
  default: return -1;
  }
}

__attribute__((noinline)) int sparse(long long x) {
  int n = 0;
  switch (x) {
  case -5000000000LL: n += 1; // fall through
  case 7: n += 2; break;
  case 1000 ... 1010: n = 3; break;
  case 123456: n = 4;
  }
  return n;
}

int main(void) {
  for (int i = -1; i < 6; ++i)
    printf("%d ", dense(i));
  printf("%d %d %d %d %d\n", sparse(-5000000000LL), sparse(7), sparse(1005),
         sparse(123456), sparse(8));
  return 0;
}
