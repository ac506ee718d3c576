// RUN: strata opt --allow-unregistered-dialect --one-shot-bufferize=test-analysis-only %s | FileCheck %s
//
// The decisions for operands.

func.func @a(%t: tensor<8xf32>, %i: index, %f: f32, %c: i1) -> (tensor<8xf32>, tensor<8xf32>) {
  %0 = scf.if %c -> tensor<8xf32> {
    %1 = tensor.insert %f into %t[%i] : tensor<8xf32>
    scf.yield %1 : tensor<8xf32>
  } else {
    scf.yield %t : tensor<8xf32>
  }
  %2 = arith.select %c, %0, %t : tensor<8xf32>
  %3 = "foo.bar"(%2) : (tensor<8xf32>) -> tensor<8xf32>
  return %2, %3 : tensor<8xf32>, tensor<8xf32>
}

// CHECK:      module {
// CHECK-NEXT:   func.func @a(%arg0: tensor<8xf32>, %arg1: index, %arg2: f32, %arg3: i1) -> (tensor<8xf32>, tensor<8xf32>) {
// CHECK-NEXT:     %0 = scf.if %arg3 -> (tensor<8xf32>) {
// CHECK-NEXT:       %inserted = tensor.insert %arg2 into %arg0[%arg1] {__inplace_operands_attr__ = ["none", "false", "none"]} : tensor<8xf32>
// CHECK-NEXT:       scf.yield {__inplace_operands_attr__ = ["true"]} %inserted : tensor<8xf32>
// CHECK-NEXT:     } else {
// CHECK-NEXT:       scf.yield {__inplace_operands_attr__ = ["true"]} %arg0 : tensor<8xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     %1 = arith.select %arg3, %0, %arg0 {__inplace_operands_attr__ = ["none", "false", "false"]} : tensor<8xf32>
// CHECK-NEXT:     %2 = "foo.bar"(%1) {__inplace_operands_attr__ = ["false"]} : (tensor<8xf32>) -> tensor<8xf32>
// CHECK-NEXT:     return {__inplace_operands_attr__ = ["true", "false"]} %1, %2 : tensor<8xf32>, tensor<8xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }
