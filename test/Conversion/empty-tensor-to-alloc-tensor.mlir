// RUN: strata opt --allow-unregistered-dialect --empty-tensor-to-alloc-tensor %s | FileCheck %s
//
// Empty tensors as allocations.

func.func @a(%i: index) -> (tensor<?x4xf32>, tensor<4xf32>) {
  %0 = tensor.empty(%i) : tensor<?x4xf32>
  %1 = tensor.empty() : tensor<4xf32>
  return %0, %1 : tensor<?x4xf32>, tensor<4xf32>
}
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

// CHECK:      module {
// CHECK-NEXT:   func.func @a(%arg0: index) -> (tensor<?x4xf32>, tensor<4xf32>) {
// CHECK-NEXT:     %0 = bufferization.alloc_tensor(%arg0) : tensor<?x4xf32>
// CHECK-NEXT:     %1 = bufferization.alloc_tensor() : tensor<4xf32>
// CHECK-NEXT:     return %0, %1 : tensor<?x4xf32>, tensor<4xf32>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @p(%arg0: tensor<4x?xf32>, %arg1: f32, %arg2: index) -> (tensor<?x?xf32>, tensor<6x8xf32>) {
// CHECK-NEXT:     %padded = tensor.pad %arg0 low[1, %arg2] high[%arg2, 0] {
// CHECK-NEXT:     ^bb0(%arg3: index, %arg4: index):
// CHECK-NEXT:       tensor.yield %arg1 : f32
// CHECK-NEXT:     } : tensor<4x?xf32> to tensor<?x?xf32>
// CHECK-NEXT:     %padded_0 = tensor.pad %arg0 nofold low[1, %arg2] high[1, 2] {
// CHECK-NEXT:     ^bb0(%arg3: index, %arg4: index):
// CHECK-NEXT:       %0 = arith.index_cast %arg3 : index to i32
// CHECK-NEXT:       %1 = arith.sitofp %0 : i32 to f32
// CHECK-NEXT:       tensor.yield %1 : f32
// CHECK-NEXT:     } : tensor<4x?xf32> to tensor<6x8xf32>
// CHECK-NEXT:     return %padded, %padded_0 : tensor<?x?xf32>, tensor<6x8xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }
