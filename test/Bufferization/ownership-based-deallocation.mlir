// AUTOUPDATE
// RUN: strata opt --ownership-based-buffer-deallocation %s | FileCheck %s
// RUN: strata opt --ownership-based-buffer-deallocation=private-function-dynamic-ownership %s | FileCheck %s --check-prefix=DYNAMIC
//
// Functions own their allocations and the results of calls, and return owned memory.

// CHECK-LABEL: func.func @local
// CHECK-SAME: (%[[N:[a-z0-9_]+]]: index) -> memref<?xf32> {
// CHECK-NEXT:   %[[TRUE:.*]] = arith.constant true
// CHECK-NEXT:   %[[TRUE_0:.*]] = arith.constant true
// CHECK-NEXT:   %[[A:.*]] = memref.alloc(%[[N]]) : memref<?xf32>
// CHECK-NEXT:   %[[B:.*]] = memref.alloc(%[[N]]) : memref<?xf32>
// CHECK-NEXT:   memref.copy %[[A]], %[[B]] : memref<?xf32> to memref<?xf32>
// CHECK-NEXT:   %[[BASE_BUFFER:[a-z0-9_]+]], %[[OFFSET:[a-z0-9_]+]], %[[SIZES:[a-z0-9_]+]], %[[STRIDES:.*]] = memref.extract_strided_metadata %[[A]] : memref<?xf32> -> memref<f32>, index, index, index
// CHECK-NEXT:   %[[BASE_BUFFER_2:[a-z0-9_]+]], %[[OFFSET_3:[a-z0-9_]+]], %[[SIZES_4:[a-z0-9_]+]], %[[STRIDES_5:.*]] = memref.extract_strided_metadata %[[B]] : memref<?xf32> -> memref<f32>, index, index, index
// CHECK-NEXT:   %[[DEALLOC:.*]] = bufferization.dealloc (%[[BASE_BUFFER]], %[[BASE_BUFFER_2]] : memref<f32>, memref<f32>) if (%[[TRUE_0]], %[[TRUE]]) retain (%[[B]] : memref<?xf32>)
// CHECK-NEXT:   return %[[B]] : memref<?xf32>
// CHECK-NEXT: }
// DYNAMIC-LABEL: func.func @local
// DYNAMIC-SAME: (%[[N:[a-z0-9_]+]]: index) -> memref<?xf32> {
// DYNAMIC-NEXT:   %[[TRUE:.*]] = arith.constant true
// DYNAMIC-NEXT:   %[[TRUE_0:.*]] = arith.constant true
// DYNAMIC-NEXT:   %[[A:.*]] = memref.alloc(%[[N]]) : memref<?xf32>
// DYNAMIC-NEXT:   %[[B:.*]] = memref.alloc(%[[N]]) : memref<?xf32>
// DYNAMIC-NEXT:   memref.copy %[[A]], %[[B]] : memref<?xf32> to memref<?xf32>
// DYNAMIC-NEXT:   %[[BASE_BUFFER:[a-z0-9_]+]], %[[OFFSET:[a-z0-9_]+]], %[[SIZES:[a-z0-9_]+]], %[[STRIDES:.*]] = memref.extract_strided_metadata %[[A]] : memref<?xf32> -> memref<f32>, index, index, index
// DYNAMIC-NEXT:   %[[BASE_BUFFER_2:[a-z0-9_]+]], %[[OFFSET_3:[a-z0-9_]+]], %[[SIZES_4:[a-z0-9_]+]], %[[STRIDES_5:.*]] = memref.extract_strided_metadata %[[B]] : memref<?xf32> -> memref<f32>, index, index, index
// DYNAMIC-NEXT:   %[[DEALLOC:.*]] = bufferization.dealloc (%[[BASE_BUFFER]], %[[BASE_BUFFER_2]] : memref<f32>, memref<f32>) if (%[[TRUE_0]], %[[TRUE]]) retain (%[[B]] : memref<?xf32>)
// DYNAMIC-NEXT:   return %[[B]] : memref<?xf32>
// DYNAMIC-NEXT: }
func.func @local(%n: index) -> memref<?xf32> {
  %a = memref.alloc(%n) : memref<?xf32>
  %b = memref.alloc(%n) : memref<?xf32>
  memref.copy %a, %b : memref<?xf32> to memref<?xf32>
  return %b : memref<?xf32>
}

// CHECK-LABEL: func.func private @choose
// CHECK-SAME: (%[[M:[a-z0-9_]+]]: memref<?xf32>, %[[N:[a-z0-9_]+]]: index, %[[C:[a-z0-9_]+]]: i1) -> memref<?xf32> {
// CHECK-NEXT:   %[[FALSE:.*]] = arith.constant false
// CHECK-NEXT:   %[[FALSE_0:.*]] = arith.constant false
// CHECK-NEXT:   %[[IF:[a-z0-9_]+]]:2 = scf.if %[[C]] -> (memref<?xf32>, i1) {
// CHECK-NEXT:     %[[TRUE_9:.*]] = arith.constant true
// CHECK-NEXT:     %[[A:.*]] = memref.alloc(%[[N]]) : memref<?xf32>
// CHECK-NEXT:     %[[BASE_BUFFER_10:[a-z0-9_]+]], %[[OFFSET_11:[a-z0-9_]+]], %[[SIZES_12:[a-z0-9_]+]], %[[STRIDES_13:.*]] = memref.extract_strided_metadata %[[A]] : memref<?xf32> -> memref<f32>, index, index, index
// CHECK-NEXT:     %[[DEALLOC:.*]] = bufferization.dealloc (%[[BASE_BUFFER_10]] : memref<f32>) if (%[[TRUE_9]]) retain (%[[A]] : memref<?xf32>)
// CHECK-NEXT:     scf.yield %[[A]], %[[DEALLOC]] : memref<?xf32>, i1
// CHECK-NEXT:   } else {
// CHECK-NEXT:     %[[FALSE_9:.*]] = arith.constant false
// CHECK-NEXT:     %[[DEALLOC_1:.*]] = bufferization.dealloc retain (%[[M]] : memref<?xf32>)
// CHECK-NEXT:     scf.yield %[[M]], %[[DEALLOC_1]] : memref<?xf32>, i1
// CHECK-NEXT:   }
// CHECK-NEXT:   %[[IF_1:.*]] = scf.if %[[IF]]#1 -> (memref<?xf32>) {
// CHECK-NEXT:     scf.yield %[[IF]]#0 : memref<?xf32>
// CHECK-NEXT:   } else {
// CHECK-NEXT:     %[[CLONE:.*]] = bufferization.clone %[[IF]]#0 : memref<?xf32> to memref<?xf32>
// CHECK-NEXT:     scf.yield %[[CLONE]] : memref<?xf32>
// CHECK-NEXT:   }
// CHECK-NEXT:   %[[TRUE:.*]] = arith.constant true
// CHECK-NEXT:   %[[BASE_BUFFER:[a-z0-9_]+]], %[[OFFSET:[a-z0-9_]+]], %[[SIZES:[a-z0-9_]+]], %[[STRIDES:.*]] = memref.extract_strided_metadata %[[M]] : memref<?xf32> -> memref<f32>, index, index, index
// CHECK-NEXT:   %[[BASE_BUFFER_1:[a-z0-9_]+]], %[[OFFSET_2:[a-z0-9_]+]], %[[SIZES_3:[a-z0-9_]+]], %[[STRIDES_4:.*]] = memref.extract_strided_metadata %[[IF]]#0 : memref<?xf32> -> memref<f32>, index, index, index
// CHECK-NEXT:   %[[BASE_BUFFER_5:[a-z0-9_]+]], %[[OFFSET_6:[a-z0-9_]+]], %[[SIZES_7:[a-z0-9_]+]], %[[STRIDES_8:.*]] = memref.extract_strided_metadata %[[IF_1]] : memref<?xf32> -> memref<f32>, index, index, index
// CHECK-NEXT:   %[[DEALLOC_2:.*]] = bufferization.dealloc (%[[BASE_BUFFER]], %[[BASE_BUFFER_1]], %[[BASE_BUFFER_5]] : memref<f32>, memref<f32>, memref<f32>) if (%[[FALSE_0]], %[[IF]]#1, %[[TRUE]]) retain (%[[IF_1]] : memref<?xf32>)
// CHECK-NEXT:   return %[[IF_1]] : memref<?xf32>
// CHECK-NEXT: }
// DYNAMIC-LABEL: func.func private @choose
// DYNAMIC-SAME: (%[[M:[a-z0-9_]+]]: memref<?xf32>, %[[N:[a-z0-9_]+]]: index, %[[C:[a-z0-9_]+]]: i1) -> (memref<?xf32>, i1) {
// DYNAMIC-NEXT:   %[[FALSE:.*]] = arith.constant false
// DYNAMIC-NEXT:   %[[FALSE_0:.*]] = arith.constant false
// DYNAMIC-NEXT:   %[[IF:[a-z0-9_]+]]:2 = scf.if %[[C]] -> (memref<?xf32>, i1) {
// DYNAMIC-NEXT:     %[[TRUE:.*]] = arith.constant true
// DYNAMIC-NEXT:     %[[A:.*]] = memref.alloc(%[[N]]) : memref<?xf32>
// DYNAMIC-NEXT:     %[[BASE_BUFFER_5:[a-z0-9_]+]], %[[OFFSET_6:[a-z0-9_]+]], %[[SIZES_7:[a-z0-9_]+]], %[[STRIDES_8:.*]] = memref.extract_strided_metadata %[[A]] : memref<?xf32> -> memref<f32>, index, index, index
// DYNAMIC-NEXT:     %[[DEALLOC:.*]] = bufferization.dealloc (%[[BASE_BUFFER_5]] : memref<f32>) if (%[[TRUE]]) retain (%[[A]] : memref<?xf32>)
// DYNAMIC-NEXT:     scf.yield %[[A]], %[[DEALLOC]] : memref<?xf32>, i1
// DYNAMIC-NEXT:   } else {
// DYNAMIC-NEXT:     %[[FALSE_5:.*]] = arith.constant false
// DYNAMIC-NEXT:     %[[DEALLOC_1:.*]] = bufferization.dealloc retain (%[[M]] : memref<?xf32>)
// DYNAMIC-NEXT:     scf.yield %[[M]], %[[DEALLOC_1]] : memref<?xf32>, i1
// DYNAMIC-NEXT:   }
// DYNAMIC-NEXT:   %[[BASE_BUFFER:[a-z0-9_]+]], %[[OFFSET:[a-z0-9_]+]], %[[SIZES:[a-z0-9_]+]], %[[STRIDES:.*]] = memref.extract_strided_metadata %[[M]] : memref<?xf32> -> memref<f32>, index, index, index
// DYNAMIC-NEXT:   %[[BASE_BUFFER_1:[a-z0-9_]+]], %[[OFFSET_2:[a-z0-9_]+]], %[[SIZES_3:[a-z0-9_]+]], %[[STRIDES_4:.*]] = memref.extract_strided_metadata %[[IF]]#0 : memref<?xf32> -> memref<f32>, index, index, index
// DYNAMIC-NEXT:   %[[DEALLOC_2:.*]] = bufferization.dealloc (%[[BASE_BUFFER]], %[[BASE_BUFFER_1]] : memref<f32>, memref<f32>) if (%[[FALSE_0]], %[[IF]]#1) retain (%[[IF]]#0 : memref<?xf32>)
// DYNAMIC-NEXT:   return %[[IF]]#0, %[[DEALLOC_2]] : memref<?xf32>, i1
// DYNAMIC-NEXT: }
func.func private @choose(%m: memref<?xf32>, %n: index, %c: i1) -> memref<?xf32> {
  %r = scf.if %c -> memref<?xf32> {
    %a = memref.alloc(%n) : memref<?xf32>
    scf.yield %a : memref<?xf32>
  } else {
    scf.yield %m : memref<?xf32>
  }
  return %r : memref<?xf32>
}

