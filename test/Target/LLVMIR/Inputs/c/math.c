// Functions of the C library that are intrinsics, and builtins.
#include <math.h>
#include <stdio.h>

__attribute__((noinline)) double mixed(double x, double y) {
  return sqrt(fabs(x)) + floor(y) + ceil(x) + copysign(1.0, x) + fmax(x, y) +
         fmin(x, y) + trunc(x * 3) + rint(y * 3) + pow(x, 2.0) + fma(x, y, 1.0);
}

int main(void) {
  printf("%.9f %.9f\n", mixed(-2.25, 1.75), mixed(0.5, -0.5));
  printf("%.9f\n", sin(0.5) + cos(0.5) + exp(0.5) + log(2.0));
  printf("%ld %d\n", lround(2.5), (int)isnan(NAN));
  return 0;
}
