// RUN: strata opt '--one-shot-bufferize=bufferize-function-boundaries allow-return-allocs-from-loops' %s | FileCheck %s
// RUN: strata opt '--one-shot-bufferize=bufferize-function-boundaries copy-before-write' %s | FileCheck %s --check-prefix=COPY
//
// Loops that return other memory than they take, and copies before each write.

func.func @swap(%a: tensor<5xf32>, %b: tensor<5xf32>, %f: f32, %i: index) -> (tensor<5xf32>, tensor<5xf32>) {
  %r:2 = scf.for %k = %i to %i step %i iter_args(%x = %a, %y = %b) -> (tensor<5xf32>, tensor<5xf32>) {
    %z = tensor.insert %f into %x[%i] : tensor<5xf32>
    scf.yield %y, %z : tensor<5xf32>, tensor<5xf32>
  }
  return %r#0, %r#1 : tensor<5xf32>, tensor<5xf32>
}
func.func @while(%a: tensor<5xf32>, %b: tensor<5xf32>, %f: f32, %c: i1, %i: index) -> (tensor<5xf32>, tensor<5xf32>) {
  %r:2 = scf.while (%x = %a, %y = %b) : (tensor<5xf32>, tensor<5xf32>) -> (tensor<5xf32>, tensor<5xf32>) {
    %z = tensor.insert %f into %x[%i] : tensor<5xf32>
    scf.condition(%c) %y, %z : tensor<5xf32>, tensor<5xf32>
  } do {
  ^bb0(%p: tensor<5xf32>, %q: tensor<5xf32>):
    %z = tensor.insert %f into %q[%i] : tensor<5xf32>
    scf.yield %p, %z : tensor<5xf32>, tensor<5xf32>
  }
  return %r#0, %r#1 : tensor<5xf32>, tensor<5xf32>
}
func.func @forall(%t: tensor<?xf32>, %f: f32) -> tensor<?xf32> {
  %r = scf.forall (%i) in (7) shared_outs(%o = %t) -> tensor<?xf32> {
    %e = tensor.extract_slice %o[%i][1][1] : tensor<?xf32> to tensor<1xf32>
    %x = linalg.fill ins(%f: f32) outs(%e: tensor<1xf32>) -> tensor<1xf32>
    scf.forall.in_parallel {
      tensor.parallel_insert_slice %x into %o[%i][1][1] : tensor<1xf32> into tensor<?xf32>
    }
  }
  return %r : tensor<?xf32>
}

