// AUTOUPDATE
// RUN: strata opt --allow-unregistered-dialect --one-shot-bufferize %s | FileCheck %s
//
// Padding, concatenation, reshapes and parallel loops.

// CHECK: #map = affine_map<()[s0] -> (s0 + 4)>
// CHECK-NEXT: #map1 = affine_map<()[s0, s1, s2] -> (s0 + s1 + s2)>
// CHECK-NEXT: #map2 = affine_map<()[s0] -> (s0 + 5)>
// CHECK-NEXT: #map3 = affine_map<()[s0, s1] -> (s0 + s1)>
// CHECK-LABEL: func.func @c
// CHECK-SAME: (%[[A:[a-z0-9_]+]]: tensor<2x4xf32>, %[[B:[a-z0-9_]+]]: tensor<2x?xf32>) -> tensor<2x?xf32> {
// CHECK-NEXT:   %[[TO_BUFFER:.*]] = bufferization.to_buffer %[[B]] : tensor<2x?xf32> to memref<2x?xf32, strided<[?, ?], offset: ?>>
// CHECK-NEXT:   %[[TO_BUFFER_1:.*]] = bufferization.to_buffer %[[B]] : tensor<2x?xf32> to memref<2x?xf32, strided<[?, ?], offset: ?>>
// CHECK-NEXT:   %[[TO_BUFFER_2:.*]] = bufferization.to_buffer %[[A]] : tensor<2x4xf32> to memref<2x4xf32, strided<[?, ?], offset: ?>>
// CHECK-NEXT:   %[[C1:.*]] = arith.constant 1 : index
// CHECK-NEXT:   %[[C4:.*]] = arith.constant 4 : index
// CHECK-NEXT:   %[[C1_0:.*]] = arith.constant 1 : index
// CHECK-NEXT:   %[[DIM:.*]] = memref.dim %[[TO_BUFFER]], %[[C1_0]] : memref<2x?xf32, strided<[?, ?], offset: ?>>
// CHECK-NEXT:   %[[APPLY:.*]] = affine.apply #map()[%[[DIM]]]
// CHECK-NEXT:   %[[ALLOC:.*]] = memref.alloc(%[[APPLY]]) {alignment = 64 : i64} : memref<2x?xf32>
// CHECK-NEXT:   %[[C1_1:.*]] = arith.constant 1 : index
// CHECK-NEXT:   %[[DIM_2:.*]] = memref.dim %[[ALLOC]], %[[C1_1]] : memref<2x?xf32>
// CHECK-NEXT:   %[[SUBVIEW:.*]] = memref.subview %[[ALLOC]][0, 0] [2, 4] [1, 1] : memref<2x?xf32> to memref<2x4xf32, strided<[?, 1]>>
// CHECK-NEXT:   memref.copy %[[TO_BUFFER_2]], %[[SUBVIEW]] : memref<2x4xf32, strided<[?, ?], offset: ?>> to memref<2x4xf32, strided<[?, 1]>>
// CHECK-NEXT:   %[[C1_3:.*]] = arith.constant 1 : index
// CHECK-NEXT:   %[[DIM_4:.*]] = memref.dim %[[TO_BUFFER_1]], %[[C1_3]] : memref<2x?xf32, strided<[?, ?], offset: ?>>
// CHECK-NEXT:   %[[SUBVIEW_5:.*]] = memref.subview %[[ALLOC]][0, 4] [2, %[[DIM_4]]] [1, 1] : memref<2x?xf32> to memref<2x?xf32, strided<[?, 1], offset: 4>>
// CHECK-NEXT:   memref.copy %[[TO_BUFFER_1]], %[[SUBVIEW_5]] : memref<2x?xf32, strided<[?, ?], offset: ?>> to memref<2x?xf32, strided<[?, 1], offset: 4>>
// CHECK-NEXT:   %[[APPLY_1:.*]] = affine.apply #map()[%[[DIM_4]]]
// CHECK-NEXT:   %[[TO_TENSOR:.*]] = bufferization.to_tensor %[[ALLOC]] : memref<2x?xf32> to tensor<2x?xf32>
// CHECK-NEXT:   return %[[TO_TENSOR]] : tensor<2x?xf32>
// CHECK-NEXT: }
func.func @c(%a: tensor<2x4xf32>, %b: tensor<2x?xf32>) -> tensor<2x?xf32> {
  %0 = tensor.concat dim(1) %a, %b : (tensor<2x4xf32>, tensor<2x?xf32>) -> tensor<2x?xf32>
  return %0 : tensor<2x?xf32>
}

