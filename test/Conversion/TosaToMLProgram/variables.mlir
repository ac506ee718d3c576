// AUTOUPDATE
// RUN: strata opt --pass-pipeline="builtin.module(tosa-to-mlprogram)" %s | FileCheck %s
//
// Variables

tosa.variable @v = dense<-1> : tensor<2x4x8xi8>
tosa.variable @u : tensor<2x?xf32>

// CHECK: ml_program.global private mutable @v(dense<-1> : tensor<2x4x8xi8>) : tensor<2x4x8xi8>
// CHECK-NEXT: ml_program.global private mutable @u : tensor<2x?xf32>
// CHECK-LABEL: func.func @f
// CHECK-SAME: (%[[A:[a-z0-9_]+]]: tensor<2x4x8xi8>, %[[B:[a-z0-9_]+]]: tensor<2x?xf32>) -> tensor<2x4x8xi8> {
// CHECK-NEXT:   ml_program.global_store @v = %[[A]] : tensor<2x4x8xi8>
// CHECK-NEXT:   %[[V:.*]] = ml_program.global_load @v : tensor<2x4x8xi8>
// CHECK-NEXT:   ml_program.global_store @u = %[[B]] : tensor<2x?xf32>
// CHECK-NEXT:   %[[U:.*]] = ml_program.global_load @u : tensor<2x?xf32>
// CHECK-NEXT:   return %[[V]] : tensor<2x4x8xi8>
// CHECK-NEXT: }
func.func @f(%a: tensor<2x4x8xi8>, %b: tensor<2x?xf32>) -> tensor<2x4x8xi8> {
  tosa.variable_write @v, %a : tensor<2x4x8xi8>
  %0 = tosa.variable_read @v : tensor<2x4x8xi8>
  tosa.variable_write @u, %b : tensor<2x?xf32>
  %1 = tosa.variable_read @u : tensor<2x?xf32>
  return %0 : tensor<2x4x8xi8>
}
