// One head of attention: softmax(Q K^T / 8) V.
#include <math.h>

enum { L = 512, D = 64 };

static float max(float a, float b) { return a > b ? a : b; }

void kernel_attention(float (*restrict q)[D], float (*restrict k)[D],
                      float (*restrict v)[D], float (*restrict s)[L],
                      float (*restrict out)[D]) {
  for (int i = 0; i < L; ++i)
    for (int j = 0; j < L; ++j)
      for (int d = 0; d < D; ++d)
        s[i][j] += q[i][d] * k[j][d];
  for (int i = 0; i < L; ++i) {
    float largest = s[i][0] * 0.125f;
    for (int j = 0; j < L; ++j) {
      s[i][j] *= 0.125f;
      largest = max(s[i][j], largest);
    }
    float sum = 0.0f;
    for (int j = 0; j < L; ++j) {
      s[i][j] = expf(s[i][j] - largest);
      sum += s[i][j];
    }
    for (int j = 0; j < L; ++j)
      s[i][j] /= sum;
  }
  for (int i = 0; i < L; ++i)
    for (int d = 0; d < D; ++d)
      for (int j = 0; j < L; ++j)
        out[i][d] += s[i][j] * v[j][d];
}
