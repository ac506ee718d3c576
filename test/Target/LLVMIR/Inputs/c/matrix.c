// Dense linear algebra.
#include <stdio.h>

enum { N = 6 };

__attribute__((noinline)) void multiply(double c[N][N], double a[N][N], double b[N][N]) {
  for (int i = 0; i < N; ++i)
    for (int j = 0; j < N; ++j) {
      double sum = 0;
      for (int k = 0; k < N; ++k)
        sum += a[i][k] * b[k][j];
      c[i][j] = sum;
    }
}

int main(void) {
  double a[N][N], b[N][N], c[N][N];
  for (int i = 0; i < N; ++i)
    for (int j = 0; j < N; ++j) {
      a[i][j] = i + 0.5 * j;
      b[i][j] = i == j ? 2 : 0.25;
    }
  multiply(c, a, b);
  printf("%g %g %g\n", c[0][0], c[3][2], c[5][5]);
  return 0;
}
