// AUTOUPDATE
// RUN: strata opt --buffer-results-to-out-params %s | FileCheck %s
// RUN: strata opt '--buffer-results-to-out-params=add-result-attr modify-public-functions' %s | FileCheck %s --check-prefix=ATTRIBUTE
// RUN: strata opt '--buffer-results-to-out-params=hoist-static-allocs hoist-dynamic-allocs' %s | FileCheck %s --check-prefix=HOIST
//
// Memrefs that functions return are passed by their callers.

// CHECK-LABEL: func.func private @several
// CHECK-SAME: (%[[ARG0:[a-z0-9_]+]]: i1, %[[ARG1:[a-z0-9_]+]]: memref<2xf32>, %[[ARG2:[a-z0-9_]+]]: memref<2xf32>, %[[ARG3:[a-z0-9_]+]]: memref<2xf32, strided<[?], offset: ?>>) -> i1 {
// CHECK-NEXT:   %[[A:.*]] = memref.alloc() : memref<2xf32>
// CHECK-NEXT:   %[[K:.*]] = memref.cast %[[ARG1]] : memref<2xf32> to memref<2xf32, strided<[?], offset: ?>>
// CHECK-NEXT:   memref.copy %[[A]], %[[ARG2]] : memref<2xf32> to memref<2xf32>
// CHECK-NEXT:   memref.copy %[[K]], %[[ARG3]] : memref<2xf32, strided<[?], offset: ?>> to memref<2xf32, strided<[?], offset: ?>>
// CHECK-NEXT:   return %[[ARG0]] : i1
// CHECK-NEXT: }
// ATTRIBUTE-LABEL: func.func private @several
// ATTRIBUTE-SAME: (%[[ARG0:[a-z0-9_]+]]: i1, %[[ARG1:[a-z0-9_]+]]: memref<2xf32>, %[[ARG2:[a-z0-9_]+]]: memref<2xf32> {bufferize.result}, %[[ARG3:[a-z0-9_]+]]: memref<2xf32, strided<[?], offset: ?>> {bufferize.result}) -> i1 {
// ATTRIBUTE-NEXT:   %[[A:.*]] = memref.alloc() : memref<2xf32>
// ATTRIBUTE-NEXT:   %[[K:.*]] = memref.cast %[[ARG1]] : memref<2xf32> to memref<2xf32, strided<[?], offset: ?>>
// ATTRIBUTE-NEXT:   memref.copy %[[A]], %[[ARG2]] : memref<2xf32> to memref<2xf32>
// ATTRIBUTE-NEXT:   memref.copy %[[K]], %[[ARG3]] : memref<2xf32, strided<[?], offset: ?>> to memref<2xf32, strided<[?], offset: ?>>
// ATTRIBUTE-NEXT:   return %[[ARG0]] : i1
// ATTRIBUTE-NEXT: }
// HOIST-LABEL: func.func private @several
// HOIST-SAME: (%[[ARG0:[a-z0-9_]+]]: i1, %[[ARG1:[a-z0-9_]+]]: memref<2xf32>, %[[ARG2:[a-z0-9_]+]]: memref<2xf32>, %[[ARG3:[a-z0-9_]+]]: memref<2xf32, strided<[?], offset: ?>>) -> i1 {
// HOIST-NEXT:   %[[K:.*]] = memref.cast %[[ARG1]] : memref<2xf32> to memref<2xf32, strided<[?], offset: ?>>
// HOIST-NEXT:   memref.copy %[[K]], %[[ARG3]] : memref<2xf32, strided<[?], offset: ?>> to memref<2xf32, strided<[?], offset: ?>>
// HOIST-NEXT:   return %[[ARG0]] : i1
// HOIST-NEXT: }
func.func private @several(%c: i1, %m: memref<2xf32>) -> (memref<2xf32>, memref<2xf32, strided<[?], offset: ?>>, i1) {
  %a = memref.alloc() : memref<2xf32>
  %k = memref.cast %m : memref<2xf32> to memref<2xf32, strided<[?], offset: ?>>
  return %a, %k, %c : memref<2xf32>, memref<2xf32, strided<[?], offset: ?>>, i1
}

// CHECK-LABEL: func.func private @declared(memref<2xf32>) -> memref<2xf32>
// ATTRIBUTE-LABEL: func.func private @declared(memref<2xf32>) -> memref<2xf32>
// HOIST-LABEL: func.func private @declared(memref<2xf32>) -> memref<2xf32>
func.func private @declared(%m: memref<2xf32>) -> memref<2xf32>

