// AUTOUPDATE
// RUN: strata opt --affine-loop-normalize %s | FileCheck %s
//
// Loops from 0 in steps of 1.

// CHECK: #map = affine_map<(d0) -> (d0 * 3 + 2)>
// CHECK-NEXT: #map1 = affine_map<()[s0] -> (4, (-s0 + 100) ceildiv 2)>
// CHECK-NEXT: #map2 = affine_map<(d0)[s0] -> (d0 * 2 + s0)>
// CHECK-NEXT: #map3 = affine_map<(d0) -> (-d0 + 39)>
// CHECK-NEXT: #map4 = affine_map<(d0, d1) -> (d0 + d1 + 1)>
// CHECK-NEXT: #map5 = affine_map<()[s0] -> (s0, 3)>
// CHECK-NEXT: #map6 = affine_map<(d0, d1) -> (d1 * 2 + 1)>
// CHECK-NEXT: #map7 = affine_map<(d0, d1) -> (d0 + d1 * 3)>
// CHECK-LABEL: func.func @bounds
// CHECK-SAME: (%[[N:[a-z0-9_]+]]: index, %[[MEMORY:[a-z0-9_]+]]: memref<?xf32>, %[[VALUE:[a-z0-9_]+]]: f32) {
// CHECK-NEXT:   affine.for %[[ARG3:[a-z0-9_]+]] = 0 to 3 {
// CHECK-NEXT:     %[[APPLY:.*]] = affine.apply #map(%[[ARG3]])
// CHECK-NEXT:     affine.store %[[VALUE]], %[[MEMORY]][%[[APPLY]]] : memref<?xf32>
// CHECK-NEXT:   }
// CHECK-NEXT:   affine.for %[[ARG3_1:[a-z0-9_]+]] = 0 to min #map1()[%[[N]]] {
// CHECK-NEXT:     %[[APPLY_1:.*]] = affine.apply #map2(%[[ARG3_1]])[%[[N]]]
// CHECK-NEXT:     affine.for %[[ARG4:[a-z0-9_]+]] = 0 to #map3(%[[APPLY_1]]) {
// CHECK-NEXT:       %[[APPLY_2:.*]] = affine.apply #map4(%[[APPLY_1]], %[[ARG4]])
// CHECK-NEXT:       affine.store %[[VALUE]], %[[MEMORY]][%[[APPLY_2]]] : memref<?xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:   }
// CHECK-NEXT:   affine.for %[[ARG3_2:[a-z0-9_]+]] = max #map5()[%[[N]]] to 100 {
// CHECK-NEXT:     affine.store %[[VALUE]], %[[MEMORY]][%[[ARG3_2]]] : memref<?xf32>
// CHECK-NEXT:   }
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @bounds(%n: index, %memory: memref<?xf32>, %value: f32) {
  affine.for %i = 2 to 10 step 3 {
    affine.store %value, %memory[%i] : memref<?xf32>
  }
  affine.for %i = %n to min affine_map<()[s0] -> (s0 + 8, 100)>()[%n] step 2 {
    affine.for %j = affine_map<(d0) -> (d0 + 1)>(%i) to 40 {
      affine.store %value, %memory[%j] : memref<?xf32>
    }
  }
  affine.for %i = max affine_map<()[s0] -> (s0, 3)>()[%n] to 100 {
    affine.store %value, %memory[%i] : memref<?xf32>
  }
  return
}

// CHECK-LABEL: func.func @parallel
// CHECK-SAME: (%[[N:[a-z0-9_]+]]: index, %[[MEMORY:[a-z0-9_]+]]: memref<?x?xf32>, %[[VALUE:[a-z0-9_]+]]: f32) {
// CHECK-NEXT:   affine.parallel (%[[ARG3:[a-z0-9_]+]], %[[ARG4:[a-z0-9_]+]]) = (0, 0) to ((symbol(%[[N]]) - 1) ceildiv 2, (-symbol(%[[N]]) + 10) ceildiv 3) {
// CHECK-NEXT:     %[[APPLY:.*]] = affine.apply #map6(%[[N]], %[[ARG3]])
// CHECK-NEXT:     %[[APPLY_1:.*]] = affine.apply #map7(%[[N]], %[[ARG4]])
// CHECK-NEXT:     affine.store %[[VALUE]], %[[MEMORY]][%[[APPLY]], %[[APPLY_1]]] : memref<?x?xf32>
// CHECK-NEXT:   }
// CHECK-NEXT:   affine.parallel (%[[I:[a-z0-9_]+]]) = (max(%[[N]], 3)) to (10) step (2) {
// CHECK-NEXT:     affine.store %[[VALUE]], %[[MEMORY]][%[[I]], %[[I]]] : memref<?x?xf32>
// CHECK-NEXT:   }
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @parallel(%n: index, %memory: memref<?x?xf32>, %value: f32) {
  affine.parallel (%i, %j) = (1, %n) to (%n, 10) step (2, 3) {
    affine.store %value, %memory[%i, %j] : memref<?x?xf32>
  }
  affine.parallel (%i) = (max(%n, 3)) to (10) step (2) {
    affine.store %value, %memory[%i, %i] : memref<?x?xf32>
  }
  return
}
