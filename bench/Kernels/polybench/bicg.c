// q = A p and s = A^T r.
enum { M = 2500, N = 2900 };

void kernel_bicg(double (*restrict A)[M], double *restrict s,
                 double *restrict q, double *restrict p, double *restrict r) {
  for (int i = 0; i < M; ++i)
    s[i] = 0.0;
  for (int i = 0; i < N; ++i) {
    q[i] = 0.0;
    for (int j = 0; j < M; ++j) {
      s[j] = s[j] + r[i] * A[i][j];
      q[i] = q[i] + A[i][j] * p[j];
    }
  }
}
