// The lower triangle of C = beta C + alpha A B^T + alpha B A^T.
enum { M = 500, N = 600 };

void kernel_syr2k(double alpha, double beta, double (*restrict C)[N],
                  double (*restrict A)[M], double (*restrict B)[M]) {
  for (int i = 0; i < N; ++i) {
    for (int j = 0; j <= i; ++j)
      C[i][j] *= beta;
    for (int k = 0; k < M; ++k)
      for (int j = 0; j <= i; ++j)
        C[i][j] += A[j][k] * alpha * B[i][k] + B[j][k] * alpha * A[i][k];
  }
}
