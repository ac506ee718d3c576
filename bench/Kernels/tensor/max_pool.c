// The maximum of windows at every second pixel, of numbers that are not negative.
enum { N = 4, H = 112, W = 112, C = 64, KH = 3, KW = 3, IH = 225, IW = 225 };

static float max(float a, float b) { return a > b ? a : b; }

void kernel_max_pool(float (*restrict x)[IH][IW][C],
                     float (*restrict y)[H][W][C]) {
  for (int n = 0; n < N; ++n)
    for (int i = 0; i < H; ++i)
      for (int j = 0; j < W; ++j)
        for (int c = 0; c < C; ++c)
          for (int p = 0; p < KH; ++p)
            for (int q = 0; q < KW; ++q)
              y[n][i][j][c] = max(x[n][2 * i + p][2 * j + q][c], y[n][i][j][c]);
}
