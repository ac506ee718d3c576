// RUN: strata opt --allow-unregistered-dialect --convert-vector-to-scf %s | FileCheck %s
//
// Masks for which mlir-opt makes invalid IR, or takes the wrong flags.

// The dimensions of the mask are in the order of those of memory.
func.func @missing(%m: memref<?x?x?xf32>, %i: index, %v: vector<4x8xf32>, %mask: vector<4x8xi1>) {
  vector.transfer_write %v, %m[%i, %i, %i], %mask {permutation_map = affine_map<(d0, d1, d2) -> (d0, d2)>} : vector<4x8xf32>, memref<?x?x?xf32>
  return
}
// In a vector.mask is one operation; lower-vector-mask has to come first.
func.func @masked(%m: memref<?x?xf32>, %i: index, %padding: f32, %mask: vector<4x8xi1>) -> vector<4x8xf32> {
  %r = vector.mask %mask { vector.transfer_read %m[%i, %i], %padding : memref<?x?xf32>, vector<4x8xf32> } : vector<4x8xi1> -> vector<4x8xf32>
  return %r : vector<4x8xf32>
}
// The mask has the order of the dimensions of memory too where the vector has another one.
func.func @order(%m: memref<?x?x?xf32>, %i: index, %padding: f32, %mask: vector<2x4xi1>) -> vector<4x2xf32> {
  %r = vector.transfer_read %m[%i, %i, %i], %padding, %mask {in_bounds = [true, true], permutation_map = affine_map<(d0, d1, d2) -> (d1, d0)>} : memref<?x?x?xf32>, vector<4x2xf32>
  return %r : vector<4x2xf32>
}

