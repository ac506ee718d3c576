// AUTOUPDATE
// RUN: strata opt --normalize-memrefs %s | FileCheck %s
//
// Layout maps become shapes and subscripts.

#transposed = affine_map<(d0, d1) -> (d1, d0)>
#tiled = affine_map<(d0, d1) -> (d0 floordiv 4, d1 floordiv 8, d0 mod 4, d1 mod 8)>
#rows = affine_map<(d0, d1) -> (d0, d1 floordiv 32, d1 mod 32)>

// CHECK: #map = affine_map<()[s0] -> (s0)>
// CHECK-NEXT: #map1 = affine_map<(d0, d1) -> (d1 ceildiv 32)>
// CHECK-NEXT: #map2 = affine_map<(d0, d1) -> (32)>
// CHECK-NEXT: #map3 = affine_map<(d0) -> (1)>
// CHECK-NEXT: #map4 = affine_map<(d0) -> (d0 + 2)>
// CHECK-NEXT: #map5 = affine_map<()[s0] -> (2)>
// CHECK-NEXT: #map6 = affine_map<()[s0] -> (s0 * 12 + 5)>
// CHECK-LABEL: func.func @transposed
// CHECK-SAME: (%[[I:[a-z0-9_]+]]: index, %[[X:[a-z0-9_]+]]: f32) -> f32 {
// CHECK-NEXT:   %[[ALLOC:.*]] = memref.alloc() : memref<3x2xf32>
// CHECK-NEXT:   affine.for %[[J:[a-z0-9_]+]] = 0 to 3 {
// CHECK-NEXT:     affine.store %[[X]], %[[ALLOC]][%[[J]], symbol(%[[I]])] : memref<3x2xf32>
// CHECK-NEXT:   }
// CHECK-NEXT:   %[[APPLY:.*]] = affine.apply #map()[%[[I]]]
// CHECK-NEXT:   %[[APPLY_1:.*]] = affine.apply #map()[%[[I]]]
// CHECK-NEXT:   %[[LOAD:.*]] = memref.load %[[ALLOC]][%[[APPLY]], %[[APPLY_1]]] : memref<3x2xf32>
// CHECK-NEXT:   memref.dealloc %[[ALLOC]] : memref<3x2xf32>
// CHECK-NEXT:   return %[[LOAD]] : f32
// CHECK-NEXT: }
func.func @transposed(%i: index, %x: f32) -> f32 {
  %memory = memref.alloc() : memref<2x3xf32, #transposed>
  affine.for %j = 0 to 3 {
    affine.store %x, %memory[%i, %j] : memref<2x3xf32, #transposed>
  }
  %element = memref.load %memory[%i, %i] : memref<2x3xf32, #transposed>
  memref.dealloc %memory : memref<2x3xf32, #transposed>
  return %element : f32
}

