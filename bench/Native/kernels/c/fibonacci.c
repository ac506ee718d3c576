#include <stdint.h>
int64_t fibonacci(int64_t n) {
  return n < 2 ? n : fibonacci(n - 1) + fibonacci(n - 2);
}
