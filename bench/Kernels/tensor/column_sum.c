// The sum of each column.
enum { M = 2000, N = 3000 };

void kernel_column_sum(float (*restrict x)[N], float *restrict y) {
  for (int j = 0; j < N; ++j)
    for (int i = 0; i < M; ++i)
      y[j] += x[i][j];
}