// CHECK:      #map = affine_map<(d0)[s0] -> (d0 + s0)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @missing(%arg0: memref<?x?x?xf32>, %arg1: index, %arg2: vector<4x8xf32>, %arg3: vector<4x8xi1>) {
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %c4 = arith.constant 4 : index
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %alloca = memref.alloca() : memref<vector<4x1x8xf32>>
// CHECK-NEXT:     %alloca_0 = memref.alloca() : memref<vector<4x1x8xi1>>
// CHECK-NEXT:     %0 = vector.broadcast %arg2 : vector<4x8xf32> to vector<1x4x8xf32>
// CHECK-NEXT:     %1 = vector.broadcast %arg3 : vector<4x8xi1> to vector<1x4x8xi1>
// CHECK-NEXT:     %2 = vector.transpose %1, [1, 0, 2] : vector<1x4x8xi1> to vector<4x1x8xi1>
// CHECK-NEXT:     %3 = vector.transpose %0, [1, 0, 2] : vector<1x4x8xf32> to vector<4x1x8xf32>
// CHECK-NEXT:     memref.store %2, %alloca_0[] : memref<vector<4x1x8xi1>>
// CHECK-NEXT:     memref.store %3, %alloca[] : memref<vector<4x1x8xf32>>
// CHECK-NEXT:     %4 = vector.type_cast %alloca : memref<vector<4x1x8xf32>> to memref<4xvector<1x8xf32>>
// CHECK-NEXT:     %5 = vector.type_cast %alloca_0 : memref<vector<4x1x8xi1>> to memref<4xvector<1x8xi1>>
// CHECK-NEXT:     scf.for %arg4 = %c0 to %c4 step %c1 {
// CHECK-NEXT:       %dim = memref.dim %arg0, %c0 : memref<?x?x?xf32>
// CHECK-NEXT:       %6 = affine.apply #map(%arg4)[%arg1]
// CHECK-NEXT:       %7 = arith.cmpi sgt, %dim, %6 : index
// CHECK-NEXT:       scf.if %7 {
// CHECK-NEXT:         %8 = affine.apply #map(%arg4)[%arg1]
// CHECK-NEXT:         %9 = vector.type_cast %4 : memref<4xvector<1x8xf32>> to memref<4x1xvector<8xf32>>
// CHECK-NEXT:         %10 = vector.type_cast %5 : memref<4xvector<1x8xi1>> to memref<4x1xvector<8xi1>>
// CHECK-NEXT:         scf.for %arg5 = %c0 to %c1 step %c1 {
// CHECK-NEXT:           %11 = affine.apply #map(%arg5)[%arg1]
// CHECK-NEXT:           %12 = memref.load %9[%arg4, %arg5] : memref<4x1xvector<8xf32>>
// CHECK-NEXT:           %13 = memref.load %10[%arg4, %arg5] : memref<4x1xvector<8xi1>>
// CHECK-NEXT:           vector.transfer_write %12, %arg0[%8, %11, %arg1], %13 : vector<8xf32>, memref<?x?x?xf32>
// CHECK-NEXT:         }
// CHECK-NEXT:       } else {
// CHECK-NEXT:       }
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @masked(%arg0: memref<?x?xf32>, %arg1: index, %arg2: f32, %arg3: vector<4x8xi1>) -> vector<4x8xf32> {
// CHECK-NEXT:     %0 = vector.mask %arg3 { vector.transfer_read %arg0[%arg1, %arg1], %arg2 : memref<?x?xf32>, vector<4x8xf32> } : vector<4x8xi1> -> vector<4x8xf32>
// CHECK-NEXT:     return %0 : vector<4x8xf32>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @order(%arg0: memref<?x?x?xf32>, %arg1: index, %arg2: f32, %arg3: vector<2x4xi1>) -> vector<4x2xf32> {
// CHECK-NEXT:     %c4 = arith.constant 4 : index
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %c2 = arith.constant 2 : index
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %alloca = memref.alloca() : memref<vector<2x4xf32>>
// CHECK-NEXT:     %alloca_0 = memref.alloca() : memref<vector<2x4xi1>>
// CHECK-NEXT:     memref.store %arg3, %alloca_0[] : memref<vector<2x4xi1>>
// CHECK-NEXT:     %0 = vector.type_cast %alloca : memref<vector<2x4xf32>> to memref<2xvector<4xf32>>
// CHECK-NEXT:     %1 = vector.type_cast %alloca_0 : memref<vector<2x4xi1>> to memref<2xvector<4xi1>>
// CHECK-NEXT:     scf.for %arg4 = %c0 to %c2 step %c1 {
// CHECK-NEXT:       %4 = affine.apply #map(%arg4)[%arg1]
// CHECK-NEXT:       %5 = memref.load %1[%arg4] : memref<2xvector<4xi1>>
// CHECK-NEXT:       %6 = vector.broadcast %arg2 : f32 to vector<4xf32>
// CHECK-NEXT:       %7 = scf.for %arg5 = %c0 to %c4 step %c1 iter_args(%arg6 = %6) -> (vector<4xf32>) {
// CHECK-NEXT:         %8 = affine.apply #map(%arg5)[%arg1]
// CHECK-NEXT:         %9 = vector.extract %5[%arg5] : i1 from vector<4xi1>
// CHECK-NEXT:         %10 = scf.if %9 -> (vector<4xf32>) {
// CHECK-NEXT:           %11 = memref.load %arg0[%4, %8, %arg1] : memref<?x?x?xf32>
// CHECK-NEXT:           %12 = vector.insert %11, %arg6 [%arg5] : f32 into vector<4xf32>
// CHECK-NEXT:           scf.yield %12 : vector<4xf32>
// CHECK-NEXT:         } else {
// CHECK-NEXT:           scf.yield %arg6 : vector<4xf32>
// CHECK-NEXT:         }
// CHECK-NEXT:         scf.yield %10 : vector<4xf32>
// CHECK-NEXT:       }
// CHECK-NEXT:       memref.store %7, %0[%arg4] : memref<2xvector<4xf32>>
// CHECK-NEXT:     }
// CHECK-NEXT:     %2 = memref.load %alloca[] : memref<vector<2x4xf32>>
// CHECK-NEXT:     %3 = vector.transpose %2, [1, 0] : vector<2x4xf32> to vector<4x2xf32>
// CHECK-NEXT:     return %3 : vector<4x2xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }
