// Five operations on tensors, each a loop of its own: ((a + b) * c - a)^2 + b.
enum { M = 1024, N = 2048 };

void kernel_elementwise_chain(float (*restrict a)[N], float (*restrict b)[N],
                              float (*restrict c)[N], float (*restrict y)[N]) {
  for (int i = 0; i < M; ++i)
    for (int j = 0; j < N; ++j)
      y[i][j] = a[i][j] + b[i][j];
  for (int i = 0; i < M; ++i)
    for (int j = 0; j < N; ++j)
      y[i][j] = y[i][j] * c[i][j];
  for (int i = 0; i < M; ++i)
    for (int j = 0; j < N; ++j)
      y[i][j] = y[i][j] - a[i][j];
  for (int i = 0; i < M; ++i)
    for (int j = 0; j < N; ++j)
      y[i][j] = y[i][j] * y[i][j];
  for (int i = 0; i < M; ++i)
    for (int j = 0; j < N; ++j)
      y[i][j] = y[i][j] + b[i][j];
}
