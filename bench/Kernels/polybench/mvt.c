// x1 += A y1 and x2 += A^T y2.
enum { N = 2000 };

void kernel_mvt(double *restrict x1, double *restrict x2, double *restrict y1,
                double *restrict y2, double (*restrict A)[N]) {
  for (int i = 0; i < N; ++i)
    for (int j = 0; j < N; ++j)
      x1[i] = x1[i] + A[i][j] * y1[j];
  for (int i = 0; i < N; ++i)
    for (int j = 0; j < N; ++j)
      x2[i] = x2[i] + A[j][i] * y2[j];
}