// CHECK-LABEL: func.func @call
// CHECK-SAME: (%[[M:[a-z0-9_]+]]: memref<?xf32>, %[[N:[a-z0-9_]+]]: index, %[[C:[a-z0-9_]+]]: i1) {
// CHECK-NEXT:   %[[FALSE:.*]] = arith.constant false
// CHECK-NEXT:   %[[TRUE:.*]] = arith.constant true
// CHECK-NEXT:   %[[X:.*]] = call @choose(%[[M]], %[[N]], %[[C]]) : (memref<?xf32>, index, i1) -> memref<?xf32>
// CHECK-NEXT:   %[[BASE_BUFFER:[a-z0-9_]+]], %[[OFFSET:[a-z0-9_]+]], %[[SIZES:[a-z0-9_]+]], %[[STRIDES:.*]] = memref.extract_strided_metadata %[[M]] : memref<?xf32> -> memref<f32>, index, index, index
// CHECK-NEXT:   %[[BASE_BUFFER_0:[a-z0-9_]+]], %[[OFFSET_1:[a-z0-9_]+]], %[[SIZES_2:[a-z0-9_]+]], %[[STRIDES_3:.*]] = memref.extract_strided_metadata %[[X]] : memref<?xf32> -> memref<f32>, index, index, index
// CHECK-NEXT:   bufferization.dealloc (%[[BASE_BUFFER]], %[[BASE_BUFFER_0]] : memref<f32>, memref<f32>) if (%[[FALSE]], %[[TRUE]])
// CHECK-NEXT:   return
// CHECK-NEXT: }
// DYNAMIC-LABEL: func.func @call
// DYNAMIC-SAME: (%[[M:[a-z0-9_]+]]: memref<?xf32>, %[[N:[a-z0-9_]+]]: index, %[[C:[a-z0-9_]+]]: i1) {
// DYNAMIC-NEXT:   %[[FALSE:.*]] = arith.constant false
// DYNAMIC-NEXT:   %[[CALL:[a-z0-9_]+]]:2 = call @choose(%[[M]], %[[N]], %[[C]]) : (memref<?xf32>, index, i1) -> (memref<?xf32>, i1)
// DYNAMIC-NEXT:   %[[BASE_BUFFER:[a-z0-9_]+]], %[[OFFSET:[a-z0-9_]+]], %[[SIZES:[a-z0-9_]+]], %[[STRIDES:.*]] = memref.extract_strided_metadata %[[M]] : memref<?xf32> -> memref<f32>, index, index, index
// DYNAMIC-NEXT:   %[[BASE_BUFFER_0:[a-z0-9_]+]], %[[OFFSET_1:[a-z0-9_]+]], %[[SIZES_2:[a-z0-9_]+]], %[[STRIDES_3:.*]] = memref.extract_strided_metadata %[[CALL]]#0 : memref<?xf32> -> memref<f32>, index, index, index
// DYNAMIC-NEXT:   bufferization.dealloc (%[[BASE_BUFFER]], %[[BASE_BUFFER_0]] : memref<f32>, memref<f32>) if (%[[FALSE]], %[[CALL]]#1)
// DYNAMIC-NEXT:   return
// DYNAMIC-NEXT: }
func.func @call(%m: memref<?xf32>, %n: index, %c: i1) {
  %x = call @choose(%m, %n, %c) : (memref<?xf32>, index, i1) -> memref<?xf32>
  return
}

