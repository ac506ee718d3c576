// Correlation of the columns of a table.
#include <math.h>

enum { M = 400, N = 500 };

void kernel_correlation(double n, double (*restrict data)[M],
                        double (*restrict corr)[M], double *restrict mean,
                        double *restrict deviation) {
  for (int j = 0; j < M; ++j) {
    mean[j] = 0.0;
    for (int i = 0; i < N; ++i)
      mean[j] += data[i][j];
    mean[j] /= n;
  }
  for (int j = 0; j < M; ++j) {
    deviation[j] = 0.0;
    for (int i = 0; i < N; ++i)
      deviation[j] += (data[i][j] - mean[j]) * (data[i][j] - mean[j]);
    deviation[j] = sqrt(deviation[j] / n);
    deviation[j] = deviation[j] <= 0.1 ? 1.0 : deviation[j];
  }
  for (int i = 0; i < N; ++i)
    for (int j = 0; j < M; ++j) {
      data[i][j] -= mean[j];
      data[i][j] /= sqrt(n) * deviation[j];
    }
  for (int i = 0; i < M - 1; ++i) {
    corr[i][i] = 1.0;
    for (int j = i + 1; j < M; ++j) {
      corr[i][j] = 0.0;
      for (int k = 0; k < N; ++k)
        corr[i][j] += data[k][i] * data[k][j];
      corr[j][i] = corr[i][j];
    }
  }
  corr[M - 1][M - 1] = 1.0;
}
