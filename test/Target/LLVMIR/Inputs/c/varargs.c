// Functions with a variable number of arguments.
#include <stdarg.h>
#include <stdio.h>

__attribute__((noinline)) double sum(int count, ...) {
  va_list list, copy;
  va_start(list, count);
  va_copy(copy, list);
  double total = 0;
  for (int i = 0; i < count; ++i)
    total += va_arg(list, double);
  total += va_arg(copy, double);
  va_end(copy);
  va_end(list);
  return total;
}

int main(void) {
  printf("%g %g\n", sum(3, 1.0, 2.5, 4.0), sum(1, 8.0));
  return 0;
}
