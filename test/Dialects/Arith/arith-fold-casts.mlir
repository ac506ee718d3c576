// Folds of conversions.
// RUN: %opt --canonicalize=enable-patterns=none %s | FileCheck %s

// Extensions and truncations of constants.
// CHECK-LABEL: func.func @constants(
func.func @constants() -> (i16, i16, i2, index, index) {
  %c = arith.constant -3 : i8
  %0 = arith.extsi %c : i8 to i16
  %1 = arith.extui %c : i8 to i16
  %2 = arith.trunci %c : i8 to i2
  %3 = arith.index_cast %c : i8 to index
  %4 = arith.index_castui %c : i8 to index
  // CHECK-NEXT: %[[CM3_I16:.*]] = arith.constant -3 : i16
  // CHECK-NEXT: %[[C253_I16:.*]] = arith.constant 253 : i16
  // CHECK-NEXT: %[[C1_I2:.*]] = arith.constant 1 : i2
  // CHECK-NEXT: %[[CM3:.*]] = arith.constant -3 : index
  // CHECK-NEXT: %[[C253:.*]] = arith.constant 253 : index
  // CHECK-NEXT: return %[[CM3_I16]], %[[C253_I16]], %[[C1_I2]], %[[CM3]], %[[C253]] : i16, i16, i2, index, index
  return %0, %1, %2, %3, %4 : i16, i16, i2, index, index
}

// Chains of one kind are one conversion.
// CHECK-LABEL: func.func @chains(
// CHECK-SAME: %[[A:.*]]: i8, %[[W:.*]]: i32
func.func @chains(%a: i8, %w: i32) -> (i32, i32, i8) {
  %0 = arith.extsi %a : i8 to i16
  %1 = arith.extsi %0 : i16 to i32
  %2 = arith.extui %a : i8 to i16
  %3 = arith.extui %2 : i16 to i32
  %4 = arith.trunci %w overflow<nsw> : i32 to i16
  %5 = arith.trunci %4 overflow<nsw> : i16 to i8
  // CHECK-NEXT: %[[V0:.*]] = arith.extsi %[[A]] : i8 to i32
  // CHECK-NEXT: %[[V1:.*]] = arith.extui %[[A]] : i8 to i32
  // CHECK-NEXT: %[[V2:.*]] = arith.trunci %[[W]] overflow<nsw> : i32 to i8
  // CHECK-NEXT: return %[[V0]], %[[V1]], %[[V2]] : i32, i32, i8
  return %1, %3, %5 : i32, i32, i8
}

// The truncation of an extension.
// CHECK-LABEL: func.func @trunc_ext(
// CHECK-SAME: %[[A:.*]]: i8
func.func @trunc_ext(%a: i8) -> (i8, i4, i16) {
  %0 = arith.extsi %a : i8 to i32
  %1 = arith.trunci %0 : i32 to i8
  %2 = arith.trunci %0 : i32 to i4
  %3 = arith.trunci %0 : i32 to i16
  // CHECK-NEXT: %[[V0:.*]] = arith.extsi %[[A]] : i8 to i32
  // CHECK-NEXT: %[[V1:.*]] = arith.trunci %[[A]] : i8 to i4
  // CHECK-NEXT: %[[V2:.*]] = arith.trunci %[[V0]] : i32 to i16
  // CHECK-NEXT: return %[[A]], %[[V1]], %[[V2]] : i8, i4, i16
  return %1, %2, %3 : i8, i4, i16
}

// Floats are converted where nothing is lost, whatever the rounding.
// CHECK-LABEL: func.func @floats(
func.func @floats() -> (f16, f16, f16, f64, f4E2M1FN) {
  %c = arith.constant 1.5 : f32
  %d = arith.constant 1.1 : f32
  %0 = arith.truncf %c : f32 to f16
  %1 = arith.truncf %d : f32 to f16
  %2 = arith.truncf %d upward : f32 to f16
  %3 = arith.extf %c : f32 to f64
  %4 = arith.truncf %c toward_zero : f32 to f4E2M1FN
  // CHECK-NEXT: %[[CST:.*]] = arith.constant 1.500000e+00 : f4E2M1FN
  // CHECK-NEXT: %[[CST_0:.*]] = arith.constant 1.500000e+00 : f64
  // CHECK-NEXT: %[[CST_1:.*]] = arith.constant 1.100000e+00 : f32
  // CHECK-NEXT: %[[CST_2:.*]] = arith.constant 1.500000e+00 : f16
  // CHECK-NEXT: %[[V0:.*]] = arith.truncf %[[CST_1]] : f32 to f16
  // CHECK-NEXT: %[[V1:.*]] = arith.truncf %[[CST_1]] upward : f32 to f16
  // CHECK-NEXT: return %[[CST_2]], %[[V0]], %[[V1]], %[[CST_0]], %[[CST]] : f16, f16, f16, f64, f4E2M1FN
  return %0, %1, %2, %3, %4 : f16, f16, f16, f64, f4E2M1FN
}

// Neither infinity nor NaN nor a sign becomes a number.
// CHECK-LABEL: func.func @no_encoding(
func.func @no_encoding() -> (f4E2M1FN, f6E2M3FN, f8E8M0FNU) {
  %inf = arith.constant 0x7F800000 : f32
  %nan = arith.constant 0x7FC00000 : f32
  %minus = arith.constant -1.0 : f32
  %0 = arith.truncf %inf : f32 to f4E2M1FN
  %1 = arith.truncf %nan : f32 to f6E2M3FN
  %2 = arith.truncf %minus : f32 to f8E8M0FNU
  // CHECK-NEXT: %[[CST:.*]] = arith.constant 0x7F800000 : f32
  // CHECK-NEXT: %[[CST_0:.*]] = arith.constant 0x7FC00000 : f32
  // CHECK-NEXT: %[[CST_1:.*]] = arith.constant -1.000000e+00 : f32
  // CHECK-NEXT: %[[V0:.*]] = arith.truncf %[[CST]] : f32 to f4E2M1FN
  // CHECK-NEXT: %[[V1:.*]] = arith.truncf %[[CST_0]] : f32 to f6E2M3FN
  // CHECK-NEXT: %[[V2:.*]] = arith.truncf %[[CST_1]] : f32 to f8E8M0FNU
  // CHECK-NEXT: return %[[V0]], %[[V1]], %[[V2]] : f4E2M1FN, f6E2M3FN, f8E8M0FNU
  return %0, %1, %2 : f4E2M1FN, f6E2M3FN, f8E8M0FNU
}

// NaN stays NaN.
// CHECK-LABEL: func.func @nan(
func.func @nan() -> f32 {
  %nan = arith.constant 0xFF : f8E8M0FNU
  %0 = arith.extf %nan : f8E8M0FNU to f32
  // CHECK-NEXT: %[[CST:.*]] = arith.constant 0x7FC00000 : f32
  // CHECK-NEXT: return %[[CST]] : f32
  return %0 : f32
}

// An extended value has the bits that truncation leaves.
// CHECK-LABEL: func.func @truncf_extf(
// CHECK-SAME: %[[A:.*]]: f16, %[[B:.*]]: bf16, %[[P:.*]]: f8E8M0FNU
func.func @truncf_extf(%a: f16, %b: bf16, %p: f8E8M0FNU) -> (f16, f8E5M2, f8E8M0FNU) {
  %0 = arith.extf %a : f16 to f32
  %1 = arith.truncf %0 : f32 to f16
  %2 = arith.extf %b : bf16 to f32
  %3 = arith.truncf %2 toward_zero : f32 to f8E5M2
  %4 = arith.extf %p : f8E8M0FNU to f16
  %5 = arith.truncf %4 : f16 to f8E8M0FNU
  // CHECK-NEXT: %[[V0:.*]] = arith.truncf %[[B]] toward_zero : bf16 to f8E5M2
  // CHECK-NEXT: %[[V1:.*]] = arith.extf %[[P]] : f8E8M0FNU to f16
  // CHECK-NEXT: %[[V2:.*]] = arith.truncf %[[V1]] : f16 to f8E8M0FNU
  // CHECK-NEXT: return %[[A]], %[[V0]], %[[V2]] : f16, f8E5M2, f8E8M0FNU
  return %1, %3, %5 : f16, f8E5M2, f8E8M0FNU
}

// The precision lost by truncation may be kept if both may be contracted.
// CHECK-LABEL: func.func @extf_truncf(
// CHECK-SAME: %[[A:.*]]: f32
func.func @extf_truncf(%a: f32) -> (f32, f32) {
  %0 = arith.truncf %a fastmath<contract> : f32 to f16
  %1 = arith.extf %0 fastmath<contract> : f16 to f32
  %2 = arith.extf %0 : f16 to f32
  // CHECK-NEXT: %[[V0:.*]] = arith.truncf %[[A]] fastmath<contract> : f32 to f16
  // CHECK-NEXT: %[[V1:.*]] = arith.extf %[[V0]] : f16 to f32
  // CHECK-NEXT: return %[[A]], %[[V1]] : f32, f32
  return %1, %2 : f32, f32
}

// Integers to floats are rounded; one bit is -1 or 1.
// CHECK-LABEL: func.func @to_float(
func.func @to_float() -> (f16, f32, f32, f8E8M0FNU) {
  %c = arith.constant 65520 : i32
  %t = arith.constant true
  %0 = arith.sitofp %c : i32 to f16
  %1 = arith.sitofp %t : i1 to f32
  %2 = arith.uitofp %t : i1 to f32
  %3 = arith.sitofp %t : i1 to f8E8M0FNU
  // CHECK-NEXT: %[[TRUE:.*]] = arith.constant true
  // CHECK-NEXT: %[[CST:.*]] = arith.constant 0x7C00 : f16
  // CHECK-NEXT: %[[CST_0:.*]] = arith.constant -1.000000e+00 : f32
  // CHECK-NEXT: %[[CST_1:.*]] = arith.constant 1.000000e+00 : f32
  // CHECK-NEXT: %[[V0:.*]] = arith.sitofp %[[TRUE]] : i1 to f8E8M0FNU
  // CHECK-NEXT: return %[[CST]], %[[CST_0]], %[[CST_1]], %[[V0]] : f16, f32, f32, f8E8M0FNU
  return %0, %1, %2, %3 : f16, f32, f32, f8E8M0FNU
}

// Floats to integers, if they fit.
// CHECK-LABEL: func.func @to_integer(
func.func @to_integer() -> (i8, i8, i8, i8, i8) {
  %c = arith.constant -128.9 : f32
  %d = arith.constant 128.0 : f32
  %n = arith.constant 0x7FC00000 : f32
  %0 = arith.fptosi %c : f32 to i8
  %1 = arith.fptosi %d : f32 to i8
  %2 = arith.fptoui %d : f32 to i8
  %3 = arith.fptoui %c : f32 to i8
  %4 = arith.fptosi %n : f32 to i8
  // CHECK-NEXT: %[[CST:.*]] = arith.constant -1.289000e+02 : f32
  // CHECK-NEXT: %[[CST_0:.*]] = arith.constant 1.280000e+02 : f32
  // CHECK-NEXT: %[[CST_1:.*]] = arith.constant 0x7FC00000 : f32
  // CHECK-NEXT: %[[CM128_I8:.*]] = arith.constant -128 : i8
  // CHECK-NEXT: %[[V0:.*]] = arith.fptosi %[[CST_0]] : f32 to i8
  // CHECK-NEXT: %[[V1:.*]] = arith.fptoui %[[CST]] : f32 to i8
  // CHECK-NEXT: %[[V2:.*]] = arith.fptosi %[[CST_1]] : f32 to i8
  // CHECK-NEXT: return %[[CM128_I8]], %[[V0]], %[[CM128_I8]], %[[V1]], %[[V2]] : i8, i8, i8, i8, i8
  return %0, %1, %2, %3, %4 : i8, i8, i8, i8, i8
}

// Bits.
// CHECK-LABEL: func.func @bits(
// CHECK-SAME: %[[A:.*]]: i32, %[[M:.*]]: memref<2xi32>
func.func @bits(%a: i32, %m: memref<2xi32>) -> (i32, f32, vector<2xi16>, memref<2xi32>) {
  %c = arith.constant 0x3F800000 : i32
  %d = arith.constant dense<[1.0, -2.0]> : vector<2xf16>
  %0 = arith.bitcast %a : i32 to i32
  %1 = arith.bitcast %c : i32 to f32
  %2 = arith.bitcast %d : vector<2xf16> to vector<2xi16>
  %3 = arith.bitcast %m : memref<2xi32> to memref<2xi32>
  // CHECK-NEXT: %[[CST:.*]] = arith.constant 1.000000e+00 : f32
  // CHECK-NEXT: %[[CST_0:.*]] = arith.constant dense<[15360, -16384]> : vector<2xi16>
  // CHECK-NEXT: return %[[A]], %[[CST]], %[[CST_0]], %[[M]] : i32, f32, vector<2xi16>, memref<2xi32>
  return %0, %1, %2, %3 : i32, f32, vector<2xi16>, memref<2xi32>
}

// Poison.
// CHECK-LABEL: func.func @poison(
func.func @poison() -> (i16, f32, f8E5M2, vector<2xf8E5M2>) {
  %p = ub.poison : i8
  %q = ub.poison : vector<2xi8>
  %0 = arith.extsi %p : i8 to i16
  %1 = arith.sitofp %p : i8 to f32
  %2 = arith.bitcast %p : i8 to f8E5M2
  %3 = arith.bitcast %q : vector<2xi8> to vector<2xf8E5M2>
  // CHECK-NEXT: %[[V0:.*]] = ub.poison : vector<2xi8>
  // CHECK-NEXT: %[[V1:.*]] = ub.poison : i16
  // CHECK-NEXT: %[[V2:.*]] = ub.poison : f32
  // CHECK-NEXT: %[[V3:.*]] = ub.poison : f8E5M2
  // CHECK-NEXT: %[[V4:.*]] = arith.bitcast %[[V0]] : vector<2xi8> to vector<2xf8E5M2>
  // CHECK-NEXT: return %[[V1]], %[[V2]], %[[V3]], %[[V4]] : i16, f32, f8E5M2, vector<2xf8E5M2>
  return %0, %1, %2, %3 : i16, f32, f8E5M2, vector<2xf8E5M2>
}
