// AUTOUPDATE
// RUN: %opt --allow-unregistered-dialect --canonicalize --mlir-print-local-scope --split-input-file %s | FileCheck %s

// Patterns of memref operations: allocations, copies, sizes of reshapes, and views.

// CHECK-LABEL: func.func @constantSizes
// CHECK-SAME: (%[[N:[a-z0-9_]+]]: index, %[[O:[a-z0-9_]+]]: index) -> (memref<?x?xf32>, memref<?xi32, strided<[?], offset: ?>>) {
// CHECK-NEXT:   %[[C1:.*]] = arith.constant 1 : index
// CHECK-NEXT:   %[[ALLOC:.*]] = memref.alloc(%[[N]]) {alignment = 64 : i64} : memref<?x4xf32>
// CHECK-NEXT:   %[[CAST:.*]] = memref.cast %[[ALLOC]] : memref<?x4xf32> to memref<?x?xf32>
// CHECK-NEXT:   %[[ALLOC_0:.*]] = memref.alloc()[%[[C1]], %[[O]]] : memref<4xi32, strided<[?], offset: ?>>
// CHECK-NEXT:   %[[CAST_1:.*]] = memref.cast %[[ALLOC_0]] : memref<4xi32, strided<[?], offset: ?>> to memref<?xi32, strided<[?], offset: ?>>
// CHECK-NEXT:   return %[[CAST]], %[[CAST_1]] : memref<?x?xf32>, memref<?xi32, strided<[?], offset: ?>>
// CHECK-NEXT: }
func.func @constantSizes(%n: index, %o: index) -> (memref<?x?xf32>, memref<?xi32, strided<[?], offset: ?>>) {
  %c4 = arith.constant 4 : index
  %c1 = arith.constant 1 : index
  %0 = memref.alloc(%n, %c4) {alignment = 64 : i64} : memref<?x?xf32>
  %1 = memref.alloc(%c4)[%c1, %o] : memref<?xi32, strided<[?], offset: ?>>
  return %0, %1 : memref<?x?xf32>, memref<?xi32, strided<[?], offset: ?>>
}

// -----

// CHECK-LABEL: func.func @negativeSize() -> memref<?xf32> {
// CHECK-NEXT:   %[[C:.*]] = arith.constant -4 : index
// CHECK-NEXT:   %[[ALLOC:.*]] = memref.alloc(%[[C]]) : memref<?xf32>
// CHECK-NEXT:   return %[[ALLOC]] : memref<?xf32>
// CHECK-NEXT: }
func.func @negativeSize() -> memref<?xf32> {
  %c = arith.constant -4 : index
  %0 = memref.alloc(%c) : memref<?xf32>
  return %0 : memref<?xf32>
}

// -----

// CHECK-LABEL: func.func @deadAllocations
// CHECK-SAME: (%[[V:[a-z0-9_]+]]: f32, %[[I:[a-z0-9_]+]]: index, %[[SLOT:[a-z0-9_]+]]: memref<memref<2xf32>>) {
// CHECK-NEXT:   %[[ALLOC:.*]] = memref.alloc() : memref<2xf32>
// CHECK-NEXT:   memref.store %[[ALLOC]], %[[SLOT]][] : memref<memref<2xf32>>
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @deadAllocations(%v: f32, %i: index, %slot: memref<memref<2xf32>>) {
  %0 = memref.alloc() : memref<2xf32>
  memref.store %v, %0[%i] : memref<2xf32>
  memref.dealloc %0 : memref<2xf32>
  %1 = memref.alloca() : memref<2xf32>
  memref.store %v, %1[%i] : memref<2xf32>
  %2 = memref.alloc() : memref<2xf32>
  memref.store %2, %slot[] : memref<memref<2xf32>>
  return
}

// -----

// CHECK-LABEL: func.func @deadRealloc
// CHECK-SAME: (%[[A:[a-z0-9_]+]]: memref<2xf32>, %[[V:[a-z0-9_]+]]: f32, %[[I:[a-z0-9_]+]]: index) {
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @deadRealloc(%a: memref<2xf32>, %v: f32, %i: index) {
  %0 = memref.realloc %a : memref<2xf32> to memref<4xf32>
  memref.store %v, %0[%i] : memref<4xf32>
  return
}

// -----

