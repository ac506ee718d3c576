// qsort with a comparison, and a sort of its own.
#include <stdio.h>
#include <stdlib.h>

static int compare(const void *a, const void *b) {
  int x = *(const int *)a, y = *(const int *)b;
  return (x > y) - (x < y);
}

static void shellSort(double *data, int n) {
  for (int gap = n / 2; gap; gap /= 2)
    for (int i = gap; i < n; ++i) {
      double x = data[i];
      int j = i;
      for (; j >= gap && data[j - gap] > x; j -= gap)
        data[j] = data[j - gap];
      data[j] = x;
    }
}

int main(void) {
  int ints[] = {9, -3, 5, 0, 7, -8};
  double doubles[] = {0.5, -1.5, 3.25, 2.0, -0.25};
  qsort(ints, 6, sizeof(int), compare);
  shellSort(doubles, 5);
  for (int i = 0; i < 6; ++i)
    printf("%d ", ints[i]);
  for (int i = 0; i < 5; ++i)
    printf("%g ", doubles[i]);
  puts("");
  return 0;
}
