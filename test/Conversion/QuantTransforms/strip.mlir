// AUTOUPDATE
// RUN: strata opt --allow-unregistered-dialect --strip-func-quant-types %s | FileCheck %s
//
// Quantized numbers passed to functions as integers

!q_strip = !quant.uniform<i8:f32, 2.0:10>

// CHECK-LABEL: func.func @strip
// CHECK-SAME: (%[[A:[a-z0-9_]+]]: i8, %[[B:[a-z0-9_]+]]: tensor<2xi8>, %[[C:[a-z0-9_]+]]: f32) -> (i8, tensor<*xi8>) {
// CHECK-NEXT:   %[[SCAST:.*]] = quant.scast %[[B]] : tensor<2xi8> to tensor<2x!quant.uniform<i8:f32, 2.000000e+00:10>>
// CHECK-NEXT:   %[[SCAST_1:.*]] = quant.scast %[[A]] : i8 to !quant.uniform<i8:f32, 2.000000e+00:10>
// CHECK-NEXT:   %[[X:.*]] = "test.x"(%[[SCAST_1]], %[[SCAST]]) : (!quant.uniform<i8:f32, 2.000000e+00:10>, tensor<2x!quant.uniform<i8:f32, 2.000000e+00:10>>) -> tensor<*x!quant.uniform<i8:f32, 2.000000e+00:10>>
// CHECK-NEXT:   %[[SCAST_2:.*]] = quant.scast %[[X]] : tensor<*x!quant.uniform<i8:f32, 2.000000e+00:10>> to tensor<*xi8>
// CHECK-NEXT:   return %[[A]], %[[SCAST_2]] : i8, tensor<*xi8>
// CHECK-NEXT: }
func.func @strip(%a: !q_strip, %b: tensor<2x!q_strip>, %c: f32) -> (!q_strip, tensor<*x!q_strip>) {
  %0 = "test.x"(%a, %b) : (!q_strip, tensor<2x!q_strip>) -> tensor<*x!q_strip>
  return %a, %0 : !q_strip, tensor<*x!q_strip>
}

!q_any = !quant.any<i8:f32>

// CHECK-LABEL: func.func @any
// CHECK-SAME: (%[[A:[a-z0-9_]+]]: i8) -> i8 {
// CHECK-NEXT:   return %[[A]] : i8
// CHECK-NEXT: }
func.func @any(%a: !q_any) -> (!q_any) {
  return %a : !q_any
}

!q_axis = !quant.uniform<i8:f32:1, {2.0:10, 3.0:20}>

// CHECK-LABEL: func.func @axis
// CHECK-SAME: (%[[A:[a-z0-9_]+]]: tensor<4x2xi8>) -> tensor<4x2xi8> {
// CHECK-NEXT:   return %[[A]] : tensor<4x2xi8>
// CHECK-NEXT: }
func.func @axis(%a: tensor<4x2x!q_axis>) -> tensor<4x2x!q_axis> {
  return %a : tensor<4x2x!q_axis>
}

!q_blocks = !quant.uniform<i8:f32, 2.0:10>

// CHECK-LABEL: func.func @blocks
// CHECK-SAME: (%[[A:[a-z0-9_]+]]: i8, %[[P:[a-z0-9_]+]]: i1) -> i8 {
// CHECK-NEXT:   cf.cond_br %[[P]], ^bb1(%[[A]] : i8), ^bb2
// CHECK-NEXT: ^bb1(%[[ARG:[a-z0-9_]+]]: i8):  // 2 preds: ^bb0, ^bb2
// CHECK-NEXT:   return %[[ARG]] : i8
// CHECK-NEXT: ^bb2:  // pred: ^bb0
// CHECK-NEXT:   cf.br ^bb1(%[[A]] : i8)
// CHECK-NEXT: }
func.func @blocks(%a: !q_blocks, %p: i1) -> !q_blocks {
  cf.cond_br %p, ^bb1(%a : !q_blocks), ^bb2
^bb1(%x: !q_blocks):
  return %x : !q_blocks
^bb2:
  cf.br ^bb1(%a : !q_blocks)
}