// CHECK-LABEL: func.func @copies
// CHECK-SAME: (%[[A:[a-z0-9_]+]]: memref<4xf32>, %[[B:[a-z0-9_]+]]: memref<?xf32>, %[[E:[a-z0-9_]+]]: memref<0xf32>, %[[U:[a-z0-9_]+]]: memref<*xf32>) {
// CHECK-NEXT:   memref.copy %[[A]], %[[B]] : memref<4xf32> to memref<?xf32>
// CHECK-NEXT:   %[[CAST:.*]] = memref.cast %[[A]] : memref<4xf32> to memref<*xf32>
// CHECK-NEXT:   memref.copy %[[CAST]], %[[U]] : memref<*xf32> to memref<*xf32>
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @copies(%a: memref<4xf32>, %b: memref<?xf32>, %e: memref<0xf32>, %u: memref<*xf32>) {
  %0 = memref.cast %a : memref<4xf32> to memref<?xf32>
  memref.copy %0, %b : memref<?xf32> to memref<?xf32>
  memref.copy %b, %b : memref<?xf32> to memref<?xf32>
  memref.copy %e, %b : memref<0xf32> to memref<?xf32>
  memref.copy %b, %e : memref<?xf32> to memref<0xf32>
  %1 = memref.cast %a : memref<4xf32> to memref<*xf32>
  memref.copy %1, %u : memref<*xf32> to memref<*xf32>
  return
}

// -----

// CHECK-LABEL: func.func @dimOfReshape
// CHECK-SAME: (%[[A:[a-z0-9_]+]]: memref<*xf32>, %[[S:[a-z0-9_]+]]: memref<?xi32>, %[[I:[a-z0-9_]+]]: index) -> (index, index) {
// CHECK-NEXT:   %[[RESHAPE:.*]] = memref.reshape %[[A]](%[[S]]) : (memref<*xf32>, memref<?xi32>) -> memref<*xf32>
// CHECK-NEXT:   %[[LOAD:.*]] = memref.load %[[S]][%[[I]]] : memref<?xi32>
// CHECK-NEXT:   %[[INDEX_CAST:.*]] = arith.index_cast %[[LOAD]] : i32 to index
// CHECK-NEXT:   %[[J:.*]] = arith.addi %[[I]], %[[I]] : index
// CHECK-NEXT:   %[[DIM:.*]] = memref.dim %[[RESHAPE]], %[[J]] : memref<*xf32>
// CHECK-NEXT:   return %[[INDEX_CAST]], %[[DIM]] : index, index
// CHECK-NEXT: }
func.func @dimOfReshape(%a: memref<*xf32>, %s: memref<?xi32>, %i: index) -> (index, index) {
  %0 = memref.reshape %a(%s) : (memref<*xf32>, memref<?xi32>) -> memref<*xf32>
  %1 = memref.dim %0, %i : memref<*xf32>
  %j = arith.addi %i, %i : index
  %2 = memref.dim %0, %j : memref<*xf32>
  return %1, %2 : index, index
}

// -----

// CHECK-LABEL: func.func @views
// CHECK-SAME: (%[[A:[a-z0-9_]+]]: memref<128xi8>, %[[N:[a-z0-9_]+]]: index) -> (memref<?x?xf32>, memref<i32>) {
// CHECK-NEXT:   %[[VIEW:.*]] = memref.view %[[A]][%[[N]]][%[[N]]] : memref<128xi8> to memref<4x?xf32>
// CHECK-NEXT:   %[[CAST:.*]] = memref.cast %[[VIEW]] : memref<4x?xf32> to memref<?x?xf32>
// CHECK-NEXT:   %[[VIEW_0:.*]] = memref.view %[[A]][%[[N]]][] : memref<128xi8> to memref<i32>
// CHECK-NEXT:   return %[[CAST]], %[[VIEW_0]] : memref<?x?xf32>, memref<i32>
// CHECK-NEXT: }
func.func @views(%a: memref<128xi8>, %n: index) -> (memref<?x?xf32>, memref<i32>) {
  %c4 = arith.constant 4 : index
  %0 = memref.view %a[%n][%c4, %n] : memref<128xi8> to memref<?x?xf32>
  %1 = memref.cast %a : memref<128xi8> to memref<?xi8>
  %2 = memref.view %1[%n][] : memref<?xi8> to memref<i32>
  return %0, %2 : memref<?x?xf32>, memref<i32>
}
