// AUTOUPDATE
// RUN: strata opt --allow-unregistered-dialect --convert-bufferization-to-memref %s | FileCheck %s
//
// Clones as copies in new memory.

// CHECK-LABEL: func.func @f0
// CHECK-SAME: (%[[M:[a-z0-9_]+]]: memref<?x4x?xf32>, %[[N:[a-z0-9_]+]]: memref<4xf32, strided<[1], offset: 3>>, %[[SD:[a-z0-9_]+]]: memref<?xf32, strided<[?], offset: ?>>, %[[K:[a-z0-9_]+]]: memref<4xf32, 1>) -> (memref<?x4x?xf32>, memref<4xf32, 1>) {
// CHECK-NEXT:   %[[C0:.*]] = arith.constant 0 : index
// CHECK-NEXT:   %[[DIM:.*]] = memref.dim %[[M]], %[[C0]] : memref<?x4x?xf32>
// CHECK-NEXT:   %[[C2:.*]] = arith.constant 2 : index
// CHECK-NEXT:   %[[DIM_0:.*]] = memref.dim %[[M]], %[[C2]] : memref<?x4x?xf32>
// CHECK-NEXT:   %[[ALLOC:.*]] = memref.alloc(%[[DIM]], %[[DIM_0]]) : memref<?x4x?xf32>
// CHECK-NEXT:   memref.copy %[[M]], %[[ALLOC]] : memref<?x4x?xf32> to memref<?x4x?xf32>
// CHECK-NEXT:   %[[ALLOC_1:.*]] = memref.alloc() : memref<4xf32, 1>
// CHECK-NEXT:   memref.copy %[[K]], %[[ALLOC_1]] : memref<4xf32, 1> to memref<4xf32, 1>
// CHECK-NEXT:   return %[[ALLOC]], %[[ALLOC_1]] : memref<?x4x?xf32>, memref<4xf32, 1>
// CHECK-NEXT: }
func.func @f0(%m: memref<?x4x?xf32>, %n: memref<4xf32, strided<[1], offset: 3>>, %sd: memref<?xf32, strided<[?], offset: ?>>, %k: memref<4xf32,1>) -> (memref<?x4x?xf32>, memref<4xf32,1>) {
  %0 = bufferization.clone %m : memref<?x4x?xf32> to memref<?x4x?xf32>
  %4 = bufferization.clone %k : memref<4xf32,1> to memref<4xf32,1>
  return %0, %4 : memref<?x4x?xf32>, memref<4xf32,1>
}

// CHECK-LABEL: func.func @f1
// CHECK-SAME: (%[[SD:[a-z0-9_]+]]: memref<?xf32, strided<[?], offset: ?>>) -> memref<?xf32, strided<[?], offset: ?>> {
// CHECK-NEXT:   %[[C0:.*]] = arith.constant 0 : index
// CHECK-NEXT:   %[[DIM:.*]] = memref.dim %[[SD]], %[[C0]] : memref<?xf32, strided<[?], offset: ?>>
// CHECK-NEXT:   %[[ALLOC:.*]] = memref.alloc(%[[DIM]]) : memref<?xf32>
// CHECK-NEXT:   %[[CAST:.*]] = memref.cast %[[ALLOC]] : memref<?xf32> to memref<?xf32, strided<[?], offset: ?>>
// CHECK-NEXT:   memref.copy %[[SD]], %[[CAST]] : memref<?xf32, strided<[?], offset: ?>> to memref<?xf32, strided<[?], offset: ?>>
// CHECK-NEXT:   return %[[CAST]] : memref<?xf32, strided<[?], offset: ?>>
// CHECK-NEXT: }
func.func @f1(%sd: memref<?xf32, strided<[?], offset: ?>>) -> memref<?xf32, strided<[?], offset: ?>> {
  %4 = bufferization.clone %sd : memref<?xf32, strided<[?], offset: ?>> to memref<?xf32, strided<[?], offset: ?>>
  return %4 : memref<?xf32, strided<[?], offset: ?>>
}

// CHECK-LABEL: func.func @f2
// CHECK-SAME: (%[[N:[a-z0-9_]+]]: memref<*xf32>) -> memref<*xf32> {
// CHECK-NEXT:   %[[C0:.*]] = arith.constant 0 : index
// CHECK-NEXT:   %[[C1:.*]] = arith.constant 1 : index
// CHECK-NEXT:   %[[RANK:.*]] = memref.rank %[[N]] : memref<*xf32>
// CHECK-NEXT:   %[[ALLOCA:.*]] = memref.alloca(%[[RANK]]) : memref<?xindex>
// CHECK-NEXT:   %[[FOR:.*]] = scf.for %[[ARG1:[a-z0-9_]+]] = %[[C0]] to %[[RANK]] step %[[C1]] iter_args(%[[ARG2:[a-z0-9_]+]] = %[[C1]]) -> (index) {
// CHECK-NEXT:     %[[DIM:.*]] = memref.dim %[[N]], %[[ARG1]] : memref<*xf32>
// CHECK-NEXT:     memref.store %[[DIM]], %[[ALLOCA]][%[[ARG1]]] : memref<?xindex>
// CHECK-NEXT:     %[[MULI:.*]] = arith.muli %[[ARG2]], %[[DIM]] : index
// CHECK-NEXT:     scf.yield %[[MULI]] : index
// CHECK-NEXT:   }
// CHECK-NEXT:   %[[ALLOC:.*]] = memref.alloc(%[[FOR]]) : memref<?xf32>
// CHECK-NEXT:   %[[RESHAPE:.*]] = memref.reshape %[[ALLOC]](%[[ALLOCA]]) : (memref<?xf32>, memref<?xindex>) -> memref<*xf32>
// CHECK-NEXT:   memref.copy %[[N]], %[[RESHAPE]] : memref<*xf32> to memref<*xf32>
// CHECK-NEXT:   return %[[RESHAPE]] : memref<*xf32>
// CHECK-NEXT: }
func.func @f2(%n: memref<*xf32>) -> memref<*xf32> {
  %1 = bufferization.clone %n : memref<*xf32> to memref<*xf32>
  return %1 : memref<*xf32>
}

