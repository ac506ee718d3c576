// The last iteration of a data race is another one in another order.
// RUN: %strata interpret %s | FileCheck %s --check-prefixes=CHECK,FORWARD
// RUN: %strata interpret --parallel-order=forward %s | FileCheck %s --check-prefixes=CHECK,FORWARD
// RUN: %strata interpret --parallel-order=backward %s | FileCheck %s --check-prefixes=CHECK,BACKWARD
// RUN: %strata interpret --parallel-order=shuffled %s | FileCheck %s --check-prefixes=CHECK,SHUFFLED
// RUN: not %strata interpret --parallel-order=sideways %s 2>&1 | FileCheck %s --check-prefix=ERROR
// ERROR: sideways

// Sums of all iterations, and the one that stored last.
// CHECK: 190
// FORWARD-NEXT: 19
// BACKWARD-NEXT: 0
// SHUFFLED-NEXT: {{[1-9][0-9]*$}}
// CHECK-NEXT: 190
// FORWARD-NEXT: 19
// BACKWARD-NEXT: 0
// SHUFFLED-NEXT: {{[1-9][0-9]*$}}
func.func @main() -> (i32, i32, i32, i32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  %c5 = arith.constant 5 : index
  %zero = arith.constant 0 : i32
  %last = memref.alloc() : memref<2xi32>
  %sum = affine.parallel (%i, %j) = (0, 0) to (4, 5) reduce ("addi") -> i32 {
    %number = affine.apply affine_map<(i, j) -> (i * 5 + j)>(%i, %j)
    %x = arith.index_cast %number : index to i32
    affine.store %x, %last[0] : memref<2xi32>
    affine.yield %x : i32
  }
  %other = scf.parallel (%i, %j) = (%c0, %c0) to (%c4, %c5) step (%c1, %c1) init (%zero) -> i32 {
    %number = affine.apply affine_map<(i, j) -> (i * 5 + j)>(%i, %j)
    %x = arith.index_cast %number : index to i32
    memref.store %x, %last[%c1] : memref<2xi32>
    scf.reduce(%x : i32) {
    ^bb0(%a: i32, %b: i32):
      %c = arith.addi %a, %b : i32
      scf.reduce.return %c : i32
    }
  }
  %first = memref.load %last[%c0] : memref<2xi32>
  %second = memref.load %last[%c1] : memref<2xi32>
  memref.dealloc %last : memref<2xi32>
  return %sum, %first, %other, %second : i32, i32, i32, i32
}
