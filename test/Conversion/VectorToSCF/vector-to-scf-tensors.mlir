// AUTOUPDATE
// RUN: strata opt --allow-unregistered-dialect --convert-vector-to-scf=lower-tensors %s | FileCheck %s
//
// Transfers from and to tensors.

// CHECK: #map = affine_map<(d0)[s0] -> (d0 + s0)>
// CHECK-NEXT: #map1 = affine_map<(d0, d1) -> (d0)>
// CHECK-LABEL: func.func @read
// CHECK-SAME: (%[[M:[a-z0-9_]+]]: tensor<?x?xf32>, %[[I:[a-z0-9_]+]]: index, %[[PADDING:[a-z0-9_]+]]: f32, %[[MASK:[a-z0-9_]+]]: vector<4x8xi1>) -> vector<4x8xf32> {
// CHECK-NEXT:   %[[C1:.*]] = arith.constant 1 : index
// CHECK-NEXT:   %[[C4:.*]] = arith.constant 4 : index
// CHECK-NEXT:   %[[C0:.*]] = arith.constant 0 : index
// CHECK-NEXT:   %[[ALLOCA:.*]] = memref.alloca() : memref<vector<4x8xf32>>
// CHECK-NEXT:   %[[ALLOCA_0:.*]] = memref.alloca() : memref<vector<4x8xi1>>
// CHECK-NEXT:   memref.store %[[MASK]], %[[ALLOCA_0]][] : memref<vector<4x8xi1>>
// CHECK-NEXT:   %[[TYPE_CAST:.*]] = vector.type_cast %[[ALLOCA]] : memref<vector<4x8xf32>> to memref<4xvector<8xf32>>
// CHECK-NEXT:   %[[TYPE_CAST_1:.*]] = vector.type_cast %[[ALLOCA_0]] : memref<vector<4x8xi1>> to memref<4xvector<8xi1>>
// CHECK-NEXT:   scf.for %[[ARG4:[a-z0-9_]+]] = %[[C0]] to %[[C4]] step %[[C1]] {
// CHECK-NEXT:     %[[DIM:.*]] = tensor.dim %[[M]], %[[C0]] : tensor<?x?xf32>
// CHECK-NEXT:     %[[APPLY:.*]] = affine.apply #map(%[[ARG4]])[%[[I]]]
// CHECK-NEXT:     %[[CMPI:.*]] = arith.cmpi sgt, %[[DIM]], %[[APPLY]] : index
// CHECK-NEXT:     scf.if %[[CMPI]] {
// CHECK-NEXT:       %[[APPLY_1:.*]] = affine.apply #map(%[[ARG4]])[%[[I]]]
// CHECK-NEXT:       %[[LOAD:.*]] = memref.load %[[TYPE_CAST_1]][%[[ARG4]]] : memref<4xvector<8xi1>>
// CHECK-NEXT:       %[[TRANSFER_READ:.*]] = vector.transfer_read %[[M]][%[[APPLY_1]], %[[I]]], %[[PADDING]], %[[LOAD]] : tensor<?x?xf32>, vector<8xf32>
// CHECK-NEXT:       memref.store %[[TRANSFER_READ]], %[[TYPE_CAST]][%[[ARG4]]] : memref<4xvector<8xf32>>
// CHECK-NEXT:     } else {
// CHECK-NEXT:       %[[BROADCAST:.*]] = vector.broadcast %[[PADDING]] : f32 to vector<8xf32>
// CHECK-NEXT:       memref.store %[[BROADCAST]], %[[TYPE_CAST]][%[[ARG4]]] : memref<4xvector<8xf32>>
// CHECK-NEXT:     }
// CHECK-NEXT:   }
// CHECK-NEXT:   %[[LOAD_1:.*]] = memref.load %[[ALLOCA]][] : memref<vector<4x8xf32>>
// CHECK-NEXT:   return %[[LOAD_1]] : vector<4x8xf32>
// CHECK-NEXT: }
func.func @read(%m: tensor<?x?xf32>, %i: index, %padding: f32, %mask: vector<4x8xi1>) -> vector<4x8xf32> {
  %r = vector.transfer_read %m[%i, %i], %padding, %mask : tensor<?x?xf32>, vector<4x8xf32>
  return %r : vector<4x8xf32>
}