// CHECK-LABEL: func.func @f3
// CHECK-SAME: (%[[N:[a-z0-9_]+]]: memref<*xf32>) -> memref<4xf32> {
// CHECK-NEXT:   %[[ALLOC:.*]] = memref.alloc() : memref<4xf32>
// CHECK-NEXT:   memref.copy %[[N]], %[[ALLOC]] : memref<*xf32> to memref<4xf32>
// CHECK-NEXT:   return %[[ALLOC]] : memref<4xf32>
// CHECK-NEXT: }
func.func @f3(%n: memref<*xf32>) -> memref<4xf32> {
  %1 = bufferization.clone %n : memref<*xf32> to memref<4xf32>
  return %1 : memref<4xf32>
}

// CHECK-LABEL: func.func @f4
// CHECK-SAME: (%[[N:[a-z0-9_]+]]: memref<?xf32>, %[[C:[a-z0-9_]+]]: i1) {
// CHECK-NEXT:   scf.if %[[C]] {
// CHECK-NEXT:     memref.dealloc %[[N]] : memref<?xf32>
// CHECK-NEXT:   }
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @f4(%n: memref<?xf32>, %c: i1) {
  bufferization.dealloc (%n : memref<?xf32>) if (%c)
  return
}

// CHECK-LABEL: func.func @f5
// CHECK-SAME: (%[[N:[a-z0-9_]+]]: memref<4xf32>) -> memref<*xf32> {
// CHECK-NEXT:   %[[C0:.*]] = arith.constant 0 : index
// CHECK-NEXT:   %[[C1:.*]] = arith.constant 1 : index
// CHECK-NEXT:   %[[RANK:.*]] = memref.rank %[[N]] : memref<4xf32>
// CHECK-NEXT:   %[[ALLOCA:.*]] = memref.alloca(%[[RANK]]) : memref<?xindex>
// CHECK-NEXT:   %[[FOR:.*]] = scf.for %[[ARG1:[a-z0-9_]+]] = %[[C0]] to %[[RANK]] step %[[C1]] iter_args(%[[ARG2:[a-z0-9_]+]] = %[[C1]]) -> (index) {
// CHECK-NEXT:     %[[DIM:.*]] = memref.dim %[[N]], %[[ARG1]] : memref<4xf32>
// CHECK-NEXT:     memref.store %[[DIM]], %[[ALLOCA]][%[[ARG1]]] : memref<?xindex>
// CHECK-NEXT:     %[[MULI:.*]] = arith.muli %[[ARG2]], %[[DIM]] : index
// CHECK-NEXT:     scf.yield %[[MULI]] : index
// CHECK-NEXT:   }
// CHECK-NEXT:   %[[ALLOC:.*]] = memref.alloc(%[[FOR]]) : memref<?xf32>
// CHECK-NEXT:   %[[RESHAPE:.*]] = memref.reshape %[[ALLOC]](%[[ALLOCA]]) : (memref<?xf32>, memref<?xindex>) -> memref<*xf32>
// CHECK-NEXT:   memref.copy %[[N]], %[[RESHAPE]] : memref<4xf32> to memref<*xf32>
// CHECK-NEXT:   return %[[RESHAPE]] : memref<*xf32>
// CHECK-NEXT: }
func.func @f5(%n: memref<4xf32>) -> (memref<*xf32>) {
  %1 = bufferization.clone %n : memref<4xf32> to memref<*xf32>
  return %1 : memref<*xf32>
}

// CHECK-LABEL: func.func @f6
// CHECK-SAME: (%[[N:[a-z0-9_]+]]: memref<4xf32>) -> memref<?xf32> {
// CHECK-NEXT:   %[[C0:.*]] = arith.constant 0 : index
// CHECK-NEXT:   %[[C4:.*]] = arith.constant 4 : index
// CHECK-NEXT:   %[[ALLOC:.*]] = memref.alloc(%[[C4]]) : memref<?xf32>
// CHECK-NEXT:   memref.copy %[[N]], %[[ALLOC]] : memref<4xf32> to memref<?xf32>
// CHECK-NEXT:   return %[[ALLOC]] : memref<?xf32>
// CHECK-NEXT: }
func.func @f6(%n: memref<4xf32>) -> (memref<?xf32>) {
  %1 = bufferization.clone %n : memref<4xf32> to memref<?xf32>
  return %1 : memref<?xf32>
}

// CHECK-LABEL: func.func @f7
// CHECK-SAME: (%[[N:[a-z0-9_]+]]: memref<4xf32, strided<[1], offset: 3>>) -> memref<4xf32> {
// CHECK-NEXT:   %[[ALLOC:.*]] = memref.alloc() : memref<4xf32>
// CHECK-NEXT:   memref.copy %[[N]], %[[ALLOC]] : memref<4xf32, strided<[1], offset: 3>> to memref<4xf32>
// CHECK-NEXT:   return %[[ALLOC]] : memref<4xf32>
// CHECK-NEXT: }
func.func @f7(%n: memref<4xf32, strided<[1], offset: 3>>) -> (memref<4xf32>) {
  %1 = bufferization.clone %n : memref<4xf32, strided<[1], offset: 3>> to memref<4xf32>
  return %1 : memref<4xf32>
}
