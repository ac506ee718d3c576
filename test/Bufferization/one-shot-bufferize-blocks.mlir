// AUTOUPDATE
// RUN: strata opt --one-shot-bufferize=bufferize-function-boundaries %s | FileCheck %s
//
// Branches between blocks pass memory on.

// CHECK-LABEL: func.func @branches
// CHECK-SAME: (%[[T:[a-z0-9_]+]]: memref<?xf32, strided<[?], offset: ?>>, %[[I:[a-z0-9_]+]]: index, %[[F:[a-z0-9_]+]]: f32, %[[C:[a-z0-9_]+]]: i1) -> memref<?xf32, strided<[?], offset: ?>> {
// CHECK-NEXT:   %[[C0:.*]] = arith.constant 0 : index
// CHECK-NEXT:   %[[DIM:.*]] = memref.dim %[[T]], %[[C0]] : memref<?xf32, strided<[?], offset: ?>>
// CHECK-NEXT:   %[[ALLOC:.*]] = memref.alloc(%[[DIM]]) {alignment = 64 : i64} : memref<?xf32>
// CHECK-NEXT:   memref.copy %[[T]], %[[ALLOC]] : memref<?xf32, strided<[?], offset: ?>> to memref<?xf32>
// CHECK-NEXT:   memref.store %[[F]], %[[ALLOC]][%[[I]]] : memref<?xf32>
// CHECK-NEXT:   cf.cond_br %[[C]], ^bb1(%[[T]] : memref<?xf32, strided<[?], offset: ?>>), ^bb2(%[[ALLOC]] : memref<?xf32>)
// CHECK-NEXT: ^bb1(%[[ARG:[a-z0-9_]+]]: memref<?xf32, strided<[?], offset: ?>>):  // 2 preds: ^bb0, ^bb2
// CHECK-NEXT:   return %[[ARG]] : memref<?xf32, strided<[?], offset: ?>>
// CHECK-NEXT: ^bb2(%[[ARG_1:[a-z0-9_]+]]: memref<?xf32>):  // pred: ^bb0
// CHECK-NEXT:   %[[CAST:.*]] = memref.cast %[[ARG_1]] : memref<?xf32> to memref<?xf32, strided<[?], offset: ?>>
// CHECK-NEXT:   cf.br ^bb1(%[[CAST]] : memref<?xf32, strided<[?], offset: ?>>)
// CHECK-NEXT: }
func.func @branches(%t: tensor<?xf32> {bufferization.writable = false}, %i: index, %f: f32, %c: i1) -> tensor<?xf32> {
  %0 = tensor.insert %f into %t[%i] : tensor<?xf32>
  cf.cond_br %c, ^a(%t: tensor<?xf32>), ^b(%0: tensor<?xf32>)
^a(%x: tensor<?xf32>):
  return %x : tensor<?xf32>
^b(%y: tensor<?xf32>):
  cf.br ^a(%y: tensor<?xf32>)
}

// CHECK-LABEL: func.func @loop
// CHECK-SAME: (%[[T:[a-z0-9_]+]]: memref<5xf32, strided<[?], offset: ?>>, %[[C:[a-z0-9_]+]]: i1, %[[I:[a-z0-9_]+]]: index, %[[F:[a-z0-9_]+]]: f32) -> memref<5xf32> {
// CHECK-NEXT:   %[[ALLOC:.*]] = memref.alloc() {alignment = 64 : i64} : memref<5xf32>
// CHECK-NEXT:   memref.copy %[[T]], %[[ALLOC]] : memref<5xf32, strided<[?], offset: ?>> to memref<5xf32>
// CHECK-NEXT:   memref.store %[[F]], %[[ALLOC]][%[[I]]] : memref<5xf32>
// CHECK-NEXT:   cf.br ^bb1(%[[T]] : memref<5xf32, strided<[?], offset: ?>>)
// CHECK-NEXT: ^bb1(%[[ARG:[a-z0-9_]+]]: memref<5xf32, strided<[?], offset: ?>>):  // 2 preds: ^bb0, ^bb1
// CHECK-NEXT:   memref.store %[[F]], %[[ARG]][%[[I]]] : memref<5xf32, strided<[?], offset: ?>>
// CHECK-NEXT:   cf.cond_br %[[C]], ^bb1(%[[ARG]] : memref<5xf32, strided<[?], offset: ?>>), ^bb2(%[[ALLOC]] : memref<5xf32>)
// CHECK-NEXT: ^bb2(%[[ARG_1:[a-z0-9_]+]]: memref<5xf32>):  // pred: ^bb1
// CHECK-NEXT:   %[[CAST:.*]] = memref.cast %[[ARG_1]] : memref<5xf32> to memref<5xf32, strided<[?], offset: ?>>
// CHECK-NEXT:   return %[[ARG_1]] : memref<5xf32>
// CHECK-NEXT: }
func.func @loop(%t: tensor<5xf32>, %c: i1, %i: index, %f: f32) -> tensor<5xf32> {
  %x = tensor.insert %f into %t[%i] : tensor<5xf32>
  cf.br ^a(%t: tensor<5xf32>)
^a(%v: tensor<5xf32>):
  %y = tensor.insert %f into %v[%i] : tensor<5xf32>
  cf.cond_br %c, ^a(%y: tensor<5xf32>), ^b(%x: tensor<5xf32>)
^b(%w: tensor<5xf32>):
  return %w : tensor<5xf32>
}

// CHECK-LABEL: func.func @region
// CHECK-SAME: (%[[T:[a-z0-9_]+]]: memref<5xf32, strided<[?], offset: ?>>, %[[C:[a-z0-9_]+]]: i1, %[[I:[a-z0-9_]+]]: index, %[[F:[a-z0-9_]+]]: f32) -> memref<5xf32, strided<[?], offset: ?>> {
// CHECK-NEXT:   %[[EXECUTE_REGION:.*]] = scf.execute_region -> memref<5xf32, strided<[?], offset: ?>> {
// CHECK-NEXT:     %[[ALLOC:.*]] = memref.alloc() {alignment = 64 : i64} : memref<5xf32>
// CHECK-NEXT:     memref.copy %[[T]], %[[ALLOC]] : memref<5xf32, strided<[?], offset: ?>> to memref<5xf32>
// CHECK-NEXT:     memref.store %[[F]], %[[ALLOC]][%[[I]]] : memref<5xf32>
// CHECK-NEXT:     cf.cond_br %[[C]], ^bb1(%[[ALLOC]] : memref<5xf32>), ^bb2(%[[T]] : memref<5xf32, strided<[?], offset: ?>>)
// CHECK-NEXT:   ^bb1(%[[ARG:[a-z0-9_]+]]: memref<5xf32>):  // pred: ^bb0
// CHECK-NEXT:     memref.store %[[F]], %[[ARG]][%[[I]]] : memref<5xf32>
// CHECK-NEXT:     %[[CAST:.*]] = memref.cast %[[ARG]] : memref<5xf32> to memref<5xf32, strided<[?], offset: ?>>
// CHECK-NEXT:     cf.br ^bb2(%[[CAST]] : memref<5xf32, strided<[?], offset: ?>>)
// CHECK-NEXT:   ^bb2(%[[ARG_1:[a-z0-9_]+]]: memref<5xf32, strided<[?], offset: ?>>):  // 2 preds: ^bb0, ^bb1
// CHECK-NEXT:     scf.yield %[[ARG_1]] : memref<5xf32, strided<[?], offset: ?>>
// CHECK-NEXT:   }
// CHECK-NEXT:   return %[[EXECUTE_REGION]] : memref<5xf32, strided<[?], offset: ?>>
// CHECK-NEXT: }
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

// CHECK-LABEL: func.func @results
// CHECK-SAME: (%[[T:[a-z0-9_]+]]: memref<?xf32, strided<[?], offset: ?>>, %[[C:[a-z0-9_]+]]: i1, %[[N:[a-z0-9_]+]]: index) -> memref<?xf32, strided<[?], offset: ?>> {
// CHECK-NEXT:   cf.cond_br %[[C]], ^bb1, ^bb2
// CHECK-NEXT: ^bb1:  // pred: ^bb0
// CHECK-NEXT:   %[[ALLOC:.*]] = memref.alloc(%[[N]]) {alignment = 64 : i64} : memref<?xf32>
// CHECK-NEXT:   %[[CAST:.*]] = memref.cast %[[ALLOC]] : memref<?xf32> to memref<?xf32, strided<[?], offset: ?>>
// CHECK-NEXT:   return %[[CAST]] : memref<?xf32, strided<[?], offset: ?>>
// CHECK-NEXT: ^bb2:  // pred: ^bb0
// CHECK-NEXT:   return %[[T]] : memref<?xf32, strided<[?], offset: ?>>
// CHECK-NEXT: }
func.func @results(%t: tensor<?xf32>, %c: i1, %n: index) -> tensor<?xf32> {
  cf.cond_br %c, ^a, ^b
^a:
  %0 = tensor.empty(%n) : tensor<?xf32>
  return %0 : tensor<?xf32>
^b:
  return %t : tensor<?xf32>
}
