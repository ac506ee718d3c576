// Rows normalised to mean 0 and variance 1, then scaled and shifted.
#include <math.h>

enum { M = 8192, N = 1024 };

void kernel_layer_norm(float (*restrict x)[N], float *restrict gamma,
                       float *restrict beta, float (*restrict y)[N]) {
  for (int i = 0; i < M; ++i) {
    float mean = 0.0f;
    for (int j = 0; j < N; ++j)
      mean += x[i][j];
    mean *= 0.0009765625f;
    float variance = 0.0f;
    for (int j = 0; j < N; ++j)
      variance += (x[i][j] - mean) * (x[i][j] - mean);
    float scale = 1.0f / sqrtf(variance * 0.0009765625f + 0.00001f);
    for (int j = 0; j < N; ++j)
      y[i][j] = (x[i][j] - mean) * scale * gamma[j] + beta[j];
  }
}
