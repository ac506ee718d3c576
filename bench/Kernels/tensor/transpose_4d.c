// Channels from the innermost to the second dimension.
enum { N = 4, H = 112, W = 112, C = 64 };

void kernel_transpose_4d(float (*restrict x)[H][W][C],
                         float (*restrict y)[C][H][W]) {
  for (int n = 0; n < N; ++n)
    for (int c = 0; c < C; ++c)
      for (int i = 0; i < H; ++i)
        for (int j = 0; j < W; ++j)
          y[n][c][i][j] = x[n][i][j][c];
}
