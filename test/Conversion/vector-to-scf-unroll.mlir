// RUN: strata opt --allow-unregistered-dialect --convert-vector-to-scf=full-unroll %s | FileCheck %s
//
// Transfers, unrolled.

func.func @read(%m: memref<?x?xf32>, %i: index, %padding: f32, %mask: vector<2x4xi1>) -> vector<2x4xf32> {
  %r = vector.transfer_read %m[%i, %i], %padding, %mask : memref<?x?xf32>, vector<2x4xf32>
  return %r : vector<2x4xf32>
}
// Read vectors are inserted without an intermediate vector.
func.func @insert(%m: memref<8x16xf32>, %i: index, %padding: f32, %v: vector<3x2x4xf32>) -> vector<3x2x4xf32>{
  %c2 = arith.constant 2 : index
  %r = vector.transfer_read %m[%c2, %i], %padding {in_bounds = [false, true]} : memref<8x16xf32>, vector<2x4xf32>
  %s = vector.insert %r, %v[1] : vector<2x4xf32> into vector<3x2x4xf32>
  return %s : vector<3x2x4xf32>
}
func.func @extract(%m: memref<?x?x?xf32>, %i: index, %v: vector<3x2x2x4xf32>, %mask: vector<2x2x4xi1>) {
  %s = vector.extract %v[1] : vector<2x2x4xf32> from vector<3x2x2x4xf32>
  vector.transfer_write %s, %m[%i, %i, %i], %mask {in_bounds = [true, false, true]} : vector<2x2x4xf32>, memref<?x?x?xf32>
  return
}
func.func @shared_mask(%m: memref<?x?x?xf32>, %i: index, %padding: f32, %mask: vector<4x3xi1>) -> vector<4x2x3xf32> {
  %r = vector.transfer_read %m[%i, %i, %i], %padding, %mask {in_bounds = [true, true, true], permutation_map = affine_map<(d0, d1, d2) -> (d0, 0, d1)>} : memref<?x?x?xf32>, vector<4x2x3xf32>
  return %r : vector<4x2x3xf32>
}

