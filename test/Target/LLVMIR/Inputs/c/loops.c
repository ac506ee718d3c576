// Loops of all forms, with break and continue.
#include <stdio.h>

static int collatz(unsigned long n) {
  int steps = 0;
  while (n != 1) {
    n = n % 2 ? 3 * n + 1 : n / 2;
    if (++steps > 1000)
      break;
  }
  return steps;
}

int main(void) {
  int sum = 0;
  for (int i = 0; i < 40; ++i) {
    if (i % 3 == 0)
      continue;
    int j = i;
    do {
      sum += j;
      j -= 7;
    } while (j > 0);
  }
  printf("%d %d\n", sum, collatz(27));
  return 0;
}
