// The lower triangle of C = beta C + alpha A A^T.
enum { M = 700, N = 800 };

void kernel_syrk(double alpha, double beta, double (*restrict C)[N],
                 double (*restrict A)[M]) {
  for (int i = 0; i < N; ++i) {
    for (int j = 0; j <= i; ++j)
      C[i][j] *= beta;
    for (int k = 0; k < M; ++k)
      for (int j = 0; j <= i; ++j)
        C[i][j] += alpha * A[i][k] * A[j][k];
  }
}
