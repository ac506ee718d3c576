// Folds of float arithmetic, minima and maxima.
// RUN: %opt --canonicalize=enable-patterns=none %s | FileCheck %s

// Neutral numbers. Zero is neutral for sums with its sign only.
// CHECK-LABEL: func.func @neutral(
// CHECK-SAME: %[[A:.*]]: f32
func.func @neutral(%a: f32) -> (f32, f32, f32, f32, f32, f32) {
  %zero = arith.constant 0.0 : f32
  %mzero = arith.constant -0.0 : f32
  %one = arith.constant 1.0 : f32
  %0 = arith.addf %a, %mzero : f32
  %1 = arith.addf %a, %zero : f32
  %2 = arith.subf %a, %zero : f32
  %3 = arith.subf %a, %mzero : f32
  %4 = arith.mulf %one, %a : f32
  %5 = arith.divf %a, %one : f32
  // CHECK-NEXT: %[[CST:.*]] = arith.constant 0.000000e+00 : f32
  // CHECK-NEXT: %[[CST_0:.*]] = arith.constant -0.000000e+00 : f32
  // CHECK-NEXT: %[[V0:.*]] = arith.addf %[[A]], %[[CST]] : f32
  // CHECK-NEXT: %[[V1:.*]] = arith.subf %[[A]], %[[CST_0]] : f32
  // CHECK-NEXT: return %[[A]], %[[V0]], %[[A]], %[[V1]], %[[A]], %[[A]] : f32, f32, f32, f32, f32, f32
  return %0, %1, %2, %3, %4, %5 : f32, f32, f32, f32, f32, f32
}

// A product with zero is zero where neither NaN nor signs of zeros matter.
// CHECK-LABEL: func.func @zero(
func.func @zero(%a: f32) -> f32 {
  %zero = arith.constant 0.0 : f32
  %0 = arith.mulf %a, %zero fastmath<nnan,nsz> : f32
  // CHECK-NEXT: %[[CST:.*]] = arith.constant 0.000000e+00 : f32
  // CHECK-NEXT: return %[[CST]] : f32
  return %0 : f32
}

// CHECK-LABEL: func.func @zero_matters(
// CHECK-SAME: %[[A:.*]]: f32
func.func @zero_matters(%a: f32) -> f32 {
  %zero = arith.constant 0.0 : f32
  %0 = arith.mulf %a, %zero fastmath<nnan> : f32
  // CHECK-NEXT: %[[CST:.*]] = arith.constant 0.000000e+00 : f32
  // CHECK-NEXT: %[[V0:.*]] = arith.mulf %[[A]], %[[CST]] fastmath<nnan> : f32
  // CHECK-NEXT: return %[[V0]] : f32
  return %0 : f32
}

// Rounded to the nearest, ties to even.
// CHECK-LABEL: func.func @arithmetic(
func.func @arithmetic() -> (f16, f16, f16, f16, f16, f16) {
  %a = arith.constant 2049.0 : f16
  %b = arith.constant 3.0 : f16
  %big = arith.constant 65504.0 : f16
  %0 = arith.addf %a, %b : f16
  %1 = arith.subf %a, %b : f16
  %2 = arith.mulf %a, %b : f16
  %3 = arith.divf %a, %b : f16
  %4 = arith.remf %a, %b : f16
  %5 = arith.addf %big, %big : f16
  // CHECK-NEXT: %[[CST:.*]] = arith.constant 2.052000e+03 : f16
  // CHECK-NEXT: %[[CST_0:.*]] = arith.constant 2.045000e+03 : f16
  // CHECK-NEXT: %[[CST_1:.*]] = arith.constant 6.144000e+03 : f16
  // CHECK-NEXT: %[[CST_2:.*]] = arith.constant 6.825000e+02 : f16
  // CHECK-NEXT: %[[CST_3:.*]] = arith.constant 2.000000e+00 : f16
  // CHECK-NEXT: %[[CST_4:.*]] = arith.constant 0x7C00 : f16
  // CHECK-NEXT: return %[[CST]], %[[CST_0]], %[[CST_1]], %[[CST_2]], %[[CST_3]], %[[CST_4]] : f16, f16, f16, f16, f16, f16
  return %0, %1, %2, %3, %4, %5 : f16, f16, f16, f16, f16, f16
}

// Wide and narrow formats.
// CHECK-LABEL: func.func @wide(
func.func @wide() -> f128 {
  %a = arith.constant 1.0 : f128
  %b = arith.constant 3.0 : f128
  %0 = arith.divf %a, %b : f128
  // CHECK-NEXT: %[[CST:.*]] = arith.constant 0.333333333333333333333333333333333317 : f128
  // CHECK-NEXT: return %[[CST]] : f128
  return %0 : f128
}

