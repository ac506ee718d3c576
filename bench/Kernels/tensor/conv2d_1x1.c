// Convolution of single pixels.
enum { N = 1, H = 56, W = 56, C = 128, F = 128, KH = 1, KW = 1 };

void kernel_conv2d_1x1(float (*restrict x)[H][W][C],
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
