// Integers of 128 bits.
#include <stdio.h>

typedef unsigned __int128 Wide;

__attribute__((noinline)) Wide power(unsigned long base, int n) {
  Wide result = 1;
  while (n-- > 0)
    result *= base;
  return result;
}

int main(void) {
  Wide w = power(10, 30) + 7;
  printf("%lx %lx %d\n", (unsigned long)(w >> 64), (unsigned long)w,
         (int)(w % 1000));
  return 0;
}
