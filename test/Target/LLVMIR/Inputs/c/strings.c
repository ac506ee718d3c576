// Strings: literals with all bytes, the C library, copies.
#include <stdio.h>
#include <string.h>

static int count(const char *text, char what) {
  int n = 0;
  for (; *text; ++text)
    n += *text == what;
  return n;
}

int main(void) {
  char buffer[64] = "tab\there, quote\"s, \\ and \x01\xff";
  strcat(buffer, " end");
  printf("%zu %d %d\n", strlen(buffer), count(buffer, 'e'),
         strcmp(buffer, "tab"));
  char copy[64];
  memset(copy, 'x', sizeof(copy));
  memcpy(copy, buffer, 8);
  memmove(copy + 2, copy, 8);
  copy[10] = 0;
  puts(copy);
  return 0;
}