// CHECK:      module {
// CHECK-NEXT:   func.func @swap(%arg0: memref<5xf32, strided<[?], offset: ?>>, %arg1: memref<5xf32, strided<[?], offset: ?>>, %arg2: f32, %arg3: index) -> (memref<5xf32, strided<[?], offset: ?>>, memref<5xf32, strided<[?], offset: ?>>) {
// CHECK-NEXT:     %0:2 = scf.for %arg4 = %arg3 to %arg3 step %arg3 iter_args(%arg5 = %arg0, %arg6 = %arg1) -> (memref<5xf32, strided<[?], offset: ?>>, memref<5xf32, strided<[?], offset: ?>>) {
// CHECK-NEXT:       memref.store %arg2, %arg5[%arg3] : memref<5xf32, strided<[?], offset: ?>>
// CHECK-NEXT:       %alloc = memref.alloc() {alignment = 64 : i64} : memref<5xf32>
// CHECK-NEXT:       memref.copy %arg6, %alloc : memref<5xf32, strided<[?], offset: ?>> to memref<5xf32>
// CHECK-NEXT:       %alloc_0 = memref.alloc() {alignment = 64 : i64} : memref<5xf32>
// CHECK-NEXT:       memref.copy %arg5, %alloc_0 : memref<5xf32, strided<[?], offset: ?>> to memref<5xf32>
// CHECK-NEXT:       %cast = memref.cast %alloc : memref<5xf32> to memref<5xf32, strided<[?], offset: ?>>
// CHECK-NEXT:       %cast_1 = memref.cast %alloc_0 : memref<5xf32> to memref<5xf32, strided<[?], offset: ?>>
// CHECK-NEXT:       scf.yield %cast, %cast_1 : memref<5xf32, strided<[?], offset: ?>>, memref<5xf32, strided<[?], offset: ?>>
// CHECK-NEXT:     }
// CHECK-NEXT:     return %0#0, %0#1 : memref<5xf32, strided<[?], offset: ?>>, memref<5xf32, strided<[?], offset: ?>>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @while(%arg0: memref<5xf32, strided<[?], offset: ?>>, %arg1: memref<5xf32, strided<[?], offset: ?>>, %arg2: f32, %arg3: i1, %arg4: index) -> (memref<5xf32>, memref<5xf32>) {
// CHECK-NEXT:     %0:2 = scf.while (%arg5 = %arg0, %arg6 = %arg1) : (memref<5xf32, strided<[?], offset: ?>>, memref<5xf32, strided<[?], offset: ?>>) -> (memref<5xf32>, memref<5xf32>) {
// CHECK-NEXT:       memref.store %arg2, %arg5[%arg4] : memref<5xf32, strided<[?], offset: ?>>
// CHECK-NEXT:       %alloc = memref.alloc() {alignment = 64 : i64} : memref<5xf32>
// CHECK-NEXT:       memref.copy %arg6, %alloc : memref<5xf32, strided<[?], offset: ?>> to memref<5xf32>
// CHECK-NEXT:       %alloc_1 = memref.alloc() {alignment = 64 : i64} : memref<5xf32>
// CHECK-NEXT:       memref.copy %arg5, %alloc_1 : memref<5xf32, strided<[?], offset: ?>> to memref<5xf32>
// CHECK-NEXT:       scf.condition(%arg3) %alloc, %alloc_1 : memref<5xf32>, memref<5xf32>
// CHECK-NEXT:     } do {
// CHECK-NEXT:     ^bb0(%arg5: memref<5xf32>, %arg6: memref<5xf32>):
// CHECK-NEXT:       memref.store %arg2, %arg6[%arg4] : memref<5xf32>
// CHECK-NEXT:       %cast_1 = memref.cast %arg5 : memref<5xf32> to memref<5xf32, strided<[?], offset: ?>>
// CHECK-NEXT:       %cast_2 = memref.cast %arg6 : memref<5xf32> to memref<5xf32, strided<[?], offset: ?>>
// CHECK-NEXT:       scf.yield %cast_1, %cast_2 : memref<5xf32, strided<[?], offset: ?>>, memref<5xf32, strided<[?], offset: ?>>
// CHECK-NEXT:     }
// CHECK-NEXT:     %cast = memref.cast %0#0 : memref<5xf32> to memref<5xf32, strided<[?], offset: ?>>
// CHECK-NEXT:     %cast_0 = memref.cast %0#1 : memref<5xf32> to memref<5xf32, strided<[?], offset: ?>>
// CHECK-NEXT:     return %0#0, %0#1 : memref<5xf32>, memref<5xf32>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @forall(%arg0: memref<?xf32, strided<[?], offset: ?>>, %arg1: f32) -> memref<?xf32, strided<[?], offset: ?>> {
// CHECK-NEXT:     scf.forall (%arg2) in (7) {
// CHECK-NEXT:       %subview = memref.subview %arg0[%arg2] [1] [1] : memref<?xf32, strided<[?], offset: ?>> to memref<1xf32, strided<[?], offset: ?>>
// CHECK-NEXT:       linalg.fill ins(%arg1 : f32) outs(%subview : memref<1xf32, strided<[?], offset: ?>>)
// CHECK-NEXT:       %subview_0 = memref.subview %arg0[%arg2] [1] [1] : memref<?xf32, strided<[?], offset: ?>> to memref<1xf32, strided<[?], offset: ?>>
// CHECK-NEXT:       memref.copy %subview, %subview_0 : memref<1xf32, strided<[?], offset: ?>> to memref<1xf32, strided<[?], offset: ?>>
// CHECK-NEXT:     }
// CHECK-NEXT:     return %arg0 : memref<?xf32, strided<[?], offset: ?>>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// COPY:      module {
// COPY-NEXT:   func.func @swap(%arg0: memref<5xf32, strided<[?], offset: ?>>, %arg1: memref<5xf32, strided<[?], offset: ?>>, %arg2: f32, %arg3: index) -> (memref<5xf32>, memref<5xf32>) {
// COPY-NEXT:     %alloc = memref.alloc() {alignment = 64 : i64} : memref<5xf32>
// COPY-NEXT:     memref.copy %arg0, %alloc : memref<5xf32, strided<[?], offset: ?>> to memref<5xf32>
// COPY-NEXT:     %alloc_0 = memref.alloc() {alignment = 64 : i64} : memref<5xf32>
// COPY-NEXT:     memref.copy %arg1, %alloc_0 : memref<5xf32, strided<[?], offset: ?>> to memref<5xf32>
// COPY-NEXT:     %0:2 = scf.for %arg4 = %arg3 to %arg3 step %arg3 iter_args(%arg5 = %alloc, %arg6 = %alloc_0) -> (memref<5xf32>, memref<5xf32>) {
// COPY-NEXT:       %alloc_2 = memref.alloc() {alignment = 64 : i64} : memref<5xf32>
// COPY-NEXT:       memref.copy %arg5, %alloc_2 : memref<5xf32> to memref<5xf32>
// COPY-NEXT:       memref.store %arg2, %alloc_2[%arg3] : memref<5xf32>
// COPY-NEXT:       scf.yield %arg6, %alloc_2 : memref<5xf32>, memref<5xf32>
// COPY-NEXT:     }
// COPY-NEXT:     %cast = memref.cast %0#0 : memref<5xf32> to memref<5xf32, strided<[?], offset: ?>>
// COPY-NEXT:     %cast_1 = memref.cast %0#1 : memref<5xf32> to memref<5xf32, strided<[?], offset: ?>>
// COPY-NEXT:     return %0#0, %0#1 : memref<5xf32>, memref<5xf32>
// COPY-NEXT:   }
// COPY-NEXT:   func.func @while(%arg0: memref<5xf32, strided<[?], offset: ?>>, %arg1: memref<5xf32, strided<[?], offset: ?>>, %arg2: f32, %arg3: i1, %arg4: index) -> (memref<5xf32>, memref<5xf32>) {
// COPY-NEXT:     %alloc = memref.alloc() {alignment = 64 : i64} : memref<5xf32>
// COPY-NEXT:     memref.copy %arg0, %alloc : memref<5xf32, strided<[?], offset: ?>> to memref<5xf32>
// COPY-NEXT:     %alloc_0 = memref.alloc() {alignment = 64 : i64} : memref<5xf32>
// COPY-NEXT:     memref.copy %arg1, %alloc_0 : memref<5xf32, strided<[?], offset: ?>> to memref<5xf32>
// COPY-NEXT:     %0:2 = scf.while (%arg5 = %alloc, %arg6 = %alloc_0) : (memref<5xf32>, memref<5xf32>) -> (memref<5xf32>, memref<5xf32>) {
// COPY-NEXT:       %alloc_2 = memref.alloc() {alignment = 64 : i64} : memref<5xf32>
// COPY-NEXT:       memref.copy %arg5, %alloc_2 : memref<5xf32> to memref<5xf32>
// COPY-NEXT:       memref.store %arg2, %alloc_2[%arg4] : memref<5xf32>
// COPY-NEXT:       scf.condition(%arg3) %arg6, %alloc_2 : memref<5xf32>, memref<5xf32>
// COPY-NEXT:     } do {
// COPY-NEXT:     ^bb0(%arg5: memref<5xf32>, %arg6: memref<5xf32>):
// COPY-NEXT:       %alloc_2 = memref.alloc() {alignment = 64 : i64} : memref<5xf32>
// COPY-NEXT:       memref.copy %arg6, %alloc_2 : memref<5xf32> to memref<5xf32>
// COPY-NEXT:       memref.store %arg2, %alloc_2[%arg4] : memref<5xf32>
// COPY-NEXT:       scf.yield %arg5, %alloc_2 : memref<5xf32>, memref<5xf32>
// COPY-NEXT:     }
// COPY-NEXT:     %cast = memref.cast %0#0 : memref<5xf32> to memref<5xf32, strided<[?], offset: ?>>
// COPY-NEXT:     %cast_1 = memref.cast %0#1 : memref<5xf32> to memref<5xf32, strided<[?], offset: ?>>
// COPY-NEXT:     return %0#0, %0#1 : memref<5xf32>, memref<5xf32>
// COPY-NEXT:   }
// COPY-NEXT:   func.func @forall(%arg0: memref<?xf32, strided<[?], offset: ?>>, %arg1: f32) -> memref<?xf32> {
// COPY-NEXT:     %c0 = arith.constant 0 : index
// COPY-NEXT:     %dim = memref.dim %arg0, %c0 : memref<?xf32, strided<[?], offset: ?>>
// COPY-NEXT:     %alloc = memref.alloc(%dim) {alignment = 64 : i64} : memref<?xf32>
// COPY-NEXT:     memref.copy %arg0, %alloc : memref<?xf32, strided<[?], offset: ?>> to memref<?xf32>
// COPY-NEXT:     scf.forall (%arg2) in (7) {
// COPY-NEXT:       %subview = memref.subview %alloc[%arg2] [1] [1] : memref<?xf32> to memref<1xf32, strided<[1], offset: ?>>
// COPY-NEXT:       %alloc_0 = memref.alloc() {alignment = 64 : i64} : memref<1xf32>
// COPY-NEXT:       linalg.fill ins(%arg1 : f32) outs(%alloc_0 : memref<1xf32>)
// COPY-NEXT:       %subview_1 = memref.subview %alloc[%arg2] [1] [1] : memref<?xf32> to memref<1xf32, strided<[1], offset: ?>>
// COPY-NEXT:       memref.copy %alloc_0, %subview_1 : memref<1xf32> to memref<1xf32, strided<[1], offset: ?>>
// COPY-NEXT:     }
// COPY-NEXT:     %cast = memref.cast %alloc : memref<?xf32> to memref<?xf32, strided<[?], offset: ?>>
// COPY-NEXT:     return %alloc : memref<?xf32>
// COPY-NEXT:   }
// COPY-NEXT: }
