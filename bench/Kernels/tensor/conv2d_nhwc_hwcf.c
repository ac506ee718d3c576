// Convolution of an image with channels innermost.
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

void kernel_conv2d_nhwc_hwcf(float (*restrict x)[IH][IW][C],
                             float (*restrict w)[KW][C][F],
                             float (*restrict y)[H][W][F]) {
  for (int n = 0; n < N; ++n)
    for (int i = 0; i < H; ++i)
      for (int j = 0; j < W; ++j)
        for (int f = 0; f < F; ++f)
          for (int p = 0; p < KH; ++p)
            for (int q = 0; q < KW; ++q)
              for (int c = 0; c < C; ++c)
                y[n][i][j][f] += x[n][i + p][j + q][c] * w[p][q][c][f];
}
