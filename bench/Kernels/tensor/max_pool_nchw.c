// The maximum of windows at every second pixel, channels first, of numbers that are not negative.
void kernel_max_pool_nchw(float (*restrict x)[32][113][113],
                          float (*restrict y)[32][56][56]) {
  for (int n = 0; n < 8; ++n)
    for (int c = 0; c < 32; ++c)
      for (int i = 0; i < 56; ++i)
        for (int j = 0; j < 56; ++j)
          for (int p = 0; p < 3; ++p)
            for (int q = 0; q < 3; ++q)
              y[n][c][i][j] = x[n][c][2 * i + p][2 * j + q] > y[n][c][i][j]
                                  ? x[n][c][2 * i + p][2 * j + q]
                                  : y[n][c][i][j];
}