// CHECK-LABEL: func.func @write
// CHECK-SAME: (%[[M:[a-z0-9_]+]]: tensor<?x?x?xf32>, %[[I:[a-z0-9_]+]]: index, %[[V:[a-z0-9_]+]]: vector<2x4x8xf32>) -> tensor<?x?x?xf32> {
// CHECK-NEXT:   %[[C4:.*]] = arith.constant 4 : index
// CHECK-NEXT:   %[[C1:.*]] = arith.constant 1 : index
// CHECK-NEXT:   %[[C2:.*]] = arith.constant 2 : index
// CHECK-NEXT:   %[[C0:.*]] = arith.constant 0 : index
// CHECK-NEXT:   %[[ALLOCA:.*]] = memref.alloca() : memref<vector<2x4x8xf32>>
// CHECK-NEXT:   memref.store %[[V]], %[[ALLOCA]][] : memref<vector<2x4x8xf32>>
// CHECK-NEXT:   %[[TYPE_CAST:.*]] = vector.type_cast %[[ALLOCA]] : memref<vector<2x4x8xf32>> to memref<2xvector<4x8xf32>>
// CHECK-NEXT:   %[[FOR:.*]] = scf.for %[[ARG3:[a-z0-9_]+]] = %[[C0]] to %[[C2]] step %[[C1]] iter_args(%[[ARG4:[a-z0-9_]+]] = %[[M]]) -> (tensor<?x?x?xf32>) {
// CHECK-NEXT:     %[[APPLY:.*]] = affine.apply #map(%[[ARG3]])[%[[I]]]
// CHECK-NEXT:     %[[TYPE_CAST_1:.*]] = vector.type_cast %[[TYPE_CAST]] : memref<2xvector<4x8xf32>> to memref<2x4xvector<8xf32>>
// CHECK-NEXT:     %[[FOR_1:.*]] = scf.for %[[ARG5:[a-z0-9_]+]] = %[[C0]] to %[[C4]] step %[[C1]] iter_args(%[[ARG6:[a-z0-9_]+]] = %[[ARG4]]) -> (tensor<?x?x?xf32>) {
// CHECK-NEXT:       %[[DIM:.*]] = tensor.dim %[[ARG4]], %[[C1]] : tensor<?x?x?xf32>
// CHECK-NEXT:       %[[APPLY_1:.*]] = affine.apply #map(%[[ARG5]])[%[[I]]]
// CHECK-NEXT:       %[[CMPI:.*]] = arith.cmpi sgt, %[[DIM]], %[[APPLY_1]] : index
// CHECK-NEXT:       %[[IF:.*]] = scf.if %[[CMPI]] -> (tensor<?x?x?xf32>) {
// CHECK-NEXT:         %[[APPLY_2:.*]] = affine.apply #map(%[[ARG5]])[%[[I]]]
// CHECK-NEXT:         %[[LOAD:.*]] = memref.load %[[TYPE_CAST_1]][%[[ARG3]], %[[ARG5]]] : memref<2x4xvector<8xf32>>
// CHECK-NEXT:         %[[TRANSFER_WRITE:.*]] = vector.transfer_write %[[LOAD]], %[[ARG6]][%[[APPLY]], %[[APPLY_2]], %[[I]]] {in_bounds = [true]} : vector<8xf32>, tensor<?x?x?xf32>
// CHECK-NEXT:         scf.yield %[[TRANSFER_WRITE]] : tensor<?x?x?xf32>
// CHECK-NEXT:       } else {
// CHECK-NEXT:         scf.yield %[[ARG6]] : tensor<?x?x?xf32>
// CHECK-NEXT:       }
// CHECK-NEXT:       scf.yield %[[IF]] : tensor<?x?x?xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     scf.yield %[[FOR_1]] : tensor<?x?x?xf32>
// CHECK-NEXT:   }
// CHECK-NEXT:   return %[[FOR]] : tensor<?x?x?xf32>
// CHECK-NEXT: }
func.func @write(%m: tensor<?x?x?xf32>, %i: index, %v: vector<2x4x8xf32>) -> tensor<?x?x?xf32> {
  %r = vector.transfer_write %v, %m[%i, %i, %i] {in_bounds = [true, false, true]} : vector<2x4x8xf32>, tensor<?x?x?xf32>
  return %r : tensor<?x?x?xf32>
}
// Elements of a tensor cannot be loaded.
// CHECK-LABEL: func.func @column
// CHECK-SAME: (%[[M:[a-z0-9_]+]]: tensor<?x?xf32>, %[[I:[a-z0-9_]+]]: index, %[[PADDING:[a-z0-9_]+]]: f32) -> vector<4xf32> {
// CHECK-NEXT:   %[[TRANSFER_READ:.*]] = vector.transfer_read %[[M]][%[[I]], %[[I]]], %[[PADDING]] {permutation_map = #map1} : tensor<?x?xf32>, vector<4xf32>
// CHECK-NEXT:   return %[[TRANSFER_READ]] : vector<4xf32>
// CHECK-NEXT: }
func.func @column(%m: tensor<?x?xf32>, %i: index, %padding: f32) -> vector<4xf32> {
  %r = vector.transfer_read %m[%i, %i], %padding {permutation_map = affine_map<(d0, d1) -> (d0)>} : tensor<?x?xf32>, vector<4xf32>
  return %r : vector<4xf32>
}
