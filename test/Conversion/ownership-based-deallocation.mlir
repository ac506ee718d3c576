// RUN: strata opt --ownership-based-buffer-deallocation %s | FileCheck %s
// RUN: strata opt --ownership-based-buffer-deallocation=private-function-dynamic-ownership %s | FileCheck %s --check-prefix=DYNAMIC
//
// Functions own their allocations and the results of calls, and return owned memory.

func.func @local(%n: index) -> memref<?xf32> {
  %a = memref.alloc(%n) : memref<?xf32>
  %b = memref.alloc(%n) : memref<?xf32>
  memref.copy %a, %b : memref<?xf32> to memref<?xf32>
  return %b : memref<?xf32>
}
func.func private @choose(%m: memref<?xf32>, %n: index, %c: i1) -> memref<?xf32> {
  %r = scf.if %c -> memref<?xf32> {
    %a = memref.alloc(%n) : memref<?xf32>
    scf.yield %a : memref<?xf32>
  } else {
    scf.yield %m : memref<?xf32>
  }
  return %r : memref<?xf32>
}
func.func @call(%m: memref<?xf32>, %n: index, %c: i1) {
  %x = call @choose(%m, %n, %c) : (memref<?xf32>, index, i1) -> memref<?xf32>
  return
}
func.func @select(%m: memref<4xf32>, %c: i1) -> memref<4xf32> {
  %a = memref.alloc() : memref<4xf32>
  %s = arith.select %c, %a, %m : memref<4xf32>
  return %s : memref<4xf32>
}

// CHECK:      module {
// CHECK-NEXT:   func.func @local(%arg0: index) -> memref<?xf32> {
// CHECK-NEXT:     %true = arith.constant true
// CHECK-NEXT:     %true_0 = arith.constant true
// CHECK-NEXT:     %alloc = memref.alloc(%arg0) : memref<?xf32>
// CHECK-NEXT:     %alloc_1 = memref.alloc(%arg0) : memref<?xf32>
// CHECK-NEXT:     memref.copy %alloc, %alloc_1 : memref<?xf32> to memref<?xf32>
// CHECK-NEXT:     %base_buffer, %offset, %sizes, %strides = memref.extract_strided_metadata %alloc : memref<?xf32> -> memref<f32>, index, index, index
// CHECK-NEXT:     %base_buffer_2, %offset_3, %sizes_4, %strides_5 = memref.extract_strided_metadata %alloc_1 : memref<?xf32> -> memref<f32>, index, index, index
// CHECK-NEXT:     %0 = bufferization.dealloc (%base_buffer, %base_buffer_2 : memref<f32>, memref<f32>) if (%true_0, %true) retain (%alloc_1 : memref<?xf32>)
// CHECK-NEXT:     return %alloc_1 : memref<?xf32>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func private @choose(%arg0: memref<?xf32>, %arg1: index, %arg2: i1) -> memref<?xf32> {
// CHECK-NEXT:     %false = arith.constant false
// CHECK-NEXT:     %false_0 = arith.constant false
// CHECK-NEXT:     %0:2 = scf.if %arg2 -> (memref<?xf32>, i1) {
// CHECK-NEXT:       %true_9 = arith.constant true
// CHECK-NEXT:       %alloc = memref.alloc(%arg1) : memref<?xf32>
// CHECK-NEXT:       %base_buffer_10, %offset_11, %sizes_12, %strides_13 = memref.extract_strided_metadata %alloc : memref<?xf32> -> memref<f32>, index, index, index
// CHECK-NEXT:       %3 = bufferization.dealloc (%base_buffer_10 : memref<f32>) if (%true_9) retain (%alloc : memref<?xf32>)
// CHECK-NEXT:       scf.yield %alloc, %3 : memref<?xf32>, i1
// CHECK-NEXT:     } else {
// CHECK-NEXT:       %false_9 = arith.constant false
// CHECK-NEXT:       %3 = bufferization.dealloc retain (%arg0 : memref<?xf32>)
// CHECK-NEXT:       scf.yield %arg0, %3 : memref<?xf32>, i1
// CHECK-NEXT:     }
// CHECK-NEXT:     %1 = scf.if %0#1 -> (memref<?xf32>) {
// CHECK-NEXT:       scf.yield %0#0 : memref<?xf32>
// CHECK-NEXT:     } else {
// CHECK-NEXT:       %3 = bufferization.clone %0#0 : memref<?xf32> to memref<?xf32>
// CHECK-NEXT:       scf.yield %3 : memref<?xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     %true = arith.constant true
// CHECK-NEXT:     %base_buffer, %offset, %sizes, %strides = memref.extract_strided_metadata %arg0 : memref<?xf32> -> memref<f32>, index, index, index
// CHECK-NEXT:     %base_buffer_1, %offset_2, %sizes_3, %strides_4 = memref.extract_strided_metadata %0#0 : memref<?xf32> -> memref<f32>, index, index, index
// CHECK-NEXT:     %base_buffer_5, %offset_6, %sizes_7, %strides_8 = memref.extract_strided_metadata %1 : memref<?xf32> -> memref<f32>, index, index, index
// CHECK-NEXT:     %2 = bufferization.dealloc (%base_buffer, %base_buffer_1, %base_buffer_5 : memref<f32>, memref<f32>, memref<f32>) if (%false_0, %0#1, %true) retain (%1 : memref<?xf32>)
// CHECK-NEXT:     return %1 : memref<?xf32>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @call(%arg0: memref<?xf32>, %arg1: index, %arg2: i1) {
// CHECK-NEXT:     %false = arith.constant false
// CHECK-NEXT:     %true = arith.constant true
// CHECK-NEXT:     %0 = call @choose(%arg0, %arg1, %arg2) : (memref<?xf32>, index, i1) -> memref<?xf32>
// CHECK-NEXT:     %base_buffer, %offset, %sizes, %strides = memref.extract_strided_metadata %arg0 : memref<?xf32> -> memref<f32>, index, index, index
// CHECK-NEXT:     %base_buffer_0, %offset_1, %sizes_2, %strides_3 = memref.extract_strided_metadata %0 : memref<?xf32> -> memref<f32>, index, index, index
// CHECK-NEXT:     bufferization.dealloc (%base_buffer, %base_buffer_0 : memref<f32>, memref<f32>) if (%false, %true)
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @select(%arg0: memref<4xf32>, %arg1: i1) -> memref<4xf32> {
// CHECK-NEXT:     %true = arith.constant true
// CHECK-NEXT:     %false = arith.constant false
// CHECK-NEXT:     %alloc = memref.alloc() : memref<4xf32>
// CHECK-NEXT:     %0 = arith.select %arg1, %alloc, %arg0 : memref<4xf32>
// CHECK-NEXT:     %1 = arith.select %arg1, %true, %false : i1
// CHECK-NEXT:     %2 = scf.if %1 -> (memref<4xf32>) {
// CHECK-NEXT:       scf.yield %0 : memref<4xf32>
// CHECK-NEXT:     } else {
// CHECK-NEXT:       %4 = bufferization.clone %0 : memref<4xf32> to memref<4xf32>
// CHECK-NEXT:       scf.yield %4 : memref<4xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     %true_0 = arith.constant true
// CHECK-NEXT:     %base_buffer, %offset, %sizes, %strides = memref.extract_strided_metadata %arg0 : memref<4xf32> -> memref<f32>, index, index, index
// CHECK-NEXT:     %base_buffer_1, %offset_2, %sizes_3, %strides_4 = memref.extract_strided_metadata %alloc : memref<4xf32> -> memref<f32>, index, index, index
// CHECK-NEXT:     %base_buffer_5, %offset_6, %sizes_7, %strides_8 = memref.extract_strided_metadata %2 : memref<4xf32> -> memref<f32>, index, index, index
// CHECK-NEXT:     %3 = bufferization.dealloc (%base_buffer, %base_buffer_1, %base_buffer_5 : memref<f32>, memref<f32>, memref<f32>) if (%false, %true, %true_0) retain (%2 : memref<4xf32>)
// CHECK-NEXT:     return %2 : memref<4xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// DYNAMIC:      module {
// DYNAMIC-NEXT:   func.func @local(%arg0: index) -> memref<?xf32> {
// DYNAMIC-NEXT:     %true = arith.constant true
// DYNAMIC-NEXT:     %true_0 = arith.constant true
// DYNAMIC-NEXT:     %alloc = memref.alloc(%arg0) : memref<?xf32>
// DYNAMIC-NEXT:     %alloc_1 = memref.alloc(%arg0) : memref<?xf32>
// DYNAMIC-NEXT:     memref.copy %alloc, %alloc_1 : memref<?xf32> to memref<?xf32>
// DYNAMIC-NEXT:     %base_buffer, %offset, %sizes, %strides = memref.extract_strided_metadata %alloc : memref<?xf32> -> memref<f32>, index, index, index
// DYNAMIC-NEXT:     %base_buffer_2, %offset_3, %sizes_4, %strides_5 = memref.extract_strided_metadata %alloc_1 : memref<?xf32> -> memref<f32>, index, index, index
// DYNAMIC-NEXT:     %0 = bufferization.dealloc (%base_buffer, %base_buffer_2 : memref<f32>, memref<f32>) if (%true_0, %true) retain (%alloc_1 : memref<?xf32>)
// DYNAMIC-NEXT:     return %alloc_1 : memref<?xf32>
// DYNAMIC-NEXT:   }
// DYNAMIC-NEXT:   func.func private @choose(%arg0: memref<?xf32>, %arg1: index, %arg2: i1) -> (memref<?xf32>, i1) {
// DYNAMIC-NEXT:     %false = arith.constant false
// DYNAMIC-NEXT:     %false_0 = arith.constant false
// DYNAMIC-NEXT:     %0:2 = scf.if %arg2 -> (memref<?xf32>, i1) {
// DYNAMIC-NEXT:       %true = arith.constant true
// DYNAMIC-NEXT:       %alloc = memref.alloc(%arg1) : memref<?xf32>
// DYNAMIC-NEXT:       %base_buffer_5, %offset_6, %sizes_7, %strides_8 = memref.extract_strided_metadata %alloc : memref<?xf32> -> memref<f32>, index, index, index
// DYNAMIC-NEXT:       %2 = bufferization.dealloc (%base_buffer_5 : memref<f32>) if (%true) retain (%alloc : memref<?xf32>)
// DYNAMIC-NEXT:       scf.yield %alloc, %2 : memref<?xf32>, i1
// DYNAMIC-NEXT:     } else {
// DYNAMIC-NEXT:       %false_5 = arith.constant false
// DYNAMIC-NEXT:       %2 = bufferization.dealloc retain (%arg0 : memref<?xf32>)
// DYNAMIC-NEXT:       scf.yield %arg0, %2 : memref<?xf32>, i1
// DYNAMIC-NEXT:     }
// DYNAMIC-NEXT:     %base_buffer, %offset, %sizes, %strides = memref.extract_strided_metadata %arg0 : memref<?xf32> -> memref<f32>, index, index, index
// DYNAMIC-NEXT:     %base_buffer_1, %offset_2, %sizes_3, %strides_4 = memref.extract_strided_metadata %0#0 : memref<?xf32> -> memref<f32>, index, index, index
// DYNAMIC-NEXT:     %1 = bufferization.dealloc (%base_buffer, %base_buffer_1 : memref<f32>, memref<f32>) if (%false_0, %0#1) retain (%0#0 : memref<?xf32>)
// DYNAMIC-NEXT:     return %0#0, %1 : memref<?xf32>, i1
// DYNAMIC-NEXT:   }
// DYNAMIC-NEXT:   func.func @call(%arg0: memref<?xf32>, %arg1: index, %arg2: i1) {
// DYNAMIC-NEXT:     %false = arith.constant false
// DYNAMIC-NEXT:     %0:2 = call @choose(%arg0, %arg1, %arg2) : (memref<?xf32>, index, i1) -> (memref<?xf32>, i1)
// DYNAMIC-NEXT:     %base_buffer, %offset, %sizes, %strides = memref.extract_strided_metadata %arg0 : memref<?xf32> -> memref<f32>, index, index, index
// DYNAMIC-NEXT:     %base_buffer_0, %offset_1, %sizes_2, %strides_3 = memref.extract_strided_metadata %0#0 : memref<?xf32> -> memref<f32>, index, index, index
// DYNAMIC-NEXT:     bufferization.dealloc (%base_buffer, %base_buffer_0 : memref<f32>, memref<f32>) if (%false, %0#1)
// DYNAMIC-NEXT:     return
// DYNAMIC-NEXT:   }
// DYNAMIC-NEXT:   func.func @select(%arg0: memref<4xf32>, %arg1: i1) -> memref<4xf32> {
// DYNAMIC-NEXT:     %true = arith.constant true
// DYNAMIC-NEXT:     %false = arith.constant false
// DYNAMIC-NEXT:     %alloc = memref.alloc() : memref<4xf32>
// DYNAMIC-NEXT:     %0 = arith.select %arg1, %alloc, %arg0 : memref<4xf32>
// DYNAMIC-NEXT:     %1 = arith.select %arg1, %true, %false : i1
// DYNAMIC-NEXT:     %2 = scf.if %1 -> (memref<4xf32>) {
// DYNAMIC-NEXT:       scf.yield %0 : memref<4xf32>
// DYNAMIC-NEXT:     } else {
// DYNAMIC-NEXT:       %4 = bufferization.clone %0 : memref<4xf32> to memref<4xf32>
// DYNAMIC-NEXT:       scf.yield %4 : memref<4xf32>
// DYNAMIC-NEXT:     }
// DYNAMIC-NEXT:     %true_0 = arith.constant true
// DYNAMIC-NEXT:     %base_buffer, %offset, %sizes, %strides = memref.extract_strided_metadata %arg0 : memref<4xf32> -> memref<f32>, index, index, index
// DYNAMIC-NEXT:     %base_buffer_1, %offset_2, %sizes_3, %strides_4 = memref.extract_strided_metadata %alloc : memref<4xf32> -> memref<f32>, index, index, index
// DYNAMIC-NEXT:     %base_buffer_5, %offset_6, %sizes_7, %strides_8 = memref.extract_strided_metadata %2 : memref<4xf32> -> memref<f32>, index, index, index
// DYNAMIC-NEXT:     %3 = bufferization.dealloc (%base_buffer, %base_buffer_1, %base_buffer_5 : memref<f32>, memref<f32>, memref<f32>) if (%false, %true, %true_0) retain (%2 : memref<4xf32>)
// DYNAMIC-NEXT:     return %2 : memref<4xf32>
// DYNAMIC-NEXT:   }
// DYNAMIC-NEXT: }
