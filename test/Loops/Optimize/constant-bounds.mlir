// RUN: strata opt %s --affine-register-tile | FileCheck %s

// The bounds are minima of constants: all tiles are full.
// CHECK-LABEL: @constant_bounds
// CHECK-NOT: affine.if
// CHECK: vector.store
func.func @constant_bounds(%a: memref<4xi32>) {
  %c = memref.alloc() : memref<8x8xi32>
  affine.for %i = 0 to min affine_map<() -> (2, 3)>() {
    affine.for %j = 0 to min affine_map<() -> (4, 6)>() {
      %x = affine.load %a[%j] : memref<4xi32>
      affine.store %x, %c[%i, %j] : memref<8x8xi32>
    }
  } {strata.register_tile = array<i64: 0, 1, 4>}
  memref.dealloc %c : memref<8x8xi32>
  return
}
// Lanes of all rows are constants that fit.
// CHECK-LABEL: @constant_row_bounds
// CHECK: vector.store
func.func @constant_row_bounds(%a: memref<4xi32>) {
  %c = memref.alloc() : memref<8x8xi32>
  affine.for %i = 0 to 2 {
    affine.for %j = 0 to min affine_map<(d0) -> (4, d0 + 5)>(%i) {
      %x = affine.load %a[%j] : memref<4xi32>
      affine.store %x, %c[%i, %j] : memref<8x8xi32>
    }
  } {strata.register_tile = array<i64: 0, 1, 4>}
  memref.dealloc %c : memref<8x8xi32>
  return
}
