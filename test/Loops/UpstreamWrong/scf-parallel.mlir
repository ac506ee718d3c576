// RUN: grep 'RUN-FN[:]' %s > %t.tile
// RUN: strata opt --scf-parallel-loop-tiling='parallel-loop-tile-sizes=4 no-min-max-bounds' %s >> %t.tile
// RUN: grep 'RUN-FN[:]' %s > %t.minima
// RUN: strata opt --scf-parallel-loop-tiling=parallel-loop-tile-sizes=4 %s >> %t.minima
// RUN: grep 'RUN-FN[:]' %s > %t.fused
// RUN: strata opt --scf-parallel-loop-fusion %s >> %t.fused
// RUN: %run-fn %s
// RUN: %run-fn %t.tile
// RUN: %run-fn %t.minima
// RUN: %run-fn %t.fused
//
// Tiles of parallel loops have the iterations of the loop, and fused loops read what was written.

// Steps other than 1, and bounds below zero.
// RUN-FN: count(0, 10, 3) == 4
// RUN-FN: count(0, 12, 3) == 4
// RUN-FN: count(0, 13, 3) == 5
// RUN-FN: count(-5, 2, 2) == 4
// RUN-FN: count(3, 1, 1) == 0
// RUN-FN: count(-9, -7, 1) == 2
func.func @count(%begin: index, %end: index, %step: index) -> i32 {
  %m = memref.alloca() : memref<1xi32>
  %zero = arith.constant 0 : i32
  %one = arith.constant 1 : i32
  %place = arith.constant 0 : index
  memref.store %zero, %m[%place] : memref<1xi32>
  scf.parallel (%i) = (%begin) to (%end) step (%step) {
    %old = memref.atomic_rmw addi %one, %m[%place] : (i32, memref<1xi32>) -> i32
  }
  %r = memref.load %m[%place] : memref<1xi32>
  return %r : i32
}

// The second loop reads the elements in another order.
// RUN-FN: reversed(0) == 7
// RUN-FN: reversed(6) == 1
func.func @reversed(%place: index) -> i32 {
  %a = memref.alloca() : memref<8xi32>
  %b = memref.alloca() : memref<8xi32>
  %zero = arith.constant 0 : index
  %one = arith.constant 1 : index
  %seven = arith.constant 7 : index
  %eight = arith.constant 8 : index
  scf.parallel (%i) = (%zero) to (%eight) step (%one) {
    %x = arith.index_cast %i : index to i32
    memref.store %x, %a[%i] : memref<8xi32>
  }
  scf.parallel (%i) = (%zero) to (%eight) step (%one) {
    %j = arith.subi %seven, %i : index
    %x = memref.load %a[%j] : memref<8xi32>
    memref.store %x, %b[%i] : memref<8xi32>
  }
  %r = memref.load %b[%place] : memref<8xi32>
  return %r : i32
}
