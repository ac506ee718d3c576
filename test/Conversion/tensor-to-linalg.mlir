// RUN: strata opt --allow-unregistered-dialect --convert-tensor-to-linalg %s | FileCheck %s
//
// Padding that is filled, or generated.

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
func.func @q(%t: tensor<4x?xf32>, %f: f32, %i: index) -> (tensor<8x?xf32>, tensor<?x?xf32>) {
  %0 = tensor.pad %t low[2, 3] high[2, 3] {
  ^bb0(%a: index, %b: index):
    %c = arith.constant 0.0 : f32
    tensor.yield %c : f32
  } : tensor<4x?xf32> to tensor<8x?xf32>
  %1 = tensor.pad %t low[%i, %i] high[%i, 3] {
  ^bb0(%a: index, %b: index):
    %c = arith.addf %f, %f : f32
    tensor.yield %c : f32
  } : tensor<4x?xf32> to tensor<?x?xf32>
  return %0, %1 : tensor<8x?xf32>, tensor<?x?xf32>
}

// CHECK:      module {
// CHECK-NEXT:   func.func @a(%arg0: index) -> (tensor<?x4xf32>, tensor<4xf32>) {
// CHECK-NEXT:     %0 = tensor.empty(%arg0) : tensor<?x4xf32>
// CHECK-NEXT:     %1 = tensor.empty() : tensor<4xf32>
// CHECK-NEXT:     return %0, %1 : tensor<?x4xf32>, tensor<4xf32>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @p(%arg0: tensor<4x?xf32>, %arg1: f32, %arg2: index) -> (tensor<?x?xf32>, tensor<6x8xf32>) {
// CHECK-NEXT:     %c4 = arith.constant 4 : index
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %c5 = arith.constant 5 : index
// CHECK-NEXT:     %0 = arith.addi %arg2, %c5 : index
// CHECK-NEXT:     %c1_0 = arith.constant 1 : index
// CHECK-NEXT:     %dim = tensor.dim %arg0, %c1_0 : tensor<4x?xf32>
// CHECK-NEXT:     %1 = arith.addi %dim, %arg2 : index
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %2 = tensor.empty(%0, %1) : tensor<?x?xf32>
// CHECK-NEXT:     %3 = linalg.fill ins(%arg1 : f32) outs(%2 : tensor<?x?xf32>) -> tensor<?x?xf32>
// CHECK-NEXT:     %c1_1 = arith.constant 1 : index
// CHECK-NEXT:     %dim_2 = tensor.dim %arg0, %c1_1 : tensor<4x?xf32>
// CHECK-NEXT:     %inserted_slice = tensor.insert_slice %arg0 into %3[1, %arg2] [4, %dim_2] [1, 1] : tensor<4x?xf32> into tensor<?x?xf32>
// CHECK-NEXT:     %4 = tensor.empty() : tensor<6x8xf32>
// CHECK-NEXT:     %generated = tensor.generate  {
// CHECK-NEXT:     ^bb0(%arg3: index, %arg4: index):
// CHECK-NEXT:       %5 = arith.index_cast %arg3 : index to i32
// CHECK-NEXT:       %6 = arith.sitofp %5 : i32 to f32
// CHECK-NEXT:       tensor.yield %6 : f32
// CHECK-NEXT:     } : tensor<6x8xf32>
// CHECK-NEXT:     %c1_3 = arith.constant 1 : index
// CHECK-NEXT:     %dim_4 = tensor.dim %arg0, %c1_3 : tensor<4x?xf32>
// CHECK-NEXT:     %inserted_slice_5 = tensor.insert_slice %arg0 into %generated[1, %arg2] [4, %dim_4] [1, 1] : tensor<4x?xf32> into tensor<6x8xf32>
// CHECK-NEXT:     return %inserted_slice, %inserted_slice_5 : tensor<?x?xf32>, tensor<6x8xf32>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @q(%arg0: tensor<4x?xf32>, %arg1: f32, %arg2: index) -> (tensor<8x?xf32>, tensor<?x?xf32>) {
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %dim = tensor.dim %arg0, %c1 : tensor<4x?xf32>
// CHECK-NEXT:     %c3 = arith.constant 3 : index
// CHECK-NEXT:     %0 = arith.addi %dim, %c3 : index
// CHECK-NEXT:     %c3_0 = arith.constant 3 : index
// CHECK-NEXT:     %1 = arith.addi %0, %c3_0 : index
// CHECK-NEXT:     %2 = tensor.empty(%1) : tensor<8x?xf32>
// CHECK-NEXT:     %cst = arith.constant 0.000000e+00 : f32
// CHECK-NEXT:     %3 = linalg.fill ins(%cst : f32) outs(%2 : tensor<8x?xf32>) -> tensor<8x?xf32>
// CHECK-NEXT:     %c1_1 = arith.constant 1 : index
// CHECK-NEXT:     %dim_2 = tensor.dim %arg0, %c1_1 : tensor<4x?xf32>
// CHECK-NEXT:     %inserted_slice = tensor.insert_slice %arg0 into %3[2, 3] [4, %dim_2] [1, 1] : tensor<4x?xf32> into tensor<8x?xf32>
// CHECK-NEXT:     %c4 = arith.constant 4 : index
// CHECK-NEXT:     %4 = arith.addi %arg2, %c4 : index
// CHECK-NEXT:     %5 = arith.addi %4, %arg2 : index
// CHECK-NEXT:     %c1_3 = arith.constant 1 : index
// CHECK-NEXT:     %dim_4 = tensor.dim %arg0, %c1_3 : tensor<4x?xf32>
// CHECK-NEXT:     %6 = arith.addi %dim_4, %arg2 : index
// CHECK-NEXT:     %c3_5 = arith.constant 3 : index
// CHECK-NEXT:     %7 = arith.addi %6, %c3_5 : index
// CHECK-NEXT:     %8 = tensor.empty(%5, %7) : tensor<?x?xf32>
// CHECK-NEXT:     %generated = tensor.generate %5, %7 {
// CHECK-NEXT:     ^bb0(%arg3: index, %arg4: index):
// CHECK-NEXT:       %9 = arith.addf %arg1, %arg1 : f32
// CHECK-NEXT:       tensor.yield %9 : f32
// CHECK-NEXT:     } : tensor<?x?xf32>
// CHECK-NEXT:     %c1_6 = arith.constant 1 : index
// CHECK-NEXT:     %dim_7 = tensor.dim %arg0, %c1_6 : tensor<4x?xf32>
// CHECK-NEXT:     %inserted_slice_8 = tensor.insert_slice %arg0 into %generated[%arg2, %arg2] [4, %dim_7] [1, 1] : tensor<4x?xf32> into tensor<?x?xf32>
// CHECK-NEXT:     return %inserted_slice, %inserted_slice_8 : tensor<8x?xf32>, tensor<?x?xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }
