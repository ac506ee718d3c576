// Tables of functions and calls through pointers.
#include <stdio.h>

typedef int (*Binary)(int, int);

static int add(int a, int b) { return a + b; }
static int sub(int a, int b) { return a - b; }
static int mul(int a, int b) { return a * b; }

static const Binary table[] = {add, sub, mul};

__attribute__((noinline)) int apply(Binary f, int a, int b) { return f(a, b); }

int main(void) {
  for (unsigned i = 0; i < sizeof(table) / sizeof(table[0]); ++i)
    printf("%d ", apply(table[i], 17, 5));
  printf("%d\n", table[1] == sub);
  return 0;
}
