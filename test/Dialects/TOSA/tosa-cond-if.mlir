// AUTOUPDATE
// Conditions with inputs. The names before the blocks do not matter.
// RUN: %opt %s | FileCheck %s
// RUN: %opt --mlir-print-op-generic %s | %opt | FileCheck %s

// CHECK-LABEL: func.func @inputs
// CHECK-SAME: (%[[C:[a-z0-9_]+]]: tensor<i1>, %[[A:[a-z0-9_]+]]: tensor<i32>, %[[B:[a-z0-9_]+]]: tensor<f32>) -> (tensor<i32>, tensor<f32>) {
// CHECK-NEXT:   %[[COND_IF:[a-z0-9_]+]]:2 = tosa.cond_if %[[C]] (%[[ANY:[a-z0-9_]+]] = %[[A]], %[[NAME:[a-z0-9_]+]] = %[[B]]) : tensor<i1> (tensor<i32>, tensor<f32>) -> (tensor<i32>, tensor<f32>) {
// CHECK-NEXT:   ^bb0(%[[X:[a-z0-9_]+]]: tensor<i32>, %[[Y:[a-z0-9_]+]]: tensor<f32>):
// CHECK-NEXT:     tosa.yield %[[X]], %[[Y]] : tensor<i32>, tensor<f32>
// CHECK-NEXT:   } else {
// CHECK-NEXT:   ^bb0(%[[X_1:[a-z0-9_]+]]: tensor<i32>, %[[Y_1:[a-z0-9_]+]]: tensor<f32>):
// CHECK-NEXT:     tosa.yield %[[X_1]], %[[Y_1]] : tensor<i32>, tensor<f32>
// CHECK-NEXT:   } {foo}
// CHECK-NEXT:   return %[[COND_IF]]#0, %[[COND_IF]]#1 : tensor<i32>, tensor<f32>
// CHECK-NEXT: }
func.func @inputs(%c: tensor<i1>, %a: tensor<i32>, %b: tensor<f32>) -> (tensor<i32>, tensor<f32>) {
  %0:2 = tosa.cond_if %c (%any = %a, %name = %b) : tensor<i1> (tensor<i32>, tensor<f32>) -> (tensor<i32>, tensor<f32>) {
  ^bb0(%x: tensor<i32>, %y: tensor<f32>):
    tosa.yield %x, %y : tensor<i32>, tensor<f32>
  } else {
  ^bb0(%x: tensor<i32>, %y: tensor<f32>):
    tosa.yield %x, %y : tensor<i32>, tensor<f32>
  } {foo}
  return %0#0, %0#1 : tensor<i32>, tensor<f32>
}
