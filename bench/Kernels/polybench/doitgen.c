// The rows of A are multiplied by C4.
enum { NQ = 110, NR = 120, NP = 128 };

void kernel_doitgen(double (*restrict A)[NQ][NP], double (*restrict C4)[NP],
                    double *restrict sum) {
  for (int r = 0; r < NR; ++r)
    for (int q = 0; q < NQ; ++q) {
      for (int p = 0; p < NP; ++p) {
        sum[p] = 0.0;
        for (int s = 0; s < NP; ++s)
          sum[p] += A[r][q][s] * C4[s][p];
      }
      for (int p = 0; p < NP; ++p)
        A[r][q][p] = sum[p];
    }
}
