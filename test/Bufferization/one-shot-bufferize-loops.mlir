// AUTOUPDATE
// RUN: strata opt '--one-shot-bufferize=bufferize-function-boundaries allow-return-allocs-from-loops' %s | FileCheck %s
// RUN: strata opt '--one-shot-bufferize=bufferize-function-boundaries copy-before-write' %s | FileCheck %s --check-prefix=COPY
//
// Loops that return other memory than they take, and copies before each write.

// CHECK-LABEL: func.func @swap
// CHECK-SAME: (%[[A:[a-z0-9_]+]]: memref<5xf32, strided<[?], offset: ?>>, %[[B:[a-z0-9_]+]]: memref<5xf32, strided<[?], offset: ?>>, %[[F:[a-z0-9_]+]]: f32, %[[I:[a-z0-9_]+]]: index) -> (memref<5xf32, strided<[?], offset: ?>>, memref<5xf32, strided<[?], offset: ?>>) {
// CHECK-NEXT:   %[[FOR:[a-z0-9_]+]]:2 = scf.for %[[ARG4:[a-z0-9_]+]] = %[[I]] to %[[I]] step %[[I]] iter_args(%[[ARG5:[a-z0-9_]+]] = %[[A]], %[[ARG6:[a-z0-9_]+]] = %[[B]]) -> (memref<5xf32, strided<[?], offset: ?>>, memref<5xf32, strided<[?], offset: ?>>) {
// CHECK-NEXT:     memref.store %[[F]], %[[ARG5]][%[[I]]] : memref<5xf32, strided<[?], offset: ?>>
// CHECK-NEXT:     %[[ALLOC:.*]] = memref.alloc() {alignment = 64 : i64} : memref<5xf32>
// CHECK-NEXT:     memref.copy %[[ARG6]], %[[ALLOC]] : memref<5xf32, strided<[?], offset: ?>> to memref<5xf32>
// CHECK-NEXT:     %[[ALLOC_0:.*]] = memref.alloc() {alignment = 64 : i64} : memref<5xf32>
// CHECK-NEXT:     memref.copy %[[ARG5]], %[[ALLOC_0]] : memref<5xf32, strided<[?], offset: ?>> to memref<5xf32>
// CHECK-NEXT:     %[[CAST:.*]] = memref.cast %[[ALLOC]] : memref<5xf32> to memref<5xf32, strided<[?], offset: ?>>
// CHECK-NEXT:     %[[CAST_1:.*]] = memref.cast %[[ALLOC_0]] : memref<5xf32> to memref<5xf32, strided<[?], offset: ?>>
// CHECK-NEXT:     scf.yield %[[CAST]], %[[CAST_1]] : memref<5xf32, strided<[?], offset: ?>>, memref<5xf32, strided<[?], offset: ?>>
// CHECK-NEXT:   }
// CHECK-NEXT:   return %[[FOR]]#0, %[[FOR]]#1 : memref<5xf32, strided<[?], offset: ?>>, memref<5xf32, strided<[?], offset: ?>>
// CHECK-NEXT: }
// COPY-LABEL: func.func @swap
// COPY-SAME: (%[[A:[a-z0-9_]+]]: memref<5xf32, strided<[?], offset: ?>>, %[[B:[a-z0-9_]+]]: memref<5xf32, strided<[?], offset: ?>>, %[[F:[a-z0-9_]+]]: f32, %[[I:[a-z0-9_]+]]: index) -> (memref<5xf32>, memref<5xf32>) {
// COPY-NEXT:   %[[ALLOC:.*]] = memref.alloc() {alignment = 64 : i64} : memref<5xf32>
// COPY-NEXT:   memref.copy %[[A]], %[[ALLOC]] : memref<5xf32, strided<[?], offset: ?>> to memref<5xf32>
// COPY-NEXT:   %[[ALLOC_0:.*]] = memref.alloc() {alignment = 64 : i64} : memref<5xf32>
// COPY-NEXT:   memref.copy %[[B]], %[[ALLOC_0]] : memref<5xf32, strided<[?], offset: ?>> to memref<5xf32>
// COPY-NEXT:   %[[FOR:[a-z0-9_]+]]:2 = scf.for %[[ARG4:[a-z0-9_]+]] = %[[I]] to %[[I]] step %[[I]] iter_args(%[[ARG5:[a-z0-9_]+]] = %[[ALLOC]], %[[ARG6:[a-z0-9_]+]] = %[[ALLOC_0]]) -> (memref<5xf32>, memref<5xf32>) {
// COPY-NEXT:     %[[ALLOC_2:.*]] = memref.alloc() {alignment = 64 : i64} : memref<5xf32>
// COPY-NEXT:     memref.copy %[[ARG5]], %[[ALLOC_2]] : memref<5xf32> to memref<5xf32>
// COPY-NEXT:     memref.store %[[F]], %[[ALLOC_2]][%[[I]]] : memref<5xf32>
// COPY-NEXT:     scf.yield %[[ARG6]], %[[ALLOC_2]] : memref<5xf32>, memref<5xf32>
// COPY-NEXT:   }
// COPY-NEXT:   %[[CAST:.*]] = memref.cast %[[FOR]]#0 : memref<5xf32> to memref<5xf32, strided<[?], offset: ?>>
// COPY-NEXT:   %[[CAST_1:.*]] = memref.cast %[[FOR]]#1 : memref<5xf32> to memref<5xf32, strided<[?], offset: ?>>
// COPY-NEXT:   return %[[FOR]]#0, %[[FOR]]#1 : memref<5xf32>, memref<5xf32>
// COPY-NEXT: }
func.func @swap(%a: tensor<5xf32>, %b: tensor<5xf32>, %f: f32, %i: index) -> (tensor<5xf32>, tensor<5xf32>) {
  %r:2 = scf.for %k = %i to %i step %i iter_args(%x = %a, %y = %b) -> (tensor<5xf32>, tensor<5xf32>) {
    %z = tensor.insert %f into %x[%i] : tensor<5xf32>
    scf.yield %y, %z : tensor<5xf32>, tensor<5xf32>
  }
  return %r#0, %r#1 : tensor<5xf32>, tensor<5xf32>
}

