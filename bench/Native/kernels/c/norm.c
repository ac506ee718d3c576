#include <math.h>
#include <stdint.h>
void norm(const float (*points)[3], int64_t n, int64_t three, float *norms,
          int64_t nn) {
  for (int64_t i = 0; i < n; ++i) {
    float x = points[i][0], y = points[i][1], z = points[i][2];
    norms[i] = sqrtf(x * x + y * y + z * z);
  }
}
