// Convolution of an image with channels outermost.
enum {
  N = 1,
  H = 56,
  W = 56,
  C = 64,
  F = 64,
  KH = 3,
  KW = 3,
  IH = 58,
  IW = 58
};

void kernel_conv2d_nchw_fchw(float (*restrict x)[C][IH][IW],
                             float (*restrict w)[C][KH][KW],
                             float (*restrict y)[F][H][W]) {
  for (int n = 0; n < N; ++n)
    for (int f = 0; f < F; ++f)
      for (int i = 0; i < H; ++i)
        for (int j = 0; j < W; ++j)
          for (int c = 0; c < C; ++c)
            for (int p = 0; p < KH; ++p)
              for (int q = 0; q < KW; ++q)
                y[n][f][i][j] += x[n][c][i + p][j + q] * w[f][c][p][q];
}