// CHECK-LABEL: func.func @while
// CHECK-SAME: (%[[A:[a-z0-9_]+]]: memref<5xf32, strided<[?], offset: ?>>, %[[B:[a-z0-9_]+]]: memref<5xf32, strided<[?], offset: ?>>, %[[F:[a-z0-9_]+]]: f32, %[[C:[a-z0-9_]+]]: i1, %[[I:[a-z0-9_]+]]: index) -> (memref<5xf32>, memref<5xf32>) {
// CHECK-NEXT:   %[[WHILE:[a-z0-9_]+]]:2 = scf.while (%[[ARG5:[a-z0-9_]+]] = %[[A]], %[[ARG6:[a-z0-9_]+]] = %[[B]]) : (memref<5xf32, strided<[?], offset: ?>>, memref<5xf32, strided<[?], offset: ?>>) -> (memref<5xf32>, memref<5xf32>) {
// CHECK-NEXT:     memref.store %[[F]], %[[ARG5]][%[[I]]] : memref<5xf32, strided<[?], offset: ?>>
// CHECK-NEXT:     %[[ALLOC:.*]] = memref.alloc() {alignment = 64 : i64} : memref<5xf32>
// CHECK-NEXT:     memref.copy %[[ARG6]], %[[ALLOC]] : memref<5xf32, strided<[?], offset: ?>> to memref<5xf32>
// CHECK-NEXT:     %[[ALLOC_1:.*]] = memref.alloc() {alignment = 64 : i64} : memref<5xf32>
// CHECK-NEXT:     memref.copy %[[ARG5]], %[[ALLOC_1]] : memref<5xf32, strided<[?], offset: ?>> to memref<5xf32>
// CHECK-NEXT:     scf.condition(%[[C]]) %[[ALLOC]], %[[ALLOC_1]] : memref<5xf32>, memref<5xf32>
// CHECK-NEXT:   } do {
// CHECK-NEXT:   ^bb0(%[[ARG5_1:[a-z0-9_]+]]: memref<5xf32>, %[[ARG6_1:[a-z0-9_]+]]: memref<5xf32>):
// CHECK-NEXT:     memref.store %[[F]], %[[ARG6_1]][%[[I]]] : memref<5xf32>
// CHECK-NEXT:     %[[CAST_1:.*]] = memref.cast %[[ARG5_1]] : memref<5xf32> to memref<5xf32, strided<[?], offset: ?>>
// CHECK-NEXT:     %[[CAST_2:.*]] = memref.cast %[[ARG6_1]] : memref<5xf32> to memref<5xf32, strided<[?], offset: ?>>
// CHECK-NEXT:     scf.yield %[[CAST_1]], %[[CAST_2]] : memref<5xf32, strided<[?], offset: ?>>, memref<5xf32, strided<[?], offset: ?>>
// CHECK-NEXT:   }
// CHECK-NEXT:   %[[CAST:.*]] = memref.cast %[[WHILE]]#0 : memref<5xf32> to memref<5xf32, strided<[?], offset: ?>>
// CHECK-NEXT:   %[[CAST_0:.*]] = memref.cast %[[WHILE]]#1 : memref<5xf32> to memref<5xf32, strided<[?], offset: ?>>
// CHECK-NEXT:   return %[[WHILE]]#0, %[[WHILE]]#1 : memref<5xf32>, memref<5xf32>
// CHECK-NEXT: }
// COPY-LABEL: func.func @while
// COPY-SAME: (%[[A:[a-z0-9_]+]]: memref<5xf32, strided<[?], offset: ?>>, %[[B:[a-z0-9_]+]]: memref<5xf32, strided<[?], offset: ?>>, %[[F:[a-z0-9_]+]]: f32, %[[C:[a-z0-9_]+]]: i1, %[[I:[a-z0-9_]+]]: index) -> (memref<5xf32>, memref<5xf32>) {
// COPY-NEXT:   %[[ALLOC:.*]] = memref.alloc() {alignment = 64 : i64} : memref<5xf32>
// COPY-NEXT:   memref.copy %[[A]], %[[ALLOC]] : memref<5xf32, strided<[?], offset: ?>> to memref<5xf32>
// COPY-NEXT:   %[[ALLOC_0:.*]] = memref.alloc() {alignment = 64 : i64} : memref<5xf32>
// COPY-NEXT:   memref.copy %[[B]], %[[ALLOC_0]] : memref<5xf32, strided<[?], offset: ?>> to memref<5xf32>
// COPY-NEXT:   %[[WHILE:[a-z0-9_]+]]:2 = scf.while (%[[ARG5:[a-z0-9_]+]] = %[[ALLOC]], %[[ARG6:[a-z0-9_]+]] = %[[ALLOC_0]]) : (memref<5xf32>, memref<5xf32>) -> (memref<5xf32>, memref<5xf32>) {
// COPY-NEXT:     %[[ALLOC_2:.*]] = memref.alloc() {alignment = 64 : i64} : memref<5xf32>
// COPY-NEXT:     memref.copy %[[ARG5]], %[[ALLOC_2]] : memref<5xf32> to memref<5xf32>
// COPY-NEXT:     memref.store %[[F]], %[[ALLOC_2]][%[[I]]] : memref<5xf32>
// COPY-NEXT:     scf.condition(%[[C]]) %[[ARG6]], %[[ALLOC_2]] : memref<5xf32>, memref<5xf32>
// COPY-NEXT:   } do {
// COPY-NEXT:   ^bb0(%[[ARG5_1:[a-z0-9_]+]]: memref<5xf32>, %[[ARG6_1:[a-z0-9_]+]]: memref<5xf32>):
// COPY-NEXT:     %[[ALLOC_2_1:.*]] = memref.alloc() {alignment = 64 : i64} : memref<5xf32>
// COPY-NEXT:     memref.copy %[[ARG6_1]], %[[ALLOC_2_1]] : memref<5xf32> to memref<5xf32>
// COPY-NEXT:     memref.store %[[F]], %[[ALLOC_2_1]][%[[I]]] : memref<5xf32>
// COPY-NEXT:     scf.yield %[[ARG5_1]], %[[ALLOC_2_1]] : memref<5xf32>, memref<5xf32>
// COPY-NEXT:   }
// COPY-NEXT:   %[[CAST:.*]] = memref.cast %[[WHILE]]#0 : memref<5xf32> to memref<5xf32, strided<[?], offset: ?>>
// COPY-NEXT:   %[[CAST_1:.*]] = memref.cast %[[WHILE]]#1 : memref<5xf32> to memref<5xf32, strided<[?], offset: ?>>
// COPY-NEXT:   return %[[WHILE]]#0, %[[WHILE]]#1 : memref<5xf32>, memref<5xf32>
// COPY-NEXT: }
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