// Also across calls.
// CHECK-LABEL: func.func @tiles
// CHECK-SAME: (%[[MEMORY:[a-z0-9_]+]]: memref<3x4x4x8xf32>) -> memref<3x4x4x8xf32> {
// CHECK-NEXT:   %[[CALL:.*]] = call @update(%[[MEMORY]]) : (memref<3x4x4x8xf32>) -> memref<3x4x4x8xf32>
// CHECK-NEXT:   return %[[CALL]] : memref<3x4x4x8xf32>
// CHECK-NEXT: }
func.func @tiles(%memory: memref<10x30xf32, #tiled>) -> memref<10x30xf32, #tiled> {
  %result = call @update(%memory) : (memref<10x30xf32, #tiled>) -> memref<10x30xf32, #tiled>
  return %result : memref<10x30xf32, #tiled>
}

// CHECK-LABEL: func.func private @update(memref<3x4x4x8xf32>) -> memref<3x4x4x8xf32>
func.func private @update(memref<10x30xf32, #tiled>) -> memref<10x30xf32, #tiled>

// CHECK-LABEL: func.func @dynamic
// CHECK-SAME: (%[[N:[a-z0-9_]+]]: index, %[[X:[a-z0-9_]+]]: f32) -> index {
// CHECK-NEXT:   %[[ONE:.*]] = arith.constant 1 : index
// CHECK-NEXT:   %[[C4:.*]] = arith.constant 4 : index
// CHECK-NEXT:   %[[APPLY:.*]] = affine.apply #map1(%[[C4]], %[[N]])
// CHECK-NEXT:   %[[APPLY_1:.*]] = affine.apply #map2(%[[C4]], %[[N]])
// CHECK-NEXT:   %[[ALLOC:.*]] = memref.alloc(%[[APPLY]], %[[APPLY_1]]) : memref<4x?x?xf32>
// CHECK-NEXT:   affine.for %[[J:[a-z0-9_]+]] = 0 to %[[N]] {
// CHECK-NEXT:     %[[APPLY_2:.*]] = affine.apply #map3(%[[J]])
// CHECK-NEXT:     %[[APPLY_3:.*]] = affine.apply #map4(%[[J]])
// CHECK-NEXT:     affine.store %[[X]], %[[ALLOC]][1, (%[[J]] + 2) floordiv 32, %[[J]] - ((%[[J]] + 2) floordiv 32) * 32 + 2] : memref<4x?x?xf32>
// CHECK-NEXT:   }
// CHECK-NEXT:   return %[[N]] : index
// CHECK-NEXT: }
func.func @dynamic(%n: index, %x: f32) -> index {
  %one = arith.constant 1 : index
  %memory = memref.alloc(%n) : memref<4x?xf32, #rows>
  affine.for %j = 0 to %n {
    affine.store %x, %memory[1, %j + 2] : memref<4x?xf32, #rows>
  }
  // The size is that of the memref with the layout.
  %size = memref.dim %memory, %one : memref<4x?xf32, #rows>
  return %size : index
}

// CHECK-LABEL: func.func @strided
// CHECK-SAME: (%[[MEMORY:[a-z0-9_]+]]: memref<59xf32>, %[[I:[a-z0-9_]+]]: index) -> f32 {
// CHECK-NEXT:   %[[APPLY:.*]] = affine.apply #map()[%[[I]]]
// CHECK-NEXT:   %[[APPLY_1:.*]] = affine.apply #map5()[%[[I]]]
// CHECK-NEXT:   %[[LOAD:.*]] = affine.load %[[MEMORY]][symbol(%[[I]]) * 16 + 5] : memref<59xf32>
// CHECK-NEXT:   return %[[LOAD]] : f32
// CHECK-NEXT: }
func.func @strided(%memory: memref<4x8xf32, strided<[16, 1], offset: 3>>, %i: index) -> f32 {
  %element = affine.load %memory[symbol(%i), 2] : memref<4x8xf32, strided<[16, 1], offset: 3>>
  return %element : f32
}

// CHECK-LABEL: func.func @view
// CHECK-SAME: (%[[MEMORY:[a-z0-9_]+]]: memref<100xf32>, %[[I:[a-z0-9_]+]]: index) -> f32 {
// CHECK-NEXT:   %[[C1:.*]] = arith.constant 1 : index
// CHECK-NEXT:   %[[C2:.*]] = arith.constant 2 : index
// CHECK-NEXT:   %[[REINTERPRET_CAST:.*]] = memref.reinterpret_cast %[[MEMORY]] to offset: [0], sizes: [20], strides: [1] : memref<100xf32> to memref<20xf32>
// CHECK-NEXT:   %[[APPLY:.*]] = affine.apply #map6()[%[[I]]]
// CHECK-NEXT:   %[[LOAD:.*]] = memref.load %[[REINTERPRET_CAST]][%[[APPLY]]] : memref<20xf32>
// CHECK-NEXT:   return %[[LOAD]] : f32
// CHECK-NEXT: }
func.func @view(%memory: memref<100xf32>, %i: index) -> f32 {
  %view = memref.reinterpret_cast %memory to offset: [5], sizes: [2, 3], strides: [10, 2]
    : memref<100xf32> to memref<2x3xf32, strided<[10, 2], offset: 5>>
  %element = memref.load %view[%i, %i] : memref<2x3xf32, strided<[10, 2], offset: 5>>
  return %element : f32
}

// A symbol without uses.
// CHECK-LABEL: func.func private @unused(memref<5x4xf32>)
func.func private @unused(memref<2x4xf32, affine_map<(d0, d1)[s0] -> (d0 + d1, d1)>>)