!q_cast = !quant.uniform<i8:f32, 2.0:10>

// CHECK-LABEL: func.func @cast
// CHECK-SAME: (%[[A:[a-z0-9_]+]]: f32) -> i8 {
// CHECK-NEXT:   %[[QCAST:.*]] = quant.qcast %[[A]] : f32 to !quant.uniform<i8:f32, 2.000000e+00:10>
// CHECK-NEXT:   %[[SCAST:.*]] = quant.scast %[[QCAST]] : !quant.uniform<i8:f32, 2.000000e+00:10> to i8
// CHECK-NEXT:   return %[[SCAST]] : i8
// CHECK-NEXT: }
func.func @cast(%a: f32) -> !q_cast {
  %0 = quant.qcast %a : f32 to !q_cast
  return %0 : !q_cast
}

// CHECK-LABEL: func.func @use
// CHECK-SAME: (%[[A:[a-z0-9_]+]]: i8) -> f32 {
// CHECK-NEXT:   %[[SCAST:.*]] = quant.scast %[[A]] : i8 to !quant.uniform<i8:f32, 2.000000e+00:10>
// CHECK-NEXT:   %[[DCAST:.*]] = quant.dcast %[[SCAST]] : !quant.uniform<i8:f32, 2.000000e+00:10> to f32
// CHECK-NEXT:   return %[[DCAST]] : f32
// CHECK-NEXT: }
func.func @use(%a: !q_cast) -> f32 {
  %0 = quant.dcast %a : !q_cast to f32
  return %0 : f32
}

!q_roundtrip = !quant.uniform<i8:f32, 2.0:10>

// CHECK-LABEL: func.func @roundtrip
// CHECK-SAME: (%[[A:[a-z0-9_]+]]: f32) -> f32 {
// CHECK-NEXT:   %[[CALL:.*]] = call @f(%[[A]]) : (f32) -> i8
// CHECK-NEXT:   %[[CALL_1:.*]] = call @g(%[[CALL]]) : (i8) -> f32
// CHECK-NEXT:   return %[[CALL_1]] : f32
// CHECK-NEXT: }
func.func @roundtrip(%a: f32) -> f32 {
  %0 = call @f(%a) : (f32) -> !q_roundtrip
  %1 = call @g(%0) : (!q_roundtrip) -> f32
  return %1 : f32
}

// CHECK-LABEL: func.func private @f(f32) -> i8
func.func private @f(f32) -> !q_roundtrip

// CHECK-LABEL: func.func private @g(i8) -> f32
func.func private @g(!q_roundtrip) -> f32

!q_region = !quant.uniform<i8:f32, 2.0:10>

// CHECK-LABEL: func.func @region
// CHECK-SAME: (%[[A:[a-z0-9_]+]]: i8) -> i8 attributes {llvm.emit_c_interface} {
// CHECK-NEXT:   %[[SCAST:.*]] = quant.scast %[[A]] : i8 to !quant.uniform<i8:f32, 2.000000e+00:10>
// CHECK-NEXT:   %[[P:.*]] = arith.constant true
// CHECK-NEXT:   %[[IF:.*]] = scf.if %[[P]] -> (!quant.uniform<i8:f32, 2.000000e+00:10>) {
// CHECK-NEXT:     scf.yield %[[SCAST]] : !quant.uniform<i8:f32, 2.000000e+00:10>
// CHECK-NEXT:   } else {
// CHECK-NEXT:     scf.yield %[[SCAST]] : !quant.uniform<i8:f32, 2.000000e+00:10>
// CHECK-NEXT:   }
// CHECK-NEXT:   %[[SCAST_1:.*]] = quant.scast %[[IF]] : !quant.uniform<i8:f32, 2.000000e+00:10> to i8
// CHECK-NEXT:   return %[[SCAST_1]] : i8
// CHECK-NEXT: }
func.func @region(%a: !q_region) -> !q_region attributes {llvm.emit_c_interface} {
  %p = arith.constant true
  %0 = scf.if %p -> (!q_region) {
    scf.yield %a : !q_region
  } else {
    scf.yield %a : !q_region
  }
  return %0 : !q_region
}
