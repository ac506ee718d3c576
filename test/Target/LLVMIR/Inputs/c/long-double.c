// x87 numbers.
#include <stdio.h>

__attribute__((noinline)) long double third(long double x) { return x / 3.0L; }

long double table[2] = {1.5L, -2.25L};

int main(void) {
  printf("%.12Lf %.12Lf %d\n", third(table[0]), third(table[1]),
         (int)(third(30.0L) * 2.0L));
  return 0;
}
