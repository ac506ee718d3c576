// Convolution at every second pixel, channels first.
void kernel_conv2d_nchw_stride2(float (*restrict x)[32][113][113],
                                float (*restrict w)[32][3][3],
                                float (*restrict y)[32][56][56]) {
  for (int n = 0; n < 2; ++n)
    for (int f = 0; f < 32; ++f)
      for (int i = 0; i < 56; ++i)
        for (int j = 0; j < 56; ++j)
          for (int c = 0; c < 32; ++c)
            for (int p = 0; p < 3; ++p)
              for (int q = 0; q < 3; ++q)
                y[n][f][i][j] += x[n][c][2 * i + p][2 * j + q] * w[f][c][p][q];
}
