// A is changed by two outer products, then x = beta A^T y + z and w = alpha A x.
enum { N = 2000 };

void kernel_gemver(double alpha, double beta, double (*restrict A)[N],
                   double *restrict u1, double *restrict v1,
                   double *restrict u2, double *restrict v2, double *restrict w,
                   double *restrict x, double *restrict y, double *restrict z) {
  for (int i = 0; i < N; ++i)
    for (int j = 0; j < N; ++j)
      A[i][j] = A[i][j] + u1[i] * v1[j] + u2[i] * v2[j];
  for (int i = 0; i < N; ++i)
    for (int j = 0; j < N; ++j)
      x[i] = x[i] + beta * A[j][i] * y[j];
  for (int i = 0; i < N; ++i)
    x[i] = x[i] + z[i];
  for (int i = 0; i < N; ++i)
    for (int j = 0; j < N; ++j)
      w[i] = w[i] + alpha * A[i][j] * x[j];
}
