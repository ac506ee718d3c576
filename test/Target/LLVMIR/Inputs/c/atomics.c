// Atomic operations with all orderings.
#include <stdatomic.h>
#include <stdio.h>

static _Atomic int counter;
static atomic_long total;
static _Atomic(void *) head;

__attribute__((noinline)) int spin(int n) {
  int expected = n;
  while (!atomic_compare_exchange_weak_explicit(
      &counter, &expected, expected * 2 + 1, memory_order_acq_rel,
      memory_order_relaxed))
    ;
  return expected;
}

int main(void) {
  atomic_store_explicit(&counter, 5, memory_order_release);
  int old = atomic_fetch_add(&counter, 3);
  atomic_fetch_or_explicit(&counter, 16, memory_order_relaxed);
  atomic_fetch_sub(&total, 9);
  atomic_thread_fence(memory_order_seq_cst);
  int seen = spin(1);
  long swapped = atomic_exchange(&total, 42L);
  int expected = 49;
  int ok = atomic_compare_exchange_strong(&counter, &expected, 7);
  atomic_signal_fence(memory_order_acquire);
  printf("%d %d %ld %d %d %d %d\n", old, seen, swapped, ok, expected,
         atomic_load_explicit(&counter, memory_order_acquire),
         atomic_load(&head) == 0);
  return 0;
}
