// RUN: strata opt --allow-unregistered-dialect --convert-vector-to-scf %s | FileCheck %s
//
// Transfers of vectors of several dimensions as loops over buffers.

// Dimensions that may be out of bounds.
func.func @read(%m: memref<?x?xf32>, %i: index, %padding: f32) -> vector<4x8xf32> {
  %r = vector.transfer_read %m[%i, %i], %padding : memref<?x?xf32>, vector<4x8xf32>
  return %r : vector<4x8xf32>
}
// A dimension of the mask for each dimension of the vector.
func.func @write(%m: memref<?x?xf32>, %i: index, %v: vector<4x8xf32>, %mask: vector<4x8xi1>) {
  vector.transfer_write %v, %m[%i, %i], %mask {in_bounds = [false, true]} : vector<4x8xf32>, memref<?x?xf32>
  return
}
// Elements that are repeated along dimensions have one mask.
func.func @repeated(%m: memref<?x?x?xf32>, %i: index, %padding: f32, %mask: vector<8xi1>) -> vector<4x8x3xf32> {
  %r = vector.transfer_read %m[%i, %i, %i], %padding, %mask {in_bounds = [true, false, true], permutation_map = affine_map<(d0, d1, d2) -> (0, d0, 0)>} : memref<?x?x?xf32>, vector<4x8x3xf32>
  return %r : vector<4x8x3xf32>
}
// Other elements than those of the memory are left.
func.func @elements(%m: memref<?x?xvector<2x3xf32>>, %i: index, %padding: vector<2x3xf32>) -> vector<4x2x3xf32> {
  %r = vector.transfer_read %m[%i, %i], %padding : memref<?x?xvector<2x3xf32>>, vector<4x2x3xf32>
  return %r : vector<4x2x3xf32>
}
// The buffer of a loop over an existing constant.
func.func @constant(%m: memref<16x?x16xf32, strided<[?, ?, ?]>>, %i: index, %v: vector<2x3xf32>) {
  %c2 = arith.constant 2 : index
  affine.for %j = 0 to 10 {
    vector.transfer_write %v, %m[%i, %j, %c2] {in_bounds = [false, true]} : vector<2x3xf32>, memref<16x?x16xf32, strided<[?, ?, ?]>>
  }
  return
}

// CHECK:      #map = affine_map<(d0)[s0] -> (d0 + s0)>
// CHECK-NEXT: #map1 = affine_map<(d0, d1) -> (d0 + d1)>
// CHECK-NEXT: #map2 = affine_map<(d0) -> (d0 + 2)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @read(%arg0: memref<?x?xf32>, %arg1: index, %arg2: f32) -> vector<4x8xf32> {
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %c4 = arith.constant 4 : index
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %alloca = memref.alloca() : memref<vector<4x8xf32>>
// CHECK-NEXT:     %0 = vector.type_cast %alloca : memref<vector<4x8xf32>> to memref<4xvector<8xf32>>
// CHECK-NEXT:     scf.for %arg3 = %c0 to %c4 step %c1 {
// CHECK-NEXT:       %dim = memref.dim %arg0, %c0 : memref<?x?xf32>
// CHECK-NEXT:       %2 = affine.apply #map(%arg3)[%arg1]
// CHECK-NEXT:       %3 = arith.cmpi sgt, %dim, %2 : index
// CHECK-NEXT:       scf.if %3 {
// CHECK-NEXT:         %4 = affine.apply #map(%arg3)[%arg1]
// CHECK-NEXT:         %5 = vector.transfer_read %arg0[%4, %arg1], %arg2 : memref<?x?xf32>, vector<8xf32>
// CHECK-NEXT:         memref.store %5, %0[%arg3] : memref<4xvector<8xf32>>
// CHECK-NEXT:       } else {
// CHECK-NEXT:         %4 = vector.broadcast %arg2 : f32 to vector<8xf32>
// CHECK-NEXT:         memref.store %4, %0[%arg3] : memref<4xvector<8xf32>>
// CHECK-NEXT:       }
// CHECK-NEXT:     }
// CHECK-NEXT:     %1 = memref.load %alloca[] : memref<vector<4x8xf32>>
// CHECK-NEXT:     return %1 : vector<4x8xf32>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @write(%arg0: memref<?x?xf32>, %arg1: index, %arg2: vector<4x8xf32>, %arg3: vector<4x8xi1>) {
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %c4 = arith.constant 4 : index
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %alloca = memref.alloca() : memref<vector<4x8xf32>>
// CHECK-NEXT:     %alloca_0 = memref.alloca() : memref<vector<4x8xi1>>
// CHECK-NEXT:     memref.store %arg3, %alloca_0[] : memref<vector<4x8xi1>>
// CHECK-NEXT:     memref.store %arg2, %alloca[] : memref<vector<4x8xf32>>
// CHECK-NEXT:     %0 = vector.type_cast %alloca : memref<vector<4x8xf32>> to memref<4xvector<8xf32>>
// CHECK-NEXT:     %1 = vector.type_cast %alloca_0 : memref<vector<4x8xi1>> to memref<4xvector<8xi1>>
// CHECK-NEXT:     scf.for %arg4 = %c0 to %c4 step %c1 {
// CHECK-NEXT:       %dim = memref.dim %arg0, %c0 : memref<?x?xf32>
// CHECK-NEXT:       %2 = affine.apply #map(%arg4)[%arg1]
// CHECK-NEXT:       %3 = arith.cmpi sgt, %dim, %2 : index
// CHECK-NEXT:       scf.if %3 {
// CHECK-NEXT:         %4 = affine.apply #map(%arg4)[%arg1]
// CHECK-NEXT:         %5 = memref.load %0[%arg4] : memref<4xvector<8xf32>>
// CHECK-NEXT:         %6 = memref.load %1[%arg4] : memref<4xvector<8xi1>>
// CHECK-NEXT:         vector.transfer_write %5, %arg0[%4, %arg1], %6 {in_bounds = [true]} : vector<8xf32>, memref<?x?xf32>
// CHECK-NEXT:       } else {
// CHECK-NEXT:       }
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @repeated(%arg0: memref<?x?x?xf32>, %arg1: index, %arg2: f32, %arg3: vector<8xi1>) -> vector<4x8x3xf32> {
// CHECK-NEXT:     %c3 = arith.constant 3 : index
// CHECK-NEXT:     %c4 = arith.constant 4 : index
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %c8 = arith.constant 8 : index
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %alloca = memref.alloca() : memref<vector<8x4x3xf32>>
// CHECK-NEXT:     %alloca_0 = memref.alloca() : memref<vector<8xi1>>
// CHECK-NEXT:     memref.store %arg3, %alloca_0[] : memref<vector<8xi1>>
// CHECK-NEXT:     %0 = memref.load %alloca_0[] : memref<vector<8xi1>>
// CHECK-NEXT:     %1 = vector.type_cast %alloca : memref<vector<8x4x3xf32>> to memref<8xvector<4x3xf32>>
// CHECK-NEXT:     scf.for %arg4 = %c0 to %c8 step %c1 {
// CHECK-NEXT:       %dim = memref.dim %arg0, %c0 : memref<?x?x?xf32>
// CHECK-NEXT:       %4 = affine.apply #map(%arg4)[%arg1]
// CHECK-NEXT:       %5 = arith.cmpi sgt, %dim, %4 : index
// CHECK-NEXT:       %6 = vector.extract %0[%arg4] : i1 from vector<8xi1>
// CHECK-NEXT:       %7 = arith.andi %5, %6 : i1
// CHECK-NEXT:       scf.if %7 {
// CHECK-NEXT:         %8 = affine.apply #map(%arg4)[%arg1]
// CHECK-NEXT:         %9 = vector.type_cast %1 : memref<8xvector<4x3xf32>> to memref<8x4xvector<3xf32>>
// CHECK-NEXT:         scf.for %arg5 = %c0 to %c4 step %c1 {
// CHECK-NEXT:           %10 = vector.broadcast %arg2 : f32 to vector<3xf32>
// CHECK-NEXT:           %11 = scf.for %arg6 = %c0 to %c3 step %c1 iter_args(%arg7 = %10) -> (vector<3xf32>) {
// CHECK-NEXT:             %12 = memref.load %arg0[%8, %arg1, %arg1] : memref<?x?x?xf32>
// CHECK-NEXT:             %13 = vector.insert %12, %arg7 [%arg6] : f32 into vector<3xf32>
// CHECK-NEXT:             scf.yield %13 : vector<3xf32>
// CHECK-NEXT:           }
// CHECK-NEXT:           memref.store %11, %9[%arg4, %arg5] : memref<8x4xvector<3xf32>>
// CHECK-NEXT:         }
// CHECK-NEXT:       } else {
// CHECK-NEXT:         %8 = vector.broadcast %arg2 : f32 to vector<4x3xf32>
// CHECK-NEXT:         memref.store %8, %1[%arg4] : memref<8xvector<4x3xf32>>
// CHECK-NEXT:       }
// CHECK-NEXT:     }
// CHECK-NEXT:     %2 = memref.load %alloca[] : memref<vector<8x4x3xf32>>
// CHECK-NEXT:     %3 = vector.transpose %2, [1, 0, 2] : vector<8x4x3xf32> to vector<4x8x3xf32>
// CHECK-NEXT:     return %3 : vector<4x8x3xf32>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @elements(%arg0: memref<?x?xvector<2x3xf32>>, %arg1: index, %arg2: vector<2x3xf32>) -> vector<4x2x3xf32> {
// CHECK-NEXT:     %0 = vector.transfer_read %arg0[%arg1, %arg1], %arg2 : memref<?x?xvector<2x3xf32>>, vector<4x2x3xf32>
// CHECK-NEXT:     return %0 : vector<4x2x3xf32>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @constant(%arg0: memref<16x?x16xf32, strided<[?, ?, ?]>>, %arg1: index, %arg2: vector<2x3xf32>) {
// CHECK-NEXT:     %c3 = arith.constant 3 : index
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %c2 = arith.constant 2 : index
// CHECK-NEXT:     affine.for %arg3 = 0 to 10 {
// CHECK-NEXT:       %alloca = memref.alloca() : memref<vector<2x3xf32>>
// CHECK-NEXT:       memref.store %arg2, %alloca[] : memref<vector<2x3xf32>>
// CHECK-NEXT:       %0 = vector.type_cast %alloca : memref<vector<2x3xf32>> to memref<2xvector<3xf32>>
// CHECK-NEXT:       scf.for %arg4 = %c0 to %c2 step %c1 {
// CHECK-NEXT:         %dim = memref.dim %arg0, %c1 : memref<16x?x16xf32, strided<[?, ?, ?]>>
// CHECK-NEXT:         %1 = affine.apply #map1(%arg3, %arg4)
// CHECK-NEXT:         %2 = arith.cmpi sgt, %dim, %1 : index
// CHECK-NEXT:         scf.if %2 {
// CHECK-NEXT:           %3 = affine.apply #map1(%arg3, %arg4)
// CHECK-NEXT:           %4 = memref.load %0[%arg4] : memref<2xvector<3xf32>>
// CHECK-NEXT:           scf.for %arg5 = %c0 to %c3 step %c1 {
// CHECK-NEXT:             %5 = affine.apply #map2(%arg5)
// CHECK-NEXT:             %6 = vector.extract %4[%arg5] : f32 from vector<3xf32>
// CHECK-NEXT:             memref.store %6, %arg0[%arg1, %3, %5] : memref<16x?x16xf32, strided<[?, ?, ?]>>
// CHECK-NEXT:           }
// CHECK-NEXT:         } else {
// CHECK-NEXT:         }
// CHECK-NEXT:       }
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }
