// Bit fields, signed and unsigned, read and written.
#include <stdio.h>

struct Flags {
  unsigned kind : 3;
  int delta : 5;
  unsigned : 0;
  unsigned long wide : 40;
  _Bool on : 1;
};

__attribute__((noinline)) void update(struct Flags *f, int n) {
  f->kind = (unsigned)n;
  f->delta = -n;
  f->wide += 1UL << n;
  f->on = n & 1;
}

int main(void) {
  struct Flags f = {1, 2, 3, 0};
  for (int n = 0; n < 35; n += 7) {
    update(&f, n);
    printf("%u %d %lu %d\n", f.kind, f.delta, (unsigned long)f.wide, f.on);
  }
  return 0;
}
