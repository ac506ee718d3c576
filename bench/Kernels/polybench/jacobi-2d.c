// Means of five neighbours, in turns from A to B and from B to A.
enum { TSTEPS = 50, N = 1300 };

void kernel_jacobi_2d(double (*restrict A)[N], double (*restrict B)[N]) {
  for (int t = 0; t < TSTEPS; ++t) {
    for (int i = 1; i < N - 1; ++i)
      for (int j = 1; j < N - 1; ++j)
        B[i][j] = 0.2 * (A[i][j] + A[i][j - 1] + A[i][j + 1] + A[i + 1][j] +
                         A[i - 1][j]);
    for (int i = 1; i < N - 1; ++i)
      for (int j = 1; j < N - 1; ++j)
        A[i][j] = 0.2 * (B[i][j] + B[i][j - 1] + B[i][j + 1] + B[i + 1][j] +
                         B[i - 1][j]);
  }
}
