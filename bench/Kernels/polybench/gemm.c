// C = beta C + alpha A B.
enum { NI = 1000, NJ = 1100, NK = 1200 };

void kernel_gemm(double alpha, double beta, double (*restrict C)[NJ],
                 double (*restrict A)[NK], double (*restrict B)[NJ]) {
  for (int i = 0; i < NI; ++i) {
    for (int j = 0; j < NJ; ++j)
      C[i][j] *= beta;
    for (int k = 0; k < NK; ++k)
      for (int j = 0; j < NJ; ++j)
        C[i][j] += alpha * A[i][k] * B[k][j];
  }
}
