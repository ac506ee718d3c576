// AUTOUPDATE
// RUN: strata opt --allow-unregistered-dialect --one-shot-bufferize=test-analysis-only %s | FileCheck %s
//
// The decisions for operands.

// CHECK-LABEL: func.func @a
// CHECK-SAME: (%[[T:[a-z0-9_]+]]: tensor<8xf32>, %[[I:[a-z0-9_]+]]: index, %[[F:[a-z0-9_]+]]: f32, %[[C:[a-z0-9_]+]]: i1) -> (tensor<8xf32>, tensor<8xf32>) {
// CHECK-NEXT:   %[[IF:.*]] = scf.if %[[C]] -> (tensor<8xf32>) {
// CHECK-NEXT:     %[[INSERTED:.*]] = tensor.insert %[[F]] into %[[T]][%[[I]]] {__inplace_operands_attr__ = ["none", "false", "none"]} : tensor<8xf32>
// CHECK-NEXT:     scf.yield {__inplace_operands_attr__ = ["true"]} %[[INSERTED]] : tensor<8xf32>
// CHECK-NEXT:   } else {
// CHECK-NEXT:     scf.yield {__inplace_operands_attr__ = ["true"]} %[[T]] : tensor<8xf32>
// CHECK-NEXT:   }
// CHECK-NEXT:   %[[SELECT:.*]] = arith.select %[[C]], %[[IF]], %[[T]] {__inplace_operands_attr__ = ["none", "false", "false"]} : tensor<8xf32>
// CHECK-NEXT:   %[[BAR:.*]] = "foo.bar"(%[[SELECT]]) {__inplace_operands_attr__ = ["false"]} : (tensor<8xf32>) -> tensor<8xf32>
// CHECK-NEXT:   return {__inplace_operands_attr__ = ["true", "false"]} %[[SELECT]], %[[BAR]] : tensor<8xf32>, tensor<8xf32>
// CHECK-NEXT: }
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
