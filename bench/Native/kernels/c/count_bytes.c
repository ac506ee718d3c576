#include <stdint.h>
int64_t count_bytes(const int8_t *text, int64_t n, int8_t byte) {
  int64_t count = 0;
  for (int64_t i = 0; i < n; ++i)
    count += text[i] == byte;
  return count;
}
