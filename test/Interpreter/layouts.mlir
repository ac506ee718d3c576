// RUN: not strata interpret %s --entry=collision 2>&1 | FileCheck %s --check-prefix=COLLISION
// RUN: not strata interpret %s --entry=divisor 0 2>&1 | FileCheck %s --check-prefix=DIVISOR
// RUN: not strata interpret %s --entry=negative 2>&1 | FileCheck %s --check-prefix=NEGATIVE
//
// Layouts must give each index a place of its own.

// COLLISION: error: the layout of 'memref<4xi32, affine_map<(d0) -> (d0 floordiv 2, 0)>>' has one place for the indices (0) and (1)
func.func @collision() {
  %a = memref.alloc() : memref<4xi32, affine_map<(d0) -> (d0 floordiv 2, 0)>>
  return
}

// DIVISOR: error: the map divides by a number that is not positive, or overflows
func.func @divisor(%n: index) {
  %a = memref.alloc()[%n] : memref<4xi32, affine_map<(d0)[s0] -> (d0 floordiv s0, d0 mod s0)>>
  return
}

// NEGATIVE: error: the layout has a negative place
func.func @negative() {
  %a = memref.alloc() : memref<8xi32, strided<[-1]>>
  return
}