// CHECK-LABEL: func.func @forall
// CHECK-SAME: (%[[T:[a-z0-9_]+]]: memref<?xf32, strided<[?], offset: ?>>, %[[F:[a-z0-9_]+]]: f32) -> memref<?xf32, strided<[?], offset: ?>> {
// CHECK-NEXT:   scf.forall (%[[ARG2:[a-z0-9_]+]]) in (7) {
// CHECK-NEXT:     %[[SUBVIEW:.*]] = memref.subview %[[T]][%[[ARG2]]] [1] [1] : memref<?xf32, strided<[?], offset: ?>> to memref<1xf32, strided<[?], offset: ?>>
// CHECK-NEXT:     linalg.fill ins(%[[F]] : f32) outs(%[[SUBVIEW]] : memref<1xf32, strided<[?], offset: ?>>)
// CHECK-NEXT:     %[[SUBVIEW_0:.*]] = memref.subview %[[T]][%[[ARG2]]] [1] [1] : memref<?xf32, strided<[?], offset: ?>> to memref<1xf32, strided<[?], offset: ?>>
// CHECK-NEXT:     memref.copy %[[SUBVIEW]], %[[SUBVIEW_0]] : memref<1xf32, strided<[?], offset: ?>> to memref<1xf32, strided<[?], offset: ?>>
// CHECK-NEXT:   }
// CHECK-NEXT:   return %[[T]] : memref<?xf32, strided<[?], offset: ?>>
// CHECK-NEXT: }
// COPY-LABEL: func.func @forall
// COPY-SAME: (%[[T:[a-z0-9_]+]]: memref<?xf32, strided<[?], offset: ?>>, %[[F:[a-z0-9_]+]]: f32) -> memref<?xf32> {
// COPY-NEXT:   %[[C0:.*]] = arith.constant 0 : index
// COPY-NEXT:   %[[DIM:.*]] = memref.dim %[[T]], %[[C0]] : memref<?xf32, strided<[?], offset: ?>>
// COPY-NEXT:   %[[ALLOC:.*]] = memref.alloc(%[[DIM]]) {alignment = 64 : i64} : memref<?xf32>
// COPY-NEXT:   memref.copy %[[T]], %[[ALLOC]] : memref<?xf32, strided<[?], offset: ?>> to memref<?xf32>
// COPY-NEXT:   scf.forall (%[[ARG2:[a-z0-9_]+]]) in (7) {
// COPY-NEXT:     %[[SUBVIEW:.*]] = memref.subview %[[ALLOC]][%[[ARG2]]] [1] [1] : memref<?xf32> to memref<1xf32, strided<[1], offset: ?>>
// COPY-NEXT:     %[[ALLOC_0:.*]] = memref.alloc() {alignment = 64 : i64} : memref<1xf32>
// COPY-NEXT:     linalg.fill ins(%[[F]] : f32) outs(%[[ALLOC_0]] : memref<1xf32>)
// COPY-NEXT:     %[[SUBVIEW_1:.*]] = memref.subview %[[ALLOC]][%[[ARG2]]] [1] [1] : memref<?xf32> to memref<1xf32, strided<[1], offset: ?>>
// COPY-NEXT:     memref.copy %[[ALLOC_0]], %[[SUBVIEW_1]] : memref<1xf32> to memref<1xf32, strided<[1], offset: ?>>
// COPY-NEXT:   }
// COPY-NEXT:   %[[CAST:.*]] = memref.cast %[[ALLOC]] : memref<?xf32> to memref<?xf32, strided<[?], offset: ?>>
// COPY-NEXT:   return %[[ALLOC]] : memref<?xf32>
// COPY-NEXT: }
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
