// RUN: strata opt --one-shot-bufferize=bufferize-function-boundaries %s | FileCheck %s
//
// Branches between blocks pass memory on.

func.func @branches(%t: tensor<?xf32> {bufferization.writable = false}, %i: index, %f: f32, %c: i1) -> tensor<?xf32> {
  %0 = tensor.insert %f into %t[%i] : tensor<?xf32>
  cf.cond_br %c, ^a(%t: tensor<?xf32>), ^b(%0: tensor<?xf32>)
^a(%x: tensor<?xf32>):
  return %x : tensor<?xf32>
^b(%y: tensor<?xf32>):
  cf.br ^a(%y: tensor<?xf32>)
}
func.func @loop(%t: tensor<5xf32>, %c: i1, %i: index, %f: f32) -> tensor<5xf32> {
  %x = tensor.insert %f into %t[%i] : tensor<5xf32>
  cf.br ^a(%t: tensor<5xf32>)
^a(%v: tensor<5xf32>):
  %y = tensor.insert %f into %v[%i] : tensor<5xf32>
  cf.cond_br %c, ^a(%y: tensor<5xf32>), ^b(%x: tensor<5xf32>)
^b(%w: tensor<5xf32>):
  return %w : tensor<5xf32>
}
func.func @region(%t: tensor<5xf32>, %c: i1, %i: index, %f: f32) -> tensor<5xf32> {
  %r = scf.execute_region -> tensor<5xf32> {
    %x = tensor.insert %f into %t[%i] : tensor<5xf32>
    cf.cond_br %c, ^a(%x: tensor<5xf32>), ^b(%t: tensor<5xf32>)
  ^a(%v: tensor<5xf32>):
    %y = tensor.insert %f into %v[%i] : tensor<5xf32>
    cf.br ^b(%y: tensor<5xf32>)
  ^b(%w: tensor<5xf32>):
    scf.yield %w : tensor<5xf32>
  }
  return %r : tensor<5xf32>
}
func.func @results(%t: tensor<?xf32>, %c: i1, %n: index) -> tensor<?xf32> {
  cf.cond_br %c, ^a, ^b
^a:
  %0 = tensor.empty(%n) : tensor<?xf32>
  return %0 : tensor<?xf32>
^b:
  return %t : tensor<?xf32>
}