// CHECK-LABEL: func.func @f80(
func.func @f80() -> f80 {
  %a = arith.constant 1.0 : f80
  %b = arith.constant 3.0 : f80
  %0 = arith.divf %a, %b : f80
  // CHECK-NEXT: %[[CST:.*]] = arith.constant 0.333333333333333333342 : f80
  // CHECK-NEXT: return %[[CST]] : f80
  return %0 : f80
}

// CHECK-LABEL: func.func @tf32(
func.func @tf32() -> tf32 {
  %a = arith.constant 1.0 : tf32
  %b = arith.constant 0.0009765625 : tf32
  %0 = arith.addf %a, %b : tf32
  // CHECK-NEXT: %[[CST:.*]] = arith.constant 1.000980e+00 : tf32
  // CHECK-NEXT: return %[[CST]] : tf32
  return %0 : tf32
}

// Without infinity a sum that is too large is the largest number.
// CHECK-LABEL: func.func @f4(
func.func @f4() -> f4E2M1FN {
  %a = arith.constant 6.0 : f4E2M1FN
  %0 = arith.addf %a, %a : f4E2M1FN
  // CHECK-NEXT: %[[CST:.*]] = arith.constant 6.000000e+00 : f4E2M1FN
  // CHECK-NEXT: return %[[CST]] : f4E2M1FN
  return %0 : f4E2M1FN
}

// Results that a format cannot encode are not folded.
// CHECK-LABEL: func.func @no_nan(
func.func @no_nan() -> f4E2M1FN {
  %a = arith.constant 0.0 : f4E2M1FN
  %0 = arith.divf %a, %a : f4E2M1FN
  // CHECK-NEXT: %[[CST:.*]] = arith.constant 0.000000e+00 : f4E2M1FN
  // CHECK-NEXT: %[[V0:.*]] = arith.divf %[[CST]], %[[CST]] : f4E2M1FN
  // CHECK-NEXT: return %[[V0]] : f4E2M1FN
  return %0 : f4E2M1FN
}

// CHECK-LABEL: func.func @no_sign(
func.func @no_sign() -> (f8E8M0FNU, f8E8M0FNU) {
  %a = arith.constant 1.0 : f8E8M0FNU
  %b = arith.constant 2.0 : f8E8M0FNU
  %0 = arith.subf %a, %b : f8E8M0FNU
  %1 = arith.addf %a, %b : f8E8M0FNU
  // CHECK-NEXT: %[[CST:.*]] = arith.constant 4.000000e+00 : f8E8M0FNU
  // CHECK-NEXT: %[[CST_0:.*]] = arith.constant 1.000000e+00 : f8E8M0FNU
  // CHECK-NEXT: %[[CST_1:.*]] = arith.constant 2.000000e+00 : f8E8M0FNU
  // CHECK-NEXT: %[[V0:.*]] = arith.subf %[[CST_0]], %[[CST_1]] : f8E8M0FNU
  // CHECK-NEXT: return %[[V0]], %[[CST]] : f8E8M0FNU, f8E8M0FNU
  return %0, %1 : f8E8M0FNU, f8E8M0FNU
}

// CHECK-LABEL: func.func @negation(
// CHECK-SAME: %[[A:.*]]: f32
func.func @negation(%a: f32) -> (f32, f32, f32) {
  %one = arith.constant 1.0 : f32
  %p = ub.poison : f32
  %0 = arith.negf %a : f32
  %1 = arith.negf %0 : f32
  %2 = arith.negf %one : f32
  %3 = arith.negf %p : f32
  // CHECK-NEXT: %[[CST:.*]] = arith.constant -1.000000e+00 : f32
  // CHECK-NEXT: %[[V0:.*]] = ub.poison : f32
  // CHECK-NEXT: return %[[A]], %[[CST]], %[[V0]] : f32, f32, f32
  return %1, %2, %3 : f32, f32, f32
}

// Division by zero gives infinity or NaN.
// CHECK-LABEL: func.func @by_zero(
func.func @by_zero() -> (f32, f32, f32) {
  %one = arith.constant 1.0 : f32
  %zero = arith.constant 0.0 : f32
  %0 = arith.divf %one, %zero : f32
  %1 = arith.divf %zero, %zero : f32
  %2 = arith.remf %one, %zero : f32
  // CHECK-NEXT: %[[CST:.*]] = arith.constant 0x7F800000 : f32
  // CHECK-NEXT: %[[CST_0:.*]] = arith.constant 0x7FC00000 : f32
  // CHECK-NEXT: return %[[CST]], %[[CST_0]], %[[CST_0]] : f32, f32, f32
  return %0, %1, %2 : f32, f32, f32
}

