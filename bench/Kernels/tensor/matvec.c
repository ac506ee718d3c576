// The product of a matrix and a vector.
enum { M = 3000, N = 3000 };

void kernel_matvec(float (*restrict A)[N], float *restrict x,
                   float *restrict y) {
  for (int i = 0; i < M; ++i)
    for (int j = 0; j < N; ++j)
      y[i] += A[i][j] * x[j];
}
