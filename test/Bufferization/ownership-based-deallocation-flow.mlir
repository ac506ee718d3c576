// AUTOUPDATE
// RUN: strata opt --ownership-based-buffer-deallocation %s | FileCheck %s
//
// Ownership is passed on between blocks, and to and from regions.

// CHECK-LABEL: func.func @loop
// CHECK-SAME: (%[[M:[a-z0-9_]+]]: memref<4xf32>, %[[N:[a-z0-9_]+]]: index) {
// CHECK-NEXT:   %[[FALSE:.*]] = arith.constant false
// CHECK-NEXT:   %[[FALSE_0:.*]] = arith.constant false
// CHECK-NEXT:   %[[FOR:[a-z0-9_]+]]:2 = scf.for %[[ARG2:[a-z0-9_]+]] = %[[N]] to %[[N]] step %[[N]] iter_args(%[[ARG3:[a-z0-9_]+]] = %[[M]], %[[ARG4:[a-z0-9_]+]] = %[[FALSE]]) -> (memref<4xf32>, i1) {
// CHECK-NEXT:     %[[TRUE:.*]] = arith.constant true
// CHECK-NEXT:     %[[A:.*]] = memref.alloc() : memref<4xf32>
// CHECK-NEXT:     memref.copy %[[ARG3]], %[[A]] : memref<4xf32> to memref<4xf32>
// CHECK-NEXT:     %[[BASE_BUFFER_5:[a-z0-9_]+]], %[[OFFSET_6:[a-z0-9_]+]], %[[SIZES_7:[a-z0-9_]+]], %[[STRIDES_8:.*]] = memref.extract_strided_metadata %[[ARG3]] : memref<4xf32> -> memref<f32>, index, index, index
// CHECK-NEXT:     %[[BASE_BUFFER_9:[a-z0-9_]+]], %[[OFFSET_10:[a-z0-9_]+]], %[[SIZES_11:[a-z0-9_]+]], %[[STRIDES_12:.*]] = memref.extract_strided_metadata %[[A]] : memref<4xf32> -> memref<f32>, index, index, index
// CHECK-NEXT:     %[[DEALLOC:.*]] = bufferization.dealloc (%[[BASE_BUFFER_5]], %[[BASE_BUFFER_9]] : memref<f32>, memref<f32>) if (%[[ARG4]], %[[TRUE]]) retain (%[[A]] : memref<4xf32>)
// CHECK-NEXT:     scf.yield %[[A]], %[[DEALLOC]] : memref<4xf32>, i1
// CHECK-NEXT:   }
// CHECK-NEXT:   %[[BASE_BUFFER:[a-z0-9_]+]], %[[OFFSET:[a-z0-9_]+]], %[[SIZES:[a-z0-9_]+]], %[[STRIDES:.*]] = memref.extract_strided_metadata %[[M]] : memref<4xf32> -> memref<f32>, index, index, index
// CHECK-NEXT:   %[[BASE_BUFFER_1:[a-z0-9_]+]], %[[OFFSET_2:[a-z0-9_]+]], %[[SIZES_3:[a-z0-9_]+]], %[[STRIDES_4:.*]] = memref.extract_strided_metadata %[[FOR]]#0 : memref<4xf32> -> memref<f32>, index, index, index
// CHECK-NEXT:   bufferization.dealloc (%[[BASE_BUFFER]], %[[BASE_BUFFER_1]] : memref<f32>, memref<f32>) if (%[[FALSE_0]], %[[FOR]]#1)
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @loop(%m: memref<4xf32>, %n: index) {
  %r = scf.for %i = %n to %n step %n iter_args(%x = %m) -> memref<4xf32> {
    %a = memref.alloc() : memref<4xf32>
    memref.copy %x, %a : memref<4xf32> to memref<4xf32>
    scf.yield %a : memref<4xf32>
  }
  return
}

