// RUN: strata opt --allow-unregistered-dialect --memref-expand %s | FileCheck %s
//
// Reshapes by casts with sizes and strides.

func.func @m(%f: f32, %g: f32, %h: f32, %v: vector<4xf32>, %i: i32, %m: memref<8xf32>, %j: index, %dyn: memref<?xf32>, %shape: memref<2xindex>, %mi: memref<8xi32>, %mm: memref<8xindex>) -> (f32, f32, f32, i32, memref<?x?xf32>) {
  %0 = memref.atomic_rmw maximumf %f, %m[%j] : (f32, memref<8xf32>) -> f32
  %1 = memref.atomic_rmw minnumf %f, %m[%j] : (f32, memref<8xf32>) -> f32
  %2 = memref.atomic_rmw addf %f, %m[%j] : (f32, memref<8xf32>) -> f32
  %3 = memref.atomic_rmw maxs %i, %mi[%j] : (i32, memref<8xi32>) -> i32
  %5 = memref.atomic_rmw assign %i, %mi[%j] : (i32, memref<8xi32>) -> i32
  %6 = memref.atomic_rmw mulf %f, %m[%j] : (f32, memref<8xf32>) -> f32
  %7 = memref.atomic_rmw minimumf %f, %m[%j] : (f32, memref<8xf32>) -> f32
  %8 = memref.atomic_rmw maxnumf %f, %m[%j] : (f32, memref<8xf32>) -> f32
  %9 = memref.atomic_rmw muli %i, %mi[%j] : (i32, memref<8xi32>) -> i32
  %4 = memref.reshape %dyn(%shape) : (memref<?xf32>, memref<2xindex>) -> memref<?x?xf32>
  return %0, %1, %2, %3, %4 : f32, f32, f32, i32, memref<?x?xf32>
}
func.func @r(%src: memref<*xf32>, %shape: memref<3xindex>, %s2: memref<3xi32>, %s: memref<0xindex>, %src2: memref<1xf32>, %u: memref<?xindex>) -> (memref<?x8x?xf32>, memref<4x?x?xf32>, memref<f32>, memref<*xf32>) {
  %0 = memref.reshape %src(%shape) : (memref<*xf32>, memref<3xindex>) -> memref<?x8x?xf32>
  %1 = memref.reshape %src(%s2) : (memref<*xf32>, memref<3xi32>) -> memref<4x?x?xf32>
  %2 = memref.reshape %src2(%s) : (memref<1xf32>, memref<0xindex>) -> memref<f32>
  %3 = memref.reshape %src2(%u) : (memref<1xf32>, memref<?xindex>) -> memref<*xf32>
  return %0, %1, %2, %3 : memref<?x8x?xf32>, memref<4x?x?xf32>, memref<f32>, memref<*xf32>
}

// CHECK:      module {
// CHECK-NEXT:   func.func @m(%arg0: f32, %arg1: f32, %arg2: f32, %arg3: vector<4xf32>, %arg4: i32, %arg5: memref<8xf32>, %arg6: index, %arg7: memref<?xf32>, %arg8: memref<2xindex>, %arg9: memref<8xi32>, %arg10: memref<8xindex>) -> (f32, f32, f32, i32, memref<?x?xf32>) {
// CHECK-NEXT:     %0 = memref.atomic_rmw maximumf %arg0, %arg5[%arg6] : (f32, memref<8xf32>) -> f32
// CHECK-NEXT:     %1 = memref.atomic_rmw minnumf %arg0, %arg5[%arg6] : (f32, memref<8xf32>) -> f32
// CHECK-NEXT:     %2 = memref.atomic_rmw addf %arg0, %arg5[%arg6] : (f32, memref<8xf32>) -> f32
// CHECK-NEXT:     %3 = memref.atomic_rmw maxs %arg4, %arg9[%arg6] : (i32, memref<8xi32>) -> i32
// CHECK-NEXT:     %4 = memref.atomic_rmw assign %arg4, %arg9[%arg6] : (i32, memref<8xi32>) -> i32
// CHECK-NEXT:     %5 = memref.atomic_rmw mulf %arg0, %arg5[%arg6] : (f32, memref<8xf32>) -> f32
// CHECK-NEXT:     %6 = memref.atomic_rmw minimumf %arg0, %arg5[%arg6] : (f32, memref<8xf32>) -> f32
// CHECK-NEXT:     %7 = memref.atomic_rmw maxnumf %arg0, %arg5[%arg6] : (f32, memref<8xf32>) -> f32
// CHECK-NEXT:     %8 = memref.atomic_rmw muli %arg4, %arg9[%arg6] : (i32, memref<8xi32>) -> i32
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %9 = memref.load %arg8[%c1] : memref<2xindex>
// CHECK-NEXT:     %c1_0 = arith.constant 1 : index
// CHECK-NEXT:     %10 = arith.muli %c1_0, %9 : index
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %11 = memref.load %arg8[%c0] : memref<2xindex>
// CHECK-NEXT:     %reinterpret_cast = memref.reinterpret_cast %arg7 to offset: [0], sizes: [%11, %9], strides: [%10, 1] : memref<?xf32> to memref<?x?xf32>
// CHECK-NEXT:     return %0, %1, %2, %3, %reinterpret_cast : f32, f32, f32, i32, memref<?x?xf32>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @r(%arg0: memref<*xf32>, %arg1: memref<3xindex>, %arg2: memref<3xi32>, %arg3: memref<0xindex>, %arg4: memref<1xf32>, %arg5: memref<?xindex>) -> (memref<?x8x?xf32>, memref<4x?x?xf32>, memref<f32>, memref<*xf32>) {
// CHECK-NEXT:     %c2 = arith.constant 2 : index
// CHECK-NEXT:     %0 = memref.load %arg1[%c2] : memref<3xindex>
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %1 = arith.muli %c1, %0 : index
// CHECK-NEXT:     %c8 = arith.constant 8 : index
// CHECK-NEXT:     %2 = arith.muli %1, %c8 : index
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %3 = memref.load %arg1[%c0] : memref<3xindex>
// CHECK-NEXT:     %reinterpret_cast = memref.reinterpret_cast %arg0 to offset: [0], sizes: [%3, 8, %0], strides: [%2, %1, 1] : memref<*xf32> to memref<?x8x?xf32>
// CHECK-NEXT:     %c2_0 = arith.constant 2 : index
// CHECK-NEXT:     %4 = memref.load %arg2[%c2_0] : memref<3xi32>
// CHECK-NEXT:     %5 = arith.index_cast %4 : i32 to index
// CHECK-NEXT:     %c1_1 = arith.constant 1 : index
// CHECK-NEXT:     %6 = arith.muli %c1_1, %5 : index
// CHECK-NEXT:     %c1_2 = arith.constant 1 : index
// CHECK-NEXT:     %7 = memref.load %arg2[%c1_2] : memref<3xi32>
// CHECK-NEXT:     %8 = arith.index_cast %7 : i32 to index
// CHECK-NEXT:     %9 = arith.muli %6, %8 : index
// CHECK-NEXT:     %c4 = arith.constant 4 : index
// CHECK-NEXT:     %reinterpret_cast_3 = memref.reinterpret_cast %arg0 to offset: [0], sizes: [4, %8, %5], strides: [%9, %6, 1] : memref<*xf32> to memref<4x?x?xf32>
// CHECK-NEXT:     %reinterpret_cast_4 = memref.reinterpret_cast %arg4 to offset: [0], sizes: [], strides: [] : memref<1xf32> to memref<f32>
// CHECK-NEXT:     %reshape = memref.reshape %arg4(%arg5) : (memref<1xf32>, memref<?xindex>) -> memref<*xf32>
// CHECK-NEXT:     return %reinterpret_cast, %reinterpret_cast_3, %reinterpret_cast_4, %reshape : memref<?x8x?xf32>, memref<4x?x?xf32>, memref<f32>, memref<*xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }
