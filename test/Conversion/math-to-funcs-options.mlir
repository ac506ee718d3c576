// RUN: strata opt --convert-math-to-funcs=convert-ctlz=1 %s | FileCheck %s
// RUN: strata opt --convert-math-to-funcs=min-width-of-fpowi-exponent=33 %s | FileCheck %s --check-prefix=WIDE
//
// Powers of floats with exponents that are wide enough, and zeros in front if requested.

// CHECK-LABEL: func.func @powers
// CHECK-SAME: (%[[ARG0:[a-z0-9_]+]]: f32, %[[ARG1:[a-z0-9_]+]]: i32, %[[ARG2:[a-z0-9_]+]]: vector<2xf32>, %[[ARG3:[a-z0-9_]+]]: vector<2xi64>)
// CHECK: call @__mlir_math_fpowi_f32_i32(%[[ARG0]], %[[ARG1]]) : (f32, i32) -> f32
// CHECK-COUNT-2: call @__mlir_math_fpowi_f32_i64
// WIDE-LABEL: func.func @powers
// WIDE-SAME: (%[[ARG0:[a-z0-9_]+]]: f32, %[[ARG1:[a-z0-9_]+]]: i32, %[[ARG2:[a-z0-9_]+]]: vector<2xf32>, %[[ARG3:[a-z0-9_]+]]: vector<2xi64>)
// WIDE: math.fpowi %[[ARG0]], %[[ARG1]]
// WIDE-COUNT-2: call @__mlir_math_fpowi_f32_i64
func.func @powers(%a: f32, %n: i32, %v: vector<2xf32>, %m: vector<2xi64>) -> (f32, vector<2xf32>) {
  %0 = math.fpowi %a, %n : f32, i32
  %1 = math.fpowi %v, %m : vector<2xf32>, vector<2xi64>
  return %0, %1 : f32, vector<2xf32>
}

// CHECK-LABEL: func.func @zeros
// CHECK-SAME: (%[[ARG0:[a-z0-9_]+]]: i16)
// CHECK: call @__mlir_math_ctlz_i16(%[[ARG0]]) : (i16) -> i16
// WIDE-LABEL: func.func @zeros
// WIDE: math.ctlz
func.func @zeros(%a: i16) -> i16 {
  %0 = math.ctlz %a : i16
  return %0 : i16
}

// Other operations are folded, but those of arith.
// CHECK-LABEL: func.func @folds
// CHECK: arith.addi
// CHECK-NOT: math.absf
func.func @folds(%a: i32) -> (i32, f32) {
  %zero = arith.constant 0 : i32
  %x = arith.constant -1.0 : f32
  %0 = arith.addi %a, %zero : i32
  %1 = math.absf %x : f32
  return %0, %1 : i32, f32
}

// CHECK: func.func private @__mlir_math_fpowi_f32_i32(%[[ARG0:[a-z0-9_]+]]: f32, %[[ARG1:[a-z0-9_]+]]: i32) -> f32 attributes {llvm.linkage = #llvm.linkage<linkonce_odr>}
// CHECK: arith.constant -2147483648 : i32
// CHECK: func.func private @__mlir_math_fpowi_f32_i64
// CHECK: func.func private @__mlir_math_ctlz_i16
// CHECK: scf.for
// WIDE-NOT: func.func private @__mlir_math_fpowi_f32_i32
