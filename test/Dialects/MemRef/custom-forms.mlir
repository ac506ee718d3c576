// The syntax of memref.global and memref.dma_start.
// RUN: %opt --split-input-file %s | FileCheck %s --match-full-lines
// RUN: %opt --split-input-file --mlir-print-op-generic %s | FileCheck %s --check-prefix=GENERIC
// RUN: %opt --split-input-file %s -o %t.mlir
// RUN: %opt --split-input-file --mlir-print-op-generic %t.mlir | %opt --split-input-file | diff %t.mlir -

// CHECK:       memref.global @external : memref<2xf32>
// GENERIC:     "memref.global"() <{sym_name = "external", type = memref<2xf32>}> : () -> ()
memref.global @external : memref<2xf32>
// CHECK-NEXT:  memref.global "private" constant @full : memref<2x2xi32> = {{dense<\[\[1, 2\], \[3, 4\]\]>}} {alignment = 64 : i64}
// GENERIC:     initial_value = dense<{{\[\[1, 2\], \[3, 4\]\]}}> : tensor<2x2xi32>
memref.global "private" constant @full : memref<2x2xi32> = dense<[[1, 2], [3, 4]]> {alignment = 64}
// CHECK-NEXT:  memref.global @blank : memref<2xf32, strided<[2]>> = uninitialized
// GENERIC:     <{initial_value, sym_name = "blank",
memref.global @blank : memref<2xf32, strided<[2]>> = uninitialized
// CHECK-NEXT:  memref.global @resource : memref<2xf32, 1> = dense_resource<weights>
memref.global @resource : memref<2xf32, 1> = dense_resource<weights>

// -----

func.func @dma(%from: memref<4x4xf32>, %to: memref<8xf32, 1>, %scalar: memref<f32>, %tag: memref<1xi32>, %i: index) {
  // CHECK:      func.func @dma(%[[FROM:[a-z0-9_]+]]: memref<4x4xf32>, %[[TO:[a-z0-9_]+]]: memref<8xf32, 1>, %[[SCALAR:[a-z0-9_]+]]: memref<f32>, %[[TAG:[a-z0-9_]+]]: memref<1xi32>, %[[I:[a-z0-9_]+]]: index) {
  // CHECK:      memref.dma_start %[[FROM]][%[[I]], %[[I]]], %[[TO]][%[[I]]], %[[I]], %[[TAG]][%[[I]]] : memref<4x4xf32>, memref<8xf32, 1>, memref<1xi32>
  memref.dma_start %from[%i, %i], %to[%i], %i, %tag[%i] : memref<4x4xf32>, memref<8xf32, 1>, memref<1xi32>
  // CHECK-NEXT: memref.dma_start %[[SCALAR]][], %[[TO]][%[[I]]], %[[I]], %[[TAG]][%[[I]]], %[[I]], %[[I]] {a} : memref<f32>, memref<8xf32, 1>, memref<1xi32>
  memref.dma_start %scalar[], %to[%i], %i, %tag[%i], %i, %i {a} : memref<f32>, memref<8xf32, 1>, memref<1xi32>
  return
}
