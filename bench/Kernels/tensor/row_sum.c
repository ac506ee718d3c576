// The sum of each row.
enum { M = 2000, N = 3000 };

void kernel_row_sum(float (*restrict x)[N], float *restrict y) {
  for (int i = 0; i < M; ++i)
    for (int j = 0; j < N; ++j)
      y[i] += x[i][j];
}
