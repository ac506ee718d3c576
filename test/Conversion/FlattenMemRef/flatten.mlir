// AUTOUPDATE
// RUN: strata opt --flatten-memref %s | FileCheck %s
//
// Accesses to views of one dimension.

// CHECK: #map = affine_map<()[s0] -> (s0 * 18)>
// CHECK-NEXT: #map1 = affine_map<()[s0, s1] -> (s0 + s0 * s1)>
// CHECK-NEXT: #map2 = affine_map<()[s0, s1, s2] -> (s0 * s1, s2)>
// CHECK-NEXT: #map3 = affine_map<()[s0, s1, s2] -> (s0 * s1 + s0 * s2)>
// CHECK-NEXT: #map4 = affine_map<()[s0, s1, s2, s3] -> (-s0 + s0 * s1 - s2 + s2 * s3 + 1)>
// CHECK-NEXT: #map5 = affine_map<()[s0] -> (s0 * 9)>
// CHECK-NEXT: #map6 = affine_map<(d0, d1) -> (d0 * 8 + d1)>
// CHECK-LABEL: func.func @static
// CHECK-SAME: (%[[MEMORY:[a-z0-9_]+]]: memref<4x8xf32, strided<[16, 2], offset: 3>>, %[[I:[a-z0-9_]+]]: index, %[[VALUE:[a-z0-9_]+]]: f32) {
// CHECK-NEXT:   %[[APPLY:.*]] = affine.apply #map()[%[[I]]]
// CHECK-NEXT:   %[[REINTERPRET_CAST:.*]] = memref.reinterpret_cast %[[MEMORY]] to offset: [3], sizes: [64], strides: [1] : memref<4x8xf32, strided<[16, 2], offset: 3>> to memref<64xf32, strided<[1], offset: 3>>
// CHECK-NEXT:   memref.store %[[VALUE]], %[[REINTERPRET_CAST]][%[[APPLY]]] : memref<64xf32, strided<[1], offset: 3>>
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @static(%memory: memref<4x8xf32, strided<[16, 2], offset: 3>>, %i: index, %value: f32) {
  memref.store %value, %memory[%i, %i] : memref<4x8xf32, strided<[16, 2], offset: 3>>
  return
}

// CHECK-LABEL: func.func @dynamic
// CHECK-SAME: (%[[MEMORY:[a-z0-9_]+]]: memref<?x?xf32>, %[[I:[a-z0-9_]+]]: index) -> vector<8xf32> {
// CHECK-NEXT:   %[[BASE_BUFFER:[a-z0-9_]+]], %[[OFFSET:[a-z0-9_]+]], %[[SIZES:[a-z0-9_]+]]:2, %[[STRIDES:[a-z0-9_]+]]:2 = memref.extract_strided_metadata %[[MEMORY]] : memref<?x?xf32> -> memref<f32>, index, index, index, index, index
// CHECK-NEXT:   %[[APPLY:.*]] = affine.apply #map1()[%[[I]], %[[STRIDES]]#0]
// CHECK-NEXT:   %[[MAX:.*]] = affine.max #map2()[%[[STRIDES]]#0, %[[SIZES]]#0, %[[SIZES]]#1]
// CHECK-NEXT:   %[[REINTERPRET_CAST:.*]] = memref.reinterpret_cast %[[MEMORY]] to offset: [0], sizes: [%[[MAX]]], strides: [1] : memref<?x?xf32> to memref<?xf32, strided<[1]>>
// CHECK-NEXT:   %[[LOAD:.*]] = vector.load %[[REINTERPRET_CAST]][%[[APPLY]]] : memref<?xf32, strided<[1]>>, vector<8xf32>
// CHECK-NEXT:   return %[[LOAD]] : vector<8xf32>
// CHECK-NEXT: }
func.func @dynamic(%memory: memref<?x?xf32>, %i: index) -> vector<8xf32> {
  %read = vector.load %memory[%i, %i] : memref<?x?xf32>, vector<8xf32>
  return %read : vector<8xf32>
}

