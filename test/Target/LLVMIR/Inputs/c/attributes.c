// Attributes of functions and arguments.
#include <stdio.h>
#include <stdlib.h>

__attribute__((cold, noinline)) void fail(const char *why) { printf("%s\n", why); }
__attribute__((const, noinline)) int square(int x) { return x * x; }
__attribute__((pure, noinline)) int first(const int *p) { return *p; }
__attribute__((noreturn, noinline)) void leave(int code) { exit(code); }
__attribute__((always_inline)) static inline int inlined(int x) { return x + 1; }
__attribute__((optnone, noinline)) int slow(int x) { return x * 2; }
__attribute__((returns_nonnull, nonnull(1))) int *same(int *p) { return p; }
__attribute__((target("sse4.2"))) int targeted(int x) { return x - 1; }
__attribute__((minsize, noinline)) int small(int x) { return x * 7; }
void *grab(size_t n) __attribute__((malloc, alloc_size(1)));
__attribute__((noinline)) void *grab(size_t n) { return calloc(n, 1); }

int main(void) {
  int x = 6;
  if (x > 100)
    fail("too big");
  char *memory = grab(16);
  printf("%d %d %d %d %d %d %d %d\n", square(x), first(&x), inlined(x), slow(x),
         *same(&x), targeted(x), small(x), memory[3]);
  free(memory);
  leave(0);
}
