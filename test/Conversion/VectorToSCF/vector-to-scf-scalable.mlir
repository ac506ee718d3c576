// AUTOUPDATE
// RUN: strata opt --allow-unregistered-dialect '--convert-vector-to-scf=lower-scalable lower-tensors' %s | FileCheck %s
//
// Writes of transposed scalable vectors, by rows.

// CHECK: #map = affine_map<(d0)[s0] -> (d0 + s0)>
// CHECK-LABEL: func.func @rows
// CHECK-SAME: (%[[M:[a-z0-9_]+]]: memref<?x?xf32>, %[[I:[a-z0-9_]+]]: index, %[[V:[a-z0-9_]+]]: vector<4x[8]xf32>) {
// CHECK-NEXT:   %[[C1:.*]] = arith.constant 1 : index
// CHECK-NEXT:   %[[C8:.*]] = arith.constant 8 : index
// CHECK-NEXT:   %[[C0:.*]] = arith.constant 0 : index
// CHECK-NEXT:   %[[EXTRACT:.*]] = vector.extract %[[V]][0] : vector<[8]xf32> from vector<4x[8]xf32>
// CHECK-NEXT:   %[[EXTRACT_1:.*]] = vector.extract %[[V]][1] : vector<[8]xf32> from vector<4x[8]xf32>
// CHECK-NEXT:   %[[EXTRACT_2:.*]] = vector.extract %[[V]][2] : vector<[8]xf32> from vector<4x[8]xf32>
// CHECK-NEXT:   %[[EXTRACT_3:.*]] = vector.extract %[[V]][3] : vector<[8]xf32> from vector<4x[8]xf32>
// CHECK-NEXT:   %[[VSCALE:.*]] = vector.vscale
// CHECK-NEXT:   %[[C8_VSCALE:.*]] = arith.muli %[[VSCALE]], %[[C8]] : index
// CHECK-NEXT:   scf.for %[[ARG3:[a-z0-9_]+]] = %[[C0]] to %[[C8_VSCALE]] step %[[C1]] {
// CHECK-NEXT:     %[[APPLY:.*]] = affine.apply #map(%[[ARG3]])[%[[I]]]
// CHECK-NEXT:     %[[EXTRACT_4:.*]] = vector.extract %[[EXTRACT]][%[[ARG3]]] : f32 from vector<[8]xf32>
// CHECK-NEXT:     %[[EXTRACT_5:.*]] = vector.extract %[[EXTRACT_1]][%[[ARG3]]] : f32 from vector<[8]xf32>
// CHECK-NEXT:     %[[EXTRACT_6:.*]] = vector.extract %[[EXTRACT_2]][%[[ARG3]]] : f32 from vector<[8]xf32>
// CHECK-NEXT:     %[[EXTRACT_7:.*]] = vector.extract %[[EXTRACT_3]][%[[ARG3]]] : f32 from vector<[8]xf32>
// CHECK-NEXT:     %[[FROM_ELEMENTS:.*]] = vector.from_elements %[[EXTRACT_4]], %[[EXTRACT_5]], %[[EXTRACT_6]], %[[EXTRACT_7]] : vector<4xf32>
// CHECK-NEXT:     vector.transfer_write %[[FROM_ELEMENTS]], %[[M]][%[[APPLY]], %[[I]]] {in_bounds = [true]} : vector<4xf32>, memref<?x?xf32>
// CHECK-NEXT:   }
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @rows(%m: memref<?x?xf32>, %i: index, %v: vector<4x[8]xf32>) {
  %t = vector.transpose %v, [1, 0] : vector<4x[8]xf32> to vector<[8]x4xf32>
  vector.transfer_write %t, %m[%i, %i] {in_bounds = [true, true]} : vector<[8]x4xf32>, memref<?x?xf32>
  return
}

