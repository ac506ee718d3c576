// Half precision.
#include <stdio.h>

__attribute__((noinline)) _Float16 scale(_Float16 x) { return x * (_Float16)0.5; }

int main(void) {
  _Float16 h = (_Float16)3.0f;
  __bf16 b = (__bf16)2.5f;
  printf("%g %g\n", (double)scale(h), (double)(float)b);
  return 0;
}
