// RUN: strata opt --allow-unregistered-dialect --convert-vector-to-scf %s | FileCheck %s
//
// Transfers along other dimensions than the last ones.

// Along a column.
func.func @read(%m: memref<?x?xf32>, %i: index, %padding: f32) -> vector<4xf32> {
  %r = vector.transfer_read %m[%i, %i], %padding {permutation_map = affine_map<(d0, d1) -> (d0)>} : memref<?x?xf32>, vector<4xf32>
  return %r : vector<4xf32>
}
func.func @strided(%m: memref<?x?xf32, strided<[?, 2]>>, %i: index, %v: vector<4xf32>, %mask: vector<4xi1>) {
  vector.transfer_write %v, %m[%i, %i], %mask : vector<4xf32>, memref<?x?xf32, strided<[?, 2]>>
  return
}
func.func @scalable(%m: memref<?x?xf32>, %i: index, %padding: f32, %mask: vector<[4]xi1>) -> vector<[4]xf32> {
  %r = vector.transfer_read %m[%i, %i], %padding, %mask {permutation_map = affine_map<(d0, d1) -> (d0)>} : memref<?x?xf32>, vector<[4]xf32>
  return %r : vector<[4]xf32>
}
// Contiguous elements are left.
func.func @row(%m: memref<?x?xf32>, %i: index, %padding: f32) -> vector<4xf32> {
  %r = vector.transfer_read %m[%i, %i], %padding : memref<?x?xf32>, vector<4xf32>
  return %r : vector<4xf32>
}
// The same element everywhere.
func.func @repeated(%m: memref<?x?xf32>, %i: index, %padding: f32) -> vector<4xf32> {
  %r = vector.transfer_read %m[%i, %i], %padding {in_bounds = [true], permutation_map = affine_map<(d0, d1) -> (0)>} : memref<?x?xf32>, vector<4xf32>
  return %r : vector<4xf32>
}
// A dimension of size 1 is added where the memory has one that the vector has not.
func.func @missing(%m: memref<?x?xf32>, %i: index, %v: vector<4xf32>, %mask: vector<4xi1>) {
  vector.transfer_write %v, %m[%i, %i], %mask {permutation_map = affine_map<(d0, d1) -> (d0)>} : vector<4xf32>, memref<?x?xf32>
  return
}
func.func @permuted(%m: memref<?x?x?xf32>, %i: index, %v: vector<2x3x[4]xf32>, %mask: vector<3x[4]x2xi1>) {
  vector.transfer_write %v, %m[%i, %i, %i], %mask {in_bounds = [true, false, true], permutation_map = affine_map<(d0, d1, d2) -> (d2, d0, d1)>} : vector<2x3x[4]xf32>, memref<?x?x?xf32>
  return
}

// CHECK:      #map = affine_map<(d0)[s0] -> (d0 + s0)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @read(%arg0: memref<?x?xf32>, %arg1: index, %arg2: f32) -> vector<4xf32> {
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %c4 = arith.constant 4 : index
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %0 = vector.broadcast %arg2 : f32 to vector<4xf32>
// CHECK-NEXT:     %1 = scf.for %arg3 = %c0 to %c4 step %c1 iter_args(%arg4 = %0) -> (vector<4xf32>) {
// CHECK-NEXT:       %2 = affine.apply #map(%arg3)[%arg1]
// CHECK-NEXT:       %dim = memref.dim %arg0, %c0 : memref<?x?xf32>
// CHECK-NEXT:       %3 = affine.apply #map(%arg3)[%arg1]
// CHECK-NEXT:       %4 = arith.cmpi sgt, %dim, %3 : index
// CHECK-NEXT:       %5 = scf.if %4 -> (vector<4xf32>) {
// CHECK-NEXT:         %6 = memref.load %arg0[%2, %arg1] : memref<?x?xf32>
// CHECK-NEXT:         %7 = vector.insert %6, %arg4 [%arg3] : f32 into vector<4xf32>
// CHECK-NEXT:         scf.yield %7 : vector<4xf32>
// CHECK-NEXT:       } else {
// CHECK-NEXT:         scf.yield %arg4 : vector<4xf32>
// CHECK-NEXT:       }
// CHECK-NEXT:       scf.yield %5 : vector<4xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     return %1 : vector<4xf32>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @strided(%arg0: memref<?x?xf32, strided<[?, 2]>>, %arg1: index, %arg2: vector<4xf32>, %arg3: vector<4xi1>) {
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %c4 = arith.constant 4 : index
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     scf.for %arg4 = %c0 to %c4 step %c1 {
// CHECK-NEXT:       %0 = affine.apply #map(%arg4)[%arg1]
// CHECK-NEXT:       %dim = memref.dim %arg0, %c1 : memref<?x?xf32, strided<[?, 2]>>
// CHECK-NEXT:       %1 = affine.apply #map(%arg4)[%arg1]
// CHECK-NEXT:       %2 = arith.cmpi sgt, %dim, %1 : index
// CHECK-NEXT:       %3 = vector.extract %arg3[%arg4] : i1 from vector<4xi1>
// CHECK-NEXT:       %4 = arith.andi %2, %3 : i1
// CHECK-NEXT:       scf.if %4 {
// CHECK-NEXT:         %5 = vector.extract %arg2[%arg4] : f32 from vector<4xf32>
// CHECK-NEXT:         memref.store %5, %arg0[%arg1, %0] : memref<?x?xf32, strided<[?, 2]>>
// CHECK-NEXT:       } else {
// CHECK-NEXT:       }
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @scalable(%arg0: memref<?x?xf32>, %arg1: index, %arg2: f32, %arg3: vector<[4]xi1>) -> vector<[4]xf32> {
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %c4 = arith.constant 4 : index
// CHECK-NEXT:     %vscale = vector.vscale
// CHECK-NEXT:     %c4_vscale = arith.muli %vscale, %c4 : index
// CHECK-NEXT:     %0 = vector.broadcast %arg2 : f32 to vector<[4]xf32>
// CHECK-NEXT:     %1 = scf.for %arg4 = %c0 to %c4_vscale step %c1 iter_args(%arg5 = %0) -> (vector<[4]xf32>) {
// CHECK-NEXT:       %2 = affine.apply #map(%arg4)[%arg1]
// CHECK-NEXT:       %dim = memref.dim %arg0, %c0 : memref<?x?xf32>
// CHECK-NEXT:       %3 = affine.apply #map(%arg4)[%arg1]
// CHECK-NEXT:       %4 = arith.cmpi sgt, %dim, %3 : index
// CHECK-NEXT:       %5 = vector.extract %arg3[%arg4] : i1 from vector<[4]xi1>
// CHECK-NEXT:       %6 = arith.andi %4, %5 : i1
// CHECK-NEXT:       %7 = scf.if %6 -> (vector<[4]xf32>) {
// CHECK-NEXT:         %8 = memref.load %arg0[%2, %arg1] : memref<?x?xf32>
// CHECK-NEXT:         %9 = vector.insert %8, %arg5 [%arg4] : f32 into vector<[4]xf32>
// CHECK-NEXT:         scf.yield %9 : vector<[4]xf32>
// CHECK-NEXT:       } else {
// CHECK-NEXT:         scf.yield %arg5 : vector<[4]xf32>
// CHECK-NEXT:       }
// CHECK-NEXT:       scf.yield %7 : vector<[4]xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     return %1 : vector<[4]xf32>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @row(%arg0: memref<?x?xf32>, %arg1: index, %arg2: f32) -> vector<4xf32> {
// CHECK-NEXT:     %0 = vector.transfer_read %arg0[%arg1, %arg1], %arg2 : memref<?x?xf32>, vector<4xf32>
// CHECK-NEXT:     return %0 : vector<4xf32>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @repeated(%arg0: memref<?x?xf32>, %arg1: index, %arg2: f32) -> vector<4xf32> {
// CHECK-NEXT:     %0 = vector.transfer_read %arg0[%arg1, %arg1], %arg2 : memref<?x?xf32>, vector<f32>
// CHECK-NEXT:     %1 = vector.broadcast %0 : vector<f32> to vector<4xf32>
// CHECK-NEXT:     return %1 : vector<4xf32>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @missing(%arg0: memref<?x?xf32>, %arg1: index, %arg2: vector<4xf32>, %arg3: vector<4xi1>) {
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %c4 = arith.constant 4 : index
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %alloca = memref.alloca() : memref<vector<4x1xf32>>
// CHECK-NEXT:     %alloca_0 = memref.alloca() : memref<vector<4x1xi1>>
// CHECK-NEXT:     %0 = vector.broadcast %arg2 : vector<4xf32> to vector<1x4xf32>
// CHECK-NEXT:     %1 = vector.broadcast %arg3 : vector<4xi1> to vector<1x4xi1>
// CHECK-NEXT:     %2 = vector.transpose %1, [1, 0] : vector<1x4xi1> to vector<4x1xi1>
// CHECK-NEXT:     %3 = vector.transpose %0, [1, 0] : vector<1x4xf32> to vector<4x1xf32>
// CHECK-NEXT:     memref.store %2, %alloca_0[] : memref<vector<4x1xi1>>
// CHECK-NEXT:     memref.store %3, %alloca[] : memref<vector<4x1xf32>>
// CHECK-NEXT:     %4 = vector.type_cast %alloca : memref<vector<4x1xf32>> to memref<4xvector<1xf32>>
// CHECK-NEXT:     %5 = vector.type_cast %alloca_0 : memref<vector<4x1xi1>> to memref<4xvector<1xi1>>
// CHECK-NEXT:     scf.for %arg4 = %c0 to %c4 step %c1 {
// CHECK-NEXT:       %dim = memref.dim %arg0, %c0 : memref<?x?xf32>
// CHECK-NEXT:       %6 = affine.apply #map(%arg4)[%arg1]
// CHECK-NEXT:       %7 = arith.cmpi sgt, %dim, %6 : index
// CHECK-NEXT:       scf.if %7 {
// CHECK-NEXT:         %8 = affine.apply #map(%arg4)[%arg1]
// CHECK-NEXT:         %9 = memref.load %4[%arg4] : memref<4xvector<1xf32>>
// CHECK-NEXT:         %10 = memref.load %5[%arg4] : memref<4xvector<1xi1>>
// CHECK-NEXT:         vector.transfer_write %9, %arg0[%8, %arg1], %10 {in_bounds = [true]} : vector<1xf32>, memref<?x?xf32>
// CHECK-NEXT:       } else {
// CHECK-NEXT:       }
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @permuted(%arg0: memref<?x?x?xf32>, %arg1: index, %arg2: vector<2x3x[4]xf32>, %arg3: vector<3x[4]x2xi1>) {
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %c3 = arith.constant 3 : index
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %alloca = memref.alloca() : memref<vector<3x[4]x2xf32>>
// CHECK-NEXT:     %alloca_0 = memref.alloca() : memref<vector<3x[4]x2xi1>>
// CHECK-NEXT:     %0 = vector.transpose %arg2, [1, 2, 0] : vector<2x3x[4]xf32> to vector<3x[4]x2xf32>
// CHECK-NEXT:     memref.store %arg3, %alloca_0[] : memref<vector<3x[4]x2xi1>>
// CHECK-NEXT:     memref.store %0, %alloca[] : memref<vector<3x[4]x2xf32>>
// CHECK-NEXT:     %1 = vector.type_cast %alloca : memref<vector<3x[4]x2xf32>> to memref<3xvector<[4]x2xf32>>
// CHECK-NEXT:     %2 = vector.type_cast %alloca_0 : memref<vector<3x[4]x2xi1>> to memref<3xvector<[4]x2xi1>>
// CHECK-NEXT:     scf.for %arg4 = %c0 to %c3 step %c1 {
// CHECK-NEXT:       %dim = memref.dim %arg0, %c0 : memref<?x?x?xf32>
// CHECK-NEXT:       %3 = affine.apply #map(%arg4)[%arg1]
// CHECK-NEXT:       %4 = arith.cmpi sgt, %dim, %3 : index
// CHECK-NEXT:       scf.if %4 {
// CHECK-NEXT:         %5 = affine.apply #map(%arg4)[%arg1]
// CHECK-NEXT:         %6 = memref.load %1[%arg4] : memref<3xvector<[4]x2xf32>>
// CHECK-NEXT:         %7 = memref.load %2[%arg4] : memref<3xvector<[4]x2xi1>>
// CHECK-NEXT:         vector.transfer_write %6, %arg0[%5, %arg1, %arg1], %7 {__vector_to_scf_lowering__, in_bounds = [true, true]} : vector<[4]x2xf32>, memref<?x?x?xf32>
// CHECK-NEXT:       } else {
// CHECK-NEXT:       }
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }
