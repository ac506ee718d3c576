// AUTOUPDATE
// RUN: strata opt --lower-quant-ops %s | FileCheck %s
//
// Numbers with one scale

!q_dcast_scalar = !quant.uniform<i8:f32, 2.0:10>

// CHECK-LABEL: func.func @dcast_scalar
// CHECK-SAME: (%[[A:[a-z0-9_]+]]: !quant.uniform<i8:f32, 2.000000e+00:10>) -> f32 {
// CHECK-NEXT:   %[[SCAST:.*]] = quant.scast %[[A]] : !quant.uniform<i8:f32, 2.000000e+00:10> to i8
// CHECK-NEXT:   %[[CST:.*]] = arith.constant 2.000000e+00 : f32
// CHECK-NEXT:   %[[C10_I8:.*]] = arith.constant 10 : i8
// CHECK-NEXT:   %[[SITOFP:.*]] = arith.sitofp %[[SCAST]] : i8 to f32
// CHECK-NEXT:   %[[SITOFP_1:.*]] = arith.sitofp %[[C10_I8]] : i8 to f32
// CHECK-NEXT:   %[[SUBF:.*]] = arith.subf %[[SITOFP]], %[[SITOFP_1]] : f32
// CHECK-NEXT:   %[[MULF:.*]] = arith.mulf %[[SUBF]], %[[CST]] : f32
// CHECK-NEXT:   return %[[MULF]] : f32
// CHECK-NEXT: }
func.func @dcast_scalar(%a: !q_dcast_scalar) -> f32 {
  %0 = quant.dcast %a : !q_dcast_scalar to f32
  return %0 : f32
}

!q_dcast_zero = !quant.uniform<i8:f32, 2.0>

// CHECK-LABEL: func.func @dcast_zero
// CHECK-SAME: (%[[A:[a-z0-9_]+]]: !quant.uniform<i8:f32, 2.000000e+00>) -> f32 {
// CHECK-NEXT:   %[[SCAST:.*]] = quant.scast %[[A]] : !quant.uniform<i8:f32, 2.000000e+00> to i8
// CHECK-NEXT:   %[[CST:.*]] = arith.constant 2.000000e+00 : f32
// CHECK-NEXT:   %[[C0_I8:.*]] = arith.constant 0 : i8
// CHECK-NEXT:   %[[SITOFP:.*]] = arith.sitofp %[[SCAST]] : i8 to f32
// CHECK-NEXT:   %[[MULF:.*]] = arith.mulf %[[SITOFP]], %[[CST]] : f32
// CHECK-NEXT:   return %[[MULF]] : f32
// CHECK-NEXT: }
func.func @dcast_zero(%a: !q_dcast_zero) -> f32 {
  %0 = quant.dcast %a : !q_dcast_zero to f32
  return %0 : f32
}

!q_dcast_unsigned = !quant.uniform<u8:f32, 2.0:10>

// CHECK-LABEL: func.func @dcast_unsigned
// CHECK-SAME: (%[[A:[a-z0-9_]+]]: !quant.uniform<u8:f32, 2.000000e+00:10>) -> f32 {
// CHECK-NEXT:   %[[SCAST:.*]] = quant.scast %[[A]] : !quant.uniform<u8:f32, 2.000000e+00:10> to i8
// CHECK-NEXT:   %[[CST:.*]] = arith.constant 2.000000e+00 : f32
// CHECK-NEXT:   %[[C10_I8:.*]] = arith.constant 10 : i8
// CHECK-NEXT:   %[[UITOFP:.*]] = arith.uitofp %[[SCAST]] : i8 to f32
// CHECK-NEXT:   %[[UITOFP_1:.*]] = arith.uitofp %[[C10_I8]] : i8 to f32
// CHECK-NEXT:   %[[SUBF:.*]] = arith.subf %[[UITOFP]], %[[UITOFP_1]] : f32
// CHECK-NEXT:   %[[MULF:.*]] = arith.mulf %[[SUBF]], %[[CST]] : f32
// CHECK-NEXT:   return %[[MULF]] : f32
// CHECK-NEXT: }
func.func @dcast_unsigned(%a: !q_dcast_unsigned) -> f32 {
  %0 = quant.dcast %a : !q_dcast_unsigned to f32
  return %0 : f32
}

!q_qcast_scalar = !quant.uniform<i8:f32, 2.0:10>