// Numbers that are never chosen.
// CHECK-LABEL: func.func @neutral_extremes(
// CHECK-SAME: %[[A:.*]]: f32
func.func @neutral_extremes(%a: f32) -> (f32, f32, f32, f32, f32, f32) {
  %inf = arith.constant 0x7F800000 : f32
  %minf = arith.constant 0xFF800000 : f32
  %nan = arith.constant 0x7FC00000 : f32
  %0 = arith.maximumf %a, %minf : f32
  %1 = arith.minimumf %a, %inf : f32
  %2 = arith.maxnumf %a, %nan : f32
  %3 = arith.minnumf %nan, %a : f32
  %4 = arith.maximumf %a, %nan : f32
  %5 = arith.maxnumf %a, %a : f32
  // CHECK-NEXT: %[[CST:.*]] = arith.constant 0x7FC00000 : f32
  // CHECK-NEXT: %[[V0:.*]] = arith.maximumf %[[A]], %[[CST]] : f32
  // CHECK-NEXT: return %[[A]], %[[A]], %[[A]], %[[A]], %[[V0]], %[[A]] : f32, f32, f32, f32, f32, f32
  return %0, %1, %2, %3, %4, %5 : f32, f32, f32, f32, f32, f32
}

// NaN wins or loses; -0 is less than 0.
// CHECK-LABEL: func.func @extremes(
func.func @extremes() -> (f32, f32, f32, f32, f32) {
  %one = arith.constant 1.0 : f32
  %zero = arith.constant 0.0 : f32
  %mzero = arith.constant -0.0 : f32
  %nan = arith.constant 0x7FC00000 : f32
  %0 = arith.maximumf %one, %nan : f32
  %1 = arith.maxnumf %one, %nan : f32
  %2 = arith.minimumf %mzero, %zero : f32
  %3 = arith.maximumf %mzero, %zero : f32
  %4 = arith.minnumf %one, %zero : f32
  // CHECK-NEXT: %[[CST:.*]] = arith.constant 1.000000e+00 : f32
  // CHECK-NEXT: %[[CST_0:.*]] = arith.constant 0x7FC00000 : f32
  // CHECK-NEXT: %[[CST_1:.*]] = arith.constant -0.000000e+00 : f32
  // CHECK-NEXT: %[[CST_2:.*]] = arith.constant 0.000000e+00 : f32
  // CHECK-NEXT: return %[[CST_0]], %[[CST]], %[[CST_1]], %[[CST_2]], %[[CST_2]] : f32, f32, f32, f32, f32
  return %0, %1, %2, %3, %4 : f32, f32, f32, f32, f32
}

// Integers.
// CHECK-LABEL: func.func @extremes_of_integers(
// CHECK-SAME: %[[A:.*]]: i8
func.func @extremes_of_integers(%a: i8) -> (i8, i8, i8, i8, i8, i8, i8, i8, i8, i8, i8) {
  %min = arith.constant -128 : i8
  %max = arith.constant 127 : i8
  %zero = arith.constant 0 : i8
  %ones = arith.constant -1 : i8
  %0 = arith.maxsi %a, %min : i8
  %1 = arith.maxsi %a, %max : i8
  %2 = arith.minsi %a, %min : i8
  %3 = arith.minsi %a, %max : i8
  %4 = arith.maxui %a, %zero : i8
  %5 = arith.maxui %a, %ones : i8
  %6 = arith.minui %a, %zero : i8
  %7 = arith.minui %a, %ones : i8
  %8 = arith.maxsi %a, %a : i8
  %9 = arith.maxsi %min, %ones : i8
  %10 = arith.maxui %min, %ones : i8
  // CHECK-NEXT: %[[CM128_I8:.*]] = arith.constant -128 : i8
  // CHECK-NEXT: %[[C127_I8:.*]] = arith.constant 127 : i8
  // CHECK-NEXT: %[[C0_I8:.*]] = arith.constant 0 : i8
  // CHECK-NEXT: %[[CM1_I8:.*]] = arith.constant -1 : i8
  // CHECK-NEXT: return %[[A]], %[[C127_I8]], %[[CM128_I8]], %[[A]], %[[A]], %[[CM1_I8]], %[[C0_I8]], %[[A]], %[[A]], %[[CM1_I8]], %[[CM1_I8]] : i8, i8, i8, i8, i8, i8, i8, i8, i8, i8, i8
  return %0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10 : i8, i8, i8, i8, i8, i8, i8, i8, i8, i8, i8
}
