// Thread-local variables.
#include <stdio.h>

_Thread_local int own = 3;
static _Thread_local long hidden;

int main(void) {
  own *= 7;
  hidden += own;
  printf("%d %ld\n", own, hidden);
  return 0;
}