// CHECK-LABEL: func.func @while
// CHECK-SAME: (%[[M:[a-z0-9_]+]]: memref<4xf32>, %[[C:[a-z0-9_]+]]: i1) {
// CHECK-NEXT:   %[[FALSE:.*]] = arith.constant false
// CHECK-NEXT:   %[[FALSE_0:.*]] = arith.constant false
// CHECK-NEXT:   %[[WHILE:[a-z0-9_]+]]:2 = scf.while (%[[ARG2:[a-z0-9_]+]] = %[[M]], %[[ARG3:[a-z0-9_]+]] = %[[FALSE]]) : (memref<4xf32>, i1) -> (memref<4xf32>, i1) {
// CHECK-NEXT:     %[[TRUE:.*]] = arith.constant true
// CHECK-NEXT:     %[[A:.*]] = memref.alloc() : memref<4xf32>
// CHECK-NEXT:     %[[BASE_BUFFER_5:[a-z0-9_]+]], %[[OFFSET_6:[a-z0-9_]+]], %[[SIZES_7:[a-z0-9_]+]], %[[STRIDES_8:.*]] = memref.extract_strided_metadata %[[ARG2]] : memref<4xf32> -> memref<f32>, index, index, index
// CHECK-NEXT:     %[[BASE_BUFFER_9:[a-z0-9_]+]], %[[OFFSET_10:[a-z0-9_]+]], %[[SIZES_11:[a-z0-9_]+]], %[[STRIDES_12:.*]] = memref.extract_strided_metadata %[[A]] : memref<4xf32> -> memref<f32>, index, index, index
// CHECK-NEXT:     %[[DEALLOC:.*]] = bufferization.dealloc (%[[BASE_BUFFER_5]], %[[BASE_BUFFER_9]] : memref<f32>, memref<f32>) if (%[[ARG3]], %[[TRUE]]) retain (%[[A]] : memref<4xf32>)
// CHECK-NEXT:     scf.condition(%[[C]]) %[[A]], %[[DEALLOC]] : memref<4xf32>, i1
// CHECK-NEXT:   } do {
// CHECK-NEXT:   ^bb0(%[[ARG2_1:[a-z0-9_]+]]: memref<4xf32>, %[[ARG3_1:[a-z0-9_]+]]: i1):
// CHECK-NEXT:     %[[BASE_BUFFER_5_1:[a-z0-9_]+]], %[[OFFSET_6_1:[a-z0-9_]+]], %[[SIZES_7_1:[a-z0-9_]+]], %[[STRIDES_8_1:.*]] = memref.extract_strided_metadata %[[ARG2_1]] : memref<4xf32> -> memref<f32>, index, index, index
// CHECK-NEXT:     %[[DEALLOC_1:.*]] = bufferization.dealloc (%[[BASE_BUFFER_5_1]] : memref<f32>) if (%[[ARG3_1]]) retain (%[[ARG2_1]] : memref<4xf32>)
// CHECK-NEXT:     scf.yield %[[ARG2_1]], %[[DEALLOC_1]] : memref<4xf32>, i1
// CHECK-NEXT:   }
// CHECK-NEXT:   %[[BASE_BUFFER:[a-z0-9_]+]], %[[OFFSET:[a-z0-9_]+]], %[[SIZES:[a-z0-9_]+]], %[[STRIDES:.*]] = memref.extract_strided_metadata %[[M]] : memref<4xf32> -> memref<f32>, index, index, index
// CHECK-NEXT:   %[[BASE_BUFFER_1:[a-z0-9_]+]], %[[OFFSET_2:[a-z0-9_]+]], %[[SIZES_3:[a-z0-9_]+]], %[[STRIDES_4:.*]] = memref.extract_strided_metadata %[[WHILE]]#0 : memref<4xf32> -> memref<f32>, index, index, index
// CHECK-NEXT:   bufferization.dealloc (%[[BASE_BUFFER]], %[[BASE_BUFFER_1]] : memref<f32>, memref<f32>) if (%[[FALSE_0]], %[[WHILE]]#1)
// CHECK-NEXT:   return
// CHECK-NEXT: }
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

