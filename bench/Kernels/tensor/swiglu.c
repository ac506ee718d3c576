// A gated perceptron, on tensors: the product of silu(X W1) * (X W2) and W3.
#include <math.h>

void kernel_swiglu(float (*restrict x)[256], float (*restrict w1)[512],
                   float (*restrict w2)[512], float (*restrict w3)[256],
                   float (*restrict o)[256]) {
  static float h[128][512];
  for (int i = 0; i < 128; ++i)
    for (int j = 0; j < 512; ++j) {
      float g = 0, u = 0;
      for (int k = 0; k < 256; ++k) {
        g += x[i][k] * w1[k][j];
        u += x[i][k] * w2[k][j];
      }
      h[i][j] = g / (1.0f + expf(-g)) * u;
    }
  for (int i = 0; i < 128; ++i)
    for (int j = 0; j < 256; ++j) {
      float g = 0;
      for (int k = 0; k < 512; ++k)
        g += h[i][k] * w3[k][j];
      o[i][j] = g;
    }
}
