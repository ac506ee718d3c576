// RUN: strata opt --allow-unregistered-dialect --convert-bufferization-to-memref %s | FileCheck %s
//
// Clones as copies in new memory.

func.func @f0(%m: memref<?x4x?xf32>, %n: memref<4xf32, strided<[1], offset: 3>>, %sd: memref<?xf32, strided<[?], offset: ?>>, %k: memref<4xf32,1>) -> (memref<?x4x?xf32>, memref<4xf32,1>) {
  %0 = bufferization.clone %m : memref<?x4x?xf32> to memref<?x4x?xf32>
  %4 = bufferization.clone %k : memref<4xf32,1> to memref<4xf32,1>
  return %0, %4 : memref<?x4x?xf32>, memref<4xf32,1>
}

func.func @f1(%sd: memref<?xf32, strided<[?], offset: ?>>) -> memref<?xf32, strided<[?], offset: ?>> {
  %4 = bufferization.clone %sd : memref<?xf32, strided<[?], offset: ?>> to memref<?xf32, strided<[?], offset: ?>>
  return %4 : memref<?xf32, strided<[?], offset: ?>>
}

func.func @f2(%n: memref<*xf32>) -> memref<*xf32> {
  %1 = bufferization.clone %n : memref<*xf32> to memref<*xf32>
  return %1 : memref<*xf32>
}

func.func @f3(%n: memref<*xf32>) -> memref<4xf32> {
  %1 = bufferization.clone %n : memref<*xf32> to memref<4xf32>
  return %1 : memref<4xf32>
}

func.func @f4(%n: memref<?xf32>, %c: i1) {
  bufferization.dealloc (%n : memref<?xf32>) if (%c)
  return
}

func.func @f5(%n: memref<4xf32>) -> (memref<*xf32>) {
  %1 = bufferization.clone %n : memref<4xf32> to memref<*xf32>
  return %1 : memref<*xf32>
}

func.func @f6(%n: memref<4xf32>) -> (memref<?xf32>) {
  %1 = bufferization.clone %n : memref<4xf32> to memref<?xf32>
  return %1 : memref<?xf32>
}

func.func @f7(%n: memref<4xf32, strided<[1], offset: 3>>) -> (memref<4xf32>) {
  %1 = bufferization.clone %n : memref<4xf32, strided<[1], offset: 3>> to memref<4xf32>
  return %1 : memref<4xf32>
}

