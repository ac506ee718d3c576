// AUTOUPDATE
// RUN: strata opt --fold-memref-alias-ops %s | FileCheck %s
//
// Accesses to the sources of views.

// CHECK: #map = affine_map<()[s0, s1] -> (s0 + s1 * 2)>
// CHECK-NEXT: #map1 = affine_map<()[s0, s1] -> (s0 * s1 + 4)>
// CHECK-NEXT: #map2 = affine_map<()[s0, s1] -> (s0 + s1)>
// CHECK-NEXT: #map3 = affine_map<()[s0] -> (s0 + 1)>
// CHECK-NEXT: #map4 = affine_map<()[s0] -> (s0 * 2)>
// CHECK-LABEL: func.func @parts
// CHECK-SAME: (%[[SOURCE:[a-z0-9_]+]]: memref<12x32xf32>, %[[I:[a-z0-9_]+]]: index, %[[J:[a-z0-9_]+]]: index, %[[N:[a-z0-9_]+]]: index) -> f32 {
// CHECK-NEXT:   %[[APPLY:.*]] = affine.apply #map()[%[[J]], %[[N]]]
// CHECK-NEXT:   %[[LOAD:.*]] = memref.load %[[SOURCE]][%[[I]], %[[APPLY]]] : memref<12x32xf32>
// CHECK-NEXT:   %[[APPLY_1:.*]] = affine.apply #map1()[%[[I]], %[[N]]]
// CHECK-NEXT:   %[[APPLY_2:.*]] = affine.apply #map2()[%[[J]], %[[N]]]
// CHECK-NEXT:   memref.store %[[LOAD]], %[[SOURCE]][%[[APPLY_1]], %[[APPLY_2]]] : memref<12x32xf32>
// CHECK-NEXT:   return %[[LOAD]] : f32
// CHECK-NEXT: }
func.func @parts(%source: memref<12x32xf32>, %i: index, %j: index, %n: index) -> f32 {
  %row = memref.subview %source[%i, %j] [1, 4] [1, 2] : memref<12x32xf32> to memref<4xf32, strided<[2], offset: ?>>
  %whole = memref.subview %source[4, %j] [4, 4] [%n, 1] : memref<12x32xf32> to memref<4x4xf32, strided<[?, 1], offset: ?>>
  %element = memref.load %row[%n] : memref<4xf32, strided<[2], offset: ?>>
  memref.store %element, %whole[%i, %n] : memref<4x4xf32, strided<[?, 1], offset: ?>>
  return %element : f32
}

// CHECK-LABEL: func.func @reshapes
// CHECK-SAME: (%[[SOURCE:[a-z0-9_]+]]: memref<?x?x32xf32>, %[[I:[a-z0-9_]+]]: index, %[[N:[a-z0-9_]+]]: index, %[[VALUE:[a-z0-9_]+]]: f32) {
// CHECK-NEXT:   %[[BASE_BUFFER:[a-z0-9_]+]], %[[OFFSET:[a-z0-9_]+]], %[[SIZES:[a-z0-9_]+]]:3, %[[STRIDES:[a-z0-9_]+]]:3 = memref.extract_strided_metadata %[[SOURCE]] : memref<?x?x32xf32> -> memref<f32>, index, index, index, index, index, index, index
// CHECK-NEXT:   %[[DELINEARIZE_INDEX:[a-z0-9_]+]]:2 = affine.delinearize_index %[[I]] into (%[[SIZES]]#0, %[[SIZES]]#1) : index, index
// CHECK-NEXT:   memref.store %[[VALUE]], %[[SOURCE]][%[[DELINEARIZE_INDEX]]#0, %[[DELINEARIZE_INDEX]]#1, %[[N]]] : memref<?x?x32xf32>
// CHECK-NEXT:   %[[LINEARIZE_INDEX:.*]] = affine.linearize_index disjoint [%[[N]], %[[I]]] by (%[[N]], 4) : index
// CHECK-NEXT:   %[[BASE_BUFFER_0:[a-z0-9_]+]], %[[OFFSET_1:[a-z0-9_]+]], %[[SIZES_2:[a-z0-9_]+]]:3, %[[STRIDES_3:[a-z0-9_]+]]:3 = memref.extract_strided_metadata %[[SOURCE]] : memref<?x?x32xf32> -> memref<f32>, index, index, index, index, index, index, index
// CHECK-NEXT:   %[[DELINEARIZE_INDEX_1:[a-z0-9_]+]]:2 = affine.delinearize_index %[[LINEARIZE_INDEX]] into (%[[SIZES_2]]#0, %[[SIZES_2]]#1) : index, index
// CHECK-NEXT:   memref.store %[[VALUE]], %[[SOURCE]][%[[DELINEARIZE_INDEX_1]]#0, %[[DELINEARIZE_INDEX_1]]#1, %[[I]]] : memref<?x?x32xf32>
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @reshapes(%source: memref<?x?x32xf32>, %i: index, %n: index, %value: f32) {
  %collapsed = memref.collapse_shape %source [[0, 1], [2]] : memref<?x?x32xf32> into memref<?x32xf32>
  memref.store %value, %collapsed[%i, %n] : memref<?x32xf32>
  %expanded = memref.expand_shape %collapsed [[0, 1], [2]] output_shape [%n, 4, 32] : memref<?x32xf32> into memref<?x4x32xf32>
  memref.store %value, %expanded[%n, %i, %i] : memref<?x4x32xf32>
  return
}

