// y = alpha A x + beta B x.
enum { N = 2400 };

void kernel_gesummv(double alpha, double beta, double (*restrict A)[N],
                    double (*restrict B)[N], double *restrict tmp,
                    double *restrict x, double *restrict y) {
  for (int i = 0; i < N; ++i) {
    tmp[i] = 0.0;
    y[i] = 0.0;
    for (int j = 0; j < N; ++j) {
      tmp[i] = A[i][j] * x[j] + tmp[i];
      y[i] = B[i][j] * x[j] + y[i];
    }
    y[i] = alpha * tmp[i] + beta * y[i];
  }
}
