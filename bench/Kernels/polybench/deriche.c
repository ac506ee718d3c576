// Smoothing of an image by Deriche's recursive filter, in both directions of rows, then of columns.
enum { W = 2048, H = 1080 };

void kernel_deriche(double a1, double a2, double a3, double a4, double b1,
                    double b2, double c, double (*restrict image)[H],
                    double (*restrict out)[H], double (*restrict y1)[H],
                    double (*restrict y2)[H]) {
  for (int i = 0; i < W; ++i) {
    double ym1 = 0.0;
    double ym2 = 0.0;
    double xm1 = 0.0;
    for (int j = 0; j < H; ++j) {
      y1[i][j] = a1 * image[i][j] + a2 * xm1 + b1 * ym1 + b2 * ym2;
      xm1 = image[i][j];
      ym2 = ym1;
      ym1 = y1[i][j];
    }
  }
  for (int i = 0; i < W; ++i) {
    double yp1 = 0.0;
    double yp2 = 0.0;
    double xp1 = 0.0;
    double xp2 = 0.0;
    for (int j = H - 1; j >= 0; --j) {
      y2[i][j] = a3 * xp1 + a4 * xp2 + b1 * yp1 + b2 * yp2;
      xp2 = xp1;
      xp1 = image[i][j];
      yp2 = yp1;
      yp1 = y2[i][j];
    }
  }
  for (int i = 0; i < W; ++i)
    for (int j = 0; j < H; ++j)
      out[i][j] = c * (y1[i][j] + y2[i][j]);
  for (int j = 0; j < H; ++j) {
    double tm1 = 0.0;
    double ym1 = 0.0;
    double ym2 = 0.0;
    for (int i = 0; i < W; ++i) {
      y1[i][j] = a1 * out[i][j] + a2 * tm1 + b1 * ym1 + b2 * ym2;
      tm1 = out[i][j];
      ym2 = ym1;
      ym1 = y1[i][j];
    }
  }
  for (int j = 0; j < H; ++j) {
    double tp1 = 0.0;
    double tp2 = 0.0;
    double yp1 = 0.0;
    double yp2 = 0.0;
    for (int i = W - 1; i >= 0; --i) {
      y2[i][j] = a3 * tp1 + a4 * tp2 + b1 * yp1 + b2 * yp2;
      tp2 = tp1;
      tp1 = out[i][j];
      yp2 = yp1;
      yp1 = y2[i][j];
    }
  }
  for (int i = 0; i < W; ++i)
    for (int j = 0; j < H; ++j)
      out[i][j] = c * (y1[i][j] + y2[i][j]);
}
