#include <stdint.h>
void mandelbrot(int32_t *counts, int64_t m, int64_t n) {
  for (int64_t i = 0; i < m; ++i) {
    double im = -1.2 + (int32_t)i * 0.05;
    for (int64_t j = 0; j < n; ++j) {
      double re = -2.2 + (int32_t)j * 0.05;
      double x = 0, y = 0;
      int32_t count = 0;
      while (x * x + y * y <= 4.0 && count < 200) {
        double next = x * x - y * y + re;
        y = 2.0 * x * y + im;
        x = next;
        ++count;
      }
      counts[i * n + j] = count;
    }
  }
}
