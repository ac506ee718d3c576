// Functions before and after main, aliases, weak definitions, kept variables.
#include <stdio.h>

static int order;
__attribute__((constructor(200))) static void late(void) { order = order * 10 + 2; }
__attribute__((constructor(150))) static void early(void) { order = order * 10 + 1; }
__attribute__((destructor)) static void end(void) { printf("end %d\n", order); }
__attribute__((used)) static int kept = 5;
__attribute__((weak)) int replaceable(void) { return 3; }
int original(void) { return 4; }
int other(void) __attribute__((alias("original")));

int main(void) {
  printf("%d %d %d\n", order, replaceable(), other());
  return 0;
}
