// Products of a batch of matrices.
enum { B = 16, M = 128, N = 128, K = 128 };

void kernel_batch_matmul(float (*restrict A)[M][K], float (*restrict X)[K][N],
                         float (*restrict C)[M][N]) {
  for (int b = 0; b < B; ++b)
    for (int i = 0; i < M; ++i)
      for (int j = 0; j < N; ++j)
        for (int k = 0; k < K; ++k)
          C[b][i][j] += A[b][i][k] * X[b][k][j];
}
