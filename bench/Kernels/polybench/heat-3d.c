// The heat equation in three dimensions.
enum { TSTEPS = 50, N = 120 };

void kernel_heat_3d(double (*restrict A)[N][N], double (*restrict B)[N][N]) {
  for (int t = 0; t < TSTEPS; ++t) {
    for (int i = 1; i < N - 1; ++i)
      for (int j = 1; j < N - 1; ++j)
        for (int k = 1; k < N - 1; ++k)
          B[i][j][k] =
              0.125 * (A[i + 1][j][k] - 2.0 * A[i][j][k] + A[i - 1][j][k]) +
              0.125 * (A[i][j + 1][k] - 2.0 * A[i][j][k] + A[i][j - 1][k]) +
              0.125 * (A[i][j][k + 1] - 2.0 * A[i][j][k] + A[i][j][k - 1]) +
              A[i][j][k];
    for (int i = 1; i < N - 1; ++i)
      for (int j = 1; j < N - 1; ++j)
        for (int k = 1; k < N - 1; ++k)
          A[i][j][k] =
              0.125 * (B[i + 1][j][k] - 2.0 * B[i][j][k] + B[i - 1][j][k]) +
              0.125 * (B[i][j + 1][k] - 2.0 * B[i][j][k] + B[i][j - 1][k]) +
              0.125 * (B[i][j][k + 1] - 2.0 * B[i][j][k] + B[i][j][k - 1]) +
              B[i][j][k];
  }
}