// The distance of the last element does not follow from a single stride.
// CHECK-LABEL: func.func @strides
// CHECK-SAME: (%[[MEMORY:[a-z0-9_]+]]: memref<?x?xf32, strided<[?, ?], offset: ?>>, %[[I:[a-z0-9_]+]]: index) -> f32 {
// CHECK-NEXT:   %[[BASE_BUFFER:[a-z0-9_]+]], %[[OFFSET:[a-z0-9_]+]], %[[SIZES:[a-z0-9_]+]]:2, %[[STRIDES:[a-z0-9_]+]]:2 = memref.extract_strided_metadata %[[MEMORY]] : memref<?x?xf32, strided<[?, ?], offset: ?>> -> memref<f32>, index, index, index, index, index
// CHECK-NEXT:   %[[APPLY:.*]] = affine.apply #map3()[%[[I]], %[[STRIDES]]#0, %[[STRIDES]]#1]
// CHECK-NEXT:   %[[APPLY_1:.*]] = affine.apply #map4()[%[[STRIDES]]#0, %[[SIZES]]#0, %[[STRIDES]]#1, %[[SIZES]]#1]
// CHECK-NEXT:   %[[REINTERPRET_CAST:.*]] = memref.reinterpret_cast %[[MEMORY]] to offset: [%[[OFFSET]]], sizes: [%[[APPLY_1]]], strides: [1] : memref<?x?xf32, strided<[?, ?], offset: ?>> to memref<?xf32, strided<[1], offset: ?>>
// CHECK-NEXT:   %[[LOAD:.*]] = memref.load %[[REINTERPRET_CAST]][%[[APPLY]]] : memref<?xf32, strided<[1], offset: ?>>
// CHECK-NEXT:   return %[[LOAD]] : f32
// CHECK-NEXT: }
func.func @strides(%memory: memref<?x?xf32, strided<[?, ?], offset: ?>>, %i: index) -> f32 {
  %element = memref.load %memory[%i, %i] : memref<?x?xf32, strided<[?, ?], offset: ?>>
  return %element : f32
}

// CHECK-LABEL: func.func @allocated
// CHECK-SAME: (%[[I:[a-z0-9_]+]]: index, %[[VALUE:[a-z0-9_]+]]: f32) {
// CHECK-NEXT:   %[[ALLOC:.*]] = memref.alloc() : memref<32xf32, strided<[1]>>
// CHECK-NEXT:   %[[APPLY:.*]] = affine.apply #map5()[%[[I]]]
// CHECK-NEXT:   memref.store %[[VALUE]], %[[ALLOC]][%[[APPLY]]] : memref<32xf32, strided<[1]>>
// CHECK-NEXT:   memref.dealloc %[[ALLOC]] : memref<32xf32, strided<[1]>>
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @allocated(%i: index, %value: f32) {
  %memory = memref.alloc() : memref<4x8xf32>
  memref.store %value, %memory[%i, %i] : memref<4x8xf32>
  memref.dealloc %memory : memref<4x8xf32>
  return
}

// Rows of a block are no neighbours, and one dimension is left.
// CHECK-LABEL: func.func @others
// CHECK-SAME: (%[[MEMORY:[a-z0-9_]+]]: memref<4x8xf32>, %[[LINE:[a-z0-9_]+]]: memref<8xf32>, %[[I:[a-z0-9_]+]]: index) -> (vector<2x4xf32>, f32) {
// CHECK-NEXT:   %[[BLOCK:.*]] = vector.load %[[MEMORY]][%[[I]], %[[I]]] : memref<4x8xf32>, vector<2x4xf32>
// CHECK-NEXT:   %[[ELEMENT:.*]] = memref.load %[[LINE]][%[[I]]] : memref<8xf32>
// CHECK-NEXT:   return %[[BLOCK]], %[[ELEMENT]] : vector<2x4xf32>, f32
// CHECK-NEXT: }
func.func @others(%memory: memref<4x8xf32>, %line: memref<8xf32>, %i: index) -> (vector<2x4xf32>, f32) {
  %block = vector.load %memory[%i, %i] : memref<4x8xf32>, vector<2x4xf32>
  %element = memref.load %line[%i] : memref<8xf32>
  return %block, %element : vector<2x4xf32>, f32
}

// A layout that is a map stays.
// CHECK-LABEL: func.func @mapped
// CHECK-SAME: (%[[I:[a-z0-9_]+]]: index) -> f32 {
// CHECK-NEXT:   %[[ALLOC:.*]] = memref.alloc() : memref<4x8xf32, #map6>
// CHECK-NEXT:   %[[LOAD:.*]] = memref.load %[[ALLOC]][%[[I]], %[[I]]] : memref<4x8xf32, #map6>
// CHECK-NEXT:   return %[[LOAD]] : f32
// CHECK-NEXT: }
func.func @mapped(%i: index) -> f32 {
  %memory = memref.alloc() : memref<4x8xf32, affine_map<(d0, d1) -> (d0 * 8 + d1)>>
  %element = memref.load %memory[%i, %i] : memref<4x8xf32, affine_map<(d0, d1) -> (d0 * 8 + d1)>>
  return %element : f32
}
