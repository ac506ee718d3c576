// Two heads of attention, on tensors: softmax(Q K^T / 8) V.
#include <math.h>

void kernel_attention_heads(float (*restrict q)[256][64],
                            float (*restrict k)[256][64],
                            float (*restrict v)[256][64],
                            float (*restrict o)[256][64]) {
  static float s[256][256];
  for (int h = 0; h < 2; ++h) {
    for (int i = 0; i < 256; ++i)
      for (int j = 0; j < 256; ++j) {
        float t = 0;
        for (int d = 0; d < 64; ++d)
          t += q[h][i][d] * k[h][j][d];
        s[i][j] = t * 0.125f;
      }
    for (int i = 0; i < 256; ++i) {
      float m = s[i][0], t = 0;
      for (int j = 0; j < 256; ++j)
        m = s[i][j] > m ? s[i][j] : m;
      for (int j = 0; j < 256; ++j) {
        s[i][j] = expf(s[i][j] - m);
        t += s[i][j];
      }
      for (int j = 0; j < 256; ++j)
        s[i][j] /= t;
    }
    for (int i = 0; i < 256; ++i)
      for (int d = 0; d < 64; ++d) {
        float t = 0;
        for (int j = 0; j < 256; ++j)
          t += s[i][j] * v[h][j][d];
        o[h][i][d] = t;
      }
  }
}
