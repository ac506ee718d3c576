// Complex numbers.
#include <complex.h>
#include <stdio.h>

__attribute__((noinline)) double complex step(double complex z, double complex c) {
  return z * z + c;
}

int main(void) {
  double complex z = 0, c = -0.5 + 0.25 * I;
  for (int i = 0; i < 5; ++i)
    z = step(z, c);
  float complex f = 1.0f + 2.0f * I;
  f = conjf(f) * f;
  printf("%.9f %.9f %g\n", creal(z), cimag(z), crealf(f));
  return 0;
}
