// The logarithms of a softmax of each row, on tensors.
#include <math.h>

void kernel_log_softmax(float (*restrict x)[1000], float (*restrict y)[1000]) {
  for (int i = 0; i < 1024; ++i) {
    float m = x[i][0];
    for (int j = 0; j < 1000; ++j)
      m = x[i][j] > m ? x[i][j] : m;
    float s = 0;
    for (int j = 0; j < 1000; ++j)
      s += expf(x[i][j] - m);
    s = logf(s);
    for (int j = 0; j < 1000; ++j)
      y[i][j] = x[i][j] - m - s;
  }
}
