#include <math.h>
#include <stdint.h>
void nbody(const double (*p)[3], int64_t n, int64_t p3, const double *m,
           int64_t nm, double (*f)[3], int64_t nf, int64_t f3) {
  for (int64_t i = 0; i < n; ++i) {
    double fx = 0, fy = 0, fz = 0;
    for (int64_t j = 0; j < n; ++j) {
      double dx = p[j][0] - p[i][0], dy = p[j][1] - p[i][1],
             dz = p[j][2] - p[i][2];
      double r2 = dx * dx + dy * dy + dz * dz + 1.0e-3;
      double s = m[j] / (r2 * sqrt(r2));
      fx += s * dx;
      fy += s * dy;
      fz += s * dz;
    }
    f[i][0] = fx;
    f[i][1] = fy;
    f[i][2] = fz;
  }
}
