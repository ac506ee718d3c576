// goto, and blocks with several predecessors.
#include <stdio.h>

__attribute__((noinline)) int machine(const char *text) {
  int n = 0;
start:
  switch (*text++) {
  case 'a': n += 1; goto start;
  case 'b': goto twice;
  case 0: goto end;
  default: goto start;
  }
twice:
  n *= 2;
  if (n > 100)
    goto end;
  goto start;
end:
  return n;
}

int main(void) {
  printf("%d %d\n", machine("aabab"), machine("abbbbbbbbbb"));
  return 0;
}
