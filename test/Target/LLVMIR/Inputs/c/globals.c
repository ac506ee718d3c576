// Globals: external, static, constant, aligned, in sections, weak, with pointers.
#include <stdio.h>

int external = 7;
static int hidden = 8;
const char *const names[] = {"one", "two", "three"};
int aligned __attribute__((aligned(64))) = 9;
int placed __attribute__((section("strata_data"))) = 10;
__attribute__((weak)) int weakly = 11;
__attribute__((visibility("hidden"))) int invisible = 12;
int *pointer = &hidden;
struct Node {
  struct Node *next;
  int value;
} nodes[2] = {{&nodes[1], 1}, {nodes, 2}};
char *inside = (char *)&nodes[1] + 8;
extern int not_here __attribute__((weak));

int main(void) {
  *pointer += external;
  printf("%d %s %d %d %d %d %d %d %d\n", hidden, names[2], aligned, placed,
         weakly, invisible, nodes[0].next->value, *(int *)inside,
         &not_here == 0);
  return 0;
}
