// G = (A B) (C D).
enum { NI = 400, NJ = 450, NK = 500, NL = 550, NM = 600 };

void kernel_3mm(double (*restrict E)[NJ], double (*restrict A)[NK],
                double (*restrict B)[NJ], double (*restrict F)[NL],
                double (*restrict C)[NM], double (*restrict D)[NL],
                double (*restrict G)[NL]) {
  for (int i = 0; i < NI; ++i)
    for (int j = 0; j < NJ; ++j) {
      E[i][j] = 0.0;
      for (int k = 0; k < NK; ++k)
        E[i][j] += A[i][k] * B[k][j];
    }
  for (int i = 0; i < NJ; ++i)
    for (int j = 0; j < NL; ++j) {
      F[i][j] = 0.0;
      for (int k = 0; k < NM; ++k)
        F[i][j] += C[i][k] * D[k][j];
    }
  for (int i = 0; i < NI; ++i)
    for (int j = 0; j < NL; ++j) {
      G[i][j] = 0.0;
      for (int k = 0; k < NJ; ++k)
        G[i][j] += E[i][k] * F[k][j];
    }
}
