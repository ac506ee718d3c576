// The syntax of affine.parallel, affine.dma_start and affine.dma_wait.
// RUN: %opt %s | FileCheck %s --match-full-lines
// RUN: %opt --mlir-print-op-generic %s | FileCheck %s --check-prefix=GENERIC
// RUN: %opt %s -o %t.mlir
// RUN: %opt --mlir-print-op-generic %t.mlir | %opt | diff %t.mlir -

func.func @parallel(%n: index, %m: index, %x: f32) {
  // CHECK:      affine.parallel (%arg3, %arg4) = (0, 0) to (100, %arg0) step (10, 1) {
  affine.parallel (%i, %j) = (0, 0) to (100, %n) step (10, 1) {
    affine.yield
  }
  // CHECK:      affine.parallel (%arg3, %arg4) = (max(0, %arg0), 2) to (100, min(100, %arg0, symbol(%arg1) + 3)) {
  // CHECK-NEXT: } {a}
  affine.parallel (%i, %j) = (max(0, %n), max(2)) to (100, min(100, %n, symbol(%m) + 3)) step (1, 1) {
  } {a}
  // Groups share their operands. Within a group a value has one role.
  // CHECK:      affine.parallel (%arg3, %arg4) = (max(%arg0, %arg1, %arg0), %arg0 + %arg1) to (symbol(%arg0), %arg0) {
  // GENERIC:    "affine.parallel"([[N:%.*]], [[M:%.*]], [[N]], [[N]]) <{lowerBoundsGroups = dense<[3, 1]> : tensor<2xi32>,
  affine.parallel (%i, %j) = (max(%n, %m, symbol(%n)), %m + %n) to (symbol(%n), %n) {
  }
  // CHECK:      affine.parallel () = () to () {
  affine.parallel () = () to () {
  }
  // CHECK:      %{{.*}}:2 = affine.parallel (%arg3) = (0) to (4) reduce ("addf", "maximumf") -> (f32, f32) {
  // CHECK-NEXT: affine.yield %arg2, %arg2 : f32, f32
  // GENERIC:    reductions = [0, 4]
  %r:2 = affine.parallel (%i) = (0) to (4) reduce ("addf", "maximumf") -> (f32, f32) {
    affine.yield %x, %x : f32, f32
  }
  return
}

func.func @dma(%from: memref<4x4xf32>, %to: memref<8xf32, 1>, %tag: memref<1xi32>, %n: index) {
  affine.for %i = 0 to 4 {
    // CHECK: affine.dma_start %arg0[%arg4, %arg4 + 3], %arg1[%arg4 + symbol(%arg3)], %arg2[0], %arg3 {a} : memref<4x4xf32>, memref<8xf32, 1>, memref<1xi32>
    // GENERIC: "affine.dma_start"({{.*}}) {a, dst_map = #{{.*}}, src_map = #{{.*}}, tag_map = #{{.*}}}
    affine.dma_start %from[%i, %i + 3], %to[%i + symbol(%n)], %tag[0], %n {a} : memref<4x4xf32>, memref<8xf32, 1>, memref<1xi32>
    // CHECK-NEXT: affine.dma_start %arg0[0, 0], %arg1[0], %arg2[%arg4], %arg3, %arg3, %arg3 : memref<4x4xf32>, memref<8xf32, 1>, memref<1xi32>
    affine.dma_start %from[0, 0], %to[0], %tag[%i], %n, %n, %n : memref<4x4xf32>, memref<8xf32, 1>, memref<1xi32>
    // Nothing may follow the comma.
    // CHECK-NEXT: affine.dma_start %arg0[0, 0], %arg1[0], %arg2[0], %arg3 : memref<4x4xf32>, memref<8xf32, 1>, memref<1xi32>
    affine.dma_start %from[0, 0], %to[0], %tag[0], %n, : memref<4x4xf32>, memref<8xf32, 1>, memref<1xi32>
    // CHECK-NEXT: affine.dma_wait %arg2[%arg4 + 2], %arg3 {b} : memref<1xi32>
    affine.dma_wait %tag[%i + 2], %n {b} : memref<1xi32>
  }
  // Operands that the custom form cannot show.
  // CHECK: "affine.dma_wait"(%arg2, %arg3, %arg3) {tag_map = #{{.*}}} : (memref<1xi32>, index, index) -> ()
  "affine.dma_wait"(%tag, %n, %n) {tag_map = affine_map<() -> ()>} : (memref<1xi32>, index, index) -> ()
  return
}
