// AUTOUPDATE
// RUN: strata opt --affine-loop-unroll=unroll-factor=2 %s | FileCheck %s
//
// Unrolling by a factor.

// The remaining iterations of a loop that may be empty begin at its lower bound at the earliest.
// CHECK: #map = affine_map<()[s0] -> ((s0 floordiv 2) * 2)>
// CHECK-NEXT: #map1 = affine_map<(d0) -> (d0 + 1)>
// CHECK-NEXT: #map2 = affine_map<()[s0] -> ((s0 floordiv 2) * 2, 0)>
// CHECK-NEXT: #map3 = affine_map<()[s0] -> (s0, 0)>
// CHECK-LABEL: func.func @symbolic
// CHECK-SAME: (%[[N:[a-z0-9_]+]]: index, %[[MEMORY:[a-z0-9_]+]]: memref<?xf32>, %[[VALUE:[a-z0-9_]+]]: f32) {
// CHECK-NEXT:   affine.for %[[ARG3:[a-z0-9_]+]] = 0 to #map()[%[[N]]] step 2 {
// CHECK-NEXT:     affine.store %[[VALUE]], %[[MEMORY]][%[[ARG3]]] : memref<?xf32>
// CHECK-NEXT:     %[[APPLY:.*]] = affine.apply #map1(%[[ARG3]])
// CHECK-NEXT:     affine.store %[[VALUE]], %[[MEMORY]][%[[APPLY]]] : memref<?xf32>
// CHECK-NEXT:   }
// CHECK-NEXT:   affine.for %[[ARG3_1:[a-z0-9_]+]] = max #map2()[%[[N]]] to %[[N]] {
// CHECK-NEXT:     affine.store %[[VALUE]], %[[MEMORY]][%[[ARG3_1]]] : memref<?xf32>
// CHECK-NEXT:   }
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @symbolic(%n: index, %memory: memref<?xf32>, %value: f32) {
  affine.for %i = 0 to %n {
    affine.store %value, %memory[%i] : memref<?xf32>
  }
  return
}

// The size of a memref is not negative.
// CHECK-LABEL: func.func @size
// CHECK-SAME: (%[[MEMORY:[a-z0-9_]+]]: memref<?xf32>, %[[VALUE:[a-z0-9_]+]]: f32) {
// CHECK-NEXT:   %[[ZERO:.*]] = arith.constant 0 : index
// CHECK-NEXT:   %[[SIZE:.*]] = memref.dim %[[MEMORY]], %[[ZERO]] : memref<?xf32>
// CHECK-NEXT:   affine.for %[[ARG2:[a-z0-9_]+]] = 0 to #map()[%[[SIZE]]] step 2 {
// CHECK-NEXT:     affine.store %[[VALUE]], %[[MEMORY]][%[[ARG2]]] : memref<?xf32>
// CHECK-NEXT:     %[[APPLY:.*]] = affine.apply #map1(%[[ARG2]])
// CHECK-NEXT:     affine.store %[[VALUE]], %[[MEMORY]][%[[APPLY]]] : memref<?xf32>
// CHECK-NEXT:   }
// CHECK-NEXT:   affine.for %[[ARG2_1:[a-z0-9_]+]] = #map()[%[[SIZE]]] to %[[SIZE]] {
// CHECK-NEXT:     affine.store %[[VALUE]], %[[MEMORY]][%[[ARG2_1]]] : memref<?xf32>
// CHECK-NEXT:   }
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @size(%memory: memref<?xf32>, %value: f32) {
  %zero = arith.constant 0 : index
  %size = memref.dim %memory, %zero : memref<?xf32>
  affine.for %i = 0 to %size {
    affine.store %value, %memory[%i] : memref<?xf32>
  }
  return
}

// The last iteration of an odd number is no loop.
// CHECK-LABEL: func.func @odd
// CHECK-SAME: (%[[INIT:[a-z0-9_]+]]: f32) -> f32 {
// CHECK-NEXT:   %[[FOR:.*]] = affine.for %[[ARG1:[a-z0-9_]+]] = 0 to 6 step 2 iter_args(%[[ARG2:[a-z0-9_]+]] = %[[INIT]]) -> (f32) {
// CHECK-NEXT:     %[[ADDF:.*]] = arith.addf %[[ARG2]], %[[ARG2]] : f32
// CHECK-NEXT:     %[[ADDF_1:.*]] = arith.addf %[[ADDF]], %[[ADDF]] : f32
// CHECK-NEXT:     affine.yield %[[ADDF_1]] : f32
// CHECK-NEXT:   }
// CHECK-NEXT:   %[[ADDF_2:.*]] = arith.addf %[[FOR]], %[[FOR]] : f32
// CHECK-NEXT:   return %[[ADDF_2]] : f32
// CHECK-NEXT: }
func.func @odd(%init: f32) -> f32 {
  %sum = affine.for %i = 0 to 7 iter_args(%part = %init) -> f32 {
    %next = arith.addf %part, %part : f32
    affine.yield %next : f32
  }
  return %sum : f32
}

// Lower bounds with several results are left.
// CHECK-LABEL: func.func @several
// CHECK-SAME: (%[[N:[a-z0-9_]+]]: index, %[[MEMORY:[a-z0-9_]+]]: memref<?xf32>, %[[VALUE:[a-z0-9_]+]]: f32) {
// CHECK-NEXT:   affine.for %[[ARG3:[a-z0-9_]+]] = max #map3()[%[[N]]] to 10 {
// CHECK-NEXT:     affine.store %[[VALUE]], %[[MEMORY]][%[[ARG3]]] : memref<?xf32>
// CHECK-NEXT:   }
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @several(%n: index, %memory: memref<?xf32>, %value: f32) {
  affine.for %i = max affine_map<()[s0] -> (s0, 0)>()[%n] to 10 {
    affine.store %value, %memory[%i] : memref<?xf32>
  }
  return
}
