// Structs by value, by pointer, nested and returned.
#include <stdio.h>

struct Point {
  int x, y;
};
struct Box {
  struct Point low, high;
  double weight;
};

static struct Point add(struct Point a, struct Point b) {
  return (struct Point){a.x + b.x, a.y + b.y};
}

__attribute__((noinline)) struct Box grow(struct Box box, const struct Point *by) {
  box.high = add(box.high, *by);
  box.weight *= 1.5;
  return box;
}

int main(void) {
  struct Box box = {{1, 2}, {3, 4}, 2.0};
  struct Point by = {10, 20};
  struct Box big = grow(box, &by);
  printf("%d %d %d %d %g\n", big.low.x, big.low.y, big.high.x, big.high.y,
         big.weight);
  return 0;
}
