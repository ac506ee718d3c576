// Arithmetic and comparisons of pointers, pointers to pointers.
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>

__attribute__((noinline)) ptrdiff_t find(const int *begin, const int *end, int what) {
  const int *p = begin;
  while (p < end && *p != what)
    ++p;
  return p - begin;
}

int main(void) {
  int data[] = {5, 3, 9, 7}, *rows[2] = {data, data + 2}, **row = rows;
  printf("%td %td %d\n", find(data, data + 4, 9), find(data, data + 4, 1),
         *(*(row + 1) + 1));
  uintptr_t bits = (uintptr_t)data;
  printf("%d %d\n", (int)(bits % sizeof(int)), ((int *)bits)[1]);
  return 0;
}
