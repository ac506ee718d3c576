// The activation x / 2 (1 + tanh(0.79788456 (x + 0.044715 x^3))).
#include <math.h>

enum { M = 1024, N = 1024 };

void kernel_gelu(float (*restrict x)[N], float (*restrict y)[N]) {
  for (int i = 0; i < M; ++i)
    for (int j = 0; j < N; ++j)
      y[i][j] = 0.5f * x[i][j] *
                (1.0f + tanhf(0.79788456f * (x[i][j] + 0.044715f * x[i][j] *
                                                           x[i][j] * x[i][j])));
}
