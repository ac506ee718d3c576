// RUN: strata opt --ownership-based-buffer-deallocation %s | FileCheck %s
//
// Ownership is passed on between blocks, and to and from regions.

func.func @loop(%m: memref<4xf32>, %n: index) {
  %r = scf.for %i = %n to %n step %n iter_args(%x = %m) -> memref<4xf32> {
    %a = memref.alloc() : memref<4xf32>
    memref.copy %x, %a : memref<4xf32> to memref<4xf32>
    scf.yield %a : memref<4xf32>
  }
  return
}
func.func @while(%m: memref<4xf32>, %c: i1) {
  %r = scf.while (%x = %m) : (memref<4xf32>) -> memref<4xf32> {
    %a = memref.alloc() : memref<4xf32>
    scf.condition (%c) %a : memref<4xf32>
  } do {
  ^bb0(%q: memref<4xf32>):
    scf.yield %q: memref<4xf32>
  }
  return
}
func.func @blocks(%m: memref<4xf32>, %c: i1) {
  %a = memref.alloc() : memref<4xf32>
  %b = memref.alloc() : memref<4xf32>
  cf.cond_br %c, ^a, ^b(%b: memref<4xf32>)
^a:
  cf.br ^b(%m: memref<4xf32>)
^b(%y: memref<4xf32>):
  memref.copy %y, %a : memref<4xf32> to memref<4xf32>
  return
}
func.func @nested(%m: memref<4xf32>, %n: index, %c: i1) {
  scf.parallel (%i) = (%n) to (%n) step (%n) {
    %b = memref.alloc() : memref<4xf32>
    %v = memref.cast %m : memref<4xf32> to memref<?xf32>
    scf.reduce
  }
  return
}

// CHECK:      module {
// CHECK-NEXT:   func.func @loop(%arg0: memref<4xf32>, %arg1: index) {
// CHECK-NEXT:     %false = arith.constant false
// CHECK-NEXT:     %false_0 = arith.constant false
// CHECK-NEXT:     %0:2 = scf.for %arg2 = %arg1 to %arg1 step %arg1 iter_args(%arg3 = %arg0, %arg4 = %false) -> (memref<4xf32>, i1) {
// CHECK-NEXT:       %true = arith.constant true
// CHECK-NEXT:       %alloc = memref.alloc() : memref<4xf32>
// CHECK-NEXT:       memref.copy %arg3, %alloc : memref<4xf32> to memref<4xf32>
// CHECK-NEXT:       %base_buffer_5, %offset_6, %sizes_7, %strides_8 = memref.extract_strided_metadata %arg3 : memref<4xf32> -> memref<f32>, index, index, index
// CHECK-NEXT:       %base_buffer_9, %offset_10, %sizes_11, %strides_12 = memref.extract_strided_metadata %alloc : memref<4xf32> -> memref<f32>, index, index, index
// CHECK-NEXT:       %1 = bufferization.dealloc (%base_buffer_5, %base_buffer_9 : memref<f32>, memref<f32>) if (%arg4, %true) retain (%alloc : memref<4xf32>)
// CHECK-NEXT:       scf.yield %alloc, %1 : memref<4xf32>, i1
// CHECK-NEXT:     }
// CHECK-NEXT:     %base_buffer, %offset, %sizes, %strides = memref.extract_strided_metadata %arg0 : memref<4xf32> -> memref<f32>, index, index, index
// CHECK-NEXT:     %base_buffer_1, %offset_2, %sizes_3, %strides_4 = memref.extract_strided_metadata %0#0 : memref<4xf32> -> memref<f32>, index, index, index
// CHECK-NEXT:     bufferization.dealloc (%base_buffer, %base_buffer_1 : memref<f32>, memref<f32>) if (%false_0, %0#1)
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @while(%arg0: memref<4xf32>, %arg1: i1) {
// CHECK-NEXT:     %false = arith.constant false
// CHECK-NEXT:     %false_0 = arith.constant false
// CHECK-NEXT:     %0:2 = scf.while (%arg2 = %arg0, %arg3 = %false) : (memref<4xf32>, i1) -> (memref<4xf32>, i1) {
// CHECK-NEXT:       %true = arith.constant true
// CHECK-NEXT:       %alloc = memref.alloc() : memref<4xf32>
// CHECK-NEXT:       %base_buffer_5, %offset_6, %sizes_7, %strides_8 = memref.extract_strided_metadata %arg2 : memref<4xf32> -> memref<f32>, index, index, index
// CHECK-NEXT:       %base_buffer_9, %offset_10, %sizes_11, %strides_12 = memref.extract_strided_metadata %alloc : memref<4xf32> -> memref<f32>, index, index, index
// CHECK-NEXT:       %1 = bufferization.dealloc (%base_buffer_5, %base_buffer_9 : memref<f32>, memref<f32>) if (%arg3, %true) retain (%alloc : memref<4xf32>)
// CHECK-NEXT:       scf.condition(%arg1) %alloc, %1 : memref<4xf32>, i1
// CHECK-NEXT:     } do {
// CHECK-NEXT:     ^bb0(%arg2: memref<4xf32>, %arg3: i1):
// CHECK-NEXT:       %base_buffer_5, %offset_6, %sizes_7, %strides_8 = memref.extract_strided_metadata %arg2 : memref<4xf32> -> memref<f32>, index, index, index
// CHECK-NEXT:       %1 = bufferization.dealloc (%base_buffer_5 : memref<f32>) if (%arg3) retain (%arg2 : memref<4xf32>)
// CHECK-NEXT:       scf.yield %arg2, %1 : memref<4xf32>, i1
// CHECK-NEXT:     }
// CHECK-NEXT:     %base_buffer, %offset, %sizes, %strides = memref.extract_strided_metadata %arg0 : memref<4xf32> -> memref<f32>, index, index, index
// CHECK-NEXT:     %base_buffer_1, %offset_2, %sizes_3, %strides_4 = memref.extract_strided_metadata %0#0 : memref<4xf32> -> memref<f32>, index, index, index
// CHECK-NEXT:     bufferization.dealloc (%base_buffer, %base_buffer_1 : memref<f32>, memref<f32>) if (%false_0, %0#1)
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @blocks(%arg0: memref<4xf32>, %arg1: i1) {
// CHECK-NEXT:     %true = arith.constant true
// CHECK-NEXT:     %true_0 = arith.constant true
// CHECK-NEXT:     %false = arith.constant false
// CHECK-NEXT:     %alloc = memref.alloc() : memref<4xf32>
// CHECK-NEXT:     %alloc_1 = memref.alloc() : memref<4xf32>
// CHECK-NEXT:     %base_buffer, %offset, %sizes, %strides = memref.extract_strided_metadata %arg0 : memref<4xf32> -> memref<f32>, index, index, index
// CHECK-NEXT:     %base_buffer_2, %offset_3, %sizes_4, %strides_5 = memref.extract_strided_metadata %alloc : memref<4xf32> -> memref<f32>, index, index, index
// CHECK-NEXT:     %base_buffer_6, %offset_7, %sizes_8, %strides_9 = memref.extract_strided_metadata %alloc_1 : memref<4xf32> -> memref<f32>, index, index, index
// CHECK-NEXT:     %0 = arith.andi %false, %arg1 : i1
// CHECK-NEXT:     %1 = arith.andi %true_0, %arg1 : i1
// CHECK-NEXT:     %2 = arith.andi %true, %arg1 : i1
// CHECK-NEXT:     %3:2 = bufferization.dealloc (%base_buffer, %base_buffer_2, %base_buffer_6 : memref<f32>, memref<f32>, memref<f32>) if (%0, %1, %2) retain (%arg0, %alloc : memref<4xf32>, memref<4xf32>)
// CHECK-NEXT:     %true_10 = arith.constant true
// CHECK-NEXT:     %4 = arith.xori %true_10, %arg1 : i1
// CHECK-NEXT:     %5 = arith.andi %false, %4 : i1
// CHECK-NEXT:     %true_11 = arith.constant true
// CHECK-NEXT:     %6 = arith.xori %true_11, %arg1 : i1
// CHECK-NEXT:     %7 = arith.andi %true_0, %6 : i1
// CHECK-NEXT:     %true_12 = arith.constant true
// CHECK-NEXT:     %8 = arith.xori %true_12, %arg1 : i1
// CHECK-NEXT:     %9 = arith.andi %true, %8 : i1
// CHECK-NEXT:     %10:2 = bufferization.dealloc (%base_buffer, %base_buffer_2, %base_buffer_6 : memref<f32>, memref<f32>, memref<f32>) if (%5, %7, %9) retain (%alloc_1, %alloc : memref<4xf32>, memref<4xf32>)
// CHECK-NEXT:     %11 = arith.select %arg1, %3#1, %10#1 : i1
// CHECK-NEXT:     cf.cond_br %arg1, ^bb1, ^bb2(%alloc_1, %10#0 : memref<4xf32>, i1)
// CHECK-NEXT:   ^bb1:  // pred: ^bb0
// CHECK-NEXT:     %base_buffer_13, %offset_14, %sizes_15, %strides_16 = memref.extract_strided_metadata %arg0 : memref<4xf32> -> memref<f32>, index, index, index
// CHECK-NEXT:     %base_buffer_17, %offset_18, %sizes_19, %strides_20 = memref.extract_strided_metadata %alloc : memref<4xf32> -> memref<f32>, index, index, index
// CHECK-NEXT:     %12:2 = bufferization.dealloc (%base_buffer_13, %base_buffer_17 : memref<f32>, memref<f32>) if (%3#0, %11) retain (%arg0, %alloc : memref<4xf32>, memref<4xf32>)
// CHECK-NEXT:     cf.br ^bb2(%arg0, %12#0 : memref<4xf32>, i1)
// CHECK-NEXT:   ^bb2(%13: memref<4xf32>, %14: i1):  // 2 preds: ^bb0, ^bb1
// CHECK-NEXT:     memref.copy %13, %alloc : memref<4xf32> to memref<4xf32>
// CHECK-NEXT:     %base_buffer_21, %offset_22, %sizes_23, %strides_24 = memref.extract_strided_metadata %alloc : memref<4xf32> -> memref<f32>, index, index, index
// CHECK-NEXT:     %base_buffer_25, %offset_26, %sizes_27, %strides_28 = memref.extract_strided_metadata %13 : memref<4xf32> -> memref<f32>, index, index, index
// CHECK-NEXT:     bufferization.dealloc (%base_buffer_21, %base_buffer_25 : memref<f32>, memref<f32>) if (%11, %14)
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @nested(%arg0: memref<4xf32>, %arg1: index, %arg2: i1) {
// CHECK-NEXT:     %false = arith.constant false
// CHECK-NEXT:     %false_0 = arith.constant false
// CHECK-NEXT:     scf.parallel (%arg3) = (%arg1) to (%arg1) step (%arg1) {
// CHECK-NEXT:       %true = arith.constant true
// CHECK-NEXT:       %false_1 = arith.constant false
// CHECK-NEXT:       %alloc = memref.alloc() : memref<4xf32>
// CHECK-NEXT:       %false_2 = arith.constant false
// CHECK-NEXT:       %cast = memref.cast %arg0 : memref<4xf32> to memref<?xf32>
// CHECK-NEXT:       %base_buffer_3, %offset_4, %sizes_5, %strides_6 = memref.extract_strided_metadata %alloc : memref<4xf32> -> memref<f32>, index, index, index
// CHECK-NEXT:       bufferization.dealloc (%base_buffer_3 : memref<f32>) if (%true)
// CHECK-NEXT:       scf.reduce
// CHECK-NEXT:     }
// CHECK-NEXT:     %base_buffer, %offset, %sizes, %strides = memref.extract_strided_metadata %arg0 : memref<4xf32> -> memref<f32>, index, index, index
// CHECK-NEXT:     bufferization.dealloc (%base_buffer : memref<f32>) if (%false_0)
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }
