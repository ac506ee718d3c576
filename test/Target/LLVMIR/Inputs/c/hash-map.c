// A hash table with open addressing.
#include <stdio.h>
#include <string.h>

struct Entry {
  const char *key;
  int value;
};
static struct Entry map[16];

static unsigned hash(const char *key) {
  unsigned h = 2166136261u;
  for (; *key; ++key)
    h = (h ^ (unsigned char)*key) * 16777619u;
  return h;
}

static int *lookup(const char *key) {
  unsigned at = hash(key) % 16;
  while (map[at].key && strcmp(map[at].key, key) != 0)
    at = (at + 1) % 16;
  map[at].key = key;
  return &map[at].value;
}

int main(void) {
  static const char *words[] = {"to", "be", "or", "not", "to", "be"};
  for (unsigned i = 0; i < 6; ++i)
    *lookup(words[i]) += 1;
  printf("%d %d %d %d\n", *lookup("to"), *lookup("be"), *lookup("or"), *lookup("that"));
  return 0;
}
