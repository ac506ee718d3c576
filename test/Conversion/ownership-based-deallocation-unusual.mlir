// RUN: strata opt --ownership-based-buffer-deallocation %s | FileCheck %s
//
// Memory on the stack, globals, memory that the program frees, memrefs without rank and functions without memrefs.

memref.global "private" constant @k : memref<4xf32> = dense<1.0>
func.func @global() -> memref<4xf32> {
  %v = memref.get_global @k : memref<4xf32>
  return %v : memref<4xf32>
}
func.func @stack(%u: memref<*xf32>) {
  %v = memref.alloca() : memref<4xf32>
  %a = memref.alloc() {bufferization.manual_deallocation} : memref<4xf32>
  memref.dealloc %a {bufferization.manual_deallocation} : memref<4xf32>
  return
}
func.func @branch() {
  cf.br ^a
^a:
  return
}

// CHECK:      module {
// CHECK-NEXT:   memref.global "private" constant @k : memref<4xf32> = dense<1.000000e+00>
// CHECK-NEXT:   func.func @global() -> memref<4xf32> {
// CHECK-NEXT:     %false = arith.constant false
// CHECK-NEXT:     %0 = memref.get_global @k : memref<4xf32>
// CHECK-NEXT:     %1 = scf.if %false -> (memref<4xf32>) {
// CHECK-NEXT:       scf.yield %0 : memref<4xf32>
// CHECK-NEXT:     } else {
// CHECK-NEXT:       %3 = bufferization.clone %0 : memref<4xf32> to memref<4xf32>
// CHECK-NEXT:       scf.yield %3 : memref<4xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     %true = arith.constant true
// CHECK-NEXT:     %base_buffer, %offset, %sizes, %strides = memref.extract_strided_metadata %1 : memref<4xf32> -> memref<f32>, index, index, index
// CHECK-NEXT:     %2 = bufferization.dealloc (%base_buffer : memref<f32>) if (%true) retain (%1 : memref<4xf32>)
// CHECK-NEXT:     return %1 : memref<4xf32>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @stack(%arg0: memref<*xf32>) {
// CHECK-NEXT:     %false = arith.constant false
// CHECK-NEXT:     %false_0 = arith.constant false
// CHECK-NEXT:     %false_1 = arith.constant false
// CHECK-NEXT:     %alloca = memref.alloca() : memref<4xf32>
// CHECK-NEXT:     %alloc = memref.alloc() {bufferization.manual_deallocation} : memref<4xf32>
// CHECK-NEXT:     %true = arith.constant true
// CHECK-NEXT:     %0 = arith.xori %false, %true : i1
// CHECK-NEXT:     cf.assert %0, "expected that the block does not have ownership"
// CHECK-NEXT:     memref.dealloc %alloc {bufferization.manual_deallocation} : memref<4xf32>
// CHECK-NEXT:     %reinterpret_cast = memref.reinterpret_cast %arg0 to offset: [0], sizes: [], strides: [] : memref<*xf32> to memref<f32, strided<[]>>
// CHECK-NEXT:     %base_buffer, %offset = memref.extract_strided_metadata %reinterpret_cast : memref<f32, strided<[]>> -> memref<f32>, index
// CHECK-NEXT:     bufferization.dealloc (%base_buffer : memref<f32>) if (%false_1)
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @branch() {
// CHECK-NEXT:     bufferization.dealloc
// CHECK-NEXT:     cf.br ^bb1
// CHECK-NEXT:   ^bb1:  // pred: ^bb0
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }
