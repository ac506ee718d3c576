// AUTOUPDATE
// RUN: strata opt --affine-loop-normalize=promote-single-iter %s | FileCheck %s
//
// Loops of one iteration are replaced by their bodies.

// CHECK: #map = affine_map<()[s0] -> (s0)>
// CHECK-LABEL: func.func @single
// CHECK-SAME: (%[[N:[a-z0-9_]+]]: index, %[[MEMORY:[a-z0-9_]+]]: memref<?xf32>, %[[VALUE:[a-z0-9_]+]]: f32) -> f32 {
// CHECK-NEXT:   %[[C5:.*]] = arith.constant 5 : index
// CHECK-NEXT:   affine.store %[[VALUE]], %[[MEMORY]][%[[C5]]] : memref<?xf32>
// CHECK-NEXT:   %[[APPLY:.*]] = affine.apply #map()[%[[N]]]
// CHECK-NEXT:   %[[ELEMENT:.*]] = affine.load %[[MEMORY]][%[[APPLY]]] : memref<?xf32>
// CHECK-NEXT:   %[[NEXT:.*]] = arith.addf %[[VALUE]], %[[ELEMENT]] : f32
// CHECK-NEXT:   return %[[NEXT]] : f32
// CHECK-NEXT: }
func.func @single(%n: index, %memory: memref<?xf32>, %value: f32) -> f32 {
  affine.for %i = 5 to 6 {
    affine.store %value, %memory[%i] : memref<?xf32>
  }
  %sum = affine.for %i = %n to affine_map<()[s0] -> (s0 + 2)>()[%n] step 2 iter_args(%part = %value) -> f32 {
    %element = affine.load %memory[%i] : memref<?xf32>
    %next = arith.addf %part, %element : f32
    affine.yield %next : f32
  }
  %same = affine.for %i = 0 to 1 iter_args(%part = %sum) -> f32 {
    affine.yield %part : f32
  }
  return %same : f32
}
