// Arithmetic and comparisons of float and double.
#include <stdio.h>

__attribute__((noinline)) float poly(float x) {
  return 1.0f + x * (0.5f + x * (0.25f - x * 0.125f));
}

__attribute__((noinline)) int order(double a, double b) {
  return (a < b) + 2 * (a <= b) + 4 * (a == b) + 8 * (a != b) + 16 * (a > b) +
         32 * !(a >= b);
}

int main(void) {
  double zero = 0.0, nan = zero / zero;
  printf("%.6f %.6f\n", poly(1.5f), -poly(-0.75f));
  printf("%d %d %d %d\n", order(1, 2), order(2, 2), order(3, 2), order(nan, 1));
  printf("%g %g\n", 1.0 / 3.0, 1e300 * 1e10);
  return 0;
}
