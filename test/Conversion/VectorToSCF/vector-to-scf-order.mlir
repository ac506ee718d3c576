// AUTOUPDATE
// RUN: strata opt --allow-unregistered-dialect --convert-vector-to-scf %s | FileCheck %s
//
// Transfers along other dimensions than the last ones.

// Along a column.
// CHECK: #map = affine_map<(d0)[s0] -> (d0 + s0)>
// CHECK-LABEL: func.func @read
// CHECK-SAME: (%[[M:[a-z0-9_]+]]: memref<?x?xf32>, %[[I:[a-z0-9_]+]]: index, %[[PADDING:[a-z0-9_]+]]: f32) -> vector<4xf32> {
// CHECK-NEXT:   %[[C0:.*]] = arith.constant 0 : index
// CHECK-NEXT:   %[[C4:.*]] = arith.constant 4 : index
// CHECK-NEXT:   %[[C1:.*]] = arith.constant 1 : index
// CHECK-NEXT:   %[[BROADCAST:.*]] = vector.broadcast %[[PADDING]] : f32 to vector<4xf32>
// CHECK-NEXT:   %[[FOR:.*]] = scf.for %[[ARG3:[a-z0-9_]+]] = %[[C0]] to %[[C4]] step %[[C1]] iter_args(%[[ARG4:[a-z0-9_]+]] = %[[BROADCAST]]) -> (vector<4xf32>) {
// CHECK-NEXT:     %[[APPLY:.*]] = affine.apply #map(%[[ARG3]])[%[[I]]]
// CHECK-NEXT:     %[[DIM:.*]] = memref.dim %[[M]], %[[C0]] : memref<?x?xf32>
// CHECK-NEXT:     %[[APPLY_1:.*]] = affine.apply #map(%[[ARG3]])[%[[I]]]
// CHECK-NEXT:     %[[CMPI:.*]] = arith.cmpi sgt, %[[DIM]], %[[APPLY_1]] : index
// CHECK-NEXT:     %[[IF:.*]] = scf.if %[[CMPI]] -> (vector<4xf32>) {
// CHECK-NEXT:       %[[LOAD:.*]] = memref.load %[[M]][%[[APPLY]], %[[I]]] : memref<?x?xf32>
// CHECK-NEXT:       %[[INSERT:.*]] = vector.insert %[[LOAD]], %[[ARG4]] [%[[ARG3]]] : f32 into vector<4xf32>
// CHECK-NEXT:       scf.yield %[[INSERT]] : vector<4xf32>
// CHECK-NEXT:     } else {
// CHECK-NEXT:       scf.yield %[[ARG4]] : vector<4xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     scf.yield %[[IF]] : vector<4xf32>
// CHECK-NEXT:   }
// CHECK-NEXT:   return %[[FOR]] : vector<4xf32>
// CHECK-NEXT: }
func.func @read(%m: memref<?x?xf32>, %i: index, %padding: f32) -> vector<4xf32> {
  %r = vector.transfer_read %m[%i, %i], %padding {permutation_map = affine_map<(d0, d1) -> (d0)>} : memref<?x?xf32>, vector<4xf32>
  return %r : vector<4xf32>
}

// CHECK-LABEL: func.func @strided
// CHECK-SAME: (%[[M:[a-z0-9_]+]]: memref<?x?xf32, strided<[?, 2]>>, %[[I:[a-z0-9_]+]]: index, %[[V:[a-z0-9_]+]]: vector<4xf32>, %[[MASK:[a-z0-9_]+]]: vector<4xi1>) {
// CHECK-NEXT:   %[[C0:.*]] = arith.constant 0 : index
// CHECK-NEXT:   %[[C4:.*]] = arith.constant 4 : index
// CHECK-NEXT:   %[[C1:.*]] = arith.constant 1 : index
// CHECK-NEXT:   scf.for %[[ARG4:[a-z0-9_]+]] = %[[C0]] to %[[C4]] step %[[C1]] {
// CHECK-NEXT:     %[[APPLY:.*]] = affine.apply #map(%[[ARG4]])[%[[I]]]
// CHECK-NEXT:     %[[DIM:.*]] = memref.dim %[[M]], %[[C1]] : memref<?x?xf32, strided<[?, 2]>>
// CHECK-NEXT:     %[[APPLY_1:.*]] = affine.apply #map(%[[ARG4]])[%[[I]]]
// CHECK-NEXT:     %[[CMPI:.*]] = arith.cmpi sgt, %[[DIM]], %[[APPLY_1]] : index
// CHECK-NEXT:     %[[EXTRACT:.*]] = vector.extract %[[MASK]][%[[ARG4]]] : i1 from vector<4xi1>
// CHECK-NEXT:     %[[ANDI:.*]] = arith.andi %[[CMPI]], %[[EXTRACT]] : i1
// CHECK-NEXT:     scf.if %[[ANDI]] {
// CHECK-NEXT:       %[[EXTRACT_1:.*]] = vector.extract %[[V]][%[[ARG4]]] : f32 from vector<4xf32>
// CHECK-NEXT:       memref.store %[[EXTRACT_1]], %[[M]][%[[I]], %[[APPLY]]] : memref<?x?xf32, strided<[?, 2]>>
// CHECK-NEXT:     } else {
// CHECK-NEXT:     }
// CHECK-NEXT:   }
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @strided(%m: memref<?x?xf32, strided<[?, 2]>>, %i: index, %v: vector<4xf32>, %mask: vector<4xi1>) {
  vector.transfer_write %v, %m[%i, %i], %mask : vector<4xf32>, memref<?x?xf32, strided<[?, 2]>>
  return
}

// CHECK-LABEL: func.func @scalable
// CHECK-SAME: (%[[M:[a-z0-9_]+]]: memref<?x?xf32>, %[[I:[a-z0-9_]+]]: index, %[[PADDING:[a-z0-9_]+]]: f32, %[[MASK:[a-z0-9_]+]]: vector<[4]xi1>) -> vector<[4]xf32> {
// CHECK-NEXT:   %[[C1:.*]] = arith.constant 1 : index
// CHECK-NEXT:   %[[C0:.*]] = arith.constant 0 : index
// CHECK-NEXT:   %[[C4:.*]] = arith.constant 4 : index
// CHECK-NEXT:   %[[VSCALE:.*]] = vector.vscale
// CHECK-NEXT:   %[[C4_VSCALE:.*]] = arith.muli %[[VSCALE]], %[[C4]] : index
// CHECK-NEXT:   %[[BROADCAST:.*]] = vector.broadcast %[[PADDING]] : f32 to vector<[4]xf32>
// CHECK-NEXT:   %[[FOR:.*]] = scf.for %[[ARG4:[a-z0-9_]+]] = %[[C0]] to %[[C4_VSCALE]] step %[[C1]] iter_args(%[[ARG5:[a-z0-9_]+]] = %[[BROADCAST]]) -> (vector<[4]xf32>) {
// CHECK-NEXT:     %[[APPLY:.*]] = affine.apply #map(%[[ARG4]])[%[[I]]]
// CHECK-NEXT:     %[[DIM:.*]] = memref.dim %[[M]], %[[C0]] : memref<?x?xf32>
// CHECK-NEXT:     %[[APPLY_1:.*]] = affine.apply #map(%[[ARG4]])[%[[I]]]
// CHECK-NEXT:     %[[CMPI:.*]] = arith.cmpi sgt, %[[DIM]], %[[APPLY_1]] : index
// CHECK-NEXT:     %[[EXTRACT:.*]] = vector.extract %[[MASK]][%[[ARG4]]] : i1 from vector<[4]xi1>
// CHECK-NEXT:     %[[ANDI:.*]] = arith.andi %[[CMPI]], %[[EXTRACT]] : i1
// CHECK-NEXT:     %[[IF:.*]] = scf.if %[[ANDI]] -> (vector<[4]xf32>) {
// CHECK-NEXT:       %[[LOAD:.*]] = memref.load %[[M]][%[[APPLY]], %[[I]]] : memref<?x?xf32>
// CHECK-NEXT:       %[[INSERT:.*]] = vector.insert %[[LOAD]], %[[ARG5]] [%[[ARG4]]] : f32 into vector<[4]xf32>
// CHECK-NEXT:       scf.yield %[[INSERT]] : vector<[4]xf32>
// CHECK-NEXT:     } else {
// CHECK-NEXT:       scf.yield %[[ARG5]] : vector<[4]xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     scf.yield %[[IF]] : vector<[4]xf32>
// CHECK-NEXT:   }
// CHECK-NEXT:   return %[[FOR]] : vector<[4]xf32>
// CHECK-NEXT: }
func.func @scalable(%m: memref<?x?xf32>, %i: index, %padding: f32, %mask: vector<[4]xi1>) -> vector<[4]xf32> {
  %r = vector.transfer_read %m[%i, %i], %padding, %mask {permutation_map = affine_map<(d0, d1) -> (d0)>} : memref<?x?xf32>, vector<[4]xf32>
  return %r : vector<[4]xf32>
}
// Contiguous elements are left.
// CHECK-LABEL: func.func @row
// CHECK-SAME: (%[[M:[a-z0-9_]+]]: memref<?x?xf32>, %[[I:[a-z0-9_]+]]: index, %[[PADDING:[a-z0-9_]+]]: f32) -> vector<4xf32> {
// CHECK-NEXT:   %[[R:.*]] = vector.transfer_read %[[M]][%[[I]], %[[I]]], %[[PADDING]] : memref<?x?xf32>, vector<4xf32>
// CHECK-NEXT:   return %[[R]] : vector<4xf32>
// CHECK-NEXT: }
func.func @row(%m: memref<?x?xf32>, %i: index, %padding: f32) -> vector<4xf32> {
  %r = vector.transfer_read %m[%i, %i], %padding : memref<?x?xf32>, vector<4xf32>
  return %r : vector<4xf32>
}
// The same element everywhere.
// CHECK-LABEL: func.func @repeated
// CHECK-SAME: (%[[M:[a-z0-9_]+]]: memref<?x?xf32>, %[[I:[a-z0-9_]+]]: index, %[[PADDING:[a-z0-9_]+]]: f32) -> vector<4xf32> {
// CHECK-NEXT:   %[[TRANSFER_READ:.*]] = vector.transfer_read %[[M]][%[[I]], %[[I]]], %[[PADDING]] : memref<?x?xf32>, vector<f32>
// CHECK-NEXT:   %[[BROADCAST:.*]] = vector.broadcast %[[TRANSFER_READ]] : vector<f32> to vector<4xf32>
// CHECK-NEXT:   return %[[BROADCAST]] : vector<4xf32>
// CHECK-NEXT: }
func.func @repeated(%m: memref<?x?xf32>, %i: index, %padding: f32) -> vector<4xf32> {
  %r = vector.transfer_read %m[%i, %i], %padding {in_bounds = [true], permutation_map = affine_map<(d0, d1) -> (0)>} : memref<?x?xf32>, vector<4xf32>
  return %r : vector<4xf32>
}
// A dimension of size 1 is added where the memory has one that the vector has not.
// CHECK-LABEL: func.func @missing
// CHECK-SAME: (%[[M:[a-z0-9_]+]]: memref<?x?xf32>, %[[I:[a-z0-9_]+]]: index, %[[V:[a-z0-9_]+]]: vector<4xf32>, %[[MASK:[a-z0-9_]+]]: vector<4xi1>) {
// CHECK-NEXT:   %[[C1:.*]] = arith.constant 1 : index
// CHECK-NEXT:   %[[C4:.*]] = arith.constant 4 : index
// CHECK-NEXT:   %[[C0:.*]] = arith.constant 0 : index
// CHECK-NEXT:   %[[ALLOCA:.*]] = memref.alloca() : memref<vector<4x1xf32>>
// CHECK-NEXT:   %[[ALLOCA_0:.*]] = memref.alloca() : memref<vector<4x1xi1>>
// CHECK-NEXT:   %[[BROADCAST:.*]] = vector.broadcast %[[V]] : vector<4xf32> to vector<1x4xf32>
// CHECK-NEXT:   %[[BROADCAST_1:.*]] = vector.broadcast %[[MASK]] : vector<4xi1> to vector<1x4xi1>
// CHECK-NEXT:   %[[TRANSPOSE:.*]] = vector.transpose %[[BROADCAST_1]], [1, 0] : vector<1x4xi1> to vector<4x1xi1>
// CHECK-NEXT:   %[[TRANSPOSE_1:.*]] = vector.transpose %[[BROADCAST]], [1, 0] : vector<1x4xf32> to vector<4x1xf32>
// CHECK-NEXT:   memref.store %[[TRANSPOSE]], %[[ALLOCA_0]][] : memref<vector<4x1xi1>>
// CHECK-NEXT:   memref.store %[[TRANSPOSE_1]], %[[ALLOCA]][] : memref<vector<4x1xf32>>
// CHECK-NEXT:   %[[TYPE_CAST:.*]] = vector.type_cast %[[ALLOCA]] : memref<vector<4x1xf32>> to memref<4xvector<1xf32>>
// CHECK-NEXT:   %[[TYPE_CAST_1:.*]] = vector.type_cast %[[ALLOCA_0]] : memref<vector<4x1xi1>> to memref<4xvector<1xi1>>
// CHECK-NEXT:   scf.for %[[ARG4:[a-z0-9_]+]] = %[[C0]] to %[[C4]] step %[[C1]] {
// CHECK-NEXT:     %[[DIM:.*]] = memref.dim %[[M]], %[[C0]] : memref<?x?xf32>
// CHECK-NEXT:     %[[APPLY:.*]] = affine.apply #map(%[[ARG4]])[%[[I]]]
// CHECK-NEXT:     %[[CMPI:.*]] = arith.cmpi sgt, %[[DIM]], %[[APPLY]] : index
// CHECK-NEXT:     scf.if %[[CMPI]] {
// CHECK-NEXT:       %[[APPLY_1:.*]] = affine.apply #map(%[[ARG4]])[%[[I]]]
// CHECK-NEXT:       %[[LOAD:.*]] = memref.load %[[TYPE_CAST]][%[[ARG4]]] : memref<4xvector<1xf32>>
// CHECK-NEXT:       %[[LOAD_1:.*]] = memref.load %[[TYPE_CAST_1]][%[[ARG4]]] : memref<4xvector<1xi1>>
// CHECK-NEXT:       vector.transfer_write %[[LOAD]], %[[M]][%[[APPLY_1]], %[[I]]], %[[LOAD_1]] {in_bounds = [true]} : vector<1xf32>, memref<?x?xf32>
// CHECK-NEXT:     } else {
// CHECK-NEXT:     }
// CHECK-NEXT:   }
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @missing(%m: memref<?x?xf32>, %i: index, %v: vector<4xf32>, %mask: vector<4xi1>) {
  vector.transfer_write %v, %m[%i, %i], %mask {permutation_map = affine_map<(d0, d1) -> (d0)>} : vector<4xf32>, memref<?x?xf32>
  return
}

// CHECK-LABEL: func.func @permuted
// CHECK-SAME: (%[[M:[a-z0-9_]+]]: memref<?x?x?xf32>, %[[I:[a-z0-9_]+]]: index, %[[V:[a-z0-9_]+]]: vector<2x3x[4]xf32>, %[[MASK:[a-z0-9_]+]]: vector<3x[4]x2xi1>) {
// CHECK-NEXT:   %[[C1:.*]] = arith.constant 1 : index
// CHECK-NEXT:   %[[C3:.*]] = arith.constant 3 : index
// CHECK-NEXT:   %[[C0:.*]] = arith.constant 0 : index
// CHECK-NEXT:   %[[ALLOCA:.*]] = memref.alloca() : memref<vector<3x[4]x2xf32>>
// CHECK-NEXT:   %[[ALLOCA_0:.*]] = memref.alloca() : memref<vector<3x[4]x2xi1>>
// CHECK-NEXT:   %[[TRANSPOSE:.*]] = vector.transpose %[[V]], [1, 2, 0] : vector<2x3x[4]xf32> to vector<3x[4]x2xf32>
// CHECK-NEXT:   memref.store %[[MASK]], %[[ALLOCA_0]][] : memref<vector<3x[4]x2xi1>>
// CHECK-NEXT:   memref.store %[[TRANSPOSE]], %[[ALLOCA]][] : memref<vector<3x[4]x2xf32>>
// CHECK-NEXT:   %[[TYPE_CAST:.*]] = vector.type_cast %[[ALLOCA]] : memref<vector<3x[4]x2xf32>> to memref<3xvector<[4]x2xf32>>
// CHECK-NEXT:   %[[TYPE_CAST_1:.*]] = vector.type_cast %[[ALLOCA_0]] : memref<vector<3x[4]x2xi1>> to memref<3xvector<[4]x2xi1>>
// CHECK-NEXT:   scf.for %[[ARG4:[a-z0-9_]+]] = %[[C0]] to %[[C3]] step %[[C1]] {
// CHECK-NEXT:     %[[DIM:.*]] = memref.dim %[[M]], %[[C0]] : memref<?x?x?xf32>
// CHECK-NEXT:     %[[APPLY:.*]] = affine.apply #map(%[[ARG4]])[%[[I]]]
// CHECK-NEXT:     %[[CMPI:.*]] = arith.cmpi sgt, %[[DIM]], %[[APPLY]] : index
// CHECK-NEXT:     scf.if %[[CMPI]] {
// CHECK-NEXT:       %[[APPLY_1:.*]] = affine.apply #map(%[[ARG4]])[%[[I]]]
// CHECK-NEXT:       %[[LOAD:.*]] = memref.load %[[TYPE_CAST]][%[[ARG4]]] : memref<3xvector<[4]x2xf32>>
// CHECK-NEXT:       %[[LOAD_1:.*]] = memref.load %[[TYPE_CAST_1]][%[[ARG4]]] : memref<3xvector<[4]x2xi1>>
// CHECK-NEXT:       vector.transfer_write %[[LOAD]], %[[M]][%[[APPLY_1]], %[[I]], %[[I]]], %[[LOAD_1]] {__vector_to_scf_lowering__, in_bounds = [true, true]} : vector<[4]x2xf32>, memref<?x?x?xf32>
// CHECK-NEXT:     } else {
// CHECK-NEXT:     }
// CHECK-NEXT:   }
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @permuted(%m: memref<?x?x?xf32>, %i: index, %v: vector<2x3x[4]xf32>, %mask: vector<3x[4]x2xi1>) {
  vector.transfer_write %v, %m[%i, %i, %i], %mask {in_bounds = [true, false, true], permutation_map = affine_map<(d0, d1, d2) -> (d2, d0, d1)>} : vector<2x3x[4]xf32>, memref<?x?x?xf32>
  return
}