// CHECK-LABEL: func.func @masked
// CHECK-SAME: (%[[M:[a-z0-9_]+]]: tensor<?x?xf32>, %[[I:[a-z0-9_]+]]: index, %[[V:[a-z0-9_]+]]: vector<4x[8]xf32>, %[[ROWS:[a-z0-9_]+]]: index, %[[COLUMNS:[a-z0-9_]+]]: index) -> tensor<?x?xf32> {
// CHECK-NEXT:   %[[C1:.*]] = arith.constant 1 : index
// CHECK-NEXT:   %[[C0:.*]] = arith.constant 0 : index
// CHECK-NEXT:   %[[EXTRACT:.*]] = vector.extract %[[V]][0] : vector<[8]xf32> from vector<4x[8]xf32>
// CHECK-NEXT:   %[[EXTRACT_1:.*]] = vector.extract %[[V]][1] : vector<[8]xf32> from vector<4x[8]xf32>
// CHECK-NEXT:   %[[EXTRACT_2:.*]] = vector.extract %[[V]][2] : vector<[8]xf32> from vector<4x[8]xf32>
// CHECK-NEXT:   %[[EXTRACT_3:.*]] = vector.extract %[[V]][3] : vector<[8]xf32> from vector<4x[8]xf32>
// CHECK-NEXT:   %[[CREATE_MASK:.*]] = vector.create_mask %[[COLUMNS]] : vector<4xi1>
// CHECK-NEXT:   %[[FOR:.*]] = scf.for %[[ARG5:[a-z0-9_]+]] = %[[C0]] to %[[ROWS]] step %[[C1]] iter_args(%[[ARG6:[a-z0-9_]+]] = %[[M]]) -> (tensor<?x?xf32>) {
// CHECK-NEXT:     %[[APPLY:.*]] = affine.apply #map(%[[ARG5]])[%[[I]]]
// CHECK-NEXT:     %[[EXTRACT_4:.*]] = vector.extract %[[EXTRACT]][%[[ARG5]]] : f32 from vector<[8]xf32>
// CHECK-NEXT:     %[[EXTRACT_5:.*]] = vector.extract %[[EXTRACT_1]][%[[ARG5]]] : f32 from vector<[8]xf32>
// CHECK-NEXT:     %[[EXTRACT_6:.*]] = vector.extract %[[EXTRACT_2]][%[[ARG5]]] : f32 from vector<[8]xf32>
// CHECK-NEXT:     %[[EXTRACT_7:.*]] = vector.extract %[[EXTRACT_3]][%[[ARG5]]] : f32 from vector<[8]xf32>
// CHECK-NEXT:     %[[FROM_ELEMENTS:.*]] = vector.from_elements %[[EXTRACT_4]], %[[EXTRACT_5]], %[[EXTRACT_6]], %[[EXTRACT_7]] : vector<4xf32>
// CHECK-NEXT:     %[[TRANSFER_WRITE:.*]] = vector.transfer_write %[[FROM_ELEMENTS]], %[[ARG6]][%[[APPLY]], %[[I]]], %[[CREATE_MASK]] {in_bounds = [true]} : vector<4xf32>, tensor<?x?xf32>
// CHECK-NEXT:     scf.yield %[[TRANSFER_WRITE]] : tensor<?x?xf32>
// CHECK-NEXT:   }
// CHECK-NEXT:   return %[[FOR]] : tensor<?x?xf32>
// CHECK-NEXT: }
func.func @masked(%m: tensor<?x?xf32>, %i: index, %v: vector<4x[8]xf32>, %rows: index, %columns: index) -> tensor<?x?xf32> {
  %mask = vector.create_mask %rows, %columns : vector<[8]x4xi1>
  %t = vector.transpose %v, [1, 0] : vector<4x[8]xf32> to vector<[8]x4xf32>
  %r = vector.transfer_write %t, %m[%i, %i], %mask {in_bounds = [true, true]} : vector<[8]x4xf32>, tensor<?x?xf32>
  return %r : tensor<?x?xf32>
}
// Left: the row may be out of bounds, or is not that of a transposed vector.
// CHECK-LABEL: func.func @left
// CHECK-SAME: (%[[M:[a-z0-9_]+]]: memref<?x?xf32>, %[[I:[a-z0-9_]+]]: index, %[[V:[a-z0-9_]+]]: vector<4x[8]xf32>, %[[W:[a-z0-9_]+]]: vector<[8]x4xf32>) {
// CHECK-NEXT:   %[[C1:.*]] = arith.constant 1 : index
// CHECK-NEXT:   %[[C8:.*]] = arith.constant 8 : index
// CHECK-NEXT:   %[[C0:.*]] = arith.constant 0 : index
// CHECK-NEXT:   %[[EXTRACT:.*]] = vector.extract %[[V]][0] : vector<[8]xf32> from vector<4x[8]xf32>
// CHECK-NEXT:   %[[EXTRACT_1:.*]] = vector.extract %[[V]][1] : vector<[8]xf32> from vector<4x[8]xf32>
// CHECK-NEXT:   %[[EXTRACT_2:.*]] = vector.extract %[[V]][2] : vector<[8]xf32> from vector<4x[8]xf32>
// CHECK-NEXT:   %[[EXTRACT_3:.*]] = vector.extract %[[V]][3] : vector<[8]xf32> from vector<4x[8]xf32>
// CHECK-NEXT:   %[[VSCALE:.*]] = vector.vscale
// CHECK-NEXT:   %[[C8_VSCALE:.*]] = arith.muli %[[VSCALE]], %[[C8]] : index
// CHECK-NEXT:   scf.for %[[ARG4:[a-z0-9_]+]] = %[[C0]] to %[[C8_VSCALE]] step %[[C1]] {
// CHECK-NEXT:     %[[APPLY:.*]] = affine.apply #map(%[[ARG4]])[%[[I]]]
// CHECK-NEXT:     %[[EXTRACT_4:.*]] = vector.extract %[[EXTRACT]][%[[ARG4]]] : f32 from vector<[8]xf32>
// CHECK-NEXT:     %[[EXTRACT_5:.*]] = vector.extract %[[EXTRACT_1]][%[[ARG4]]] : f32 from vector<[8]xf32>
// CHECK-NEXT:     %[[EXTRACT_6:.*]] = vector.extract %[[EXTRACT_2]][%[[ARG4]]] : f32 from vector<[8]xf32>
// CHECK-NEXT:     %[[EXTRACT_7:.*]] = vector.extract %[[EXTRACT_3]][%[[ARG4]]] : f32 from vector<[8]xf32>
// CHECK-NEXT:     %[[FROM_ELEMENTS:.*]] = vector.from_elements %[[EXTRACT_4]], %[[EXTRACT_5]], %[[EXTRACT_6]], %[[EXTRACT_7]] : vector<4xf32>
// CHECK-NEXT:     vector.transfer_write %[[FROM_ELEMENTS]], %[[M]][%[[APPLY]], %[[I]]] : vector<4xf32>, memref<?x?xf32>
// CHECK-NEXT:   }
// CHECK-NEXT:   vector.transfer_write %[[W]], %[[M]][%[[I]], %[[I]]] {in_bounds = [true, true]} : vector<[8]x4xf32>, memref<?x?xf32>
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @left(%m: memref<?x?xf32>, %i: index, %v: vector<4x[8]xf32>, %w: vector<[8]x4xf32>) {
  %t = vector.transpose %v, [1, 0] : vector<4x[8]xf32> to vector<[8]x4xf32>
  vector.transfer_write %t, %m[%i, %i] {in_bounds = [true, false]} : vector<[8]x4xf32>, memref<?x?xf32>
  vector.transfer_write %w, %m[%i, %i] {in_bounds = [true, true]} : vector<[8]x4xf32>, memref<?x?xf32>
  return
}
