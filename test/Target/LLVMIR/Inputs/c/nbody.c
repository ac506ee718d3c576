// Bodies that attract each other.
#include <math.h>
#include <stdio.h>

struct Body {
  double x[3], v[3], mass;
};

static struct Body bodies[3] = {
    {{0, 0, 0}, {0, 0, 0}, 10}, {{1, 0, 0}, {0, 3, 0}, 1}, {{0, 2, 0}, {2, 0, 0.5}, 0.5}};

static void advance(double dt) {
  for (int i = 0; i < 3; ++i)
    for (int j = 0; j < 3; ++j) {
      if (i == j)
        continue;
      double d[3], r2 = 0.01;
      for (int k = 0; k < 3; ++k) {
        d[k] = bodies[j].x[k] - bodies[i].x[k];
        r2 += d[k] * d[k];
      }
      double f = bodies[j].mass * dt / (r2 * sqrt(r2));
      for (int k = 0; k < 3; ++k)
        bodies[i].v[k] += f * d[k];
    }
  for (int i = 0; i < 3; ++i)
    for (int k = 0; k < 3; ++k)
      bodies[i].x[k] += dt * bodies[i].v[k];
}

int main(void) {
  for (int i = 0; i < 100; ++i)
    advance(0.01);
  printf("%.6f %.6f %.6f\n", bodies[0].x[0], bodies[1].x[1], bodies[2].x[2]);
  return 0;
}
