// B = alpha A^T B for a lower triangular A with ones on the diagonal.
enum { M = 700, N = 800 };

void kernel_trmm(double alpha, double (*restrict A)[M],
                 double (*restrict B)[N]) {
  for (int i = 0; i < M; ++i)
    for (int j = 0; j < N; ++j) {
      for (int k = i + 1; k < M; ++k)
        B[i][j] += A[k][i] * B[k][j];
      B[i][j] = alpha * B[i][j];
    }
}
