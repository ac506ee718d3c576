// RUN: strata opt --allow-unregistered-dialect --convert-vector-to-scf=lower-tensors %s | FileCheck %s
//
// Transfers from and to tensors.

func.func @read(%m: tensor<?x?xf32>, %i: index, %padding: f32, %mask: vector<4x8xi1>) -> vector<4x8xf32> {
  %r = vector.transfer_read %m[%i, %i], %padding, %mask : tensor<?x?xf32>, vector<4x8xf32>
  return %r : vector<4x8xf32>
}
func.func @write(%m: tensor<?x?x?xf32>, %i: index, %v: vector<2x4x8xf32>) -> tensor<?x?x?xf32> {
  %r = vector.transfer_write %v, %m[%i, %i, %i] {in_bounds = [true, false, true]} : vector<2x4x8xf32>, tensor<?x?x?xf32>
  return %r : tensor<?x?x?xf32>
}
// Elements of a tensor cannot be loaded.
func.func @column(%m: tensor<?x?xf32>, %i: index, %padding: f32) -> vector<4xf32> {
  %r = vector.transfer_read %m[%i, %i], %padding {permutation_map = affine_map<(d0, d1) -> (d0)>} : tensor<?x?xf32>, vector<4xf32>
  return %r : vector<4xf32>
}

// CHECK:      #map = affine_map<(d0)[s0] -> (d0 + s0)>
// CHECK-NEXT: #map1 = affine_map<(d0, d1) -> (d0)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @read(%arg0: tensor<?x?xf32>, %arg1: index, %arg2: f32, %arg3: vector<4x8xi1>) -> vector<4x8xf32> {
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %c4 = arith.constant 4 : index
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %alloca = memref.alloca() : memref<vector<4x8xf32>>
// CHECK-NEXT:     %alloca_0 = memref.alloca() : memref<vector<4x8xi1>>
// CHECK-NEXT:     memref.store %arg3, %alloca_0[] : memref<vector<4x8xi1>>
// CHECK-NEXT:     %0 = vector.type_cast %alloca : memref<vector<4x8xf32>> to memref<4xvector<8xf32>>
// CHECK-NEXT:     %1 = vector.type_cast %alloca_0 : memref<vector<4x8xi1>> to memref<4xvector<8xi1>>
// CHECK-NEXT:     scf.for %arg4 = %c0 to %c4 step %c1 {
// CHECK-NEXT:       %dim = tensor.dim %arg0, %c0 : tensor<?x?xf32>
// CHECK-NEXT:       %3 = affine.apply #map(%arg4)[%arg1]
// CHECK-NEXT:       %4 = arith.cmpi sgt, %dim, %3 : index
// CHECK-NEXT:       scf.if %4 {
// CHECK-NEXT:         %5 = affine.apply #map(%arg4)[%arg1]
// CHECK-NEXT:         %6 = memref.load %1[%arg4] : memref<4xvector<8xi1>>
// CHECK-NEXT:         %7 = vector.transfer_read %arg0[%5, %arg1], %arg2, %6 : tensor<?x?xf32>, vector<8xf32>
// CHECK-NEXT:         memref.store %7, %0[%arg4] : memref<4xvector<8xf32>>
// CHECK-NEXT:       } else {
// CHECK-NEXT:         %5 = vector.broadcast %arg2 : f32 to vector<8xf32>
// CHECK-NEXT:         memref.store %5, %0[%arg4] : memref<4xvector<8xf32>>
// CHECK-NEXT:       }
// CHECK-NEXT:     }
// CHECK-NEXT:     %2 = memref.load %alloca[] : memref<vector<4x8xf32>>
// CHECK-NEXT:     return %2 : vector<4x8xf32>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @write(%arg0: tensor<?x?x?xf32>, %arg1: index, %arg2: vector<2x4x8xf32>) -> tensor<?x?x?xf32> {
// CHECK-NEXT:     %c4 = arith.constant 4 : index
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %c2 = arith.constant 2 : index
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %alloca = memref.alloca() : memref<vector<2x4x8xf32>>
// CHECK-NEXT:     memref.store %arg2, %alloca[] : memref<vector<2x4x8xf32>>
// CHECK-NEXT:     %0 = vector.type_cast %alloca : memref<vector<2x4x8xf32>> to memref<2xvector<4x8xf32>>
// CHECK-NEXT:     %1 = scf.for %arg3 = %c0 to %c2 step %c1 iter_args(%arg4 = %arg0) -> (tensor<?x?x?xf32>) {
// CHECK-NEXT:       %2 = affine.apply #map(%arg3)[%arg1]
// CHECK-NEXT:       %3 = vector.type_cast %0 : memref<2xvector<4x8xf32>> to memref<2x4xvector<8xf32>>
// CHECK-NEXT:       %4 = scf.for %arg5 = %c0 to %c4 step %c1 iter_args(%arg6 = %arg4) -> (tensor<?x?x?xf32>) {
// CHECK-NEXT:         %dim = tensor.dim %arg4, %c1 : tensor<?x?x?xf32>
// CHECK-NEXT:         %5 = affine.apply #map(%arg5)[%arg1]
// CHECK-NEXT:         %6 = arith.cmpi sgt, %dim, %5 : index
// CHECK-NEXT:         %7 = scf.if %6 -> (tensor<?x?x?xf32>) {
// CHECK-NEXT:           %8 = affine.apply #map(%arg5)[%arg1]
// CHECK-NEXT:           %9 = memref.load %3[%arg3, %arg5] : memref<2x4xvector<8xf32>>
// CHECK-NEXT:           %10 = vector.transfer_write %9, %arg6[%2, %8, %arg1] {in_bounds = [true]} : vector<8xf32>, tensor<?x?x?xf32>
// CHECK-NEXT:           scf.yield %10 : tensor<?x?x?xf32>
// CHECK-NEXT:         } else {
// CHECK-NEXT:           scf.yield %arg6 : tensor<?x?x?xf32>
// CHECK-NEXT:         }
// CHECK-NEXT:         scf.yield %7 : tensor<?x?x?xf32>
// CHECK-NEXT:       }
// CHECK-NEXT:       scf.yield %4 : tensor<?x?x?xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     return %1 : tensor<?x?x?xf32>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @column(%arg0: tensor<?x?xf32>, %arg1: index, %arg2: f32) -> vector<4xf32> {
// CHECK-NEXT:     %0 = vector.transfer_read %arg0[%arg1, %arg1], %arg2 {permutation_map = #map1} : tensor<?x?xf32>, vector<4xf32>
// CHECK-NEXT:     return %0 : vector<4xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }
