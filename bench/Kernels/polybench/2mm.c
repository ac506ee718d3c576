// D = alpha A B C + beta D.
enum { NI = 400, NJ = 450, NK = 550, NL = 600 };

void kernel_2mm(double alpha, double beta, double (*restrict tmp)[NJ],
                double (*restrict A)[NK], double (*restrict B)[NJ],
                double (*restrict C)[NL], double (*restrict D)[NL]) {
  for (int i = 0; i < NI; ++i)
    for (int j = 0; j < NJ; ++j) {
      tmp[i][j] = 0.0;
      for (int k = 0; k < NK; ++k)
        tmp[i][j] += alpha * A[i][k] * B[k][j];
    }
  for (int i = 0; i < NI; ++i)
    for (int j = 0; j < NL; ++j) {
      D[i][j] *= beta;
      for (int k = 0; k < NJ; ++k)
        D[i][j] += tmp[i][k] * C[k][j];
    }
}
