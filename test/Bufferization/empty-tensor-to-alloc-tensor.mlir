// AUTOUPDATE
// RUN: strata opt --allow-unregistered-dialect --empty-tensor-to-alloc-tensor %s | FileCheck %s
//
// Empty tensors as allocations.

// CHECK-LABEL: func.func @a
// CHECK-SAME: (%[[I:[a-z0-9_]+]]: index) -> (tensor<?x4xf32>, tensor<4xf32>) {
// CHECK-NEXT:   %[[ALLOC_TENSOR:.*]] = bufferization.alloc_tensor(%[[I]]) : tensor<?x4xf32>
// CHECK-NEXT:   %[[ALLOC_TENSOR_1:.*]] = bufferization.alloc_tensor() : tensor<4xf32>
// CHECK-NEXT:   return %[[ALLOC_TENSOR]], %[[ALLOC_TENSOR_1]] : tensor<?x4xf32>, tensor<4xf32>
// CHECK-NEXT: }
func.func @a(%i: index) -> (tensor<?x4xf32>, tensor<4xf32>) {
  %0 = tensor.empty(%i) : tensor<?x4xf32>
  %1 = tensor.empty() : tensor<4xf32>
  return %0, %1 : tensor<?x4xf32>, tensor<4xf32>
}

// CHECK-LABEL: func.func @p
// CHECK-SAME: (%[[T:[a-z0-9_]+]]: tensor<4x?xf32>, %[[F:[a-z0-9_]+]]: f32, %[[I:[a-z0-9_]+]]: index) -> (tensor<?x?xf32>, tensor<6x8xf32>) {
// CHECK-NEXT:   %[[PADDED:.*]] = tensor.pad %[[T]] low[1, %[[I]]] high[%[[I]], 0] {
// CHECK-NEXT:   ^bb0(%[[A:[a-z0-9_]+]]: index, %[[B:[a-z0-9_]+]]: index):
// CHECK-NEXT:     tensor.yield %[[F]] : f32
// CHECK-NEXT:   } : tensor<4x?xf32> to tensor<?x?xf32>
// CHECK-NEXT:   %[[PADDED_0:.*]] = tensor.pad %[[T]] nofold low[1, %[[I]]] high[1, 2] {
// CHECK-NEXT:   ^bb0(%[[A_1:[a-z0-9_]+]]: index, %[[B_1:[a-z0-9_]+]]: index):
// CHECK-NEXT:     %[[X:.*]] = arith.index_cast %[[A_1]] : index to i32
// CHECK-NEXT:     %[[Y:.*]] = arith.sitofp %[[X]] : i32 to f32
// CHECK-NEXT:     tensor.yield %[[Y]] : f32
// CHECK-NEXT:   } : tensor<4x?xf32> to tensor<6x8xf32>
// CHECK-NEXT:   return %[[PADDED]], %[[PADDED_0]] : tensor<?x?xf32>, tensor<6x8xf32>
// CHECK-NEXT: }
func.func @p(%t: tensor<4x?xf32>, %f: f32, %i: index) -> (tensor<?x?xf32>, tensor<6x8xf32>) {
  %0 = tensor.pad %t low[1, %i] high[%i, 0] {
  ^bb0(%a: index, %b: index):
    tensor.yield %f : f32
  } : tensor<4x?xf32> to tensor<?x?xf32>
  %1 = tensor.pad %t nofold low[1, %i] high[1, 2] {
  ^bb0(%a: index, %b: index):
    %x = arith.index_cast %a : index to i32
    %y = arith.sitofp %x : i32 to f32
    tensor.yield %y : f32
  } : tensor<4x?xf32> to tensor<6x8xf32>
  return %0, %1 : tensor<?x?xf32>, tensor<6x8xf32>
}
