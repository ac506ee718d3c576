// AUTOUPDATE
// RUN: strata opt --ownership-based-buffer-deallocation %s | FileCheck %s
//
// Memory on the stack, globals, memory that the program frees, memrefs without rank and functions without memrefs.

memref.global "private" constant @k : memref<4xf32> = dense<1.0>

// CHECK: memref.global "private" constant @k : memref<4xf32> = dense<1.000000e+00>
// CHECK-LABEL: func.func @global() -> memref<4xf32> {
// CHECK-NEXT:   %[[FALSE:.*]] = arith.constant false
// CHECK-NEXT:   %[[V:.*]] = memref.get_global @k : memref<4xf32>
// CHECK-NEXT:   %[[IF:.*]] = scf.if %[[FALSE]] -> (memref<4xf32>) {
// CHECK-NEXT:     scf.yield %[[V]] : memref<4xf32>
// CHECK-NEXT:   } else {
// CHECK-NEXT:     %[[CLONE:.*]] = bufferization.clone %[[V]] : memref<4xf32> to memref<4xf32>
// CHECK-NEXT:     scf.yield %[[CLONE]] : memref<4xf32>
// CHECK-NEXT:   }
// CHECK-NEXT:   %[[TRUE:.*]] = arith.constant true
// CHECK-NEXT:   %[[BASE_BUFFER:[a-z0-9_]+]], %[[OFFSET:[a-z0-9_]+]], %[[SIZES:[a-z0-9_]+]], %[[STRIDES:.*]] = memref.extract_strided_metadata %[[IF]] : memref<4xf32> -> memref<f32>, index, index, index
// CHECK-NEXT:   %[[DEALLOC:.*]] = bufferization.dealloc (%[[BASE_BUFFER]] : memref<f32>) if (%[[TRUE]]) retain (%[[IF]] : memref<4xf32>)
// CHECK-NEXT:   return %[[IF]] : memref<4xf32>
// CHECK-NEXT: }
func.func @global() -> memref<4xf32> {
  %v = memref.get_global @k : memref<4xf32>
  return %v : memref<4xf32>
}

// CHECK-LABEL: func.func @stack
// CHECK-SAME: (%[[U:[a-z0-9_]+]]: memref<*xf32>) {
// CHECK-NEXT:   %[[FALSE:.*]] = arith.constant false
// CHECK-NEXT:   %[[FALSE_0:.*]] = arith.constant false
// CHECK-NEXT:   %[[FALSE_1:.*]] = arith.constant false
// CHECK-NEXT:   %[[V:.*]] = memref.alloca() : memref<4xf32>
// CHECK-NEXT:   %[[A:.*]] = memref.alloc() {bufferization.manual_deallocation} : memref<4xf32>
// CHECK-NEXT:   %[[TRUE:.*]] = arith.constant true
// CHECK-NEXT:   %[[XORI:.*]] = arith.xori %[[FALSE]], %[[TRUE]] : i1
// CHECK-NEXT:   cf.assert %[[XORI]], "expected that the block does not have ownership"
// CHECK-NEXT:   memref.dealloc %[[A]] {bufferization.manual_deallocation} : memref<4xf32>
// CHECK-NEXT:   %[[REINTERPRET_CAST:.*]] = memref.reinterpret_cast %[[U]] to offset: [0], sizes: [], strides: [] : memref<*xf32> to memref<f32, strided<[]>>
// CHECK-NEXT:   %[[BASE_BUFFER:[a-z0-9_]+]], %[[OFFSET:.*]] = memref.extract_strided_metadata %[[REINTERPRET_CAST]] : memref<f32, strided<[]>> -> memref<f32>, index
// CHECK-NEXT:   bufferization.dealloc (%[[BASE_BUFFER]] : memref<f32>) if (%[[FALSE_1]])
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @stack(%u: memref<*xf32>) {
  %v = memref.alloca() : memref<4xf32>
  %a = memref.alloc() {bufferization.manual_deallocation} : memref<4xf32>
  memref.dealloc %a {bufferization.manual_deallocation} : memref<4xf32>
  return
}

// CHECK-LABEL: func.func @branch() {
// CHECK-NEXT:   bufferization.dealloc
// CHECK-NEXT:   cf.br ^bb1
// CHECK-NEXT: ^bb1:  // pred: ^bb0
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @branch() {
  cf.br ^a
^a:
  return
}
