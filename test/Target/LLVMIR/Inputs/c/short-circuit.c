// Conditions with && and ||, comma, and conditional values.
#include <stdio.h>

static int calls;
__attribute__((noinline)) int touch(int result) {
  ++calls;
  return result;
}

int main(void) {
  int a = touch(0) && touch(1);
  int b = touch(1) || touch(0);
  int c = (touch(2), touch(3)) > 2 ? touch(10) : touch(20);
  int d = !(touch(0) || touch(0)) && (touch(1) ?: touch(5));
  printf("%d %d %d %d %d\n", a, b, c, d, calls);
  return 0;
}
