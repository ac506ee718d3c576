// AUTOUPDATE
// RUN: strata opt --allow-unregistered-dialect --convert-vector-to-scf %s | FileCheck %s
//
// Masks for which mlir-opt makes invalid IR, or takes the wrong flags.

// The dimensions of the mask are in the order of those of memory.
// CHECK: #map = affine_map<(d0)[s0] -> (d0 + s0)>
// CHECK-LABEL: func.func @missing
// CHECK-SAME: (%[[M:[a-z0-9_]+]]: memref<?x?x?xf32>, %[[I:[a-z0-9_]+]]: index, %[[V:[a-z0-9_]+]]: vector<4x8xf32>, %[[MASK:[a-z0-9_]+]]: vector<4x8xi1>) {
// CHECK-NEXT:   %[[C1:.*]] = arith.constant 1 : index
// CHECK-NEXT:   %[[C4:.*]] = arith.constant 4 : index
// CHECK-NEXT:   %[[C0:.*]] = arith.constant 0 : index
// CHECK-NEXT:   %[[ALLOCA:.*]] = memref.alloca() : memref<vector<4x1x8xf32>>
// CHECK-NEXT:   %[[ALLOCA_0:.*]] = memref.alloca() : memref<vector<4x1x8xi1>>
// CHECK-NEXT:   %[[BROADCAST:.*]] = vector.broadcast %[[V]] : vector<4x8xf32> to vector<1x4x8xf32>
// CHECK-NEXT:   %[[BROADCAST_1:.*]] = vector.broadcast %[[MASK]] : vector<4x8xi1> to vector<1x4x8xi1>
// CHECK-NEXT:   %[[TRANSPOSE:.*]] = vector.transpose %[[BROADCAST_1]], [1, 0, 2] : vector<1x4x8xi1> to vector<4x1x8xi1>
// CHECK-NEXT:   %[[TRANSPOSE_1:.*]] = vector.transpose %[[BROADCAST]], [1, 0, 2] : vector<1x4x8xf32> to vector<4x1x8xf32>
// CHECK-NEXT:   memref.store %[[TRANSPOSE]], %[[ALLOCA_0]][] : memref<vector<4x1x8xi1>>
// CHECK-NEXT:   memref.store %[[TRANSPOSE_1]], %[[ALLOCA]][] : memref<vector<4x1x8xf32>>
// CHECK-NEXT:   %[[TYPE_CAST:.*]] = vector.type_cast %[[ALLOCA]] : memref<vector<4x1x8xf32>> to memref<4xvector<1x8xf32>>
// CHECK-NEXT:   %[[TYPE_CAST_1:.*]] = vector.type_cast %[[ALLOCA_0]] : memref<vector<4x1x8xi1>> to memref<4xvector<1x8xi1>>
// CHECK-NEXT:   scf.for %[[ARG4:[a-z0-9_]+]] = %[[C0]] to %[[C4]] step %[[C1]] {
// CHECK-NEXT:     %[[DIM:.*]] = memref.dim %[[M]], %[[C0]] : memref<?x?x?xf32>
// CHECK-NEXT:     %[[APPLY:.*]] = affine.apply #map(%[[ARG4]])[%[[I]]]
// CHECK-NEXT:     %[[CMPI:.*]] = arith.cmpi sgt, %[[DIM]], %[[APPLY]] : index
// CHECK-NEXT:     scf.if %[[CMPI]] {
// CHECK-NEXT:       %[[APPLY_1:.*]] = affine.apply #map(%[[ARG4]])[%[[I]]]
// CHECK-NEXT:       %[[TYPE_CAST_2:.*]] = vector.type_cast %[[TYPE_CAST]] : memref<4xvector<1x8xf32>> to memref<4x1xvector<8xf32>>
// CHECK-NEXT:       %[[TYPE_CAST_3:.*]] = vector.type_cast %[[TYPE_CAST_1]] : memref<4xvector<1x8xi1>> to memref<4x1xvector<8xi1>>
// CHECK-NEXT:       scf.for %[[ARG5:[a-z0-9_]+]] = %[[C0]] to %[[C1]] step %[[C1]] {
// CHECK-NEXT:         %[[APPLY_2:.*]] = affine.apply #map(%[[ARG5]])[%[[I]]]
// CHECK-NEXT:         %[[LOAD:.*]] = memref.load %[[TYPE_CAST_2]][%[[ARG4]], %[[ARG5]]] : memref<4x1xvector<8xf32>>
// CHECK-NEXT:         %[[LOAD_1:.*]] = memref.load %[[TYPE_CAST_3]][%[[ARG4]], %[[ARG5]]] : memref<4x1xvector<8xi1>>
// CHECK-NEXT:         vector.transfer_write %[[LOAD]], %[[M]][%[[APPLY_1]], %[[APPLY_2]], %[[I]]], %[[LOAD_1]] : vector<8xf32>, memref<?x?x?xf32>
// CHECK-NEXT:       }
// CHECK-NEXT:     } else {
// CHECK-NEXT:     }
// CHECK-NEXT:   }
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @missing(%m: memref<?x?x?xf32>, %i: index, %v: vector<4x8xf32>, %mask: vector<4x8xi1>) {
  vector.transfer_write %v, %m[%i, %i, %i], %mask {permutation_map = affine_map<(d0, d1, d2) -> (d0, d2)>} : vector<4x8xf32>, memref<?x?x?xf32>
  return
}
// In a vector.mask is one operation; lower-vector-mask has to come first.
// CHECK-LABEL: func.func @masked
// CHECK-SAME: (%[[M:[a-z0-9_]+]]: memref<?x?xf32>, %[[I:[a-z0-9_]+]]: index, %[[PADDING:[a-z0-9_]+]]: f32, %[[MASK:[a-z0-9_]+]]: vector<4x8xi1>) -> vector<4x8xf32> {
// CHECK-NEXT:   %[[R:.*]] = vector.mask %[[MASK]] { vector.transfer_read %[[M]][%[[I]], %[[I]]], %[[PADDING]] : memref<?x?xf32>, vector<4x8xf32> } : vector<4x8xi1> -> vector<4x8xf32>
// CHECK-NEXT:   return %[[R]] : vector<4x8xf32>
// CHECK-NEXT: }
func.func @masked(%m: memref<?x?xf32>, %i: index, %padding: f32, %mask: vector<4x8xi1>) -> vector<4x8xf32> {
  %r = vector.mask %mask { vector.transfer_read %m[%i, %i], %padding : memref<?x?xf32>, vector<4x8xf32> } : vector<4x8xi1> -> vector<4x8xf32>
  return %r : vector<4x8xf32>
}
// The mask has the order of the dimensions of memory too where the vector has another one.
// CHECK-LABEL: func.func @order
// CHECK-SAME: (%[[M:[a-z0-9_]+]]: memref<?x?x?xf32>, %[[I:[a-z0-9_]+]]: index, %[[PADDING:[a-z0-9_]+]]: f32, %[[MASK:[a-z0-9_]+]]: vector<2x4xi1>) -> vector<4x2xf32> {
// CHECK-NEXT:   %[[C4:.*]] = arith.constant 4 : index
// CHECK-NEXT:   %[[C1:.*]] = arith.constant 1 : index
// CHECK-NEXT:   %[[C2:.*]] = arith.constant 2 : index
// CHECK-NEXT:   %[[C0:.*]] = arith.constant 0 : index
// CHECK-NEXT:   %[[ALLOCA:.*]] = memref.alloca() : memref<vector<2x4xf32>>
// CHECK-NEXT:   %[[ALLOCA_0:.*]] = memref.alloca() : memref<vector<2x4xi1>>
// CHECK-NEXT:   memref.store %[[MASK]], %[[ALLOCA_0]][] : memref<vector<2x4xi1>>
// CHECK-NEXT:   %[[TYPE_CAST:.*]] = vector.type_cast %[[ALLOCA]] : memref<vector<2x4xf32>> to memref<2xvector<4xf32>>
// CHECK-NEXT:   %[[TYPE_CAST_1:.*]] = vector.type_cast %[[ALLOCA_0]] : memref<vector<2x4xi1>> to memref<2xvector<4xi1>>
// CHECK-NEXT:   scf.for %[[ARG4:[a-z0-9_]+]] = %[[C0]] to %[[C2]] step %[[C1]] {
// CHECK-NEXT:     %[[APPLY:.*]] = affine.apply #map(%[[ARG4]])[%[[I]]]
// CHECK-NEXT:     %[[LOAD:.*]] = memref.load %[[TYPE_CAST_1]][%[[ARG4]]] : memref<2xvector<4xi1>>
// CHECK-NEXT:     %[[BROADCAST:.*]] = vector.broadcast %[[PADDING]] : f32 to vector<4xf32>
// CHECK-NEXT:     %[[FOR:.*]] = scf.for %[[ARG5:[a-z0-9_]+]] = %[[C0]] to %[[C4]] step %[[C1]] iter_args(%[[ARG6:[a-z0-9_]+]] = %[[BROADCAST]]) -> (vector<4xf32>) {
// CHECK-NEXT:       %[[APPLY_1:.*]] = affine.apply #map(%[[ARG5]])[%[[I]]]
// CHECK-NEXT:       %[[EXTRACT:.*]] = vector.extract %[[LOAD]][%[[ARG5]]] : i1 from vector<4xi1>
// CHECK-NEXT:       %[[IF:.*]] = scf.if %[[EXTRACT]] -> (vector<4xf32>) {
// CHECK-NEXT:         %[[LOAD_1:.*]] = memref.load %[[M]][%[[APPLY]], %[[APPLY_1]], %[[I]]] : memref<?x?x?xf32>
// CHECK-NEXT:         %[[INSERT:.*]] = vector.insert %[[LOAD_1]], %[[ARG6]] [%[[ARG5]]] : f32 into vector<4xf32>
// CHECK-NEXT:         scf.yield %[[INSERT]] : vector<4xf32>
// CHECK-NEXT:       } else {
// CHECK-NEXT:         scf.yield %[[ARG6]] : vector<4xf32>
// CHECK-NEXT:       }
// CHECK-NEXT:       scf.yield %[[IF]] : vector<4xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     memref.store %[[FOR]], %[[TYPE_CAST]][%[[ARG4]]] : memref<2xvector<4xf32>>
// CHECK-NEXT:   }
// CHECK-NEXT:   %[[LOAD_2:.*]] = memref.load %[[ALLOCA]][] : memref<vector<2x4xf32>>
// CHECK-NEXT:   %[[TRANSPOSE:.*]] = vector.transpose %[[LOAD_2]], [1, 0] : vector<2x4xf32> to vector<4x2xf32>
// CHECK-NEXT:   return %[[TRANSPOSE]] : vector<4x2xf32>
// CHECK-NEXT: }
func.func @order(%m: memref<?x?x?xf32>, %i: index, %padding: f32, %mask: vector<2x4xi1>) -> vector<4x2xf32> {
  %r = vector.transfer_read %m[%i, %i, %i], %padding, %mask {in_bounds = [true, true], permutation_map = affine_map<(d0, d1, d2) -> (d1, d0)>} : memref<?x?x?xf32>, vector<4x2xf32>
  return %r : vector<4x2xf32>
}
