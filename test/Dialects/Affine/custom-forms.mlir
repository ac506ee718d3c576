// The syntax of affine.parallel, affine.dma_start and affine.dma_wait.
// RUN: %opt %s | FileCheck %s --match-full-lines
// RUN: %opt --mlir-print-op-generic %s | FileCheck %s --check-prefix=GENERIC
// RUN: %opt %s -o %t.mlir
// RUN: %opt --mlir-print-op-generic %t.mlir | %opt | diff %t.mlir -

func.func @parallel(%n: index, %m: index, %x: f32) {
  // CHECK:      func.func @parallel(%[[N:[a-z0-9_]+]]: index, %[[M:[a-z0-9_]+]]: index, %[[X:[a-z0-9_]+]]: f32) {
  // CHECK:      affine.parallel (%[[I:[a-z0-9_]+]], %[[J:[a-z0-9_]+]]) = (0, 0) to (100, %[[N]]) step (10, 1) {
  affine.parallel (%i, %j) = (0, 0) to (100, %n) step (10, 1) {
    affine.yield
  }
  // CHECK:      affine.parallel (%[[ARG3:[a-z0-9_]+]], %[[ARG4:[a-z0-9_]+]]) = (max(0, %[[N]]), 2) to (100, min(100, %[[N]], symbol(%[[M]]) + 3)) {
  // CHECK-NEXT: } {a}
  affine.parallel (%i, %j) = (max(0, %n), max(2)) to (100, min(100, %n, symbol(%m) + 3)) step (1, 1) {
  } {a}
  // Groups share their operands. Within a group a value has one role.
  // CHECK:      affine.parallel (%[[ARG3_1:[a-z0-9_]+]], %[[ARG4_1:[a-z0-9_]+]]) = (max(%[[N]], %[[M]], %[[N]]), %[[N]] + %[[M]]) to (symbol(%[[N]]), %[[N]]) {
  // GENERIC:    "affine.parallel"([[N:%.*]], [[M:%.*]], [[N]], [[N]]) <{lowerBoundsGroups = dense<[3, 1]> : tensor<2xi32>,
  affine.parallel (%i, %j) = (max(%n, %m, symbol(%n)), %m + %n) to (symbol(%n), %n) {
  }
  // CHECK:      affine.parallel () = () to () {
  affine.parallel () = () to () {
  }
  // CHECK:      %{{.*}}:2 = affine.parallel (%[[ARG3_2:[a-z0-9_]+]]) = (0) to (4) reduce ("addf", "maximumf") -> (f32, f32) {
  // CHECK-NEXT: affine.yield %[[X]], %[[X]] : f32, f32
  // GENERIC:    reductions = [0, 4]
  %r:2 = affine.parallel (%i) = (0) to (4) reduce ("addf", "maximumf") -> (f32, f32) {
    affine.yield %x, %x : f32, f32
  }
  return
}

func.func @dma(%from: memref<4x4xf32>, %to: memref<8xf32, 1>, %tag: memref<1xi32>, %n: index) {
  affine.for %i = 0 to 4 {
    // CHECK: func.func @dma(%[[FROM:[a-z0-9_]+]]: memref<4x4xf32>, %[[TO:[a-z0-9_]+]]: memref<8xf32, 1>, %[[TAG:[a-z0-9_]+]]: memref<1xi32>, %[[N:[a-z0-9_]+]]: index) {
    // CHECK: affine.for %[[I:[a-z0-9_]+]] = 0 to 4 {
    // CHECK: affine.dma_start %[[FROM]][%[[I]], %[[I]] + 3], %[[TO]][%[[I]] + symbol(%[[N]])], %[[TAG]][0], %[[N]] {a} : memref<4x4xf32>, memref<8xf32, 1>, memref<1xi32>
    // GENERIC: "affine.dma_start"({{.*}}) {a, dst_map = #{{.*}}, src_map = #{{.*}}, tag_map = #{{.*}}}
    affine.dma_start %from[%i, %i + 3], %to[%i + symbol(%n)], %tag[0], %n {a} : memref<4x4xf32>, memref<8xf32, 1>, memref<1xi32>
    // CHECK-NEXT: affine.dma_start %[[FROM]][0, 0], %[[TO]][0], %[[TAG]][%[[I]]], %[[N]], %[[N]], %[[N]] : memref<4x4xf32>, memref<8xf32, 1>, memref<1xi32>
    affine.dma_start %from[0, 0], %to[0], %tag[%i], %n, %n, %n : memref<4x4xf32>, memref<8xf32, 1>, memref<1xi32>
    // Nothing may follow the comma.
    // CHECK-NEXT: affine.dma_start %[[FROM]][0, 0], %[[TO]][0], %[[TAG]][0], %[[N]] : memref<4x4xf32>, memref<8xf32, 1>, memref<1xi32>
    affine.dma_start %from[0, 0], %to[0], %tag[0], %n, : memref<4x4xf32>, memref<8xf32, 1>, memref<1xi32>
    // CHECK-NEXT: affine.dma_wait %[[TAG]][%[[I]] + 2], %[[N]] {b} : memref<1xi32>
    affine.dma_wait %tag[%i + 2], %n {b} : memref<1xi32>
  }
  // Operands that the custom form cannot show.
  // CHECK: "affine.dma_wait"(%[[TAG]], %[[N]], %[[N]]) {tag_map = #{{.*}}} : (memref<1xi32>, index, index) -> ()
  "affine.dma_wait"(%tag, %n, %n) {tag_map = affine_map<() -> ()>} : (memref<1xi32>, index, index) -> ()
  return
}
