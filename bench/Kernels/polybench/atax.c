// y = A^T (A x).
enum { M = 2500, N = 2900 };

void kernel_atax(double (*restrict A)[N], double *restrict x,
                 double *restrict y, double *restrict tmp) {
  for (int i = 0; i < N; ++i)
    y[i] = 0.0;
  for (int i = 0; i < M; ++i) {
    tmp[i] = 0.0;
    for (int j = 0; j < N; ++j)
      tmp[i] = tmp[i] + A[i][j] * x[j];
    for (int j = 0; j < N; ++j)
      y[j] = y[j] + A[i][j] * tmp[i];
  }
}