// CHECK-LABEL: func.func @qcast_scalar
// CHECK-SAME: (%[[A:[a-z0-9_]+]]: f32) -> !quant.uniform<i8:f32, 2.000000e+00:10> {
// CHECK-NEXT:   %[[CST:.*]] = arith.constant 2.000000e+00 : f32
// CHECK-NEXT:   %[[C10_I8:.*]] = arith.constant 10 : i8
// CHECK-NEXT:   %[[DIVF:.*]] = arith.divf %[[A]], %[[CST]] : f32
// CHECK-NEXT:   %[[SITOFP:.*]] = arith.sitofp %[[C10_I8]] : i8 to f32
// CHECK-NEXT:   %[[ADDF:.*]] = arith.addf %[[DIVF]], %[[SITOFP]] : f32
// CHECK-NEXT:   %[[FPTOSI:.*]] = arith.fptosi %[[ADDF]] : f32 to i8
// CHECK-NEXT:   %[[SCAST:.*]] = quant.scast %[[FPTOSI]] : i8 to !quant.uniform<i8:f32, 2.000000e+00:10>
// CHECK-NEXT:   return %[[SCAST]] : !quant.uniform<i8:f32, 2.000000e+00:10>
// CHECK-NEXT: }
func.func @qcast_scalar(%a: f32) -> !q_qcast_scalar {
  %0 = quant.qcast %a : f32 to !q_qcast_scalar
  return %0 : !q_qcast_scalar
}

!q_qcast_bounds = !quant.uniform<i8<-5:10>:f32, 2.0:10>

// CHECK-LABEL: func.func @qcast_bounds(
// CHECK-SAME: {{^}}%[[A:[a-z0-9_]+]]: f32) -> !quant.uniform<i8<-5:10>:f32, 2.000000e+00:10> {
// CHECK-NEXT:   %[[CST:.*]] = arith.constant 2.000000e+00 : f32
// CHECK-NEXT:   %[[C10_I8:.*]] = arith.constant 10 : i8
// CHECK-NEXT:   %[[DIVF:.*]] = arith.divf %[[A]], %[[CST]] : f32
// CHECK-NEXT:   %[[SITOFP:.*]] = arith.sitofp %[[C10_I8]] : i8 to f32
// CHECK-NEXT:   %[[ADDF:.*]] = arith.addf %[[DIVF]], %[[SITOFP]] : f32
// CHECK-NEXT:   %[[FPTOSI:.*]] = arith.fptosi %[[ADDF]] : f32 to i8
// CHECK-NEXT:   %[[CM5_I8:.*]] = arith.constant -5 : i8
// CHECK-NEXT:   %[[C10_I8_0:.*]] = arith.constant 10 : i8
// CHECK-NEXT:   %[[MAXSI:.*]] = arith.maxsi %[[FPTOSI]], %[[CM5_I8]] : i8
// CHECK-NEXT:   %[[MINSI:.*]] = arith.minsi %[[MAXSI]], %[[C10_I8_0]] : i8
// CHECK-NEXT:   %[[SCAST:.*]] = quant.scast %[[MINSI]] : i8 to !quant.uniform<i8<-5:10>:f32, 2.000000e+00:10>
// CHECK-NEXT:   return %[[SCAST]] : !quant.uniform<i8<-5:10>:f32, 2.000000e+00:10>
// CHECK-NEXT: }
func.func @qcast_bounds(%a: f32) -> !q_qcast_bounds {
  %0 = quant.qcast %a : f32 to !q_qcast_bounds
  return %0 : !q_qcast_bounds
}

!q_qcast_bounds_u = !quant.uniform<u8<5:10>:f32, 2.0:10>

// CHECK-LABEL: func.func @qcast_bounds_u
// CHECK-SAME: (%[[A:[a-z0-9_]+]]: f32) -> !quant.uniform<u8<5:10>:f32, 2.000000e+00:10> {
// CHECK-NEXT:   %[[CST:.*]] = arith.constant 2.000000e+00 : f32
// CHECK-NEXT:   %[[C10_I8:.*]] = arith.constant 10 : i8
// CHECK-NEXT:   %[[DIVF:.*]] = arith.divf %[[A]], %[[CST]] : f32
// CHECK-NEXT:   %[[UITOFP:.*]] = arith.uitofp %[[C10_I8]] : i8 to f32
// CHECK-NEXT:   %[[ADDF:.*]] = arith.addf %[[DIVF]], %[[UITOFP]] : f32
// CHECK-NEXT:   %[[FPTOUI:.*]] = arith.fptoui %[[ADDF]] : f32 to i8
// CHECK-NEXT:   %[[C5_I8:.*]] = arith.constant 5 : i8
// CHECK-NEXT:   %[[C10_I8_0:.*]] = arith.constant 10 : i8
// CHECK-NEXT:   %[[MAXUI:.*]] = arith.maxui %[[FPTOUI]], %[[C5_I8]] : i8
// CHECK-NEXT:   %[[MINUI:.*]] = arith.minui %[[MAXUI]], %[[C10_I8_0]] : i8
// CHECK-NEXT:   %[[SCAST:.*]] = quant.scast %[[MINUI]] : i8 to !quant.uniform<u8<5:10>:f32, 2.000000e+00:10>
// CHECK-NEXT:   return %[[SCAST]] : !quant.uniform<u8<5:10>:f32, 2.000000e+00:10>
// CHECK-NEXT: }
func.func @qcast_bounds_u(%a: f32) -> !q_qcast_bounds_u {
  %0 = quant.qcast %a : f32 to !q_qcast_bounds_u
  return %0 : !q_qcast_bounds_u
}