// CHECK-LABEL: func.func @blocks
// CHECK-SAME: (%[[M:[a-z0-9_]+]]: memref<4xf32>, %[[C:[a-z0-9_]+]]: i1) {
// CHECK-NEXT:   %[[TRUE:.*]] = arith.constant true
// CHECK-NEXT:   %[[TRUE_0:.*]] = arith.constant true
// CHECK-NEXT:   %[[FALSE:.*]] = arith.constant false
// CHECK-NEXT:   %[[A:.*]] = memref.alloc() : memref<4xf32>
// CHECK-NEXT:   %[[B:.*]] = memref.alloc() : memref<4xf32>
// CHECK-NEXT:   %[[BASE_BUFFER:[a-z0-9_]+]], %[[OFFSET:[a-z0-9_]+]], %[[SIZES:[a-z0-9_]+]], %[[STRIDES:.*]] = memref.extract_strided_metadata %[[M]] : memref<4xf32> -> memref<f32>, index, index, index
// CHECK-NEXT:   %[[BASE_BUFFER_2:[a-z0-9_]+]], %[[OFFSET_3:[a-z0-9_]+]], %[[SIZES_4:[a-z0-9_]+]], %[[STRIDES_5:.*]] = memref.extract_strided_metadata %[[A]] : memref<4xf32> -> memref<f32>, index, index, index
// CHECK-NEXT:   %[[BASE_BUFFER_6:[a-z0-9_]+]], %[[OFFSET_7:[a-z0-9_]+]], %[[SIZES_8:[a-z0-9_]+]], %[[STRIDES_9:.*]] = memref.extract_strided_metadata %[[B]] : memref<4xf32> -> memref<f32>, index, index, index
// CHECK-NEXT:   %[[ANDI:.*]] = arith.andi %[[FALSE]], %[[C]] : i1
// CHECK-NEXT:   %[[ANDI_1:.*]] = arith.andi %[[TRUE_0]], %[[C]] : i1
// CHECK-NEXT:   %[[ANDI_2:.*]] = arith.andi %[[TRUE]], %[[C]] : i1
// CHECK-NEXT:   %[[DEALLOC:[a-z0-9_]+]]:2 = bufferization.dealloc (%[[BASE_BUFFER]], %[[BASE_BUFFER_2]], %[[BASE_BUFFER_6]] : memref<f32>, memref<f32>, memref<f32>) if (%[[ANDI]], %[[ANDI_1]], %[[ANDI_2]]) retain (%[[M]], %[[A]] : memref<4xf32>, memref<4xf32>)
// CHECK-NEXT:   %[[TRUE_10:.*]] = arith.constant true
// CHECK-NEXT:   %[[XORI:.*]] = arith.xori %[[TRUE_10]], %[[C]] : i1
// CHECK-NEXT:   %[[ANDI_3:.*]] = arith.andi %[[FALSE]], %[[XORI]] : i1
// CHECK-NEXT:   %[[TRUE_11:.*]] = arith.constant true
// CHECK-NEXT:   %[[XORI_1:.*]] = arith.xori %[[TRUE_11]], %[[C]] : i1
// CHECK-NEXT:   %[[ANDI_4:.*]] = arith.andi %[[TRUE_0]], %[[XORI_1]] : i1
// CHECK-NEXT:   %[[TRUE_12:.*]] = arith.constant true
// CHECK-NEXT:   %[[XORI_2:.*]] = arith.xori %[[TRUE_12]], %[[C]] : i1
// CHECK-NEXT:   %[[ANDI_5:.*]] = arith.andi %[[TRUE]], %[[XORI_2]] : i1
// CHECK-NEXT:   %[[DEALLOC_1:[a-z0-9_]+]]:2 = bufferization.dealloc (%[[BASE_BUFFER]], %[[BASE_BUFFER_2]], %[[BASE_BUFFER_6]] : memref<f32>, memref<f32>, memref<f32>) if (%[[ANDI_3]], %[[ANDI_4]], %[[ANDI_5]]) retain (%[[B]], %[[A]] : memref<4xf32>, memref<4xf32>)
// CHECK-NEXT:   %[[SELECT:.*]] = arith.select %[[C]], %[[DEALLOC]]#1, %[[DEALLOC_1]]#1 : i1
// CHECK-NEXT:   cf.cond_br %[[C]], ^bb1, ^bb2(%[[B]], %[[DEALLOC_1]]#0 : memref<4xf32>, i1)
// CHECK-NEXT: ^bb1:  // pred: ^bb0
// CHECK-NEXT:   %[[BASE_BUFFER_13:[a-z0-9_]+]], %[[OFFSET_14:[a-z0-9_]+]], %[[SIZES_15:[a-z0-9_]+]], %[[STRIDES_16:.*]] = memref.extract_strided_metadata %[[M]] : memref<4xf32> -> memref<f32>, index, index, index
// CHECK-NEXT:   %[[BASE_BUFFER_17:[a-z0-9_]+]], %[[OFFSET_18:[a-z0-9_]+]], %[[SIZES_19:[a-z0-9_]+]], %[[STRIDES_20:.*]] = memref.extract_strided_metadata %[[A]] : memref<4xf32> -> memref<f32>, index, index, index
// CHECK-NEXT:   %[[DEALLOC_2:[a-z0-9_]+]]:2 = bufferization.dealloc (%[[BASE_BUFFER_13]], %[[BASE_BUFFER_17]] : memref<f32>, memref<f32>) if (%[[DEALLOC]]#0, %[[SELECT]]) retain (%[[M]], %[[A]] : memref<4xf32>, memref<4xf32>)
// CHECK-NEXT:   cf.br ^bb2(%[[M]], %[[DEALLOC_2]]#0 : memref<4xf32>, i1)
// CHECK-NEXT: ^bb2(%[[ARG:[a-z0-9_]+]]: memref<4xf32>, %[[ARG_1:[a-z0-9_]+]]: i1):  // 2 preds: ^bb0, ^bb1
// CHECK-NEXT:   memref.copy %[[ARG]], %[[A]] : memref<4xf32> to memref<4xf32>
// CHECK-NEXT:   %[[BASE_BUFFER_21:[a-z0-9_]+]], %[[OFFSET_22:[a-z0-9_]+]], %[[SIZES_23:[a-z0-9_]+]], %[[STRIDES_24:.*]] = memref.extract_strided_metadata %[[A]] : memref<4xf32> -> memref<f32>, index, index, index
// CHECK-NEXT:   %[[BASE_BUFFER_25:[a-z0-9_]+]], %[[OFFSET_26:[a-z0-9_]+]], %[[SIZES_27:[a-z0-9_]+]], %[[STRIDES_28:.*]] = memref.extract_strided_metadata %[[ARG]] : memref<4xf32> -> memref<f32>, index, index, index
// CHECK-NEXT:   bufferization.dealloc (%[[BASE_BUFFER_21]], %[[BASE_BUFFER_25]] : memref<f32>, memref<f32>) if (%[[SELECT]], %[[ARG_1]])
// CHECK-NEXT:   return
// CHECK-NEXT: }
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

