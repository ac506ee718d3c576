// RUN: strata opt --buffer-results-to-out-params %s | FileCheck %s
// RUN: strata opt '--buffer-results-to-out-params=add-result-attr modify-public-functions' %s | FileCheck %s --check-prefix=ATTRIBUTE
// RUN: strata opt '--buffer-results-to-out-params=hoist-static-allocs hoist-dynamic-allocs' %s | FileCheck %s --check-prefix=HOIST
//
// Memrefs that functions return are passed by their callers.

func.func private @several(%c: i1, %m: memref<2xf32>) -> (memref<2xf32>, memref<2xf32, strided<[?], offset: ?>>, i1) {
  %a = memref.alloc() : memref<2xf32>
  %k = memref.cast %m : memref<2xf32> to memref<2xf32, strided<[?], offset: ?>>
  return %a, %k, %c : memref<2xf32>, memref<2xf32, strided<[?], offset: ?>>, i1
}
func.func private @declared(%m: memref<2xf32>) -> memref<2xf32>
func.func @caller(%c: i1, %m: memref<2xf32>) -> memref<2xf32> {
  %0:3 = call @several(%c, %m) : (i1, memref<2xf32>) -> (memref<2xf32>, memref<2xf32, strided<[?], offset: ?>>, i1)
  %1 = call @declared(%0#0) : (memref<2xf32>) -> memref<2xf32>
  return %1 : memref<2xf32>
}

// CHECK:      module {
// CHECK-NEXT:   func.func private @several(%arg0: i1, %arg1: memref<2xf32>, %arg2: memref<2xf32>, %arg3: memref<2xf32, strided<[?], offset: ?>>) -> i1 {
// CHECK-NEXT:     %alloc = memref.alloc() : memref<2xf32>
// CHECK-NEXT:     %cast = memref.cast %arg1 : memref<2xf32> to memref<2xf32, strided<[?], offset: ?>>
// CHECK-NEXT:     memref.copy %alloc, %arg2 : memref<2xf32> to memref<2xf32>
// CHECK-NEXT:     memref.copy %cast, %arg3 : memref<2xf32, strided<[?], offset: ?>> to memref<2xf32, strided<[?], offset: ?>>
// CHECK-NEXT:     return %arg0 : i1
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func private @declared(memref<2xf32>) -> memref<2xf32>
// CHECK-NEXT:   func.func @caller(%arg0: i1, %arg1: memref<2xf32>) -> memref<2xf32> {
// CHECK-NEXT:     %alloc = memref.alloc() : memref<2xf32>
// CHECK-NEXT:     %alloc_0 = memref.alloc() : memref<2xf32>
// CHECK-NEXT:     %cast = memref.cast %alloc_0 : memref<2xf32> to memref<2xf32, strided<[?], offset: ?>>
// CHECK-NEXT:     %0 = call @several(%arg0, %arg1, %alloc, %cast) : (i1, memref<2xf32>, memref<2xf32>, memref<2xf32, strided<[?], offset: ?>>) -> i1
// CHECK-NEXT:     %1 = call @declared(%alloc) : (memref<2xf32>) -> memref<2xf32>
// CHECK-NEXT:     return %1 : memref<2xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// ATTRIBUTE:      module {
// ATTRIBUTE-NEXT:   func.func private @several(%arg0: i1, %arg1: memref<2xf32>, %arg2: memref<2xf32> {bufferize.result}, %arg3: memref<2xf32, strided<[?], offset: ?>> {bufferize.result}) -> i1 {
// ATTRIBUTE-NEXT:     %alloc = memref.alloc() : memref<2xf32>
// ATTRIBUTE-NEXT:     %cast = memref.cast %arg1 : memref<2xf32> to memref<2xf32, strided<[?], offset: ?>>
// ATTRIBUTE-NEXT:     memref.copy %alloc, %arg2 : memref<2xf32> to memref<2xf32>
// ATTRIBUTE-NEXT:     memref.copy %cast, %arg3 : memref<2xf32, strided<[?], offset: ?>> to memref<2xf32, strided<[?], offset: ?>>
// ATTRIBUTE-NEXT:     return %arg0 : i1
// ATTRIBUTE-NEXT:   }
// ATTRIBUTE-NEXT:   func.func private @declared(memref<2xf32>) -> memref<2xf32>
// ATTRIBUTE-NEXT:   func.func @caller(%arg0: i1, %arg1: memref<2xf32>, %arg2: memref<2xf32> {bufferize.result}) {
// ATTRIBUTE-NEXT:     %alloc = memref.alloc() : memref<2xf32>
// ATTRIBUTE-NEXT:     %alloc_0 = memref.alloc() : memref<2xf32>
// ATTRIBUTE-NEXT:     %cast = memref.cast %alloc_0 : memref<2xf32> to memref<2xf32, strided<[?], offset: ?>>
// ATTRIBUTE-NEXT:     %0 = call @several(%arg0, %arg1, %alloc, %cast) : (i1, memref<2xf32>, memref<2xf32>, memref<2xf32, strided<[?], offset: ?>>) -> i1
// ATTRIBUTE-NEXT:     %1 = call @declared(%alloc) : (memref<2xf32>) -> memref<2xf32>
// ATTRIBUTE-NEXT:     memref.copy %1, %arg2 : memref<2xf32> to memref<2xf32>
// ATTRIBUTE-NEXT:     return
// ATTRIBUTE-NEXT:   }
// ATTRIBUTE-NEXT: }

// HOIST:      module {
// HOIST-NEXT:   func.func private @several(%arg0: i1, %arg1: memref<2xf32>, %arg2: memref<2xf32>, %arg3: memref<2xf32, strided<[?], offset: ?>>) -> i1 {
// HOIST-NEXT:     %cast = memref.cast %arg1 : memref<2xf32> to memref<2xf32, strided<[?], offset: ?>>
// HOIST-NEXT:     memref.copy %cast, %arg3 : memref<2xf32, strided<[?], offset: ?>> to memref<2xf32, strided<[?], offset: ?>>
// HOIST-NEXT:     return %arg0 : i1
// HOIST-NEXT:   }
// HOIST-NEXT:   func.func private @declared(memref<2xf32>) -> memref<2xf32>
// HOIST-NEXT:   func.func @caller(%arg0: i1, %arg1: memref<2xf32>) -> memref<2xf32> {
// HOIST-NEXT:     %alloc = memref.alloc() : memref<2xf32>
// HOIST-NEXT:     %alloc_0 = memref.alloc() : memref<2xf32>
// HOIST-NEXT:     %cast = memref.cast %alloc_0 : memref<2xf32> to memref<2xf32, strided<[?], offset: ?>>
// HOIST-NEXT:     %0 = call @several(%arg0, %arg1, %alloc, %cast) : (i1, memref<2xf32>, memref<2xf32>, memref<2xf32, strided<[?], offset: ?>>) -> i1
// HOIST-NEXT:     %1 = call @declared(%alloc) : (memref<2xf32>) -> memref<2xf32>
// HOIST-NEXT:     return %1 : memref<2xf32>
// HOIST-NEXT:   }
// HOIST-NEXT: }
