// The mean of windows of two by two pixels.
enum { N = 4, H = 112, W = 112, C = 64, KH = 2, KW = 2, IH = 224, IW = 224 };

void kernel_avg_pool(float (*restrict x)[IH][IW][C],
                     float (*restrict y)[H][W][C]) {
  for (int n = 0; n < N; ++n)
    for (int i = 0; i < H; ++i)
      for (int j = 0; j < W; ++j)
        for (int c = 0; c < C; ++c)
          for (int p = 0; p < KH; ++p)
            for (int q = 0; q < KW; ++q)
              y[n][i][j][c] += x[n][2 * i + p][2 * j + q][c];
  for (int n = 0; n < N; ++n)
    for (int i = 0; i < H; ++i)
      for (int j = 0; j < W; ++j)
        for (int c = 0; c < C; ++c)
          y[n][i][j][c] *= 0.25f;
}
