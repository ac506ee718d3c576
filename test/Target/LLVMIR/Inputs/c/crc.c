// A checksum with a table.
#include <stdio.h>

static unsigned table[256];

static void init(void) {
  for (unsigned i = 0; i < 256; ++i) {
    unsigned x = i;
    for (int j = 0; j < 8; ++j)
      x = x & 1 ? (x >> 1) ^ 0xedb88320u : x >> 1;
    table[i] = x;
  }
}

static unsigned crc(const char *text) {
  unsigned x = ~0u;
  while (*text)
    x = table[(x ^ (unsigned char)*text++) & 255] ^ (x >> 8);
  return ~x;
}

int main(void) {
  init();
  printf("%08x\n", crc("The quick brown fox jumps over the lazy dog"));
  return 0;
}
