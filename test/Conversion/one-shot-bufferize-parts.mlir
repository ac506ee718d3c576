// RUN: strata opt --allow-unregistered-dialect --one-shot-bufferize %s | FileCheck %s
//
// Padding, concatenation, reshapes and parallel loops.

func.func @c(%a: tensor<2x4xf32>, %b: tensor<2x?xf32>) -> tensor<2x?xf32> {
  %0 = tensor.concat dim(1) %a, %b : (tensor<2x4xf32>, tensor<2x?xf32>) -> tensor<2x?xf32>
  return %0 : tensor<2x?xf32>
}
func.func @d(%a: tensor<2x4xf32>) -> tensor<4x4xf32> {
  %0 = tensor.concat dim(0) %a, %a : (tensor<2x4xf32>, tensor<2x4xf32>) -> tensor<4x4xf32>
  return %0 : tensor<4x4xf32>
}
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
func.func @resh(%t: tensor<4x?xf32>, %s: tensor<1xindex>) -> tensor<?xf32> {
  %0 = tensor.reshape %t(%s) : (tensor<4x?xf32>, tensor<1xindex>) -> tensor<?xf32>
  return %0 : tensor<?xf32>
}
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

// CHECK:      #map = affine_map<()[s0] -> (s0 + 4)>
// CHECK-NEXT: #map1 = affine_map<()[s0, s1, s2] -> (s0 + s1 + s2)>
// CHECK-NEXT: #map2 = affine_map<()[s0] -> (s0 + 5)>
// CHECK-NEXT: #map3 = affine_map<()[s0, s1] -> (s0 + s1)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @c(%arg0: tensor<2x4xf32>, %arg1: tensor<2x?xf32>) -> tensor<2x?xf32> {
// CHECK-NEXT:     %0 = bufferization.to_buffer %arg1 : tensor<2x?xf32> to memref<2x?xf32, strided<[?, ?], offset: ?>>
// CHECK-NEXT:     %1 = bufferization.to_buffer %arg1 : tensor<2x?xf32> to memref<2x?xf32, strided<[?, ?], offset: ?>>
// CHECK-NEXT:     %2 = bufferization.to_buffer %arg0 : tensor<2x4xf32> to memref<2x4xf32, strided<[?, ?], offset: ?>>
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %c4 = arith.constant 4 : index
// CHECK-NEXT:     %c1_0 = arith.constant 1 : index
// CHECK-NEXT:     %dim = memref.dim %0, %c1_0 : memref<2x?xf32, strided<[?, ?], offset: ?>>
// CHECK-NEXT:     %3 = affine.apply #map()[%dim]
// CHECK-NEXT:     %alloc = memref.alloc(%3) {alignment = 64 : i64} : memref<2x?xf32>
// CHECK-NEXT:     %c1_1 = arith.constant 1 : index
// CHECK-NEXT:     %dim_2 = memref.dim %alloc, %c1_1 : memref<2x?xf32>
// CHECK-NEXT:     %subview = memref.subview %alloc[0, 0] [2, 4] [1, 1] : memref<2x?xf32> to memref<2x4xf32, strided<[?, 1]>>
// CHECK-NEXT:     memref.copy %2, %subview : memref<2x4xf32, strided<[?, ?], offset: ?>> to memref<2x4xf32, strided<[?, 1]>>
// CHECK-NEXT:     %c1_3 = arith.constant 1 : index
// CHECK-NEXT:     %dim_4 = memref.dim %1, %c1_3 : memref<2x?xf32, strided<[?, ?], offset: ?>>
// CHECK-NEXT:     %subview_5 = memref.subview %alloc[0, 4] [2, %dim_4] [1, 1] : memref<2x?xf32> to memref<2x?xf32, strided<[?, 1], offset: 4>>
// CHECK-NEXT:     memref.copy %1, %subview_5 : memref<2x?xf32, strided<[?, ?], offset: ?>> to memref<2x?xf32, strided<[?, 1], offset: 4>>
// CHECK-NEXT:     %4 = affine.apply #map()[%dim_4]
// CHECK-NEXT:     %5 = bufferization.to_tensor %alloc : memref<2x?xf32> to tensor<2x?xf32>
// CHECK-NEXT:     return %5 : tensor<2x?xf32>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @d(%arg0: tensor<2x4xf32>) -> tensor<4x4xf32> {
// CHECK-NEXT:     %0 = bufferization.to_buffer %arg0 : tensor<2x4xf32> to memref<2x4xf32, strided<[?, ?], offset: ?>>
// CHECK-NEXT:     %1 = bufferization.to_buffer %arg0 : tensor<2x4xf32> to memref<2x4xf32, strided<[?, ?], offset: ?>>
// CHECK-NEXT:     %alloc = memref.alloc() {alignment = 64 : i64} : memref<4x4xf32>
// CHECK-NEXT:     %subview = memref.subview %alloc[0, 0] [2, 4] [1, 1] : memref<4x4xf32> to memref<2x4xf32, strided<[4, 1]>>
// CHECK-NEXT:     memref.copy %1, %subview : memref<2x4xf32, strided<[?, ?], offset: ?>> to memref<2x4xf32, strided<[4, 1]>>
// CHECK-NEXT:     %subview_0 = memref.subview %alloc[2, 0] [2, 4] [1, 1] : memref<4x4xf32> to memref<2x4xf32, strided<[4, 1], offset: 8>>
// CHECK-NEXT:     memref.copy %0, %subview_0 : memref<2x4xf32, strided<[?, ?], offset: ?>> to memref<2x4xf32, strided<[4, 1], offset: 8>>
// CHECK-NEXT:     %2 = bufferization.to_tensor %alloc : memref<4x4xf32> to tensor<4x4xf32>
// CHECK-NEXT:     return %2 : tensor<4x4xf32>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @pad(%arg0: tensor<4x?xf32>, %arg1: f32, %arg2: index) -> (tensor<?x?xf32>, tensor<8x?xf32>) {
// CHECK-NEXT:     %0 = bufferization.to_buffer %arg0 : tensor<4x?xf32> to memref<4x?xf32, strided<[?, ?], offset: ?>>
// CHECK-NEXT:     %1 = bufferization.to_buffer %arg0 : tensor<4x?xf32> to memref<4x?xf32, strided<[?, ?], offset: ?>>
// CHECK-NEXT:     %2 = bufferization.to_buffer %arg0 : tensor<4x?xf32> to memref<4x?xf32, strided<[?, ?], offset: ?>>
// CHECK-NEXT:     %3 = bufferization.to_buffer %arg0 : tensor<4x?xf32> to memref<4x?xf32, strided<[?, ?], offset: ?>>
// CHECK-NEXT:     %4 = bufferization.to_buffer %arg0 : tensor<4x?xf32> to memref<4x?xf32, strided<[?, ?], offset: ?>>
// CHECK-NEXT:     %5 = bufferization.to_buffer %arg0 : tensor<4x?xf32> to memref<4x?xf32, strided<[?, ?], offset: ?>>
// CHECK-NEXT:     %6 = bufferization.to_buffer %arg0 : tensor<4x?xf32> to memref<4x?xf32, strided<[?, ?], offset: ?>>
// CHECK-NEXT:     %7 = bufferization.to_buffer %arg0 : tensor<4x?xf32> to memref<4x?xf32, strided<[?, ?], offset: ?>>
// CHECK-NEXT:     %8 = bufferization.to_buffer %arg0 : tensor<4x?xf32> to memref<4x?xf32, strided<[?, ?], offset: ?>>
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %dim = memref.dim %8, %c0 : memref<4x?xf32, strided<[?, ?], offset: ?>>
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %9 = affine.apply #map1()[%dim, %c1, %arg2]
// CHECK-NEXT:     %c1_0 = arith.constant 1 : index
// CHECK-NEXT:     %dim_1 = memref.dim %7, %c1_0 : memref<4x?xf32, strided<[?, ?], offset: ?>>
// CHECK-NEXT:     %c0_2 = arith.constant 0 : index
// CHECK-NEXT:     %10 = affine.apply #map1()[%dim_1, %arg2, %c0_2]
// CHECK-NEXT:     %c0_3 = arith.constant 0 : index
// CHECK-NEXT:     %c4 = arith.constant 4 : index
// CHECK-NEXT:     %11 = affine.apply #map2()[%arg2]
// CHECK-NEXT:     %c1_4 = arith.constant 1 : index
// CHECK-NEXT:     %dim_5 = memref.dim %6, %c1_4 : memref<4x?xf32, strided<[?, ?], offset: ?>>
// CHECK-NEXT:     %12 = affine.apply #map3()[%dim_5, %arg2]
// CHECK-NEXT:     %alloc = memref.alloc(%11, %12) {alignment = 64 : i64} : memref<?x?xf32>
// CHECK-NEXT:     linalg.map outs(%alloc : memref<?x?xf32>)
// CHECK-NEXT:       (%init: f32) {
// CHECK-NEXT:         %17 = linalg.index 0 : index
// CHECK-NEXT:         %18 = linalg.index 1 : index
// CHECK-NEXT:         linalg.yield %arg1 : f32
// CHECK-NEXT:       }
// CHECK-NEXT:     %c1_6 = arith.constant 1 : index
// CHECK-NEXT:     %dim_7 = memref.dim %5, %c1_6 : memref<4x?xf32, strided<[?, ?], offset: ?>>
// CHECK-NEXT:     %subview = memref.subview %alloc[1, %arg2] [4, %dim_7] [1, 1] : memref<?x?xf32> to memref<4x?xf32, strided<[?, 1], offset: ?>>
// CHECK-NEXT:     memref.copy %4, %subview : memref<4x?xf32, strided<[?, ?], offset: ?>> to memref<4x?xf32, strided<[?, 1], offset: ?>>
// CHECK-NEXT:     %13 = bufferization.to_tensor %alloc : memref<?x?xf32> to tensor<?x?xf32>
// CHECK-NEXT:     %c1_8 = arith.constant 1 : index
// CHECK-NEXT:     %dim_9 = memref.dim %3, %c1_8 : memref<4x?xf32, strided<[?, ?], offset: ?>>
// CHECK-NEXT:     %c0_10 = arith.constant 0 : index
// CHECK-NEXT:     %14 = affine.apply #map1()[%dim_9, %arg2, %c0_10]
// CHECK-NEXT:     %c1_11 = arith.constant 1 : index
// CHECK-NEXT:     %dim_12 = memref.dim %2, %c1_11 : memref<4x?xf32, strided<[?, ?], offset: ?>>
// CHECK-NEXT:     %15 = affine.apply #map3()[%dim_12, %arg2]
// CHECK-NEXT:     %alloc_13 = memref.alloc(%15) {alignment = 64 : i64} : memref<8x?xf32>
// CHECK-NEXT:     linalg.map outs(%alloc_13 : memref<8x?xf32>)
// CHECK-NEXT:       (%init: f32) {
// CHECK-NEXT:         %17 = linalg.index 0 : index
// CHECK-NEXT:         %18 = linalg.index 1 : index
// CHECK-NEXT:         linalg.yield %arg1 : f32
// CHECK-NEXT:       }
// CHECK-NEXT:     %c1_14 = arith.constant 1 : index
// CHECK-NEXT:     %dim_15 = memref.dim %1, %c1_14 : memref<4x?xf32, strided<[?, ?], offset: ?>>
// CHECK-NEXT:     %subview_16 = memref.subview %alloc_13[1, %arg2] [4, %dim_15] [1, 1] : memref<8x?xf32> to memref<4x?xf32, strided<[?, 1], offset: ?>>
// CHECK-NEXT:     memref.copy %0, %subview_16 : memref<4x?xf32, strided<[?, ?], offset: ?>> to memref<4x?xf32, strided<[?, 1], offset: ?>>
// CHECK-NEXT:     %16 = bufferization.to_tensor %alloc_13 : memref<8x?xf32> to tensor<8x?xf32>
// CHECK-NEXT:     return %13, %16 : tensor<?x?xf32>, tensor<8x?xf32>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @resh(%arg0: tensor<4x?xf32>, %arg1: tensor<1xindex>) -> tensor<?xf32> {
// CHECK-NEXT:     %0 = bufferization.to_buffer %arg0 : tensor<4x?xf32> to memref<4x?xf32, strided<[?, ?], offset: ?>>
// CHECK-NEXT:     %1 = bufferization.to_buffer %arg1 : tensor<1xindex> to memref<1xindex, strided<[?], offset: ?>>
// CHECK-NEXT:     %2 = bufferization.to_buffer %arg0 : tensor<4x?xf32> to memref<4x?xf32, strided<[?, ?], offset: ?>>
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %dim = memref.dim %0, %c1 : memref<4x?xf32, strided<[?, ?], offset: ?>>
// CHECK-NEXT:     %alloc = memref.alloc(%dim) {alignment = 64 : i64} : memref<4x?xf32>
// CHECK-NEXT:     memref.copy %0, %alloc : memref<4x?xf32, strided<[?, ?], offset: ?>> to memref<4x?xf32>
// CHECK-NEXT:     %reshape = memref.reshape %alloc(%1) : (memref<4x?xf32>, memref<1xindex, strided<[?], offset: ?>>) -> memref<?xf32>
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %dim_0 = memref.dim %reshape, %c0 : memref<?xf32>
// CHECK-NEXT:     %alloc_1 = memref.alloc(%dim_0) {alignment = 64 : i64} : memref<?xf32>
// CHECK-NEXT:     memref.copy %reshape, %alloc_1 : memref<?xf32> to memref<?xf32>
// CHECK-NEXT:     %3 = bufferization.to_tensor %alloc_1 : memref<?xf32> to tensor<?xf32>
// CHECK-NEXT:     return %3 : tensor<?xf32>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @fa(%arg0: tensor<8xf32>, %arg1: tensor<8xf32>, %arg2: f32, %arg3: index) -> tensor<8xf32> {
// CHECK-NEXT:     %0 = bufferization.to_buffer %arg0 : tensor<8xf32> to memref<8xf32, strided<[?], offset: ?>>
// CHECK-NEXT:     %1 = bufferization.to_buffer %arg1 : tensor<8xf32> to memref<8xf32, strided<[?], offset: ?>>
// CHECK-NEXT:     %alloc = memref.alloc() {alignment = 64 : i64} : memref<8xf32>
// CHECK-NEXT:     memref.copy %1, %alloc : memref<8xf32, strided<[?], offset: ?>> to memref<8xf32>
// CHECK-NEXT:     scf.forall (%arg4) in (%arg3) {
// CHECK-NEXT:       %subview = memref.subview %0[%arg4] [1] [1] : memref<8xf32, strided<[?], offset: ?>> to memref<1xf32, strided<[?], offset: ?>>
// CHECK-NEXT:       %alloc_0 = memref.alloc() {alignment = 64 : i64} : memref<1xf32>
// CHECK-NEXT:       linalg.fill ins(%arg2 : f32) outs(%alloc_0 : memref<1xf32>)
// CHECK-NEXT:       %subview_1 = memref.subview %alloc[%arg4] [1] [1] : memref<8xf32> to memref<1xf32, strided<[1], offset: ?>>
// CHECK-NEXT:       memref.copy %alloc_0, %subview_1 : memref<1xf32> to memref<1xf32, strided<[1], offset: ?>>
// CHECK-NEXT:     }
// CHECK-NEXT:     %2 = bufferization.to_tensor %alloc : memref<8xf32> to tensor<8xf32>
// CHECK-NEXT:     return %2 : tensor<8xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }
