// RUN: strata opt --buffer-deallocation-simplification %s | FileCheck %s
//
// Known origins of memrefs are not compared at run time.

func.func @retained(%c: i1, %d: i1, %m: memref<4xf32>) -> i1 {
  %x = memref.alloc() : memref<4xf32>
  %y = memref.alloc() : memref<4xf32>
  memref.copy %m, %x : memref<4xf32> to memref<4xf32>
  memref.copy %m, %y : memref<4xf32> to memref<4xf32>
  %0 = bufferization.dealloc (%x, %y : memref<4xf32>, memref<4xf32>) if (%c, %d) retain (%y: memref<4xf32>)
  return %0 : i1
}
func.func @arguments(%a: memref<4xf32>, %b: memref<4xf32>, %c: i1, %d: i1) -> (i1, i1) {
  %0:2 = bufferization.dealloc (%a, %b : memref<4xf32>, memref<4xf32>) if (%c, %d) retain (%a, %b: memref<4xf32>, memref<4xf32>)
  return %0#0, %0#1 : i1, i1
}
func.func @unrelated(%a: memref<4xf32>, %c: i1, %d: i1) -> (i1, i1) {
  %x = memref.alloc() : memref<4xf32>
  %y = memref.alloc() : memref<4xf32>
  %s = arith.select %c, %x, %a : memref<4xf32>
  %0:2 = bufferization.dealloc (%x, %y, %a : memref<4xf32>, memref<4xf32>, memref<4xf32>) if (%c, %d, %c) retain (%s, %y: memref<4xf32>, memref<4xf32>)
  return %0#0, %0#1 : i1, i1
}
func.func @owned(%b: memref<4xf32>, %d: i1) -> i1 {
  %true = arith.constant true
  %x = memref.alloc() : memref<4xf32>
  %base, %offset, %size, %stride = memref.extract_strided_metadata %x : memref<4xf32> -> memref<f32>, index, index, index
  %0 = bufferization.dealloc (%base, %b : memref<f32>, memref<4xf32>) if (%true, %d) retain (%x : memref<4xf32>)
  return %0 : i1
}

// CHECK:      module {
// CHECK-NEXT:   func.func @retained(%arg0: i1, %arg1: i1, %arg2: memref<4xf32>) -> i1 {
// CHECK-NEXT:     %alloc = memref.alloc() : memref<4xf32>
// CHECK-NEXT:     %alloc_0 = memref.alloc() : memref<4xf32>
// CHECK-NEXT:     memref.copy %arg2, %alloc : memref<4xf32> to memref<4xf32>
// CHECK-NEXT:     memref.copy %arg2, %alloc_0 : memref<4xf32> to memref<4xf32>
// CHECK-NEXT:     bufferization.dealloc (%alloc : memref<4xf32>) if (%arg0)
// CHECK-NEXT:     return %arg1 : i1
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @arguments(%arg0: memref<4xf32>, %arg1: memref<4xf32>, %arg2: i1, %arg3: i1) -> (i1, i1) {
// CHECK-NEXT:     %0:2 = bufferization.dealloc (%arg0, %arg1 : memref<4xf32>, memref<4xf32>) if (%arg2, %arg3) retain (%arg0, %arg1 : memref<4xf32>, memref<4xf32>)
// CHECK-NEXT:     return %0#0, %0#1 : i1, i1
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @unrelated(%arg0: memref<4xf32>, %arg1: i1, %arg2: i1) -> (i1, i1) {
// CHECK-NEXT:     %alloc = memref.alloc() : memref<4xf32>
// CHECK-NEXT:     %0 = arith.select %arg1, %alloc, %arg0 : memref<4xf32>
// CHECK-NEXT:     %1 = bufferization.dealloc (%alloc : memref<4xf32>) if (%arg1) retain (%0 : memref<4xf32>)
// CHECK-NEXT:     %2 = bufferization.dealloc (%arg0 : memref<4xf32>) if (%arg1) retain (%0 : memref<4xf32>)
// CHECK-NEXT:     %3 = arith.ori %1, %2 : i1
// CHECK-NEXT:     return %3, %arg2 : i1, i1
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @owned(%arg0: memref<4xf32>, %arg1: i1) -> i1 {
// CHECK-NEXT:     %true = arith.constant true
// CHECK-NEXT:     bufferization.dealloc (%arg0 : memref<4xf32>) if (%arg1)
// CHECK-NEXT:     return %true : i1
// CHECK-NEXT:   }
// CHECK-NEXT: }