// CHECK-LABEL: func.func @d
// CHECK-SAME: (%[[A:[a-z0-9_]+]]: tensor<2x4xf32>) -> tensor<4x4xf32> {
// CHECK-NEXT:   %[[TO_BUFFER:.*]] = bufferization.to_buffer %[[A]] : tensor<2x4xf32> to memref<2x4xf32, strided<[?, ?], offset: ?>>
// CHECK-NEXT:   %[[TO_BUFFER_1:.*]] = bufferization.to_buffer %[[A]] : tensor<2x4xf32> to memref<2x4xf32, strided<[?, ?], offset: ?>>
// CHECK-NEXT:   %[[ALLOC:.*]] = memref.alloc() {alignment = 64 : i64} : memref<4x4xf32>
// CHECK-NEXT:   %[[SUBVIEW:.*]] = memref.subview %[[ALLOC]][0, 0] [2, 4] [1, 1] : memref<4x4xf32> to memref<2x4xf32, strided<[4, 1]>>
// CHECK-NEXT:   memref.copy %[[TO_BUFFER_1]], %[[SUBVIEW]] : memref<2x4xf32, strided<[?, ?], offset: ?>> to memref<2x4xf32, strided<[4, 1]>>
// CHECK-NEXT:   %[[SUBVIEW_0:.*]] = memref.subview %[[ALLOC]][2, 0] [2, 4] [1, 1] : memref<4x4xf32> to memref<2x4xf32, strided<[4, 1], offset: 8>>
// CHECK-NEXT:   memref.copy %[[TO_BUFFER]], %[[SUBVIEW_0]] : memref<2x4xf32, strided<[?, ?], offset: ?>> to memref<2x4xf32, strided<[4, 1], offset: 8>>
// CHECK-NEXT:   %[[TO_TENSOR:.*]] = bufferization.to_tensor %[[ALLOC]] : memref<4x4xf32> to tensor<4x4xf32>
// CHECK-NEXT:   return %[[TO_TENSOR]] : tensor<4x4xf32>
// CHECK-NEXT: }
func.func @d(%a: tensor<2x4xf32>) -> tensor<4x4xf32> {
  %0 = tensor.concat dim(0) %a, %a : (tensor<2x4xf32>, tensor<2x4xf32>) -> tensor<4x4xf32>
  return %0 : tensor<4x4xf32>
}

