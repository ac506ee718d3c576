// Convolution of each channel by itself.
enum { N = 4, H = 112, W = 112, C = 96, KH = 3, KW = 3, IH = 114, IW = 114 };

void kernel_depthwise_conv(float (*restrict x)[IH][IW][C],
                           float (*restrict w)[KW][C],
                           float (*restrict y)[H][W][C]) {
  for (int n = 0; n < N; ++n)
    for (int i = 0; i < H; ++i)
      for (int j = 0; j < W; ++j)
        for (int c = 0; c < C; ++c)
          for (int p = 0; p < KH; ++p)
            for (int q = 0; q < KW; ++q)
              y[n][i][j][c] += x[n][i + p][j + q][c] * w[p][q][c];
}
