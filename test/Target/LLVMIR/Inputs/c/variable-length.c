// Arrays whose size is known at run time, and alloca.
#include <stdio.h>

__attribute__((noinline)) int triangle(int n) {
  int rows[n][n];
  int sum = 0;
  for (int i = 0; i < n; ++i) {
    char line[i + 1];
    for (int j = 0; j <= i; ++j)
      line[j] = (char)(rows[i][j] = j == 0 || j == i ? 1 : rows[i - 1][j - 1] + rows[i - 1][j]);
    sum += line[i / 2];
  }
  int *extra = __builtin_alloca((unsigned long)n * sizeof(int));
  extra[n - 1] = sum;
  return extra[n - 1];
}

int main(void) {
  printf("%d %d\n", triangle(5), triangle(9));
  return 0;
}