!q_dcast_bf16 = !quant.uniform<i16:bf16, 0.1:-10>

// CHECK-LABEL: func.func @dcast_bf16
// CHECK-SAME: (%[[A:[a-z0-9_]+]]: !quant.uniform<i16:bf16, 1.000000e-01:-10>) -> bf16 {
// CHECK-NEXT:   %[[SCAST:.*]] = quant.scast %[[A]] : !quant.uniform<i16:bf16, 1.000000e-01:-10> to i16
// CHECK-NEXT:   %[[CST:.*]] = arith.constant 1.000980e-01 : bf16
// CHECK-NEXT:   %[[CM10_I16:.*]] = arith.constant -10 : i16
// CHECK-NEXT:   %[[SITOFP:.*]] = arith.sitofp %[[SCAST]] : i16 to bf16
// CHECK-NEXT:   %[[SITOFP_1:.*]] = arith.sitofp %[[CM10_I16]] : i16 to bf16
// CHECK-NEXT:   %[[SUBF:.*]] = arith.subf %[[SITOFP]], %[[SITOFP_1]] : bf16
// CHECK-NEXT:   %[[MULF:.*]] = arith.mulf %[[SUBF]], %[[CST]] : bf16
// CHECK-NEXT:   return %[[MULF]] : bf16
// CHECK-NEXT: }
func.func @dcast_bf16(%a: !q_dcast_bf16) -> bf16 {
  %0 = quant.dcast %a : !q_dcast_bf16 to bf16
  return %0 : bf16
}

!q_i4 = !quant.uniform<i4:f32, 2.0:3>

// CHECK-LABEL: func.func @i4
// CHECK-SAME: (%[[A:[a-z0-9_]+]]: f32, %[[B:[a-z0-9_]+]]: !quant.uniform<i4:f32, 2.000000e+00:3>) -> (!quant.uniform<i4:f32, 2.000000e+00:3>, f32) {
// CHECK-NEXT:   %[[CST:.*]] = arith.constant 2.000000e+00 : f32
// CHECK-NEXT:   %[[C3_I4:.*]] = arith.constant 3 : i4
// CHECK-NEXT:   %[[DIVF:.*]] = arith.divf %[[A]], %[[CST]] : f32
// CHECK-NEXT:   %[[SITOFP:.*]] = arith.sitofp %[[C3_I4]] : i4 to f32
// CHECK-NEXT:   %[[ADDF:.*]] = arith.addf %[[DIVF]], %[[SITOFP]] : f32
// CHECK-NEXT:   %[[FPTOSI:.*]] = arith.fptosi %[[ADDF]] : f32 to i4
// CHECK-NEXT:   %[[SCAST:.*]] = quant.scast %[[FPTOSI]] : i4 to !quant.uniform<i4:f32, 2.000000e+00:3>
// CHECK-NEXT:   %[[SCAST_1:.*]] = quant.scast %[[B]] : !quant.uniform<i4:f32, 2.000000e+00:3> to i4
// CHECK-NEXT:   %[[CST_0:.*]] = arith.constant 2.000000e+00 : f32
// CHECK-NEXT:   %[[C3_I4_1:.*]] = arith.constant 3 : i4
// CHECK-NEXT:   %[[SITOFP_1:.*]] = arith.sitofp %[[SCAST_1]] : i4 to f32
// CHECK-NEXT:   %[[SITOFP_2:.*]] = arith.sitofp %[[C3_I4_1]] : i4 to f32
// CHECK-NEXT:   %[[SUBF:.*]] = arith.subf %[[SITOFP_1]], %[[SITOFP_2]] : f32
// CHECK-NEXT:   %[[MULF:.*]] = arith.mulf %[[SUBF]], %[[CST_0]] : f32
// CHECK-NEXT:   return %[[SCAST]], %[[MULF]] : !quant.uniform<i4:f32, 2.000000e+00:3>, f32
// CHECK-NEXT: }
func.func @i4(%a: f32, %b: !q_i4) -> (!q_i4, f32) {
  %0 = quant.qcast %a : f32 to !q_i4
  %1 = quant.dcast %b : !q_i4 to f32
  return %0, %1 : !q_i4, f32
}
