// Exponentials of each row, divided by their sum.
#include <math.h>

enum { M = 1024, N = 1024 };

static float max(float a, float b) { return a > b ? a : b; }

void kernel_softmax(float (*restrict x)[N], float (*restrict y)[N]) {
  for (int i = 0; i < M; ++i) {
    float largest = x[i][0];
    for (int j = 0; j < N; ++j)
      largest = max(x[i][j], largest);
    float sum = 0.0f;
    for (int j = 0; j < N; ++j) {
      y[i][j] = expf(x[i][j] - largest);
      sum += y[i][j];
    }
    for (int j = 0; j < N; ++j)
      y[i][j] /= sum;
  }
}