// CHECK:      module {
// CHECK-NEXT:   func.func @branches(%arg0: memref<?xf32, strided<[?], offset: ?>>, %arg1: index, %arg2: f32, %arg3: i1) -> memref<?xf32, strided<[?], offset: ?>> {
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %dim = memref.dim %arg0, %c0 : memref<?xf32, strided<[?], offset: ?>>
// CHECK-NEXT:     %alloc = memref.alloc(%dim) {alignment = 64 : i64} : memref<?xf32>
// CHECK-NEXT:     memref.copy %arg0, %alloc : memref<?xf32, strided<[?], offset: ?>> to memref<?xf32>
// CHECK-NEXT:     memref.store %arg2, %alloc[%arg1] : memref<?xf32>
// CHECK-NEXT:     cf.cond_br %arg3, ^bb1(%arg0 : memref<?xf32, strided<[?], offset: ?>>), ^bb2(%alloc : memref<?xf32>)
// CHECK-NEXT:   ^bb1(%0: memref<?xf32, strided<[?], offset: ?>>):  // 2 preds: ^bb0, ^bb2
// CHECK-NEXT:     return %0 : memref<?xf32, strided<[?], offset: ?>>
// CHECK-NEXT:   ^bb2(%1: memref<?xf32>):  // pred: ^bb0
// CHECK-NEXT:     %cast = memref.cast %1 : memref<?xf32> to memref<?xf32, strided<[?], offset: ?>>
// CHECK-NEXT:     cf.br ^bb1(%cast : memref<?xf32, strided<[?], offset: ?>>)
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @loop(%arg0: memref<5xf32, strided<[?], offset: ?>>, %arg1: i1, %arg2: index, %arg3: f32) -> memref<5xf32> {
// CHECK-NEXT:     %alloc = memref.alloc() {alignment = 64 : i64} : memref<5xf32>
// CHECK-NEXT:     memref.copy %arg0, %alloc : memref<5xf32, strided<[?], offset: ?>> to memref<5xf32>
// CHECK-NEXT:     memref.store %arg3, %alloc[%arg2] : memref<5xf32>
// CHECK-NEXT:     cf.br ^bb1(%arg0 : memref<5xf32, strided<[?], offset: ?>>)
// CHECK-NEXT:   ^bb1(%0: memref<5xf32, strided<[?], offset: ?>>):  // 2 preds: ^bb0, ^bb1
// CHECK-NEXT:     memref.store %arg3, %0[%arg2] : memref<5xf32, strided<[?], offset: ?>>
// CHECK-NEXT:     cf.cond_br %arg1, ^bb1(%0 : memref<5xf32, strided<[?], offset: ?>>), ^bb2(%alloc : memref<5xf32>)
// CHECK-NEXT:   ^bb2(%1: memref<5xf32>):  // pred: ^bb1
// CHECK-NEXT:     %cast = memref.cast %1 : memref<5xf32> to memref<5xf32, strided<[?], offset: ?>>
// CHECK-NEXT:     return %1 : memref<5xf32>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @region(%arg0: memref<5xf32, strided<[?], offset: ?>>, %arg1: i1, %arg2: index, %arg3: f32) -> memref<5xf32, strided<[?], offset: ?>> {
// CHECK-NEXT:     %0 = scf.execute_region -> memref<5xf32, strided<[?], offset: ?>> {
// CHECK-NEXT:       %alloc = memref.alloc() {alignment = 64 : i64} : memref<5xf32>
// CHECK-NEXT:       memref.copy %arg0, %alloc : memref<5xf32, strided<[?], offset: ?>> to memref<5xf32>
// CHECK-NEXT:       memref.store %arg3, %alloc[%arg2] : memref<5xf32>
// CHECK-NEXT:       cf.cond_br %arg1, ^bb1(%alloc : memref<5xf32>), ^bb2(%arg0 : memref<5xf32, strided<[?], offset: ?>>)
// CHECK-NEXT:     ^bb1(%1: memref<5xf32>):  // pred: ^bb0
// CHECK-NEXT:       memref.store %arg3, %1[%arg2] : memref<5xf32>
// CHECK-NEXT:       %cast = memref.cast %1 : memref<5xf32> to memref<5xf32, strided<[?], offset: ?>>
// CHECK-NEXT:       cf.br ^bb2(%cast : memref<5xf32, strided<[?], offset: ?>>)
// CHECK-NEXT:     ^bb2(%2: memref<5xf32, strided<[?], offset: ?>>):  // 2 preds: ^bb0, ^bb1
// CHECK-NEXT:       scf.yield %2 : memref<5xf32, strided<[?], offset: ?>>
// CHECK-NEXT:     }
// CHECK-NEXT:     return %0 : memref<5xf32, strided<[?], offset: ?>>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @results(%arg0: memref<?xf32, strided<[?], offset: ?>>, %arg1: i1, %arg2: index) -> memref<?xf32, strided<[?], offset: ?>> {
// CHECK-NEXT:     cf.cond_br %arg1, ^bb1, ^bb2
// CHECK-NEXT:   ^bb1:  // pred: ^bb0
// CHECK-NEXT:     %alloc = memref.alloc(%arg2) {alignment = 64 : i64} : memref<?xf32>
// CHECK-NEXT:     %cast = memref.cast %alloc : memref<?xf32> to memref<?xf32, strided<[?], offset: ?>>
// CHECK-NEXT:     return %cast : memref<?xf32, strided<[?], offset: ?>>
// CHECK-NEXT:   ^bb2:  // pred: ^bb0
// CHECK-NEXT:     return %arg0 : memref<?xf32, strided<[?], offset: ?>>
// CHECK-NEXT:   }
// CHECK-NEXT: }
