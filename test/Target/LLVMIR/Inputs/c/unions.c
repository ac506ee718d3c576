// Unions and reinterpretation of bytes.
#include <stdint.h>
#include <stdio.h>

union Number {
  double d;
  uint64_t bits;
  unsigned char bytes[8];
};

union Number start = {.bits = 0x3ff8000000000000};

int main(void) {
  union Number n = start;
  n.bytes[6] ^= 4;
  printf("%g %llx %u\n", n.d, (unsigned long long)n.bits, n.bytes[7]);
  return 0;
}
