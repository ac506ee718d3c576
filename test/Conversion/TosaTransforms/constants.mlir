// AUTOUPDATE
// RUN: strata opt --pass-pipeline="builtin.module(func.func(tosa-arith-const-to-tosa-const,tosa-make-broadcastable))" %s | FileCheck %s
//
// Constants of tensors whose elements are numbers, each once

// CHECK-LABEL: func.func @constants() -> (tensor<2xi32>, i32, tensor<2xindex>, tensor<0xi32>, tensor<2xi32>) {
// CHECK-NEXT:   %[[CONST:.*]] = "tosa.const"() <{values = dense<[1, 2]> : tensor<2xi32>}> : () -> tensor<2xi32>
// CHECK-NEXT:   %[[C3_I32:.*]] = arith.constant 3 : i32
// CHECK-NEXT:   %[[CST:.*]] = arith.constant dense<1> : tensor<2xindex>
// CHECK-NEXT:   %[[CST_0:.*]] = arith.constant dense<1> : tensor<0xi32>
// CHECK-NEXT:   return %[[CONST]], %[[C3_I32]], %[[CST]], %[[CST_0]], %[[CONST]] : tensor<2xi32>, i32, tensor<2xindex>, tensor<0xi32>, tensor<2xi32>
// CHECK-NEXT: }
func.func @constants() -> (tensor<2xi32>, i32, tensor<2xindex>, tensor<0xi32>, tensor<2xi32>) {
  %0 = arith.constant dense<[1, 2]> : tensor<2xi32>
  %1 = arith.constant 3 : i32
  %2 = arith.constant dense<1> : tensor<2xindex>
  %3 = arith.constant dense<1> : tensor<0xi32>
  %4 = arith.constant dense<[1, 2]> : tensor<2xi32>
  return %0, %1, %2, %3, %4 : tensor<2xi32>, i32, tensor<2xindex>, tensor<0xi32>, tensor<2xi32>
}
