// RUN: %opt --mem2reg %s \
// RUN:   --mlir-print-debuginfo --mlir-print-local-scope | FileCheck %s
//
// Poison and arguments have the location of the slot.

// CHECK: %[[POISON:.*]] = ub.poison : i32 loc("slot")
// CHECK: ^bb2(%[[ARG:[a-z0-9_]+]]: i32 loc("slot")):
func.func @f(%c: i1, %a: i32) -> i32 {
  %0 = memref.alloca() : memref<i32> loc("slot")
  cf.cond_br %c, ^bb1, ^bb2
^bb1:
  memref.store %a, %0[] : memref<i32> loc("store")
  cf.br ^bb2
^bb2:
  %1 = memref.load %0[] : memref<i32> loc("load")
  return %1 : i32
}