// CHECK-LABEL: func.func @caller
// CHECK-SAME: (%[[C:[a-z0-9_]+]]: i1, %[[M:[a-z0-9_]+]]: memref<2xf32>) -> memref<2xf32> {
// CHECK-NEXT:   %[[ALLOC:.*]] = memref.alloc() : memref<2xf32>
// CHECK-NEXT:   %[[ALLOC_0:.*]] = memref.alloc() : memref<2xf32>
// CHECK-NEXT:   %[[CAST:.*]] = memref.cast %[[ALLOC_0]] : memref<2xf32> to memref<2xf32, strided<[?], offset: ?>>
// CHECK-NEXT:   %[[CALL:.*]] = call @several(%[[C]], %[[M]], %[[ALLOC]], %[[CAST]]) : (i1, memref<2xf32>, memref<2xf32>, memref<2xf32, strided<[?], offset: ?>>) -> i1
// CHECK-NEXT:   %[[CALL_1:.*]] = call @declared(%[[ALLOC]]) : (memref<2xf32>) -> memref<2xf32>
// CHECK-NEXT:   return %[[CALL_1]] : memref<2xf32>
// CHECK-NEXT: }
// ATTRIBUTE-LABEL: func.func @caller
// ATTRIBUTE-SAME: (%[[ARG0:[a-z0-9_]+]]: i1, %[[ARG1:[a-z0-9_]+]]: memref<2xf32>, %[[ARG2:[a-z0-9_]+]]: memref<2xf32> {bufferize.result}) {
// ATTRIBUTE-NEXT:   %[[ALLOC:.*]] = memref.alloc() : memref<2xf32>
// ATTRIBUTE-NEXT:   %[[ALLOC_0:.*]] = memref.alloc() : memref<2xf32>
// ATTRIBUTE-NEXT:   %[[CAST:.*]] = memref.cast %[[ALLOC_0]] : memref<2xf32> to memref<2xf32, strided<[?], offset: ?>>
// ATTRIBUTE-NEXT:   %[[CALL:.*]] = call @several(%[[ARG0]], %[[ARG1]], %[[ALLOC]], %[[CAST]]) : (i1, memref<2xf32>, memref<2xf32>, memref<2xf32, strided<[?], offset: ?>>) -> i1
// ATTRIBUTE-NEXT:   %[[CALL_1:.*]] = call @declared(%[[ALLOC]]) : (memref<2xf32>) -> memref<2xf32>
// ATTRIBUTE-NEXT:   memref.copy %[[CALL_1]], %[[ARG2]] : memref<2xf32> to memref<2xf32>
// ATTRIBUTE-NEXT:   return
// ATTRIBUTE-NEXT: }
// HOIST-LABEL: func.func @caller
// HOIST-SAME: (%[[C:[a-z0-9_]+]]: i1, %[[M:[a-z0-9_]+]]: memref<2xf32>) -> memref<2xf32> {
// HOIST-NEXT:   %[[ALLOC:.*]] = memref.alloc() : memref<2xf32>
// HOIST-NEXT:   %[[ALLOC_0:.*]] = memref.alloc() : memref<2xf32>
// HOIST-NEXT:   %[[CAST:.*]] = memref.cast %[[ALLOC_0]] : memref<2xf32> to memref<2xf32, strided<[?], offset: ?>>
// HOIST-NEXT:   %[[CALL:.*]] = call @several(%[[C]], %[[M]], %[[ALLOC]], %[[CAST]]) : (i1, memref<2xf32>, memref<2xf32>, memref<2xf32, strided<[?], offset: ?>>) -> i1
// HOIST-NEXT:   %[[CALL_1:.*]] = call @declared(%[[ALLOC]]) : (memref<2xf32>) -> memref<2xf32>
// HOIST-NEXT:   return %[[CALL_1]] : memref<2xf32>
// HOIST-NEXT: }
func.func @caller(%c: i1, %m: memref<2xf32>) -> memref<2xf32> {
  %0:3 = call @several(%c, %m) : (i1, memref<2xf32>) -> (memref<2xf32>, memref<2xf32, strided<[?], offset: ?>>, i1)
  %1 = call @declared(%0#0) : (memref<2xf32>) -> memref<2xf32>
  return %1 : memref<2xf32>
}
