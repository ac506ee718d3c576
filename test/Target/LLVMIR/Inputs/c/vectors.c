// Vector types: arithmetic, comparisons, shuffles, elements.
#include <stdio.h>

typedef float Float4 __attribute__((vector_size(16)));
typedef int Int4 __attribute__((vector_size(16)));

__attribute__((noinline)) Float4 blend(Float4 a, Float4 b) {
  Int4 less = a < b;
  Float4 mixed = (Float4)(((Int4)a & less) | ((Int4)b & ~less));
  return __builtin_shufflevector(mixed, a + b * 2.0f, 0, 5, 2, 7);
}

int main(void) {
  Float4 a = {1, 2, 3, 4}, b = {4, 3, 2, 1};
  Float4 c = blend(a, b);
  c[2] = 0.5f;
  Int4 n = __builtin_convertvector(c, Int4);
  n <<= 2;
  printf("%g %g %g %g %d\n", c[0], c[1], c[2], c[3], n[1] + n[3]);
  return 0;
}
