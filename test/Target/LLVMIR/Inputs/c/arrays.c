// Arrays of several dimensions, initialized and zero.
#include <stdio.h>

int matrix[3][4] = {{1, 2, 3, 4}, {5, 6, 7, 8}, {9, 10, 11, 12}};
static long totals[4];

int main(void) {
  int local[8] = {3, 1, 4};
  for (int i = 0; i < 3; ++i)
    for (int j = 0; j < 4; ++j)
      totals[j] += matrix[i][j] * local[i];
  for (int j = 0; j < 4; ++j)
    printf("%ld ", totals[j]);
  printf("%d\n", local[7]);
  return 0;
}
