// C = beta C + alpha A B for a symmetric A of which the lower triangle is read.
enum { M = 500, N = 600 };

void kernel_symm(double alpha, double beta, double (*restrict C)[N],
                 double (*restrict A)[M], double (*restrict B)[N]) {
  for (int i = 0; i < M; ++i)
    for (int j = 0; j < N; ++j) {
      double sum = 0.0;
      for (int k = 0; k < i; ++k) {
        C[k][j] += alpha * B[i][j] * A[i][k];
        sum += B[k][j] * A[i][k];
      }
      C[i][j] = beta * C[i][j] + alpha * B[i][j] * A[i][i] + alpha * sum;
    }
}
