// Means of three neighbours, in turns from A to B and from B to A.
enum { TSTEPS = 5000, N = 4000 };

void kernel_jacobi_1d(double *restrict A, double *restrict B) {
  for (int t = 0; t < TSTEPS; ++t) {
    for (int i = 1; i < N - 1; ++i)
      B[i] = 0.33333 * (A[i - 1] + A[i] + A[i + 1]);
    for (int i = 1; i < N - 1; ++i)
      A[i] = 0.33333 * (B[i - 1] + B[i] + B[i + 1]);
  }
}
