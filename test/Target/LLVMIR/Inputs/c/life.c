// The game of life, with two boards.
#include <stdio.h>
#include <string.h>

enum { Size = 8 };
typedef unsigned char Board[Size][Size];

static void step(Board to, Board from) {
  for (int i = 0; i < Size; ++i)
    for (int j = 0; j < Size; ++j) {
      int near = 0;
      for (int di = -1; di <= 1; ++di)
        for (int dj = -1; dj <= 1; ++dj)
          if (di || dj)
            near += from[(i + di + Size) % Size][(j + dj + Size) % Size];
      to[i][j] = near == 3 || (near == 2 && from[i][j]);
    }
}

int main(void) {
  Board a = {{0}}, b;
  a[1][2] = a[2][3] = a[3][1] = a[3][2] = a[3][3] = 1;
  for (int i = 0; i < 9; ++i) {
    step(b, a);
    memcpy(a, b, sizeof(a));
  }
  for (int i = 0; i < Size; ++i) {
    for (int j = 0; j < Size; ++j)
      putchar(a[i][j] ? '#' : '.');
    putchar('\n');
  }
  return 0;
}
