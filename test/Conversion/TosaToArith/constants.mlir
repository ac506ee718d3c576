// AUTOUPDATE
// RUN: strata opt --pass-pipeline="builtin.module(func.func(tosa-to-arith))" %s | FileCheck %s
//
// Constants

// CHECK-LABEL: func.func @constants() -> (tensor<2xui8>, tensor<3xi8>) {
// CHECK-NEXT:   %[[CST:.*]] = arith.constant dense<[1, 2]> : tensor<2xui8>
// CHECK-NEXT:   %[[CST_0:.*]] = arith.constant dense<1> : tensor<3xi8>
// CHECK-NEXT:   return %[[CST]], %[[CST_0]] : tensor<2xui8>, tensor<3xi8>
// CHECK-NEXT: }
func.func @constants() -> (tensor<2xui8>, tensor<3xi8>) {
  %0 = "tosa.const"() {values = dense<[1, 2]> : tensor<2xui8>} : () -> tensor<2xui8>
  %1 = "tosa.const"() {values = dense<1> : tensor<3xi8>} : () -> tensor<3xi8>
  return %0, %1 : tensor<2xui8>, tensor<3xi8>
}
