// Inline assembly.
#include <stdio.h>

__attribute__((noinline)) unsigned add(unsigned a, unsigned b) {
  unsigned r;
  __asm__("leal (%1,%2), %0" : "=r"(r) : "r"(a), "r"(b));
  return r;
}

__attribute__((noinline)) unsigned long split(unsigned long x) {
  unsigned low, high;
  __asm__ volatile("movl %k2, %0\n\tmovq %2, %%rcx\n\tshrq $32, %%rcx\n\tmovl %%ecx, %1"
                   : "=&r"(low), "=&r"(high)
                   : "r"(x)
                   : "rcx", "cc");
  return (unsigned long)low * 3 + high;
}

int main(void) {
  __asm__ volatile("" ::: "memory");
  printf("%u %lu\n", add(40, 2), split(0x500000007));
  return 0;
}