// CHECK:      module {
// CHECK-NEXT:   func.func @f0(%arg0: memref<?x4x?xf32>, %arg1: memref<4xf32, strided<[1], offset: 3>>, %arg2: memref<?xf32, strided<[?], offset: ?>>, %arg3: memref<4xf32, 1>) -> (memref<?x4x?xf32>, memref<4xf32, 1>) {
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %dim = memref.dim %arg0, %c0 : memref<?x4x?xf32>
// CHECK-NEXT:     %c2 = arith.constant 2 : index
// CHECK-NEXT:     %dim_0 = memref.dim %arg0, %c2 : memref<?x4x?xf32>
// CHECK-NEXT:     %alloc = memref.alloc(%dim, %dim_0) : memref<?x4x?xf32>
// CHECK-NEXT:     memref.copy %arg0, %alloc : memref<?x4x?xf32> to memref<?x4x?xf32>
// CHECK-NEXT:     %alloc_1 = memref.alloc() : memref<4xf32, 1>
// CHECK-NEXT:     memref.copy %arg3, %alloc_1 : memref<4xf32, 1> to memref<4xf32, 1>
// CHECK-NEXT:     return %alloc, %alloc_1 : memref<?x4x?xf32>, memref<4xf32, 1>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f1(%arg0: memref<?xf32, strided<[?], offset: ?>>) -> memref<?xf32, strided<[?], offset: ?>> {
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %dim = memref.dim %arg0, %c0 : memref<?xf32, strided<[?], offset: ?>>
// CHECK-NEXT:     %alloc = memref.alloc(%dim) : memref<?xf32>
// CHECK-NEXT:     %cast = memref.cast %alloc : memref<?xf32> to memref<?xf32, strided<[?], offset: ?>>
// CHECK-NEXT:     memref.copy %arg0, %cast : memref<?xf32, strided<[?], offset: ?>> to memref<?xf32, strided<[?], offset: ?>>
// CHECK-NEXT:     return %cast : memref<?xf32, strided<[?], offset: ?>>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f2(%arg0: memref<*xf32>) -> memref<*xf32> {
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %0 = memref.rank %arg0 : memref<*xf32>
// CHECK-NEXT:     %alloca = memref.alloca(%0) : memref<?xindex>
// CHECK-NEXT:     %1 = scf.for %arg1 = %c0 to %0 step %c1 iter_args(%arg2 = %c1) -> (index) {
// CHECK-NEXT:       %dim = memref.dim %arg0, %arg1 : memref<*xf32>
// CHECK-NEXT:       memref.store %dim, %alloca[%arg1] : memref<?xindex>
// CHECK-NEXT:       %2 = arith.muli %arg2, %dim : index
// CHECK-NEXT:       scf.yield %2 : index
// CHECK-NEXT:     }
// CHECK-NEXT:     %alloc = memref.alloc(%1) : memref<?xf32>
// CHECK-NEXT:     %reshape = memref.reshape %alloc(%alloca) : (memref<?xf32>, memref<?xindex>) -> memref<*xf32>
// CHECK-NEXT:     memref.copy %arg0, %reshape : memref<*xf32> to memref<*xf32>
// CHECK-NEXT:     return %reshape : memref<*xf32>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f3(%arg0: memref<*xf32>) -> memref<4xf32> {
// CHECK-NEXT:     %alloc = memref.alloc() : memref<4xf32>
// CHECK-NEXT:     memref.copy %arg0, %alloc : memref<*xf32> to memref<4xf32>
// CHECK-NEXT:     return %alloc : memref<4xf32>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f4(%arg0: memref<?xf32>, %arg1: i1) {
// CHECK-NEXT:     scf.if %arg1 {
// CHECK-NEXT:       memref.dealloc %arg0 : memref<?xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f5(%arg0: memref<4xf32>) -> memref<*xf32> {
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %0 = memref.rank %arg0 : memref<4xf32>
// CHECK-NEXT:     %alloca = memref.alloca(%0) : memref<?xindex>
// CHECK-NEXT:     %1 = scf.for %arg1 = %c0 to %0 step %c1 iter_args(%arg2 = %c1) -> (index) {
// CHECK-NEXT:       %dim = memref.dim %arg0, %arg1 : memref<4xf32>
// CHECK-NEXT:       memref.store %dim, %alloca[%arg1] : memref<?xindex>
// CHECK-NEXT:       %2 = arith.muli %arg2, %dim : index
// CHECK-NEXT:       scf.yield %2 : index
// CHECK-NEXT:     }
// CHECK-NEXT:     %alloc = memref.alloc(%1) : memref<?xf32>
// CHECK-NEXT:     %reshape = memref.reshape %alloc(%alloca) : (memref<?xf32>, memref<?xindex>) -> memref<*xf32>
// CHECK-NEXT:     memref.copy %arg0, %reshape : memref<4xf32> to memref<*xf32>
// CHECK-NEXT:     return %reshape : memref<*xf32>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f6(%arg0: memref<4xf32>) -> memref<?xf32> {
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %c4 = arith.constant 4 : index
// CHECK-NEXT:     %alloc = memref.alloc(%c4) : memref<?xf32>
// CHECK-NEXT:     memref.copy %arg0, %alloc : memref<4xf32> to memref<?xf32>
// CHECK-NEXT:     return %alloc : memref<?xf32>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f7(%arg0: memref<4xf32, strided<[1], offset: 3>>) -> memref<4xf32> {
// CHECK-NEXT:     %alloc = memref.alloc() : memref<4xf32>
// CHECK-NEXT:     memref.copy %arg0, %alloc : memref<4xf32, strided<[1], offset: 3>> to memref<4xf32>
// CHECK-NEXT:     return %alloc : memref<4xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }
