// AUTOUPDATE
// RUN: strata opt --affine-loop-coalescing %s | FileCheck %s
//
// Perfect nests become one loop.

// CHECK: #map = affine_map<() -> (4)>
// CHECK-NEXT: #map1 = affine_map<() -> (8)>
// CHECK-NEXT: #map2 = affine_map<(d0)[s0] -> (d0 * s0)>
// CHECK-NEXT: #map3 = affine_map<(d0)[s0] -> (d0 mod s0)>
// CHECK-NEXT: #map4 = affine_map<(d0)[s0] -> (d0 floordiv s0)>
// CHECK-NEXT: #map5 = affine_map<()[s0] -> (s0)>
// CHECK-NEXT: #map6 = affine_map<()[s0] -> (s0, 100)>
// CHECK-NEXT: #map7 = affine_map<()[s0] -> (s0, 0)>
// CHECK-NEXT: #map8 = affine_map<(d0) -> (d0)>
// CHECK-LABEL: func.func @constant
// CHECK-SAME: (%[[MEMORY:[a-z0-9_]+]]: memref<4x8xf32>, %[[VALUE:[a-z0-9_]+]]: f32) {
// CHECK-NEXT:   %[[APPLY:.*]] = affine.apply #map()
// CHECK-NEXT:   %[[APPLY_1:.*]] = affine.apply #map1()
// CHECK-NEXT:   %[[APPLY_2:.*]] = affine.apply #map2(%[[APPLY]])[%[[APPLY_1]]]
// CHECK-NEXT:   affine.for %[[ARG2:[a-z0-9_]+]] = 0 to %[[APPLY_2]] {
// CHECK-NEXT:     %[[APPLY_3:.*]] = affine.apply #map3(%[[ARG2]])[%[[APPLY_1]]]
// CHECK-NEXT:     %[[APPLY_4:.*]] = affine.apply #map4(%[[ARG2]])[%[[APPLY_1]]]
// CHECK-NEXT:     affine.store %[[VALUE]], %[[MEMORY]][%[[APPLY_4]], %[[APPLY_3]]] : memref<4x8xf32>
// CHECK-NEXT:   }
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @constant(%memory: memref<4x8xf32>, %value: f32) {
  affine.for %i = 0 to 4 {
    affine.for %j = 0 to 8 {
      affine.store %value, %memory[%i, %j] : memref<4x8xf32>
    }
  }
  return
}

// The product of two negative numbers would be positive.
// CHECK-LABEL: func.func @symbolic
// CHECK-SAME: (%[[N:[a-z0-9_]+]]: index, %[[M:[a-z0-9_]+]]: index, %[[MEMORY:[a-z0-9_]+]]: memref<?x?xf32>, %[[VALUE:[a-z0-9_]+]]: f32) {
// CHECK-NEXT:   %[[APPLY:.*]] = affine.apply #map5()[%[[N]]]
// CHECK-NEXT:   %[[MIN:.*]] = affine.min #map6()[%[[M]]]
// CHECK-NEXT:   %[[MAX:.*]] = affine.max #map7()[%[[MIN]]]
// CHECK-NEXT:   %[[APPLY_1:.*]] = affine.apply #map2(%[[APPLY]])[%[[MAX]]]
// CHECK-NEXT:   affine.for %[[I:[a-z0-9_]+]] = 0 to %[[APPLY_1]] {
// CHECK-NEXT:     %[[APPLY_2:.*]] = affine.apply #map3(%[[I]])[%[[MAX]]]
// CHECK-NEXT:     %[[APPLY_3:.*]] = affine.apply #map4(%[[I]])[%[[MAX]]]
// CHECK-NEXT:     affine.store %[[VALUE]], %[[MEMORY]][%[[APPLY_3]], %[[APPLY_2]]] : memref<?x?xf32>
// CHECK-NEXT:   }
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @symbolic(%n: index, %m: index, %memory: memref<?x?xf32>, %value: f32) {
  affine.for %i = 0 to %n {
    affine.for %j = 0 to min affine_map<()[s0] -> (s0, 100)>()[%m] {
      affine.store %value, %memory[%i, %j] : memref<?x?xf32>
    }
  }
  return
}

// Bounds that depend on outer loops, other lower bounds, and carried values are left.
// CHECK-LABEL: func.func @others
// CHECK-SAME: (%[[N:[a-z0-9_]+]]: index, %[[MEMORY:[a-z0-9_]+]]: memref<?x?xf32>, %[[VALUE:[a-z0-9_]+]]: f32) {
// CHECK-NEXT:   affine.for %[[I:[a-z0-9_]+]] = 0 to 10 {
// CHECK-NEXT:     affine.for %[[ARG4:[a-z0-9_]+]] = 0 to #map8(%[[I]]) {
// CHECK-NEXT:       affine.store %[[VALUE]], %[[MEMORY]][%[[I]], %[[ARG4]]] : memref<?x?xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:   }
// CHECK-NEXT:   affine.for %[[I_1:[a-z0-9_]+]] = 1 to 10 {
// CHECK-NEXT:     affine.for %[[J:[a-z0-9_]+]] = 0 to 10 {
// CHECK-NEXT:       affine.store %[[VALUE]], %[[MEMORY]][%[[I_1]], %[[J]]] : memref<?x?xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:   }
// CHECK-NEXT:   affine.for %[[I_2:[a-z0-9_]+]] = 0 to 10 {
// CHECK-NEXT:     %[[FOR:.*]] = affine.for %[[ARG4_1:[a-z0-9_]+]] = 0 to 10 iter_args(%[[ARG5:[a-z0-9_]+]] = %[[VALUE]]) -> (f32) {
// CHECK-NEXT:       affine.store %[[ARG5]], %[[MEMORY]][%[[I_2]], %[[ARG4_1]]] : memref<?x?xf32>
// CHECK-NEXT:       %[[NEXT:.*]] = arith.addf %[[ARG5]], %[[ARG5]] : f32
// CHECK-NEXT:       affine.yield %[[NEXT]] : f32
// CHECK-NEXT:     }
// CHECK-NEXT:   }
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @others(%n: index, %memory: memref<?x?xf32>, %value: f32) {
  affine.for %i = 0 to 10 {
    affine.for %j = 0 to affine_map<(d0) -> (d0)>(%i) {
      affine.store %value, %memory[%i, %j] : memref<?x?xf32>
    }
  }
  affine.for %i = 1 to 10 {
    affine.for %j = 0 to 10 {
      affine.store %value, %memory[%i, %j] : memref<?x?xf32>
    }
  }
  affine.for %i = 0 to 10 {
    %last = affine.for %j = 0 to 10 iter_args(%part = %value) -> f32 {
      affine.store %part, %memory[%i, %j] : memref<?x?xf32>
      %next = arith.addf %part, %part : f32
      affine.yield %next : f32
    }
  }
  return
}
