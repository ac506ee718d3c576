// A table of labels.
#include <stdio.h>

__attribute__((noinline)) int run(const unsigned char *code) {
  static const void *const labels[] = {&&halt, &&inc, &&dbl};
  int x = 1;
  goto *labels[*code++];
inc:
  ++x;
  goto *labels[*code++];
dbl:
  x *= 2;
  goto *labels[*code++];
halt:
  return x;
}

int main(void) {
  static const unsigned char code[] = {1, 2, 2, 1, 0};
  printf("%d\n", run(code));
  return 0;
}
