// Pointers that do not alias, and loads of different types.
#include <stdio.h>

struct Header {
  int size;
  float scale;
  struct {
    short kind;
    long long offset;
  } part[2];
};

__attribute__((noinline)) void scale(float *restrict out, const float *restrict in,
                                     const struct Header *header) {
  for (int i = 0; i < header->size; ++i)
    out[i] = in[i] * header->scale + (float)header->part[i & 1].kind;
}

int main(void) {
  float in[5] = {1, 2, 3, 4, 5}, out[5];
  struct Header header = {5, 0.5f, {{1, 2}, {3, 4}}};
  scale(out, in, &header);
  for (int i = 0; i < 5; ++i)
    printf("%g ", out[i]);
  puts("");
  return 0;
}
