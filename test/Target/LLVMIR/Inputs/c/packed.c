// Packed structs and accesses without alignment.
#include <stdio.h>

struct __attribute__((packed)) Record {
  char tag;
  int number;
  short rest;
  double value;
};

struct Record records[2] = {{'a', 1, 2, 3.5}, {'b', -4, 5, -6.25}};

__attribute__((noinline)) double total(const struct Record *r, int n) {
  double sum = 0;
  for (int i = 0; i < n; ++i)
    sum += r[i].tag + r[i].number + r[i].rest + r[i].value;
  return sum;
}

int main(void) {
  printf("%zu %g\n", sizeof(struct Record), total(records, 2));
  return 0;
}
