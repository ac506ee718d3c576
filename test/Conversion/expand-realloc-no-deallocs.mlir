// RUN: strata opt --allow-unregistered-dialect --expand-realloc=emit-deallocs=false %s | FileCheck %s
//
// The old memory is not deallocated.

func.func @a(%m: memref<?xf32>, %n: index) -> memref<?xf32> {
  %0 = memref.realloc %m(%n) {alignment = 8} : memref<?xf32> to memref<?xf32>
  return %0 : memref<?xf32>
}
func.func @b(%m: memref<2xf32>) -> memref<4xf32> {
  %0 = memref.realloc %m : memref<2xf32> to memref<4xf32>
  return %0 : memref<4xf32>
}
func.func @c(%m: memref<?xf32, 1>) -> memref<4xf32, 1> {
  %0 = memref.realloc %m : memref<?xf32, 1> to memref<4xf32, 1>
  return %0 : memref<4xf32, 1>
}
func.func @d(%m: memref<4xf32>, %n: index) -> memref<?xf32> {
  %0 = memref.realloc %m(%n) : memref<4xf32> to memref<?xf32>
  return %0 : memref<?xf32>
}

// CHECK:      module {
// CHECK-NEXT:   func.func @a(%arg0: memref<?xf32>, %arg1: index) -> memref<?xf32> {
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %dim = memref.dim %arg0, %c0 : memref<?xf32>
// CHECK-NEXT:     %0 = arith.cmpi ult, %dim, %arg1 : index
// CHECK-NEXT:     %1 = scf.if %0 -> (memref<?xf32>) {
// CHECK-NEXT:       %alloc = memref.alloc(%arg1) {alignment = 8 : i64} : memref<?xf32>
// CHECK-NEXT:       %subview = memref.subview %alloc[0] [%dim] [1] : memref<?xf32> to memref<?xf32, strided<[1]>>
// CHECK-NEXT:       memref.copy %arg0, %subview : memref<?xf32> to memref<?xf32, strided<[1]>>
// CHECK-NEXT:       scf.yield %alloc : memref<?xf32>
// CHECK-NEXT:     } else {
// CHECK-NEXT:       %reinterpret_cast = memref.reinterpret_cast %arg0 to offset: [0], sizes: [%arg1], strides: [1] : memref<?xf32> to memref<?xf32>
// CHECK-NEXT:       scf.yield %reinterpret_cast : memref<?xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     return %1 : memref<?xf32>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @b(%arg0: memref<2xf32>) -> memref<4xf32> {
// CHECK-NEXT:     %c2 = arith.constant 2 : index
// CHECK-NEXT:     %c4 = arith.constant 4 : index
// CHECK-NEXT:     %0 = arith.cmpi ult, %c2, %c4 : index
// CHECK-NEXT:     %1 = scf.if %0 -> (memref<4xf32>) {
// CHECK-NEXT:       %alloc = memref.alloc() : memref<4xf32>
// CHECK-NEXT:       %subview = memref.subview %alloc[0] [2] [1] : memref<4xf32> to memref<2xf32, strided<[1]>>
// CHECK-NEXT:       memref.copy %arg0, %subview : memref<2xf32> to memref<2xf32, strided<[1]>>
// CHECK-NEXT:       scf.yield %alloc : memref<4xf32>
// CHECK-NEXT:     } else {
// CHECK-NEXT:       %reinterpret_cast = memref.reinterpret_cast %arg0 to offset: [0], sizes: [4], strides: [1] : memref<2xf32> to memref<4xf32>
// CHECK-NEXT:       scf.yield %reinterpret_cast : memref<4xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     return %1 : memref<4xf32>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @c(%arg0: memref<?xf32, 1>) -> memref<4xf32, 1> {
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %dim = memref.dim %arg0, %c0 : memref<?xf32, 1>
// CHECK-NEXT:     %c4 = arith.constant 4 : index
// CHECK-NEXT:     %0 = arith.cmpi ult, %dim, %c4 : index
// CHECK-NEXT:     %1 = scf.if %0 -> (memref<4xf32, 1>) {
// CHECK-NEXT:       %alloc = memref.alloc() : memref<4xf32, 1>
// CHECK-NEXT:       %subview = memref.subview %alloc[0] [%dim] [1] : memref<4xf32, 1> to memref<?xf32, strided<[1]>, 1>
// CHECK-NEXT:       memref.copy %arg0, %subview : memref<?xf32, 1> to memref<?xf32, strided<[1]>, 1>
// CHECK-NEXT:       scf.yield %alloc : memref<4xf32, 1>
// CHECK-NEXT:     } else {
// CHECK-NEXT:       %reinterpret_cast = memref.reinterpret_cast %arg0 to offset: [0], sizes: [4], strides: [1] : memref<?xf32, 1> to memref<4xf32, 1>
// CHECK-NEXT:       scf.yield %reinterpret_cast : memref<4xf32, 1>
// CHECK-NEXT:     }
// CHECK-NEXT:     return %1 : memref<4xf32, 1>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @d(%arg0: memref<4xf32>, %arg1: index) -> memref<?xf32> {
// CHECK-NEXT:     %c4 = arith.constant 4 : index
// CHECK-NEXT:     %0 = arith.cmpi ult, %c4, %arg1 : index
// CHECK-NEXT:     %1 = scf.if %0 -> (memref<?xf32>) {
// CHECK-NEXT:       %alloc = memref.alloc(%arg1) : memref<?xf32>
// CHECK-NEXT:       %subview = memref.subview %alloc[0] [4] [1] : memref<?xf32> to memref<4xf32, strided<[1]>>
// CHECK-NEXT:       memref.copy %arg0, %subview : memref<4xf32> to memref<4xf32, strided<[1]>>
// CHECK-NEXT:       scf.yield %alloc : memref<?xf32>
// CHECK-NEXT:     } else {
// CHECK-NEXT:       %reinterpret_cast = memref.reinterpret_cast %arg0 to offset: [0], sizes: [%arg1], strides: [1] : memref<4xf32> to memref<?xf32>
// CHECK-NEXT:       scf.yield %reinterpret_cast : memref<?xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     return %1 : memref<?xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }
