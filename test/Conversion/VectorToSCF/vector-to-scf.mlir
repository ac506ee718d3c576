// AUTOUPDATE
// RUN: strata opt --allow-unregistered-dialect --convert-vector-to-scf %s | FileCheck %s
//
// Transfers of vectors of several dimensions as loops over buffers.

// Dimensions that may be out of bounds.
// CHECK: #map = affine_map<(d0)[s0] -> (d0 + s0)>
// CHECK-NEXT: #map1 = affine_map<(d0, d1) -> (d0 + d1)>
// CHECK-NEXT: #map2 = affine_map<(d0) -> (d0 + 2)>
// CHECK-LABEL: func.func @read
// CHECK-SAME: (%[[M:[a-z0-9_]+]]: memref<?x?xf32>, %[[I:[a-z0-9_]+]]: index, %[[PADDING:[a-z0-9_]+]]: f32) -> vector<4x8xf32> {
// CHECK-NEXT:   %[[C1:.*]] = arith.constant 1 : index
// CHECK-NEXT:   %[[C4:.*]] = arith.constant 4 : index
// CHECK-NEXT:   %[[C0:.*]] = arith.constant 0 : index
// CHECK-NEXT:   %[[ALLOCA:.*]] = memref.alloca() : memref<vector<4x8xf32>>
// CHECK-NEXT:   %[[TYPE_CAST:.*]] = vector.type_cast %[[ALLOCA]] : memref<vector<4x8xf32>> to memref<4xvector<8xf32>>
// CHECK-NEXT:   scf.for %[[ARG3:[a-z0-9_]+]] = %[[C0]] to %[[C4]] step %[[C1]] {
// CHECK-NEXT:     %[[DIM:.*]] = memref.dim %[[M]], %[[C0]] : memref<?x?xf32>
// CHECK-NEXT:     %[[APPLY:.*]] = affine.apply #map(%[[ARG3]])[%[[I]]]
// CHECK-NEXT:     %[[CMPI:.*]] = arith.cmpi sgt, %[[DIM]], %[[APPLY]] : index
// CHECK-NEXT:     scf.if %[[CMPI]] {
// CHECK-NEXT:       %[[APPLY_1:.*]] = affine.apply #map(%[[ARG3]])[%[[I]]]
// CHECK-NEXT:       %[[TRANSFER_READ:.*]] = vector.transfer_read %[[M]][%[[APPLY_1]], %[[I]]], %[[PADDING]] : memref<?x?xf32>, vector<8xf32>
// CHECK-NEXT:       memref.store %[[TRANSFER_READ]], %[[TYPE_CAST]][%[[ARG3]]] : memref<4xvector<8xf32>>
// CHECK-NEXT:     } else {
// CHECK-NEXT:       %[[BROADCAST:.*]] = vector.broadcast %[[PADDING]] : f32 to vector<8xf32>
// CHECK-NEXT:       memref.store %[[BROADCAST]], %[[TYPE_CAST]][%[[ARG3]]] : memref<4xvector<8xf32>>
// CHECK-NEXT:     }
// CHECK-NEXT:   }
// CHECK-NEXT:   %[[LOAD:.*]] = memref.load %[[ALLOCA]][] : memref<vector<4x8xf32>>
// CHECK-NEXT:   return %[[LOAD]] : vector<4x8xf32>
// CHECK-NEXT: }
func.func @read(%m: memref<?x?xf32>, %i: index, %padding: f32) -> vector<4x8xf32> {
  %r = vector.transfer_read %m[%i, %i], %padding : memref<?x?xf32>, vector<4x8xf32>
  return %r : vector<4x8xf32>
}
// A dimension of the mask for each dimension of the vector.
// CHECK-LABEL: func.func @write
// CHECK-SAME: (%[[M:[a-z0-9_]+]]: memref<?x?xf32>, %[[I:[a-z0-9_]+]]: index, %[[V:[a-z0-9_]+]]: vector<4x8xf32>, %[[MASK:[a-z0-9_]+]]: vector<4x8xi1>) {
// CHECK-NEXT:   %[[C1:.*]] = arith.constant 1 : index
// CHECK-NEXT:   %[[C4:.*]] = arith.constant 4 : index
// CHECK-NEXT:   %[[C0:.*]] = arith.constant 0 : index
// CHECK-NEXT:   %[[ALLOCA:.*]] = memref.alloca() : memref<vector<4x8xf32>>
// CHECK-NEXT:   %[[ALLOCA_0:.*]] = memref.alloca() : memref<vector<4x8xi1>>
// CHECK-NEXT:   memref.store %[[MASK]], %[[ALLOCA_0]][] : memref<vector<4x8xi1>>
// CHECK-NEXT:   memref.store %[[V]], %[[ALLOCA]][] : memref<vector<4x8xf32>>
// CHECK-NEXT:   %[[TYPE_CAST:.*]] = vector.type_cast %[[ALLOCA]] : memref<vector<4x8xf32>> to memref<4xvector<8xf32>>
// CHECK-NEXT:   %[[TYPE_CAST_1:.*]] = vector.type_cast %[[ALLOCA_0]] : memref<vector<4x8xi1>> to memref<4xvector<8xi1>>
// CHECK-NEXT:   scf.for %[[ARG4:[a-z0-9_]+]] = %[[C0]] to %[[C4]] step %[[C1]] {
// CHECK-NEXT:     %[[DIM:.*]] = memref.dim %[[M]], %[[C0]] : memref<?x?xf32>
// CHECK-NEXT:     %[[APPLY:.*]] = affine.apply #map(%[[ARG4]])[%[[I]]]
// CHECK-NEXT:     %[[CMPI:.*]] = arith.cmpi sgt, %[[DIM]], %[[APPLY]] : index
// CHECK-NEXT:     scf.if %[[CMPI]] {
// CHECK-NEXT:       %[[APPLY_1:.*]] = affine.apply #map(%[[ARG4]])[%[[I]]]
// CHECK-NEXT:       %[[LOAD:.*]] = memref.load %[[TYPE_CAST]][%[[ARG4]]] : memref<4xvector<8xf32>>
// CHECK-NEXT:       %[[LOAD_1:.*]] = memref.load %[[TYPE_CAST_1]][%[[ARG4]]] : memref<4xvector<8xi1>>
// CHECK-NEXT:       vector.transfer_write %[[LOAD]], %[[M]][%[[APPLY_1]], %[[I]]], %[[LOAD_1]] {in_bounds = [true]} : vector<8xf32>, memref<?x?xf32>
// CHECK-NEXT:     } else {
// CHECK-NEXT:     }
// CHECK-NEXT:   }
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @write(%m: memref<?x?xf32>, %i: index, %v: vector<4x8xf32>, %mask: vector<4x8xi1>) {
  vector.transfer_write %v, %m[%i, %i], %mask {in_bounds = [false, true]} : vector<4x8xf32>, memref<?x?xf32>
  return
}
// Elements that are repeated along dimensions have one mask.
// CHECK-LABEL: func.func @repeated
// CHECK-SAME: (%[[M:[a-z0-9_]+]]: memref<?x?x?xf32>, %[[I:[a-z0-9_]+]]: index, %[[PADDING:[a-z0-9_]+]]: f32, %[[MASK:[a-z0-9_]+]]: vector<8xi1>) -> vector<4x8x3xf32> {
// CHECK-NEXT:   %[[C3:.*]] = arith.constant 3 : index
// CHECK-NEXT:   %[[C4:.*]] = arith.constant 4 : index
// CHECK-NEXT:   %[[C1:.*]] = arith.constant 1 : index
// CHECK-NEXT:   %[[C8:.*]] = arith.constant 8 : index
// CHECK-NEXT:   %[[C0:.*]] = arith.constant 0 : index
// CHECK-NEXT:   %[[ALLOCA:.*]] = memref.alloca() : memref<vector<8x4x3xf32>>
// CHECK-NEXT:   %[[ALLOCA_0:.*]] = memref.alloca() : memref<vector<8xi1>>
// CHECK-NEXT:   memref.store %[[MASK]], %[[ALLOCA_0]][] : memref<vector<8xi1>>
// CHECK-NEXT:   %[[LOAD:.*]] = memref.load %[[ALLOCA_0]][] : memref<vector<8xi1>>
// CHECK-NEXT:   %[[TYPE_CAST:.*]] = vector.type_cast %[[ALLOCA]] : memref<vector<8x4x3xf32>> to memref<8xvector<4x3xf32>>
// CHECK-NEXT:   scf.for %[[ARG4:[a-z0-9_]+]] = %[[C0]] to %[[C8]] step %[[C1]] {
// CHECK-NEXT:     %[[DIM:.*]] = memref.dim %[[M]], %[[C0]] : memref<?x?x?xf32>
// CHECK-NEXT:     %[[APPLY:.*]] = affine.apply #map(%[[ARG4]])[%[[I]]]
// CHECK-NEXT:     %[[CMPI:.*]] = arith.cmpi sgt, %[[DIM]], %[[APPLY]] : index
// CHECK-NEXT:     %[[EXTRACT:.*]] = vector.extract %[[LOAD]][%[[ARG4]]] : i1 from vector<8xi1>
// CHECK-NEXT:     %[[ANDI:.*]] = arith.andi %[[CMPI]], %[[EXTRACT]] : i1
// CHECK-NEXT:     scf.if %[[ANDI]] {
// CHECK-NEXT:       %[[APPLY_1:.*]] = affine.apply #map(%[[ARG4]])[%[[I]]]
// CHECK-NEXT:       %[[TYPE_CAST_1:.*]] = vector.type_cast %[[TYPE_CAST]] : memref<8xvector<4x3xf32>> to memref<8x4xvector<3xf32>>
// CHECK-NEXT:       scf.for %[[ARG5:[a-z0-9_]+]] = %[[C0]] to %[[C4]] step %[[C1]] {
// CHECK-NEXT:         %[[BROADCAST:.*]] = vector.broadcast %[[PADDING]] : f32 to vector<3xf32>
// CHECK-NEXT:         %[[FOR:.*]] = scf.for %[[ARG6:[a-z0-9_]+]] = %[[C0]] to %[[C3]] step %[[C1]] iter_args(%[[ARG7:[a-z0-9_]+]] = %[[BROADCAST]]) -> (vector<3xf32>) {
// CHECK-NEXT:           %[[LOAD_1:.*]] = memref.load %[[M]][%[[APPLY_1]], %[[I]], %[[I]]] : memref<?x?x?xf32>
// CHECK-NEXT:           %[[INSERT:.*]] = vector.insert %[[LOAD_1]], %[[ARG7]] [%[[ARG6]]] : f32 into vector<3xf32>
// CHECK-NEXT:           scf.yield %[[INSERT]] : vector<3xf32>
// CHECK-NEXT:         }
// CHECK-NEXT:         memref.store %[[FOR]], %[[TYPE_CAST_1]][%[[ARG4]], %[[ARG5]]] : memref<8x4xvector<3xf32>>
// CHECK-NEXT:       }
// CHECK-NEXT:     } else {
// CHECK-NEXT:       %[[BROADCAST_1:.*]] = vector.broadcast %[[PADDING]] : f32 to vector<4x3xf32>
// CHECK-NEXT:       memref.store %[[BROADCAST_1]], %[[TYPE_CAST]][%[[ARG4]]] : memref<8xvector<4x3xf32>>
// CHECK-NEXT:     }
// CHECK-NEXT:   }
// CHECK-NEXT:   %[[LOAD_2:.*]] = memref.load %[[ALLOCA]][] : memref<vector<8x4x3xf32>>
// CHECK-NEXT:   %[[TRANSPOSE:.*]] = vector.transpose %[[LOAD_2]], [1, 0, 2] : vector<8x4x3xf32> to vector<4x8x3xf32>
// CHECK-NEXT:   return %[[TRANSPOSE]] : vector<4x8x3xf32>
// CHECK-NEXT: }
func.func @repeated(%m: memref<?x?x?xf32>, %i: index, %padding: f32, %mask: vector<8xi1>) -> vector<4x8x3xf32> {
  %r = vector.transfer_read %m[%i, %i, %i], %padding, %mask {in_bounds = [true, false, true], permutation_map = affine_map<(d0, d1, d2) -> (0, d0, 0)>} : memref<?x?x?xf32>, vector<4x8x3xf32>
  return %r : vector<4x8x3xf32>
}
// Other elements than those of the memory are left.
// CHECK-LABEL: func.func @elements
// CHECK-SAME: (%[[M:[a-z0-9_]+]]: memref<?x?xvector<2x3xf32>>, %[[I:[a-z0-9_]+]]: index, %[[PADDING:[a-z0-9_]+]]: vector<2x3xf32>) -> vector<4x2x3xf32> {
// CHECK-NEXT:   %[[R:.*]] = vector.transfer_read %[[M]][%[[I]], %[[I]]], %[[PADDING]] : memref<?x?xvector<2x3xf32>>, vector<4x2x3xf32>
// CHECK-NEXT:   return %[[R]] : vector<4x2x3xf32>
// CHECK-NEXT: }
func.func @elements(%m: memref<?x?xvector<2x3xf32>>, %i: index, %padding: vector<2x3xf32>) -> vector<4x2x3xf32> {
  %r = vector.transfer_read %m[%i, %i], %padding : memref<?x?xvector<2x3xf32>>, vector<4x2x3xf32>
  return %r : vector<4x2x3xf32>
}
// The buffer of a loop over an existing constant.
// CHECK-LABEL: func.func @constant
// CHECK-SAME: (%[[M:[a-z0-9_]+]]: memref<16x?x16xf32, strided<[?, ?, ?]>>, %[[I:[a-z0-9_]+]]: index, %[[V:[a-z0-9_]+]]: vector<2x3xf32>) {
// CHECK-NEXT:   %[[C3:.*]] = arith.constant 3 : index
// CHECK-NEXT:   %[[C1:.*]] = arith.constant 1 : index
// CHECK-NEXT:   %[[C0:.*]] = arith.constant 0 : index
// CHECK-NEXT:   %[[C2:.*]] = arith.constant 2 : index
// CHECK-NEXT:   affine.for %[[J:[a-z0-9_]+]] = 0 to 10 {
// CHECK-NEXT:     %[[ALLOCA:.*]] = memref.alloca() : memref<vector<2x3xf32>>
// CHECK-NEXT:     memref.store %[[V]], %[[ALLOCA]][] : memref<vector<2x3xf32>>
// CHECK-NEXT:     %[[TYPE_CAST:.*]] = vector.type_cast %[[ALLOCA]] : memref<vector<2x3xf32>> to memref<2xvector<3xf32>>
// CHECK-NEXT:     scf.for %[[ARG4:[a-z0-9_]+]] = %[[C0]] to %[[C2]] step %[[C1]] {
// CHECK-NEXT:       %[[DIM:.*]] = memref.dim %[[M]], %[[C1]] : memref<16x?x16xf32, strided<[?, ?, ?]>>
// CHECK-NEXT:       %[[APPLY:.*]] = affine.apply #map1(%[[J]], %[[ARG4]])
// CHECK-NEXT:       %[[CMPI:.*]] = arith.cmpi sgt, %[[DIM]], %[[APPLY]] : index
// CHECK-NEXT:       scf.if %[[CMPI]] {
// CHECK-NEXT:         %[[APPLY_1:.*]] = affine.apply #map1(%[[J]], %[[ARG4]])
// CHECK-NEXT:         %[[LOAD:.*]] = memref.load %[[TYPE_CAST]][%[[ARG4]]] : memref<2xvector<3xf32>>
// CHECK-NEXT:         scf.for %[[ARG5:[a-z0-9_]+]] = %[[C0]] to %[[C3]] step %[[C1]] {
// CHECK-NEXT:           %[[APPLY_2:.*]] = affine.apply #map2(%[[ARG5]])
// CHECK-NEXT:           %[[EXTRACT:.*]] = vector.extract %[[LOAD]][%[[ARG5]]] : f32 from vector<3xf32>
// CHECK-NEXT:           memref.store %[[EXTRACT]], %[[M]][%[[I]], %[[APPLY_1]], %[[APPLY_2]]] : memref<16x?x16xf32, strided<[?, ?, ?]>>
// CHECK-NEXT:         }
// CHECK-NEXT:       } else {
// CHECK-NEXT:       }
// CHECK-NEXT:     }
// CHECK-NEXT:   }
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @constant(%m: memref<16x?x16xf32, strided<[?, ?, ?]>>, %i: index, %v: vector<2x3xf32>) {
  %c2 = arith.constant 2 : index
  affine.for %j = 0 to 10 {
    vector.transfer_write %v, %m[%i, %j, %c2] {in_bounds = [false, true]} : vector<2x3xf32>, memref<16x?x16xf32, strided<[?, ?, ?]>>
  }
  return
}
