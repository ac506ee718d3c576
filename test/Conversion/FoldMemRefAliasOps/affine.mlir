// AUTOUPDATE
// RUN: strata opt --affine-fold-memref-alias-ops %s | FileCheck %s
//
// Affine accesses to the sources of views.

// CHECK: #map = affine_map<(d0) -> (d0 * 3 + 2)>
// CHECK-NEXT: #map1 = affine_map<()[s0] -> (s0 + s0 floordiv 2)>
// CHECK-NEXT: #map2 = affine_map<(d0) -> (d0 * 2)>
// CHECK-NEXT: #map3 = affine_map<(d0) -> (d0 mod 3)>
// CHECK-LABEL: func.func @loop
// CHECK-SAME: (%[[SOURCE:[a-z0-9_]+]]: memref<12x32xf32>, %[[N:[a-z0-9_]+]]: index, %[[VALUE:[a-z0-9_]+]]: f32) {
// CHECK-NEXT:   %[[C0:.*]] = arith.constant 0 : index
// CHECK-NEXT:   affine.for %[[I:[a-z0-9_]+]] = 0 to 4 {
// CHECK-NEXT:     %[[APPLY:.*]] = affine.apply #map(%[[I]])
// CHECK-NEXT:     %[[APPLY_1:.*]] = affine.apply #map1()[%[[N]]]
// CHECK-NEXT:     affine.store %[[VALUE]], %[[SOURCE]][%[[APPLY]], %[[APPLY_1]]] : memref<12x32xf32>
// CHECK-NEXT:     %[[APPLY_2:.*]] = affine.apply #map2(%[[I]])
// CHECK-NEXT:     %[[DELINEARIZE_INDEX:[a-z0-9_]+]]:2 = affine.delinearize_index %[[APPLY_2]] into (12, 32) : index, index
// CHECK-NEXT:     affine.store %[[VALUE]], %[[SOURCE]][%[[DELINEARIZE_INDEX]]#0, %[[DELINEARIZE_INDEX]]#1] : memref<12x32xf32>
// CHECK-NEXT:     %[[APPLY_3:.*]] = affine.apply #map3(%[[I]])
// CHECK-NEXT:     %[[LINEARIZE_INDEX:.*]] = affine.linearize_index disjoint [%[[APPLY_3]], %[[I]]] by (3, 4) : index
// CHECK-NEXT:     %[[LOAD:.*]] = affine.load %[[SOURCE]][%[[LINEARIZE_INDEX]], %[[C0]]] : memref<12x32xf32>
// CHECK-NEXT:     affine.store %[[LOAD]], %[[SOURCE]][%[[I]], 0] : memref<12x32xf32>
// CHECK-NEXT:   }
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @loop(%source: memref<12x32xf32>, %n: index, %value: f32) {
  affine.for %i = 0 to 4 {
    %part = memref.subview %source[%i, %n] [4, 4] [2, 1] : memref<12x32xf32> to memref<4x4xf32, strided<[64, 1], offset: ?>>
    affine.store %value, %part[%i + 1, %n floordiv 2] : memref<4x4xf32, strided<[64, 1], offset: ?>>
    %line = memref.collapse_shape %source [[0, 1]] : memref<12x32xf32> into memref<384xf32>
    affine.store %value, %line[%i * 2] : memref<384xf32>
    %blocks = memref.expand_shape %source [[0, 1], [2]] output_shape [3, 4, 32] : memref<12x32xf32> into memref<3x4x32xf32>
    %element = affine.load %blocks[%i mod 3, %i, 0] : memref<3x4x32xf32>
    affine.store %element, %source[%i, 0] : memref<12x32xf32>
  }
  return
}

// An offset that is no dimension or symbol cannot be part of a map.
// CHECK-LABEL: func.func @loaded
// CHECK-SAME: (%[[SOURCE:[a-z0-9_]+]]: memref<12x32xf32>, %[[INDICES:[a-z0-9_]+]]: memref<4xindex>, %[[VALUE:[a-z0-9_]+]]: f32) {
// CHECK-NEXT:   affine.for %[[I:[a-z0-9_]+]] = 0 to 4 {
// CHECK-NEXT:     %[[PLACE:.*]] = memref.load %[[INDICES]][%[[I]]] : memref<4xindex>
// CHECK-NEXT:     %[[PART:.*]] = memref.subview %[[SOURCE]][%[[PLACE]], 0] [4, 4] [1, 1] : memref<12x32xf32> to memref<4x4xf32, strided<[32, 1], offset: ?>>
// CHECK-NEXT:     affine.store %[[VALUE]], %[[PART]][%[[I]], %[[I]]] : memref<4x4xf32, strided<[32, 1], offset: ?>>
// CHECK-NEXT:   }
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @loaded(%source: memref<12x32xf32>, %indices: memref<4xindex>, %value: f32) {
  affine.for %i = 0 to 4 {
    %place = memref.load %indices[%i] : memref<4xindex>
    %part = memref.subview %source[%place, 0] [4, 4] [1, 1] : memref<12x32xf32> to memref<4x4xf32, strided<[32, 1], offset: ?>>
    affine.store %value, %part[%i, %i] : memref<4x4xf32, strided<[32, 1], offset: ?>>
  }
  return
}
