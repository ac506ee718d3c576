// Jumps out of functions.
#include <setjmp.h>
#include <stdio.h>

static jmp_buf place;

__attribute__((noinline)) static void deeper(int n) {
  if (n == 0)
    longjmp(place, 42);
  deeper(n - 1);
}

int main(void) {
  volatile int tries = 0;
  int code = setjmp(place);
  if (code == 0) {
    tries = tries + 1;
    deeper(5);
  }
  printf("%d %d\n", code, tries);
  return 0;
}
