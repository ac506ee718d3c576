// Convolution of volumes.
void kernel_conv3d(float (*restrict x)[18][30][30][8],
                   float (*restrict w)[3][3][8][16],
                   float (*restrict y)[16][28][28][16]) {
  for (int d = 0; d < 16; ++d)
    for (int i = 0; i < 28; ++i)
      for (int j = 0; j < 28; ++j)
        for (int f = 0; f < 16; ++f)
          for (int o = 0; o < 3; ++o)
            for (int p = 0; p < 3; ++p)
              for (int q = 0; q < 3; ++q)
                for (int c = 0; c < 8; ++c)
                  y[0][d][i][j][f] +=
                      x[0][d + o][i + p][j + q][c] * w[o][p][q][c][f];
}