// CHECK-LABEL: func.func @part_of_part
// CHECK-SAME: (%[[SOURCE:[a-z0-9_]+]]: memref<12x32x16xf32>, %[[I:[a-z0-9_]+]]: index, %[[J:[a-z0-9_]+]]: index) -> memref<2xf32, strided<[512], offset: ?>> {
// CHECK-NEXT:   %[[APPLY:.*]] = affine.apply #map2()[%[[I]], %[[J]]]
// CHECK-NEXT:   %[[SUBVIEW:.*]] = memref.subview %[[SOURCE]][%[[APPLY]], %[[J]], 1] [2, 1, 1] [1, 1, 1] : memref<12x32x16xf32> to memref<2xf32, strided<[512], offset: ?>>
// CHECK-NEXT:   return %[[SUBVIEW]] : memref<2xf32, strided<[512], offset: ?>>
// CHECK-NEXT: }
func.func @part_of_part(%source: memref<12x32x16xf32>, %i: index, %j: index) -> memref<2xf32, strided<[512], offset: ?>> {
  %plane = memref.subview %source[%i, %j, 0] [4, 1, 4] [1, 1, 1] : memref<12x32x16xf32> to memref<4x4xf32, strided<[512, 1], offset: ?>>
  %column = memref.subview %plane[%j, 1] [2, 1] [1, 1] : memref<4x4xf32, strided<[512, 1], offset: ?>> to memref<2xf32, strided<[512], offset: ?>>
  return %column : memref<2xf32, strided<[512], offset: ?>>
}

// CHECK-LABEL: func.func @transfers
// CHECK-SAME: (%[[SOURCE:[a-z0-9_]+]]: memref<12x32xf32>, %[[I:[a-z0-9_]+]]: index, %[[PAD:[a-z0-9_]+]]: f32, %[[MASK:[a-z0-9_]+]]: vector<4xi1>) {
// CHECK-NEXT:   %[[APPLY:.*]] = affine.apply #map3()[%[[I]]]
// CHECK-NEXT:   %[[TRANSFER_READ:.*]] = vector.transfer_read %[[SOURCE]][%[[I]], %[[APPLY]]], %[[PAD]] {in_bounds = [true]} : memref<12x32xf32>, vector<4xf32>
// CHECK-NEXT:   %[[APPLY_1:.*]] = affine.apply #map4()[%[[I]]]
// CHECK-NEXT:   %[[APPLY_2:.*]] = affine.apply #map3()[%[[I]]]
// CHECK-NEXT:   vector.mask %[[MASK]] { vector.transfer_write %[[TRANSFER_READ]], %[[SOURCE]][%[[APPLY_1]], %[[APPLY_2]]] {in_bounds = [true]} : vector<4xf32>, memref<12x32xf32> } : vector<4xi1>
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @transfers(%source: memref<12x32xf32>, %i: index, %pad: f32, %mask: vector<4xi1>) {
  %part = memref.subview %source[%i, 1] [4, 4] [1, 1] : memref<12x32xf32> to memref<4x4xf32, strided<[32, 1], offset: ?>>
  %row = memref.subview %source[%i, 1] [1, 4] [1, 1] : memref<12x32xf32> to memref<4xf32, strided<[1], offset: ?>>
  %read = vector.transfer_read %row[%i], %pad {in_bounds = [true]} : memref<4xf32, strided<[1], offset: ?>>, vector<4xf32>
  vector.mask %mask { vector.transfer_write %read, %part[%i, %i] {in_bounds = [true]} : vector<4xf32>, memref<4x4xf32, strided<[32, 1], offset: ?>> } : vector<4xi1>
  return
}

// Values that are neither dimensions nor symbols remain symbols of maps.
// CHECK-LABEL: func.func @loop
// CHECK-SAME: (%[[SOURCE:[a-z0-9_]+]]: memref<12x32xf32>, %[[N:[a-z0-9_]+]]: index, %[[VALUE:[a-z0-9_]+]]: f32) {
// CHECK-NEXT:   scf.for %[[I:[a-z0-9_]+]] = %[[N]] to %[[N]] step %[[N]] {
// CHECK-NEXT:     %[[APPLY:.*]] = affine.apply #map2()[%[[N]], %[[I]]]
// CHECK-NEXT:     %[[APPLY_1:.*]] = affine.apply #map4()[%[[I]]]
// CHECK-NEXT:     memref.store %[[VALUE]], %[[SOURCE]][%[[APPLY]], %[[APPLY_1]]] : memref<12x32xf32>
// CHECK-NEXT:   }
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @loop(%source: memref<12x32xf32>, %n: index, %value: f32) {
  scf.for %i = %n to %n step %n {
    %part = memref.subview %source[%n, %i] [4, 4] [1, 1] : memref<12x32xf32> to memref<4x4xf32, strided<[32, 1], offset: ?>>
    memref.store %value, %part[%i, %i] : memref<4x4xf32, strided<[32, 1], offset: ?>>
  }
  return
}
