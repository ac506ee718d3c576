// A binary tree in an array, with indices.
#include <stdio.h>

enum { Capacity = 32 };
static struct {
  int key;
  short left, right;
} nodes[Capacity];
static short used = 1;

static short insert(short at, int key) {
  if (!at) {
    nodes[used].key = key;
    return used++;
  }
  if (key < nodes[at].key)
    nodes[at].left = insert(nodes[at].left, key);
  else
    nodes[at].right = insert(nodes[at].right, key);
  return at;
}

static void walk(short at) {
  if (!at)
    return;
  walk(nodes[at].left);
  printf("%d ", nodes[at].key);
  walk(nodes[at].right);
}

int main(void) {
  static const int keys[] = {50, 30, 70, 20, 40, 60, 80, 35};
  short root = 0;
  for (int i = 0; i < 8; ++i)
    root = insert(root, keys[i]);
  walk(root);
  puts("");
  return 0;
}
