// Enumerations, and conditions on them.
#include <stdio.h>

enum Color { Red = 1, Green = 2, Blue = 4, Last = 1000000 };

__attribute__((noinline)) const char *name(enum Color color) {
  return color == Red ? "red" : color == Green ? "green" : color & Blue ? "blue" : "?";
}

int main(void) {
  printf("%s %s %s %s\n", name(Red), name(Green), name(Blue | Green), name(Last));
  return 0;
}