// CHECK:      #map = affine_map<()[s0] -> (s0 + 1)>
// CHECK-NEXT: #map1 = affine_map<()[s0] -> (s0 + 2)>
// CHECK-NEXT: #map2 = affine_map<()[s0] -> (s0 + 3)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @read(%arg0: memref<?x?xf32>, %arg1: index, %arg2: f32, %arg3: vector<2x4xi1>) -> vector<2x4xf32> {
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %0 = vector.broadcast %arg2 : f32 to vector<2x4xf32>
// CHECK-NEXT:     %dim = memref.dim %arg0, %c0 : memref<?x?xf32>
// CHECK-NEXT:     %1 = arith.cmpi sgt, %dim, %arg1 : index
// CHECK-NEXT:     %2 = scf.if %1 -> (vector<2x4xf32>) {
// CHECK-NEXT:       %6 = vector.extract %arg3[0] : vector<4xi1> from vector<2x4xi1>
// CHECK-NEXT:       %7 = vector.transfer_read %arg0[%arg1, %arg1], %arg2, %6 : memref<?x?xf32>, vector<4xf32>
// CHECK-NEXT:       %8 = vector.insert %7, %0 [0] : vector<4xf32> into vector<2x4xf32>
// CHECK-NEXT:       scf.yield %8 : vector<2x4xf32>
// CHECK-NEXT:     } else {
// CHECK-NEXT:       scf.yield %0 : vector<2x4xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     %dim_0 = memref.dim %arg0, %c0 : memref<?x?xf32>
// CHECK-NEXT:     %3 = affine.apply #map()[%arg1]
// CHECK-NEXT:     %4 = arith.cmpi sgt, %dim_0, %3 : index
// CHECK-NEXT:     %5 = scf.if %4 -> (vector<2x4xf32>) {
// CHECK-NEXT:       %6 = affine.apply #map()[%arg1]
// CHECK-NEXT:       %7 = vector.extract %arg3[1] : vector<4xi1> from vector<2x4xi1>
// CHECK-NEXT:       %8 = vector.transfer_read %arg0[%6, %arg1], %arg2, %7 : memref<?x?xf32>, vector<4xf32>
// CHECK-NEXT:       %9 = vector.insert %8, %2 [1] : vector<4xf32> into vector<2x4xf32>
// CHECK-NEXT:       scf.yield %9 : vector<2x4xf32>
// CHECK-NEXT:     } else {
// CHECK-NEXT:       scf.yield %2 : vector<2x4xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     return %5 : vector<2x4xf32>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @insert(%arg0: memref<8x16xf32>, %arg1: index, %arg2: f32, %arg3: vector<3x2x4xf32>) -> vector<3x2x4xf32> {
// CHECK-NEXT:     %c3 = arith.constant 3 : index
// CHECK-NEXT:     %c2 = arith.constant 2 : index
// CHECK-NEXT:     %0 = vector.transfer_read %arg0[%c2, %arg1], %arg2 {in_bounds = [true]} : memref<8x16xf32>, vector<4xf32>
// CHECK-NEXT:     %1 = vector.insert %0, %arg3 [1, 0] : vector<4xf32> into vector<3x2x4xf32>
// CHECK-NEXT:     %2 = vector.transfer_read %arg0[%c3, %arg1], %arg2 {in_bounds = [true]} : memref<8x16xf32>, vector<4xf32>
// CHECK-NEXT:     %3 = vector.insert %2, %1 [1, 1] : vector<4xf32> into vector<3x2x4xf32>
// CHECK-NEXT:     return %3 : vector<3x2x4xf32>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @extract(%arg0: memref<?x?x?xf32>, %arg1: index, %arg2: vector<3x2x2x4xf32>, %arg3: vector<2x2x4xi1>) {
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %dim = memref.dim %arg0, %c1 : memref<?x?x?xf32>
// CHECK-NEXT:     %0 = arith.cmpi sgt, %dim, %arg1 : index
// CHECK-NEXT:     scf.if %0 {
// CHECK-NEXT:       %7 = vector.extract %arg2[1, 0, 0] : vector<4xf32> from vector<3x2x2x4xf32>
// CHECK-NEXT:       %8 = vector.extract %arg3[0, 0] : vector<4xi1> from vector<2x2x4xi1>
// CHECK-NEXT:       vector.transfer_write %7, %arg0[%arg1, %arg1, %arg1], %8 {in_bounds = [true]} : vector<4xf32>, memref<?x?x?xf32>
// CHECK-NEXT:     } else {
// CHECK-NEXT:     }
// CHECK-NEXT:     %dim_0 = memref.dim %arg0, %c1 : memref<?x?x?xf32>
// CHECK-NEXT:     %1 = affine.apply #map()[%arg1]
// CHECK-NEXT:     %2 = arith.cmpi sgt, %dim_0, %1 : index
// CHECK-NEXT:     scf.if %2 {
// CHECK-NEXT:       %7 = affine.apply #map()[%arg1]
// CHECK-NEXT:       %8 = vector.extract %arg2[1, 0, 1] : vector<4xf32> from vector<3x2x2x4xf32>
// CHECK-NEXT:       %9 = vector.extract %arg3[0, 1] : vector<4xi1> from vector<2x2x4xi1>
// CHECK-NEXT:       vector.transfer_write %8, %arg0[%arg1, %7, %arg1], %9 {in_bounds = [true]} : vector<4xf32>, memref<?x?x?xf32>
// CHECK-NEXT:     } else {
// CHECK-NEXT:     }
// CHECK-NEXT:     %3 = affine.apply #map()[%arg1]
// CHECK-NEXT:     %dim_1 = memref.dim %arg0, %c1 : memref<?x?x?xf32>
// CHECK-NEXT:     %4 = arith.cmpi sgt, %dim_1, %arg1 : index
// CHECK-NEXT:     scf.if %4 {
// CHECK-NEXT:       %7 = vector.extract %arg2[1, 1, 0] : vector<4xf32> from vector<3x2x2x4xf32>
// CHECK-NEXT:       %8 = vector.extract %arg3[1, 0] : vector<4xi1> from vector<2x2x4xi1>
// CHECK-NEXT:       vector.transfer_write %7, %arg0[%3, %arg1, %arg1], %8 {in_bounds = [true]} : vector<4xf32>, memref<?x?x?xf32>
// CHECK-NEXT:     } else {
// CHECK-NEXT:     }
// CHECK-NEXT:     %dim_2 = memref.dim %arg0, %c1 : memref<?x?x?xf32>
// CHECK-NEXT:     %5 = affine.apply #map()[%arg1]
// CHECK-NEXT:     %6 = arith.cmpi sgt, %dim_2, %5 : index
// CHECK-NEXT:     scf.if %6 {
// CHECK-NEXT:       %7 = affine.apply #map()[%arg1]
// CHECK-NEXT:       %8 = vector.extract %arg2[1, 1, 1] : vector<4xf32> from vector<3x2x2x4xf32>
// CHECK-NEXT:       %9 = vector.extract %arg3[1, 1] : vector<4xi1> from vector<2x2x4xi1>
// CHECK-NEXT:       vector.transfer_write %8, %arg0[%3, %7, %arg1], %9 {in_bounds = [true]} : vector<4xf32>, memref<?x?x?xf32>
// CHECK-NEXT:     } else {
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @shared_mask(%arg0: memref<?x?x?xf32>, %arg1: index, %arg2: f32, %arg3: vector<4x3xi1>) -> vector<4x2x3xf32> {
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %c2 = arith.constant 2 : index
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %0 = vector.broadcast %arg2 : f32 to vector<4x3x2xf32>
// CHECK-NEXT:     %1 = vector.extract %arg3[0, 0] : i1 from vector<4x3xi1>
// CHECK-NEXT:     %2 = scf.if %1 -> (vector<4x3x2xf32>) {
// CHECK-NEXT:       %29 = vector.broadcast %arg2 : f32 to vector<2xf32>
// CHECK-NEXT:       %30 = scf.for %arg4 = %c0 to %c2 step %c1 iter_args(%arg5 = %29) -> (vector<2xf32>) {
// CHECK-NEXT:         %32 = memref.load %arg0[%arg1, %arg1, %arg1] : memref<?x?x?xf32>
// CHECK-NEXT:         %33 = vector.insert %32, %arg5 [%arg4] : f32 into vector<2xf32>
// CHECK-NEXT:         scf.yield %33 : vector<2xf32>
// CHECK-NEXT:       }
// CHECK-NEXT:       %31 = vector.insert %30, %0 [0, 0] : vector<2xf32> into vector<4x3x2xf32>
// CHECK-NEXT:       scf.yield %31 : vector<4x3x2xf32>
// CHECK-NEXT:     } else {
// CHECK-NEXT:       scf.yield %0 : vector<4x3x2xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     %3 = vector.extract %arg3[0, 1] : i1 from vector<4x3xi1>
// CHECK-NEXT:     %4 = scf.if %3 -> (vector<4x3x2xf32>) {
// CHECK-NEXT:       %29 = affine.apply #map()[%arg1]
// CHECK-NEXT:       %30 = vector.broadcast %arg2 : f32 to vector<2xf32>
// CHECK-NEXT:       %31 = scf.for %arg4 = %c0 to %c2 step %c1 iter_args(%arg5 = %30) -> (vector<2xf32>) {
// CHECK-NEXT:         %33 = memref.load %arg0[%arg1, %29, %arg1] : memref<?x?x?xf32>
// CHECK-NEXT:         %34 = vector.insert %33, %arg5 [%arg4] : f32 into vector<2xf32>
// CHECK-NEXT:         scf.yield %34 : vector<2xf32>
// CHECK-NEXT:       }
// CHECK-NEXT:       %32 = vector.insert %31, %2 [0, 1] : vector<2xf32> into vector<4x3x2xf32>
// CHECK-NEXT:       scf.yield %32 : vector<4x3x2xf32>
// CHECK-NEXT:     } else {
// CHECK-NEXT:       scf.yield %2 : vector<4x3x2xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     %5 = vector.extract %arg3[0, 2] : i1 from vector<4x3xi1>
// CHECK-NEXT:     %6 = scf.if %5 -> (vector<4x3x2xf32>) {
// CHECK-NEXT:       %29 = affine.apply #map1()[%arg1]
// CHECK-NEXT:       %30 = vector.broadcast %arg2 : f32 to vector<2xf32>
// CHECK-NEXT:       %31 = scf.for %arg4 = %c0 to %c2 step %c1 iter_args(%arg5 = %30) -> (vector<2xf32>) {
// CHECK-NEXT:         %33 = memref.load %arg0[%arg1, %29, %arg1] : memref<?x?x?xf32>
// CHECK-NEXT:         %34 = vector.insert %33, %arg5 [%arg4] : f32 into vector<2xf32>
// CHECK-NEXT:         scf.yield %34 : vector<2xf32>
// CHECK-NEXT:       }
// CHECK-NEXT:       %32 = vector.insert %31, %4 [0, 2] : vector<2xf32> into vector<4x3x2xf32>
// CHECK-NEXT:       scf.yield %32 : vector<4x3x2xf32>
// CHECK-NEXT:     } else {
// CHECK-NEXT:       scf.yield %4 : vector<4x3x2xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     %7 = affine.apply #map()[%arg1]
// CHECK-NEXT:     %8 = vector.extract %arg3[1, 0] : i1 from vector<4x3xi1>
// CHECK-NEXT:     %9 = scf.if %8 -> (vector<4x3x2xf32>) {
// CHECK-NEXT:       %29 = vector.broadcast %arg2 : f32 to vector<2xf32>
// CHECK-NEXT:       %30 = scf.for %arg4 = %c0 to %c2 step %c1 iter_args(%arg5 = %29) -> (vector<2xf32>) {
// CHECK-NEXT:         %32 = memref.load %arg0[%7, %arg1, %arg1] : memref<?x?x?xf32>
// CHECK-NEXT:         %33 = vector.insert %32, %arg5 [%arg4] : f32 into vector<2xf32>
// CHECK-NEXT:         scf.yield %33 : vector<2xf32>
// CHECK-NEXT:       }
// CHECK-NEXT:       %31 = vector.insert %30, %6 [1, 0] : vector<2xf32> into vector<4x3x2xf32>
// CHECK-NEXT:       scf.yield %31 : vector<4x3x2xf32>
// CHECK-NEXT:     } else {
// CHECK-NEXT:       scf.yield %6 : vector<4x3x2xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     %10 = vector.extract %arg3[1, 1] : i1 from vector<4x3xi1>
// CHECK-NEXT:     %11 = scf.if %10 -> (vector<4x3x2xf32>) {
// CHECK-NEXT:       %29 = affine.apply #map()[%arg1]
// CHECK-NEXT:       %30 = vector.broadcast %arg2 : f32 to vector<2xf32>
// CHECK-NEXT:       %31 = scf.for %arg4 = %c0 to %c2 step %c1 iter_args(%arg5 = %30) -> (vector<2xf32>) {
// CHECK-NEXT:         %33 = memref.load %arg0[%7, %29, %arg1] : memref<?x?x?xf32>
// CHECK-NEXT:         %34 = vector.insert %33, %arg5 [%arg4] : f32 into vector<2xf32>
// CHECK-NEXT:         scf.yield %34 : vector<2xf32>
// CHECK-NEXT:       }
// CHECK-NEXT:       %32 = vector.insert %31, %9 [1, 1] : vector<2xf32> into vector<4x3x2xf32>
// CHECK-NEXT:       scf.yield %32 : vector<4x3x2xf32>
// CHECK-NEXT:     } else {
// CHECK-NEXT:       scf.yield %9 : vector<4x3x2xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     %12 = vector.extract %arg3[1, 2] : i1 from vector<4x3xi1>
// CHECK-NEXT:     %13 = scf.if %12 -> (vector<4x3x2xf32>) {
// CHECK-NEXT:       %29 = affine.apply #map1()[%arg1]
// CHECK-NEXT:       %30 = vector.broadcast %arg2 : f32 to vector<2xf32>
// CHECK-NEXT:       %31 = scf.for %arg4 = %c0 to %c2 step %c1 iter_args(%arg5 = %30) -> (vector<2xf32>) {
// CHECK-NEXT:         %33 = memref.load %arg0[%7, %29, %arg1] : memref<?x?x?xf32>
// CHECK-NEXT:         %34 = vector.insert %33, %arg5 [%arg4] : f32 into vector<2xf32>
// CHECK-NEXT:         scf.yield %34 : vector<2xf32>
// CHECK-NEXT:       }
// CHECK-NEXT:       %32 = vector.insert %31, %11 [1, 2] : vector<2xf32> into vector<4x3x2xf32>
// CHECK-NEXT:       scf.yield %32 : vector<4x3x2xf32>
// CHECK-NEXT:     } else {
// CHECK-NEXT:       scf.yield %11 : vector<4x3x2xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     %14 = affine.apply #map1()[%arg1]
// CHECK-NEXT:     %15 = vector.extract %arg3[2, 0] : i1 from vector<4x3xi1>
// CHECK-NEXT:     %16 = scf.if %15 -> (vector<4x3x2xf32>) {
// CHECK-NEXT:       %29 = vector.broadcast %arg2 : f32 to vector<2xf32>
// CHECK-NEXT:       %30 = scf.for %arg4 = %c0 to %c2 step %c1 iter_args(%arg5 = %29) -> (vector<2xf32>) {
// CHECK-NEXT:         %32 = memref.load %arg0[%14, %arg1, %arg1] : memref<?x?x?xf32>
// CHECK-NEXT:         %33 = vector.insert %32, %arg5 [%arg4] : f32 into vector<2xf32>
// CHECK-NEXT:         scf.yield %33 : vector<2xf32>
// CHECK-NEXT:       }
// CHECK-NEXT:       %31 = vector.insert %30, %13 [2, 0] : vector<2xf32> into vector<4x3x2xf32>
// CHECK-NEXT:       scf.yield %31 : vector<4x3x2xf32>
// CHECK-NEXT:     } else {
// CHECK-NEXT:       scf.yield %13 : vector<4x3x2xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     %17 = vector.extract %arg3[2, 1] : i1 from vector<4x3xi1>
// CHECK-NEXT:     %18 = scf.if %17 -> (vector<4x3x2xf32>) {
// CHECK-NEXT:       %29 = affine.apply #map()[%arg1]
// CHECK-NEXT:       %30 = vector.broadcast %arg2 : f32 to vector<2xf32>
// CHECK-NEXT:       %31 = scf.for %arg4 = %c0 to %c2 step %c1 iter_args(%arg5 = %30) -> (vector<2xf32>) {
// CHECK-NEXT:         %33 = memref.load %arg0[%14, %29, %arg1] : memref<?x?x?xf32>
// CHECK-NEXT:         %34 = vector.insert %33, %arg5 [%arg4] : f32 into vector<2xf32>
// CHECK-NEXT:         scf.yield %34 : vector<2xf32>
// CHECK-NEXT:       }
// CHECK-NEXT:       %32 = vector.insert %31, %16 [2, 1] : vector<2xf32> into vector<4x3x2xf32>
// CHECK-NEXT:       scf.yield %32 : vector<4x3x2xf32>
// CHECK-NEXT:     } else {
// CHECK-NEXT:       scf.yield %16 : vector<4x3x2xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     %19 = vector.extract %arg3[2, 2] : i1 from vector<4x3xi1>
// CHECK-NEXT:     %20 = scf.if %19 -> (vector<4x3x2xf32>) {
// CHECK-NEXT:       %29 = affine.apply #map1()[%arg1]
// CHECK-NEXT:       %30 = vector.broadcast %arg2 : f32 to vector<2xf32>
// CHECK-NEXT:       %31 = scf.for %arg4 = %c0 to %c2 step %c1 iter_args(%arg5 = %30) -> (vector<2xf32>) {
// CHECK-NEXT:         %33 = memref.load %arg0[%14, %29, %arg1] : memref<?x?x?xf32>
// CHECK-NEXT:         %34 = vector.insert %33, %arg5 [%arg4] : f32 into vector<2xf32>
// CHECK-NEXT:         scf.yield %34 : vector<2xf32>
// CHECK-NEXT:       }
// CHECK-NEXT:       %32 = vector.insert %31, %18 [2, 2] : vector<2xf32> into vector<4x3x2xf32>
// CHECK-NEXT:       scf.yield %32 : vector<4x3x2xf32>
// CHECK-NEXT:     } else {
// CHECK-NEXT:       scf.yield %18 : vector<4x3x2xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     %21 = affine.apply #map2()[%arg1]
// CHECK-NEXT:     %22 = vector.extract %arg3[3, 0] : i1 from vector<4x3xi1>
// CHECK-NEXT:     %23 = scf.if %22 -> (vector<4x3x2xf32>) {
// CHECK-NEXT:       %29 = vector.broadcast %arg2 : f32 to vector<2xf32>
// CHECK-NEXT:       %30 = scf.for %arg4 = %c0 to %c2 step %c1 iter_args(%arg5 = %29) -> (vector<2xf32>) {
// CHECK-NEXT:         %32 = memref.load %arg0[%21, %arg1, %arg1] : memref<?x?x?xf32>
// CHECK-NEXT:         %33 = vector.insert %32, %arg5 [%arg4] : f32 into vector<2xf32>
// CHECK-NEXT:         scf.yield %33 : vector<2xf32>
// CHECK-NEXT:       }
// CHECK-NEXT:       %31 = vector.insert %30, %20 [3, 0] : vector<2xf32> into vector<4x3x2xf32>
// CHECK-NEXT:       scf.yield %31 : vector<4x3x2xf32>
// CHECK-NEXT:     } else {
// CHECK-NEXT:       scf.yield %20 : vector<4x3x2xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     %24 = vector.extract %arg3[3, 1] : i1 from vector<4x3xi1>
// CHECK-NEXT:     %25 = scf.if %24 -> (vector<4x3x2xf32>) {
// CHECK-NEXT:       %29 = affine.apply #map()[%arg1]
// CHECK-NEXT:       %30 = vector.broadcast %arg2 : f32 to vector<2xf32>
// CHECK-NEXT:       %31 = scf.for %arg4 = %c0 to %c2 step %c1 iter_args(%arg5 = %30) -> (vector<2xf32>) {
// CHECK-NEXT:         %33 = memref.load %arg0[%21, %29, %arg1] : memref<?x?x?xf32>
// CHECK-NEXT:         %34 = vector.insert %33, %arg5 [%arg4] : f32 into vector<2xf32>
// CHECK-NEXT:         scf.yield %34 : vector<2xf32>
// CHECK-NEXT:       }
// CHECK-NEXT:       %32 = vector.insert %31, %23 [3, 1] : vector<2xf32> into vector<4x3x2xf32>
// CHECK-NEXT:       scf.yield %32 : vector<4x3x2xf32>
// CHECK-NEXT:     } else {
// CHECK-NEXT:       scf.yield %23 : vector<4x3x2xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     %26 = vector.extract %arg3[3, 2] : i1 from vector<4x3xi1>
// CHECK-NEXT:     %27 = scf.if %26 -> (vector<4x3x2xf32>) {
// CHECK-NEXT:       %29 = affine.apply #map1()[%arg1]
// CHECK-NEXT:       %30 = vector.broadcast %arg2 : f32 to vector<2xf32>
// CHECK-NEXT:       %31 = scf.for %arg4 = %c0 to %c2 step %c1 iter_args(%arg5 = %30) -> (vector<2xf32>) {
// CHECK-NEXT:         %33 = memref.load %arg0[%21, %29, %arg1] : memref<?x?x?xf32>
// CHECK-NEXT:         %34 = vector.insert %33, %arg5 [%arg4] : f32 into vector<2xf32>
// CHECK-NEXT:         scf.yield %34 : vector<2xf32>
// CHECK-NEXT:       }
// CHECK-NEXT:       %32 = vector.insert %31, %25 [3, 2] : vector<2xf32> into vector<4x3x2xf32>
// CHECK-NEXT:       scf.yield %32 : vector<4x3x2xf32>
// CHECK-NEXT:     } else {
// CHECK-NEXT:       scf.yield %25 : vector<4x3x2xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     %28 = vector.transpose %27, [0, 2, 1] : vector<4x3x2xf32> to vector<4x2x3xf32>
// CHECK-NEXT:     return %28 : vector<4x2x3xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }
