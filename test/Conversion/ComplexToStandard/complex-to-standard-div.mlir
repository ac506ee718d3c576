// AUTOUPDATE
// RUN: strata opt --allow-unregistered-dialect --convert-complex-to-standard=complex-range=basic %s | FileCheck %s
//
// Division by the formula.

// CHECK-LABEL: func.func @quotient
// CHECK-SAME: (%[[A:[a-z0-9_]+]]: complex<f32>, %[[B:[a-z0-9_]+]]: complex<f32>) -> complex<f32> {
// CHECK-NEXT:   %[[RE:.*]] = complex.re %[[A]] : complex<f32>
// CHECK-NEXT:   %[[IM:.*]] = complex.im %[[A]] : complex<f32>
// CHECK-NEXT:   %[[RE_1:.*]] = complex.re %[[B]] : complex<f32>
// CHECK-NEXT:   %[[IM_1:.*]] = complex.im %[[B]] : complex<f32>
// CHECK-NEXT:   %[[MULF:.*]] = arith.mulf %[[RE_1]], %[[RE_1]] fastmath<contract> : f32
// CHECK-NEXT:   %[[MULF_1:.*]] = arith.mulf %[[IM_1]], %[[IM_1]] fastmath<contract> : f32
// CHECK-NEXT:   %[[ADDF:.*]] = arith.addf %[[MULF]], %[[MULF_1]] fastmath<contract> : f32
// CHECK-NEXT:   %[[MULF_2:.*]] = arith.mulf %[[RE]], %[[RE_1]] fastmath<contract> : f32
// CHECK-NEXT:   %[[MULF_3:.*]] = arith.mulf %[[IM]], %[[IM_1]] fastmath<contract> : f32
// CHECK-NEXT:   %[[ADDF_1:.*]] = arith.addf %[[MULF_2]], %[[MULF_3]] fastmath<contract> : f32
// CHECK-NEXT:   %[[MULF_4:.*]] = arith.mulf %[[IM]], %[[RE_1]] fastmath<contract> : f32
// CHECK-NEXT:   %[[MULF_5:.*]] = arith.mulf %[[RE]], %[[IM_1]] fastmath<contract> : f32
// CHECK-NEXT:   %[[SUBF:.*]] = arith.subf %[[MULF_4]], %[[MULF_5]] fastmath<contract> : f32
// CHECK-NEXT:   %[[DIVF:.*]] = arith.divf %[[ADDF_1]], %[[ADDF]] fastmath<contract> : f32
// CHECK-NEXT:   %[[DIVF_1:.*]] = arith.divf %[[SUBF]], %[[ADDF]] fastmath<contract> : f32
// CHECK-NEXT:   %[[CREATE:.*]] = complex.create %[[DIVF]], %[[DIVF_1]] : complex<f32>
// CHECK-NEXT:   return %[[CREATE]] : complex<f32>
// CHECK-NEXT: }
func.func @quotient(%a: complex<f32>, %b: complex<f32>) -> complex<f32> {
  %q = complex.div %a, %b fastmath<contract> : complex<f32>
  return %q : complex<f32>
}