// CHECK-LABEL: func.func @pad
// CHECK-SAME: (%[[T:[a-z0-9_]+]]: tensor<4x?xf32>, %[[F:[a-z0-9_]+]]: f32, %[[I:[a-z0-9_]+]]: index) -> (tensor<?x?xf32>, tensor<8x?xf32>) {
// CHECK-NEXT:   %[[TO_BUFFER:.*]] = bufferization.to_buffer %[[T]] : tensor<4x?xf32> to memref<4x?xf32, strided<[?, ?], offset: ?>>
// CHECK-NEXT:   %[[TO_BUFFER_1:.*]] = bufferization.to_buffer %[[T]] : tensor<4x?xf32> to memref<4x?xf32, strided<[?, ?], offset: ?>>
// CHECK-NEXT:   %[[TO_BUFFER_2:.*]] = bufferization.to_buffer %[[T]] : tensor<4x?xf32> to memref<4x?xf32, strided<[?, ?], offset: ?>>
// CHECK-NEXT:   %[[TO_BUFFER_3:.*]] = bufferization.to_buffer %[[T]] : tensor<4x?xf32> to memref<4x?xf32, strided<[?, ?], offset: ?>>
// CHECK-NEXT:   %[[TO_BUFFER_4:.*]] = bufferization.to_buffer %[[T]] : tensor<4x?xf32> to memref<4x?xf32, strided<[?, ?], offset: ?>>
// CHECK-NEXT:   %[[TO_BUFFER_5:.*]] = bufferization.to_buffer %[[T]] : tensor<4x?xf32> to memref<4x?xf32, strided<[?, ?], offset: ?>>
// CHECK-NEXT:   %[[TO_BUFFER_6:.*]] = bufferization.to_buffer %[[T]] : tensor<4x?xf32> to memref<4x?xf32, strided<[?, ?], offset: ?>>
// CHECK-NEXT:   %[[TO_BUFFER_7:.*]] = bufferization.to_buffer %[[T]] : tensor<4x?xf32> to memref<4x?xf32, strided<[?, ?], offset: ?>>
// CHECK-NEXT:   %[[TO_BUFFER_8:.*]] = bufferization.to_buffer %[[T]] : tensor<4x?xf32> to memref<4x?xf32, strided<[?, ?], offset: ?>>
// CHECK-NEXT:   %[[C0:.*]] = arith.constant 0 : index
// CHECK-NEXT:   %[[DIM:.*]] = memref.dim %[[TO_BUFFER_8]], %[[C0]] : memref<4x?xf32, strided<[?, ?], offset: ?>>
// CHECK-NEXT:   %[[C1:.*]] = arith.constant 1 : index
// CHECK-NEXT:   %[[APPLY:.*]] = affine.apply #map1()[%[[DIM]], %[[C1]], %[[I]]]
// CHECK-NEXT:   %[[C1_0:.*]] = arith.constant 1 : index
// CHECK-NEXT:   %[[DIM_1:.*]] = memref.dim %[[TO_BUFFER_7]], %[[C1_0]] : memref<4x?xf32, strided<[?, ?], offset: ?>>
// CHECK-NEXT:   %[[C0_2:.*]] = arith.constant 0 : index
// CHECK-NEXT:   %[[APPLY_1:.*]] = affine.apply #map1()[%[[DIM_1]], %[[I]], %[[C0_2]]]
// CHECK-NEXT:   %[[C0_3:.*]] = arith.constant 0 : index
// CHECK-NEXT:   %[[C4:.*]] = arith.constant 4 : index
// CHECK-NEXT:   %[[APPLY_2:.*]] = affine.apply #map2()[%[[I]]]
// CHECK-NEXT:   %[[C1_4:.*]] = arith.constant 1 : index
// CHECK-NEXT:   %[[DIM_5:.*]] = memref.dim %[[TO_BUFFER_6]], %[[C1_4]] : memref<4x?xf32, strided<[?, ?], offset: ?>>
// CHECK-NEXT:   %[[APPLY_3:.*]] = affine.apply #map3()[%[[DIM_5]], %[[I]]]
// CHECK-NEXT:   %[[ALLOC:.*]] = memref.alloc(%[[APPLY_2]], %[[APPLY_3]]) {alignment = 64 : i64} : memref<?x?xf32>
// CHECK-NEXT:   linalg.map outs(%[[ALLOC]] : memref<?x?xf32>)
// CHECK-NEXT:     (%[[INIT:[a-z0-9_]+]]: f32) {
// CHECK-NEXT:       %[[INDEX:.*]] = linalg.index 0 : index
// CHECK-NEXT:       %[[INDEX_1:.*]] = linalg.index 1 : index
// CHECK-NEXT:       linalg.yield %[[F]] : f32
// CHECK-NEXT:     }
// CHECK-NEXT:   %[[C1_6:.*]] = arith.constant 1 : index
// CHECK-NEXT:   %[[DIM_7:.*]] = memref.dim %[[TO_BUFFER_5]], %[[C1_6]] : memref<4x?xf32, strided<[?, ?], offset: ?>>
// CHECK-NEXT:   %[[SUBVIEW:.*]] = memref.subview %[[ALLOC]][1, %[[I]]] [4, %[[DIM_7]]] [1, 1] : memref<?x?xf32> to memref<4x?xf32, strided<[?, 1], offset: ?>>
// CHECK-NEXT:   memref.copy %[[TO_BUFFER_4]], %[[SUBVIEW]] : memref<4x?xf32, strided<[?, ?], offset: ?>> to memref<4x?xf32, strided<[?, 1], offset: ?>>
// CHECK-NEXT:   %[[TO_TENSOR:.*]] = bufferization.to_tensor %[[ALLOC]] : memref<?x?xf32> to tensor<?x?xf32>
// CHECK-NEXT:   %[[C1_8:.*]] = arith.constant 1 : index
// CHECK-NEXT:   %[[DIM_9:.*]] = memref.dim %[[TO_BUFFER_3]], %[[C1_8]] : memref<4x?xf32, strided<[?, ?], offset: ?>>
// CHECK-NEXT:   %[[C0_10:.*]] = arith.constant 0 : index
// CHECK-NEXT:   %[[APPLY_4:.*]] = affine.apply #map1()[%[[DIM_9]], %[[I]], %[[C0_10]]]
// CHECK-NEXT:   %[[C1_11:.*]] = arith.constant 1 : index
// CHECK-NEXT:   %[[DIM_12:.*]] = memref.dim %[[TO_BUFFER_2]], %[[C1_11]] : memref<4x?xf32, strided<[?, ?], offset: ?>>
// CHECK-NEXT:   %[[APPLY_5:.*]] = affine.apply #map3()[%[[DIM_12]], %[[I]]]
// CHECK-NEXT:   %[[ALLOC_13:.*]] = memref.alloc(%[[APPLY_5]]) {alignment = 64 : i64} : memref<8x?xf32>
// CHECK-NEXT:   linalg.map outs(%[[ALLOC_13]] : memref<8x?xf32>)
// CHECK-NEXT:     (%[[INIT_1:[a-z0-9_]+]]: f32) {
// CHECK-NEXT:       %[[INDEX_2:.*]] = linalg.index 0 : index
// CHECK-NEXT:       %[[INDEX_3:.*]] = linalg.index 1 : index
// CHECK-NEXT:       linalg.yield %[[F]] : f32
// CHECK-NEXT:     }
// CHECK-NEXT:   %[[C1_14:.*]] = arith.constant 1 : index
// CHECK-NEXT:   %[[DIM_15:.*]] = memref.dim %[[TO_BUFFER_1]], %[[C1_14]] : memref<4x?xf32, strided<[?, ?], offset: ?>>
// CHECK-NEXT:   %[[SUBVIEW_16:.*]] = memref.subview %[[ALLOC_13]][1, %[[I]]] [4, %[[DIM_15]]] [1, 1] : memref<8x?xf32> to memref<4x?xf32, strided<[?, 1], offset: ?>>
// CHECK-NEXT:   memref.copy %[[TO_BUFFER]], %[[SUBVIEW_16]] : memref<4x?xf32, strided<[?, ?], offset: ?>> to memref<4x?xf32, strided<[?, 1], offset: ?>>
// CHECK-NEXT:   %[[TO_TENSOR_1:.*]] = bufferization.to_tensor %[[ALLOC_13]] : memref<8x?xf32> to tensor<8x?xf32>
// CHECK-NEXT:   return %[[TO_TENSOR]], %[[TO_TENSOR_1]] : tensor<?x?xf32>, tensor<8x?xf32>
// CHECK-NEXT: }
func.func @pad(%t: tensor<4x?xf32>, %f: f32, %i: index) -> (tensor<?x?xf32>, tensor<8x?xf32>) {
  %0 = tensor.pad %t low[1, %i] high[%i, 0] {
  ^bb0(%a: index, %b: index):
    tensor.yield %f : f32
  } : tensor<4x?xf32> to tensor<?x?xf32>
  %1 = tensor.pad %t low[1, %i] high[3, 0] {
  ^bb0(%a: index, %b: index):
    tensor.yield %f : f32
  } : tensor<4x?xf32> to tensor<8x?xf32>
  return %0, %1 : tensor<?x?xf32>, tensor<8x?xf32>
}

// CHECK-LABEL: func.func @resh
// CHECK-SAME: (%[[T:[a-z0-9_]+]]: tensor<4x?xf32>, %[[S:[a-z0-9_]+]]: tensor<1xindex>) -> tensor<?xf32> {
// CHECK-NEXT:   %[[TO_BUFFER:.*]] = bufferization.to_buffer %[[T]] : tensor<4x?xf32> to memref<4x?xf32, strided<[?, ?], offset: ?>>
// CHECK-NEXT:   %[[TO_BUFFER_1:.*]] = bufferization.to_buffer %[[S]] : tensor<1xindex> to memref<1xindex, strided<[?], offset: ?>>
// CHECK-NEXT:   %[[TO_BUFFER_2:.*]] = bufferization.to_buffer %[[T]] : tensor<4x?xf32> to memref<4x?xf32, strided<[?, ?], offset: ?>>
// CHECK-NEXT:   %[[C1:.*]] = arith.constant 1 : index
// CHECK-NEXT:   %[[DIM:.*]] = memref.dim %[[TO_BUFFER]], %[[C1]] : memref<4x?xf32, strided<[?, ?], offset: ?>>
// CHECK-NEXT:   %[[ALLOC:.*]] = memref.alloc(%[[DIM]]) {alignment = 64 : i64} : memref<4x?xf32>
// CHECK-NEXT:   memref.copy %[[TO_BUFFER]], %[[ALLOC]] : memref<4x?xf32, strided<[?, ?], offset: ?>> to memref<4x?xf32>
// CHECK-NEXT:   %[[RESHAPE:.*]] = memref.reshape %[[ALLOC]](%[[TO_BUFFER_1]]) : (memref<4x?xf32>, memref<1xindex, strided<[?], offset: ?>>) -> memref<?xf32>
// CHECK-NEXT:   %[[C0:.*]] = arith.constant 0 : index
// CHECK-NEXT:   %[[DIM_0:.*]] = memref.dim %[[RESHAPE]], %[[C0]] : memref<?xf32>
// CHECK-NEXT:   %[[ALLOC_1:.*]] = memref.alloc(%[[DIM_0]]) {alignment = 64 : i64} : memref<?xf32>
// CHECK-NEXT:   memref.copy %[[RESHAPE]], %[[ALLOC_1]] : memref<?xf32> to memref<?xf32>
// CHECK-NEXT:   %[[TO_TENSOR:.*]] = bufferization.to_tensor %[[ALLOC_1]] : memref<?xf32> to tensor<?xf32>
// CHECK-NEXT:   return %[[TO_TENSOR]] : tensor<?xf32>
// CHECK-NEXT: }
func.func @resh(%t: tensor<4x?xf32>, %s: tensor<1xindex>) -> tensor<?xf32> {
  %0 = tensor.reshape %t(%s) : (tensor<4x?xf32>, tensor<1xindex>) -> tensor<?xf32>
  return %0 : tensor<?xf32>
}

// CHECK-LABEL: func.func @fa
// CHECK-SAME: (%[[T:[a-z0-9_]+]]: tensor<8xf32>, %[[O:[a-z0-9_]+]]: tensor<8xf32>, %[[F:[a-z0-9_]+]]: f32, %[[N:[a-z0-9_]+]]: index) -> tensor<8xf32> {
// CHECK-NEXT:   %[[TO_BUFFER:.*]] = bufferization.to_buffer %[[T]] : tensor<8xf32> to memref<8xf32, strided<[?], offset: ?>>
// CHECK-NEXT:   %[[TO_BUFFER_1:.*]] = bufferization.to_buffer %[[O]] : tensor<8xf32> to memref<8xf32, strided<[?], offset: ?>>
// CHECK-NEXT:   %[[ALLOC:.*]] = memref.alloc() {alignment = 64 : i64} : memref<8xf32>
// CHECK-NEXT:   memref.copy %[[TO_BUFFER_1]], %[[ALLOC]] : memref<8xf32, strided<[?], offset: ?>> to memref<8xf32>
// CHECK-NEXT:   scf.forall (%[[ARG4:[a-z0-9_]+]]) in (%[[N]]) {
// CHECK-NEXT:     %[[SUBVIEW:.*]] = memref.subview %[[TO_BUFFER]][%[[ARG4]]] [1] [1] : memref<8xf32, strided<[?], offset: ?>> to memref<1xf32, strided<[?], offset: ?>>
// CHECK-NEXT:     %[[ALLOC_0:.*]] = memref.alloc() {alignment = 64 : i64} : memref<1xf32>
// CHECK-NEXT:     linalg.fill ins(%[[F]] : f32) outs(%[[ALLOC_0]] : memref<1xf32>)
// CHECK-NEXT:     %[[SUBVIEW_1:.*]] = memref.subview %[[ALLOC]][%[[ARG4]]] [1] [1] : memref<8xf32> to memref<1xf32, strided<[1], offset: ?>>
// CHECK-NEXT:     memref.copy %[[ALLOC_0]], %[[SUBVIEW_1]] : memref<1xf32> to memref<1xf32, strided<[1], offset: ?>>
// CHECK-NEXT:   }
// CHECK-NEXT:   %[[TO_TENSOR:.*]] = bufferization.to_tensor %[[ALLOC]] : memref<8xf32> to tensor<8xf32>
// CHECK-NEXT:   return %[[TO_TENSOR]] : tensor<8xf32>
// CHECK-NEXT: }
func.func @fa(%t: tensor<8xf32>, %o: tensor<8xf32>, %f: f32, %n: index) -> tensor<8xf32> {
  %0 = scf.forall (%i) in (%n) shared_outs(%a = %o) -> tensor<8xf32> {
    %1 = tensor.extract_slice %t[%i] [1] [1] : tensor<8xf32> to tensor<1xf32>
    %2 = linalg.fill ins(%f : f32) outs(%1 : tensor<1xf32>) -> tensor<1xf32>
    scf.forall.in_parallel {
      tensor.parallel_insert_slice %2 into %a[%i] [1] [1] : tensor<1xf32> into tensor<8xf32>
    }
  }
  return %0 : tensor<8xf32>
}
