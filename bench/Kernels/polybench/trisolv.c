// The solution of L x = b for a lower triangular L.
enum { N = 3200 };

void kernel_trisolv(double (*restrict L)[N], double *restrict x,
                    double *restrict b) {
  for (int i = 0; i < N; ++i) {
    x[i] = b[i];
    for (int j = 0; j < i; ++j)
      x[i] -= L[i][j] * x[j];
    x[i] = x[i] / L[i][i];
  }
}