// CHECK-LABEL: func.func @select
// CHECK-SAME: (%[[M:[a-z0-9_]+]]: memref<4xf32>, %[[C:[a-z0-9_]+]]: i1) -> memref<4xf32> {
// CHECK-NEXT:   %[[TRUE:.*]] = arith.constant true
// CHECK-NEXT:   %[[FALSE:.*]] = arith.constant false
// CHECK-NEXT:   %[[A:.*]] = memref.alloc() : memref<4xf32>
// CHECK-NEXT:   %[[S:.*]] = arith.select %[[C]], %[[A]], %[[M]] : memref<4xf32>
// CHECK-NEXT:   %[[SELECT:.*]] = arith.select %[[C]], %[[TRUE]], %[[FALSE]] : i1
// CHECK-NEXT:   %[[IF:.*]] = scf.if %[[SELECT]] -> (memref<4xf32>) {
// CHECK-NEXT:     scf.yield %[[S]] : memref<4xf32>
// CHECK-NEXT:   } else {
// CHECK-NEXT:     %[[CLONE:.*]] = bufferization.clone %[[S]] : memref<4xf32> to memref<4xf32>
// CHECK-NEXT:     scf.yield %[[CLONE]] : memref<4xf32>
// CHECK-NEXT:   }
// CHECK-NEXT:   %[[TRUE_0:.*]] = arith.constant true
// CHECK-NEXT:   %[[BASE_BUFFER:[a-z0-9_]+]], %[[OFFSET:[a-z0-9_]+]], %[[SIZES:[a-z0-9_]+]], %[[STRIDES:.*]] = memref.extract_strided_metadata %[[M]] : memref<4xf32> -> memref<f32>, index, index, index
// CHECK-NEXT:   %[[BASE_BUFFER_1:[a-z0-9_]+]], %[[OFFSET_2:[a-z0-9_]+]], %[[SIZES_3:[a-z0-9_]+]], %[[STRIDES_4:.*]] = memref.extract_strided_metadata %[[A]] : memref<4xf32> -> memref<f32>, index, index, index
// CHECK-NEXT:   %[[BASE_BUFFER_5:[a-z0-9_]+]], %[[OFFSET_6:[a-z0-9_]+]], %[[SIZES_7:[a-z0-9_]+]], %[[STRIDES_8:.*]] = memref.extract_strided_metadata %[[IF]] : memref<4xf32> -> memref<f32>, index, index, index
// CHECK-NEXT:   %[[DEALLOC:.*]] = bufferization.dealloc (%[[BASE_BUFFER]], %[[BASE_BUFFER_1]], %[[BASE_BUFFER_5]] : memref<f32>, memref<f32>, memref<f32>) if (%[[FALSE]], %[[TRUE]], %[[TRUE_0]]) retain (%[[IF]] : memref<4xf32>)
// CHECK-NEXT:   return %[[IF]] : memref<4xf32>
// CHECK-NEXT: }
// DYNAMIC-LABEL: func.func @select
// DYNAMIC-SAME: (%[[M:[a-z0-9_]+]]: memref<4xf32>, %[[C:[a-z0-9_]+]]: i1) -> memref<4xf32> {
// DYNAMIC-NEXT:   %[[TRUE:.*]] = arith.constant true
// DYNAMIC-NEXT:   %[[FALSE:.*]] = arith.constant false
// DYNAMIC-NEXT:   %[[A:.*]] = memref.alloc() : memref<4xf32>
// DYNAMIC-NEXT:   %[[S:.*]] = arith.select %[[C]], %[[A]], %[[M]] : memref<4xf32>
// DYNAMIC-NEXT:   %[[SELECT:.*]] = arith.select %[[C]], %[[TRUE]], %[[FALSE]] : i1
// DYNAMIC-NEXT:   %[[IF:.*]] = scf.if %[[SELECT]] -> (memref<4xf32>) {
// DYNAMIC-NEXT:     scf.yield %[[S]] : memref<4xf32>
// DYNAMIC-NEXT:   } else {
// DYNAMIC-NEXT:     %[[CLONE:.*]] = bufferization.clone %[[S]] : memref<4xf32> to memref<4xf32>
// DYNAMIC-NEXT:     scf.yield %[[CLONE]] : memref<4xf32>
// DYNAMIC-NEXT:   }
// DYNAMIC-NEXT:   %[[TRUE_0:.*]] = arith.constant true
// DYNAMIC-NEXT:   %[[BASE_BUFFER:[a-z0-9_]+]], %[[OFFSET:[a-z0-9_]+]], %[[SIZES:[a-z0-9_]+]], %[[STRIDES:.*]] = memref.extract_strided_metadata %[[M]] : memref<4xf32> -> memref<f32>, index, index, index
// DYNAMIC-NEXT:   %[[BASE_BUFFER_1:[a-z0-9_]+]], %[[OFFSET_2:[a-z0-9_]+]], %[[SIZES_3:[a-z0-9_]+]], %[[STRIDES_4:.*]] = memref.extract_strided_metadata %[[A]] : memref<4xf32> -> memref<f32>, index, index, index
// DYNAMIC-NEXT:   %[[BASE_BUFFER_5:[a-z0-9_]+]], %[[OFFSET_6:[a-z0-9_]+]], %[[SIZES_7:[a-z0-9_]+]], %[[STRIDES_8:.*]] = memref.extract_strided_metadata %[[IF]] : memref<4xf32> -> memref<f32>, index, index, index
// DYNAMIC-NEXT:   %[[DEALLOC:.*]] = bufferization.dealloc (%[[BASE_BUFFER]], %[[BASE_BUFFER_1]], %[[BASE_BUFFER_5]] : memref<f32>, memref<f32>, memref<f32>) if (%[[FALSE]], %[[TRUE]], %[[TRUE_0]]) retain (%[[IF]] : memref<4xf32>)
// DYNAMIC-NEXT:   return %[[IF]] : memref<4xf32>
// DYNAMIC-NEXT: }
func.func @select(%m: memref<4xf32>, %c: i1) -> memref<4xf32> {
  %a = memref.alloc() : memref<4xf32>
  %s = arith.select %c, %a, %m : memref<4xf32>
  return %s : memref<4xf32>
}
