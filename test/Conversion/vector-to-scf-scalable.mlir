// RUN: strata opt --allow-unregistered-dialect '--convert-vector-to-scf=lower-scalable lower-tensors' %s | FileCheck %s
//
// Writes of transposed scalable vectors, by rows.

func.func @rows(%m: memref<?x?xf32>, %i: index, %v: vector<4x[8]xf32>) {
  %t = vector.transpose %v, [1, 0] : vector<4x[8]xf32> to vector<[8]x4xf32>
  vector.transfer_write %t, %m[%i, %i] {in_bounds = [true, true]} : vector<[8]x4xf32>, memref<?x?xf32>
  return
}
func.func @masked(%m: tensor<?x?xf32>, %i: index, %v: vector<4x[8]xf32>, %rows: index, %columns: index) -> tensor<?x?xf32> {
  %mask = vector.create_mask %rows, %columns : vector<[8]x4xi1>
  %t = vector.transpose %v, [1, 0] : vector<4x[8]xf32> to vector<[8]x4xf32>
  %r = vector.transfer_write %t, %m[%i, %i], %mask {in_bounds = [true, true]} : vector<[8]x4xf32>, tensor<?x?xf32>
  return %r : tensor<?x?xf32>
}
// Left: the row may be out of bounds, or is not that of a transposed vector.
func.func @left(%m: memref<?x?xf32>, %i: index, %v: vector<4x[8]xf32>, %w: vector<[8]x4xf32>) {
  %t = vector.transpose %v, [1, 0] : vector<4x[8]xf32> to vector<[8]x4xf32>
  vector.transfer_write %t, %m[%i, %i] {in_bounds = [true, false]} : vector<[8]x4xf32>, memref<?x?xf32>
  vector.transfer_write %w, %m[%i, %i] {in_bounds = [true, true]} : vector<[8]x4xf32>, memref<?x?xf32>
  return
}

// CHECK:      #map = affine_map<(d0)[s0] -> (d0 + s0)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @rows(%arg0: memref<?x?xf32>, %arg1: index, %arg2: vector<4x[8]xf32>) {
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %c8 = arith.constant 8 : index
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %0 = vector.extract %arg2[0] : vector<[8]xf32> from vector<4x[8]xf32>
// CHECK-NEXT:     %1 = vector.extract %arg2[1] : vector<[8]xf32> from vector<4x[8]xf32>
// CHECK-NEXT:     %2 = vector.extract %arg2[2] : vector<[8]xf32> from vector<4x[8]xf32>
// CHECK-NEXT:     %3 = vector.extract %arg2[3] : vector<[8]xf32> from vector<4x[8]xf32>
// CHECK-NEXT:     %vscale = vector.vscale
// CHECK-NEXT:     %c8_vscale = arith.muli %vscale, %c8 : index
// CHECK-NEXT:     scf.for %arg3 = %c0 to %c8_vscale step %c1 {
// CHECK-NEXT:       %4 = affine.apply #map(%arg3)[%arg1]
// CHECK-NEXT:       %5 = vector.extract %0[%arg3] : f32 from vector<[8]xf32>
// CHECK-NEXT:       %6 = vector.extract %1[%arg3] : f32 from vector<[8]xf32>
// CHECK-NEXT:       %7 = vector.extract %2[%arg3] : f32 from vector<[8]xf32>
// CHECK-NEXT:       %8 = vector.extract %3[%arg3] : f32 from vector<[8]xf32>
// CHECK-NEXT:       %9 = vector.from_elements %5, %6, %7, %8 : vector<4xf32>
// CHECK-NEXT:       vector.transfer_write %9, %arg0[%4, %arg1] {in_bounds = [true]} : vector<4xf32>, memref<?x?xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @masked(%arg0: tensor<?x?xf32>, %arg1: index, %arg2: vector<4x[8]xf32>, %arg3: index, %arg4: index) -> tensor<?x?xf32> {
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %0 = vector.extract %arg2[0] : vector<[8]xf32> from vector<4x[8]xf32>
// CHECK-NEXT:     %1 = vector.extract %arg2[1] : vector<[8]xf32> from vector<4x[8]xf32>
// CHECK-NEXT:     %2 = vector.extract %arg2[2] : vector<[8]xf32> from vector<4x[8]xf32>
// CHECK-NEXT:     %3 = vector.extract %arg2[3] : vector<[8]xf32> from vector<4x[8]xf32>
// CHECK-NEXT:     %4 = vector.create_mask %arg4 : vector<4xi1>
// CHECK-NEXT:     %5 = scf.for %arg5 = %c0 to %arg3 step %c1 iter_args(%arg6 = %arg0) -> (tensor<?x?xf32>) {
// CHECK-NEXT:       %6 = affine.apply #map(%arg5)[%arg1]
// CHECK-NEXT:       %7 = vector.extract %0[%arg5] : f32 from vector<[8]xf32>
// CHECK-NEXT:       %8 = vector.extract %1[%arg5] : f32 from vector<[8]xf32>
// CHECK-NEXT:       %9 = vector.extract %2[%arg5] : f32 from vector<[8]xf32>
// CHECK-NEXT:       %10 = vector.extract %3[%arg5] : f32 from vector<[8]xf32>
// CHECK-NEXT:       %11 = vector.from_elements %7, %8, %9, %10 : vector<4xf32>
// CHECK-NEXT:       %12 = vector.transfer_write %11, %arg6[%6, %arg1], %4 {in_bounds = [true]} : vector<4xf32>, tensor<?x?xf32>
// CHECK-NEXT:       scf.yield %12 : tensor<?x?xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     return %5 : tensor<?x?xf32>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @left(%arg0: memref<?x?xf32>, %arg1: index, %arg2: vector<4x[8]xf32>, %arg3: vector<[8]x4xf32>) {
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %c8 = arith.constant 8 : index
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %0 = vector.extract %arg2[0] : vector<[8]xf32> from vector<4x[8]xf32>
// CHECK-NEXT:     %1 = vector.extract %arg2[1] : vector<[8]xf32> from vector<4x[8]xf32>
// CHECK-NEXT:     %2 = vector.extract %arg2[2] : vector<[8]xf32> from vector<4x[8]xf32>
// CHECK-NEXT:     %3 = vector.extract %arg2[3] : vector<[8]xf32> from vector<4x[8]xf32>
// CHECK-NEXT:     %vscale = vector.vscale
// CHECK-NEXT:     %c8_vscale = arith.muli %vscale, %c8 : index
// CHECK-NEXT:     scf.for %arg4 = %c0 to %c8_vscale step %c1 {
// CHECK-NEXT:       %4 = affine.apply #map(%arg4)[%arg1]
// CHECK-NEXT:       %5 = vector.extract %0[%arg4] : f32 from vector<[8]xf32>
// CHECK-NEXT:       %6 = vector.extract %1[%arg4] : f32 from vector<[8]xf32>
// CHECK-NEXT:       %7 = vector.extract %2[%arg4] : f32 from vector<[8]xf32>
// CHECK-NEXT:       %8 = vector.extract %3[%arg4] : f32 from vector<[8]xf32>
// CHECK-NEXT:       %9 = vector.from_elements %5, %6, %7, %8 : vector<4xf32>
// CHECK-NEXT:       vector.transfer_write %9, %arg0[%4, %arg1] : vector<4xf32>, memref<?x?xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     vector.transfer_write %arg3, %arg0[%arg1, %arg1] {in_bounds = [true, true]} : vector<[8]x4xf32>, memref<?x?xf32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }
