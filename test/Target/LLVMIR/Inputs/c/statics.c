// Local static variables and static functions.
#include <stdio.h>

static unsigned next(void) {
  static unsigned state = 12345;
  static int calls;
  ++calls;
  state = state * 1103515245u + 12345u;
  return (state >> 16) + (unsigned)calls;
}

static inline int twice(int x) { return 2 * x; }

int main(void) {
  unsigned mixed = 0;
  for (int i = 0; i < 10; ++i)
    mixed = mixed * 31 + next();
  printf("%u %d\n", mixed, twice(21));
  return 0;
}
