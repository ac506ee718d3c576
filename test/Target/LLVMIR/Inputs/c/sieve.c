// Prime numbers, with bytes and with bits.
#include <stdio.h>

static unsigned char composite[1000];
static unsigned words[32];

int main(void) {
  int count = 0;
  for (int i = 2; i < 1000; ++i) {
    if (composite[i])
      continue;
    ++count;
    words[i / 32 % 32] ^= 1u << (i % 32);
    for (int j = i * i; j < 1000; j += i)
      composite[j] = 1;
  }
  unsigned all = 0;
  for (int i = 0; i < 32; ++i)
    all = all * 33 ^ words[i];
  printf("%d %u\n", count, all);
  return 0;
}
