// A struct that ends in an array without size.
#include <stdio.h>
#include <stdlib.h>

struct Buffer {
  unsigned long size;
  int data[];
};

int main(void) {
  struct Buffer *b = malloc(sizeof(struct Buffer) + 10 * sizeof(int));
  if (!b)
    return 1;
  b->size = 10;
  for (unsigned long i = 0; i < b->size; ++i)
    b->data[i] = (int)(i * i);
  long sum = 0;
  for (unsigned long i = 0; i < b->size; ++i)
    sum += b->data[i];
  printf("%ld\n", sum);
  free(b);
  return 0;
}
