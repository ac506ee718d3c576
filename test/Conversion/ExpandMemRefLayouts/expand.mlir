// RUN: strata opt --expand-memref-layouts --canonicalize %s | FileCheck %s

#tiled = affine_map<(d0)[s0] -> (d0 floordiv s0, d0 mod s0)>

// The size and the symbol are passed with the memory.
// CHECK-LABEL: func @size
// CHECK-SAME: (%[[MEMORY:.*]]: memref<?x?xf32>, %[[SIZE:.*]]: index, %[[TILE:.*]]: index) -> index
// CHECK-NEXT: return %[[SIZE]]
func.func @size(%memory: memref<?xf32, #tiled>) -> index {
  %zero = arith.constant 0 : index
  %size = memref.dim %memory, %zero : memref<?xf32, #tiled>
  return %size : index
}

// Types that know all sizes have no further values.
// CHECK-LABEL: func @static
// CHECK-SAME: (%[[MEMORY:.*]]: memref<6x4xf32>) -> f32
// CHECK-DAG: %[[TWO:.*]] = arith.constant 2 : index
// CHECK-DAG: %[[ONE:.*]] = arith.constant 1 : index
// CHECK: memref.load %[[MEMORY]][%[[TWO]], %[[ONE]]]
func.func @static(%memory: memref<4x6xf32, affine_map<(d0, d1) -> (d1, d0)>>) -> f32 {
  %one = arith.constant 1 : index
  %two = arith.constant 2 : index
  %x = memref.load %memory[%one, %two] : memref<4x6xf32, affine_map<(d0, d1) -> (d1, d0)>>
  return %x : f32
}

// The least place is that of index 0.
// CHECK-LABEL: func @shifted
// CHECK: memref.alloc() : memref<4x6xf32>
func.func @shifted() -> memref<4x6xf32, affine_map<(d0, d1) -> (d0 + 100, d1)>> {
  %memory = memref.alloc() : memref<4x6xf32, affine_map<(d0, d1) -> (d0 + 100, d1)>>
  return %memory : memref<4x6xf32, affine_map<(d0, d1) -> (d0 + 100, d1)>>
}

// CHECK-LABEL: func @strided
// CHECK: %[[FLAT:.*]] = memref.alloc() {alignment = 16 : i64} : memref<17xf32>
// CHECK: %[[VIEW:.*]] = memref.reinterpret_cast %[[FLAT]] to offset: [5], sizes: [3, 4], strides: [1, 3]
// CHECK: return %[[VIEW]]
func.func @strided() -> memref<3x4xf32, strided<[1, 3], offset: 5>> {
  %memory = memref.alloc() {alignment = 16} : memref<3x4xf32, strided<[1, 3], offset: 5>>
  return %memory : memref<3x4xf32, strided<[1, 3], offset: 5>>
}