// CHECK-LABEL: func.func @nested
// CHECK-SAME: (%[[M:[a-z0-9_]+]]: memref<4xf32>, %[[N:[a-z0-9_]+]]: index, %[[C:[a-z0-9_]+]]: i1) {
// CHECK-NEXT:   %[[FALSE:.*]] = arith.constant false
// CHECK-NEXT:   %[[FALSE_0:.*]] = arith.constant false
// CHECK-NEXT:   scf.parallel (%[[I:[a-z0-9_]+]]) = (%[[N]]) to (%[[N]]) step (%[[N]]) {
// CHECK-NEXT:     %[[TRUE:.*]] = arith.constant true
// CHECK-NEXT:     %[[FALSE_1:.*]] = arith.constant false
// CHECK-NEXT:     %[[B:.*]] = memref.alloc() : memref<4xf32>
// CHECK-NEXT:     %[[FALSE_2:.*]] = arith.constant false
// CHECK-NEXT:     %[[V:.*]] = memref.cast %[[M]] : memref<4xf32> to memref<?xf32>
// CHECK-NEXT:     %[[BASE_BUFFER_3:[a-z0-9_]+]], %[[OFFSET_4:[a-z0-9_]+]], %[[SIZES_5:[a-z0-9_]+]], %[[STRIDES_6:.*]] = memref.extract_strided_metadata %[[B]] : memref<4xf32> -> memref<f32>, index, index, index
// CHECK-NEXT:     bufferization.dealloc (%[[BASE_BUFFER_3]] : memref<f32>) if (%[[TRUE]])
// CHECK-NEXT:     scf.reduce
// CHECK-NEXT:   }
// CHECK-NEXT:   %[[BASE_BUFFER:[a-z0-9_]+]], %[[OFFSET:[a-z0-9_]+]], %[[SIZES:[a-z0-9_]+]], %[[STRIDES:.*]] = memref.extract_strided_metadata %[[M]] : memref<4xf32> -> memref<f32>, index, index, index
// CHECK-NEXT:   bufferization.dealloc (%[[BASE_BUFFER]] : memref<f32>) if (%[[FALSE_0]])
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @nested(%m: memref<4xf32>, %n: index, %c: i1) {
  scf.parallel (%i) = (%n) to (%n) step (%n) {
    %b = memref.alloc() : memref<4xf32>
    %v = memref.cast %m : memref<4xf32> to memref<?xf32>
    scf.reduce
  }
  return
}
