// AUTOUPDATE
// RUN: strata opt --pass-pipeline="builtin.module(func.func(tosa-convert-integer-type-to-signless))" %s | FileCheck %s
//
// Tensors of signless integers, also in the type of the function

// CHECK-LABEL: func.func @add
// CHECK-SAME: (%[[A:[a-z0-9_]+]]: tensor<2xi8>, %[[B:[a-z0-9_]+]]: tensor<*xi16>, %[[C:[a-z0-9_]+]]: ui32) -> (tensor<2xi8>, tensor<*xi16>, ui32) {
// CHECK-NEXT:   %[[CONST:.*]] = "tosa.const"() <{values = dense<[1, -1]> : tensor<2xi8>}> : () -> tensor<2xi8>
// CHECK-NEXT:   %[[ADD:.*]] = tosa.add %[[A]], %[[CONST]] : (tensor<2xi8>, tensor<2xi8>) -> tensor<2xi8>
// CHECK-NEXT:   return %[[ADD]], %[[B]], %[[C]] : tensor<2xi8>, tensor<*xi16>, ui32
// CHECK-NEXT: }
func.func @add(%a: tensor<2xui8>, %b: tensor<*xsi16>, %c: ui32) -> (tensor<2xui8>, tensor<*xsi16>, ui32) {
  %0 = "tosa.const"() <{values = dense<[1, 255]> : tensor<2xui8>}> : () -> tensor<2xui8>
  %1 = tosa.add %a, %0 : (tensor<2xui8>, tensor<2xui8>) -> tensor<2xui8>
  return %1, %b, %c : tensor<2xui8>, tensor<*xsi16>, ui32
}
