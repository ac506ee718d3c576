// A bias for each column, then the maximum with 0.
enum { M = 8192, N = 1024 };

static float max(float a, float b) { return a > b ? a : b; }

void kernel_bias_relu(float (*restrict x)[N], float *restrict bias,
                      float (*restrict y)[N]) {
  for (int i = 0; i < M; ++i)
    for (int j = 0; j < N; ++j)
      y[i][j] = x[i][j] + bias[j];
  for (int i = 0; i < M; ++i)
    for (int j = 0; j < N; ++j)
      y[i][j] = max(y[i][j], 0.0f);
}
