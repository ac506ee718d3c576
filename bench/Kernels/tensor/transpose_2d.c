// The transposed matrix.
enum { M = 2000, N = 1500 };

void kernel_transpose_2d(float (*restrict x)[N], float (*restrict y)[M]) {
  for (int i = 0; i < N; ++i)
    for (int j = 0; j < M; ++j)
      y[i][j] = x[j][i];
}
