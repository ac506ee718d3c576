// The solution of the Yule-Walker equations by Durbin's recursion.
enum { N = 4000 };

void kernel_durbin(double *restrict r, double *restrict y, double *restrict z) {
  y[0] = -r[0];
  double beta = 1.0;
  double alpha = -r[0];
  for (int k = 1; k < N; ++k) {
    beta = (1.0 - alpha * alpha) * beta;
    double sum = 0.0;
    for (int i = 0; i < k; ++i)
      sum += r[k - i - 1] * y[i];
    alpha = -(r[k] + sum) / beta;
    for (int i = 0; i < k; ++i)
      z[i] = y[i] + alpha * y[k - i - 1];
    for (int i = 0; i < k; ++i)
      y[i] = z[i];
    y[k] = alpha;
  }
}
