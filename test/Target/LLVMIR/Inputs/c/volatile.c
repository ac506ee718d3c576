// Volatile accesses.
#include <stdio.h>

static volatile int device;
volatile const char *volatile name = "abc";

int main(void) {
  for (int i = 0; i < 4; ++i)
    device = device + i;
  volatile struct {
    int a;
    long b;
  } pair = {1, 2};
  pair.b += pair.a;
  printf("%d %c %ld\n", device, name[1], (long)pair.b);
  return 0;
}
