// Variables in nested scopes, inlined functions, types of many kinds.
#include <stdio.h>

typedef unsigned long Size;
enum Kind { Small, Large };
struct Item {
  const char *name;
  enum Kind kind : 2;
  union {
    int i;
    float f;
  } value;
  int (*run)(int);
  struct Item *next;
  char text[4];
};

static inline int half(int x) {
  int result = x / 2;
  return result;
}

static Size measure(const struct Item *item) {
  Size total = 0;
  for (const struct Item *at = item; at; at = at->next) {
    int value = at->run(at->value.i);
    {
      Size value_again = (Size)value + at->kind;
      total += value_again;
    }
  }
  return total;
}

int main(int argc, char **argv) {
  struct Item second = {"b", Small, {.i = 10}, half, 0, "xy"};
  struct Item first = {"a", Large, {.i = 31}, half, &second, {0}};
  printf("%lu %d\n", measure(&first), argc > 0 && argv[0] != 0);
  return 0;
}
