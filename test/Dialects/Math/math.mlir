// RUN: %opt --allow-unregistered-dialect %s | FileCheck %s
// RUN: %opt --allow-unregistered-dialect %s -o %t.mlir
// RUN: %opt --allow-unregistered-dialect --mlir-print-op-generic %t.mlir -o %t.generic.mlir
// RUN: %opt --allow-unregistered-dialect %t.generic.mlir | diff %t.mlir -
// RUN: FileCheck %s --check-prefix=GENERIC < %t.generic.mlir

func.func @f(%a: f32, %b: vector<4xf32>, %i: i32, %j: tensor<2xi64>, %x: index) {
  %absf = math.absf %a : f32
  %acos = math.acos %a : f32
  %acosh = math.acosh %a : f32
  %asin = math.asin %a : f32
  %asinh = math.asinh %a : f32
  %atan = math.atan %a : f32
  %atanh = math.atanh %a : f32
  %cbrt = math.cbrt %a : f32
  %ceil = math.ceil %a : f32
  %cos = math.cos %a : f32
  %cosh = math.cosh %a : f32
  %erf = math.erf %a : f32
  %erfc = math.erfc %a : f32
  %exp = math.exp %a : f32
  %exp2 = math.exp2 %a : f32
  %expm1 = math.expm1 %a : f32
  %floor = math.floor %a : f32
  %log = math.log %a : f32
  %log10 = math.log10 %a : f32
  %log1p = math.log1p %a : f32
  %log2 = math.log2 %a : f32
  %round = math.round %a : f32
  %roundeven = math.roundeven %a : f32
  %rsqrt = math.rsqrt %a : f32
  %sin = math.sin %a : f32
  %sinh = math.sinh %a : f32
  %sqrt = math.sqrt %a : f32
  %tan = math.tan %a : f32
  %tanh = math.tanh %a : f32
  %trunc = math.trunc %a : f32
  %v = math.sin %b fastmath<nnan,contract> : vector<4xf32>
  %absi = math.absi %i : i32
  %ctlz = math.ctlz %i : i32
  %ctpop = math.ctpop %i : i32
  %cttz = math.cttz %i : i32
  %t = math.absi %j {x} : tensor<2xi64>
  %atan2 = math.atan2 %a, %a fastmath<fast> : f32
  %copysign = math.copysign %a, %a fastmath<fast> : f32
  %powf = math.powf %a, %a fastmath<fast> : f32
  %ip = math.ipowi %i, %i : i32
  %fp = math.fpowi %a, %i : f32, i32
  %c = math.clampf %a to [%a, %a] : f32
  %fma = math.fma %a, %a, %a : f32
  %isfinite = math.isfinite %b : vector<4xf32>
  %isinf = math.isinf %b : vector<4xf32>
  %isnan = math.isnan %b : vector<4xf32>
  %isnormal = math.isnormal %b : vector<4xf32>
  %sc:2 = math.sincos %a : f32
  return
}

// CHECK-LABEL: @f
// CHECK-SAME: (%[[ARG0:[a-z0-9_]+]]: f32, %[[ARG1:[a-z0-9_]+]]: vector<4xf32>, %[[ARG2:[a-z0-9_]+]]: i32, %[[ARG3:[a-z0-9_]+]]: tensor<2xi64>, %[[ARG4:[a-z0-9_]+]]: index)
// CHECK-NEXT: %[[ABSF:.*]] = math.absf %[[ARG0]] : f32
// CHECK-NEXT: %[[ACOS:.*]] = math.acos %[[ARG0]] : f32
// CHECK-NEXT: %[[ACOSH:.*]] = math.acosh %[[ARG0]] : f32
// CHECK-NEXT: %[[ASIN:.*]] = math.asin %[[ARG0]] : f32
// CHECK-NEXT: %[[ASINH:.*]] = math.asinh %[[ARG0]] : f32
// CHECK-NEXT: %[[ATAN:.*]] = math.atan %[[ARG0]] : f32
// CHECK-NEXT: %[[ATANH:.*]] = math.atanh %[[ARG0]] : f32
// CHECK-NEXT: %[[CBRT:.*]] = math.cbrt %[[ARG0]] : f32
// CHECK-NEXT: %[[CEIL:.*]] = math.ceil %[[ARG0]] : f32
// CHECK-NEXT: %[[COS:.*]] = math.cos %[[ARG0]] : f32
// CHECK-NEXT: %[[COSH:.*]] = math.cosh %[[ARG0]] : f32
// CHECK-NEXT: %[[ERF:.*]] = math.erf %[[ARG0]] : f32
// CHECK-NEXT: %[[ERFC:.*]] = math.erfc %[[ARG0]] : f32
// CHECK-NEXT: %[[EXP:.*]] = math.exp %[[ARG0]] : f32
// CHECK-NEXT: %[[EXP2:.*]] = math.exp2 %[[ARG0]] : f32
// CHECK-NEXT: %[[EXPM1:.*]] = math.expm1 %[[ARG0]] : f32
// CHECK-NEXT: %[[FLOOR:.*]] = math.floor %[[ARG0]] : f32
// CHECK-NEXT: %[[LOG:.*]] = math.log %[[ARG0]] : f32
// CHECK-NEXT: %[[LOG10:.*]] = math.log10 %[[ARG0]] : f32
// CHECK-NEXT: %[[LOG1P:.*]] = math.log1p %[[ARG0]] : f32
// CHECK-NEXT: %[[LOG2:.*]] = math.log2 %[[ARG0]] : f32
// CHECK-NEXT: %[[ROUND:.*]] = math.round %[[ARG0]] : f32
// CHECK-NEXT: %[[ROUNDEVEN:.*]] = math.roundeven %[[ARG0]] : f32
// CHECK-NEXT: %[[RSQRT:.*]] = math.rsqrt %[[ARG0]] : f32
// CHECK-NEXT: %[[SIN:.*]] = math.sin %[[ARG0]] : f32
// CHECK-NEXT: %[[SINH:.*]] = math.sinh %[[ARG0]] : f32
// CHECK-NEXT: %[[SQRT:.*]] = math.sqrt %[[ARG0]] : f32
// CHECK-NEXT: %[[TAN:.*]] = math.tan %[[ARG0]] : f32
// CHECK-NEXT: %[[TANH:.*]] = math.tanh %[[ARG0]] : f32
// CHECK-NEXT: %[[TRUNC:.*]] = math.trunc %[[ARG0]] : f32
// CHECK-NEXT: %[[V:.*]] = math.sin %[[ARG1]] fastmath<nnan,contract> : vector<4xf32>
// CHECK-NEXT: %[[ABSI:.*]] = math.absi %[[ARG2]] : i32
// CHECK-NEXT: %[[CTLZ:.*]] = math.ctlz %[[ARG2]] : i32
// CHECK-NEXT: %[[CTPOP:.*]] = math.ctpop %[[ARG2]] : i32
// CHECK-NEXT: %[[CTTZ:.*]] = math.cttz %[[ARG2]] : i32
// CHECK-NEXT: %[[T:.*]] = math.absi %[[ARG3]] {x} : tensor<2xi64>
// CHECK-NEXT: %[[ATAN2:.*]] = math.atan2 %[[ARG0]], %[[ARG0]] fastmath<fast> : f32
// CHECK-NEXT: %[[COPYSIGN:.*]] = math.copysign %[[ARG0]], %[[ARG0]] fastmath<fast> : f32
// CHECK-NEXT: %[[POWF:.*]] = math.powf %[[ARG0]], %[[ARG0]] fastmath<fast> : f32
// CHECK-NEXT: %[[IP:.*]] = math.ipowi %[[ARG2]], %[[ARG2]] : i32
// CHECK-NEXT: %[[FP:.*]] = math.fpowi %[[ARG0]], %[[ARG2]] : f32, i32
// CHECK-NEXT: %[[C:.*]] = math.clampf %[[ARG0]] to [%[[ARG0]], %[[ARG0]]] : f32
// CHECK-NEXT: %[[FMA:.*]] = math.fma %[[ARG0]], %[[ARG0]], %[[ARG0]] : f32
// CHECK-NEXT: %[[ISFINITE:.*]] = math.isfinite %[[ARG1]] : vector<4xf32>
// CHECK-NEXT: %[[ISINF:.*]] = math.isinf %[[ARG1]] : vector<4xf32>
// CHECK-NEXT: %[[ISNAN:.*]] = math.isnan %[[ARG1]] : vector<4xf32>
// CHECK-NEXT: %[[ISNORMAL:.*]] = math.isnormal %[[ARG1]] : vector<4xf32>
// CHECK-NEXT: %[[SIN_1:[a-z0-9_]+]], %[[COS_1:.*]] = math.sincos %[[ARG0]] : f32
// CHECK-NEXT: return

// GENERIC: ^bb0(%[[ARG0:[a-z0-9_]+]]: f32, %[[ARG1:[a-z0-9_]+]]: vector<4xf32>, %[[ARG2:[a-z0-9_]+]]: i32, %[[ARG3:[a-z0-9_]+]]: tensor<2xi64>, %[[ARG4:[a-z0-9_]+]]: index)
// GENERIC: %[[ABSF:.*]] = "math.absf"(%[[ARG0]]) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
// GENERIC: %[[ACOS:.*]] = "math.acos"(%[[ARG0]]) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
// GENERIC: %[[ACOSH:.*]] = "math.acosh"(%[[ARG0]]) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
// GENERIC: %[[ASIN:.*]] = "math.asin"(%[[ARG0]]) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
// GENERIC: %[[ASINH:.*]] = "math.asinh"(%[[ARG0]]) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
// GENERIC: %[[ATAN:.*]] = "math.atan"(%[[ARG0]]) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
// GENERIC: %[[ATANH:.*]] = "math.atanh"(%[[ARG0]]) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
// GENERIC: %[[CBRT:.*]] = "math.cbrt"(%[[ARG0]]) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
// GENERIC: %[[CEIL:.*]] = "math.ceil"(%[[ARG0]]) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
// GENERIC: %[[COS:.*]] = "math.cos"(%[[ARG0]]) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
// GENERIC: %[[COSH:.*]] = "math.cosh"(%[[ARG0]]) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
// GENERIC: %[[ERF:.*]] = "math.erf"(%[[ARG0]]) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
// GENERIC: %[[ERFC:.*]] = "math.erfc"(%[[ARG0]]) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
// GENERIC: %[[EXP:.*]] = "math.exp"(%[[ARG0]]) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
// GENERIC: %[[EXP2:.*]] = "math.exp2"(%[[ARG0]]) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
// GENERIC: %[[EXPM1:.*]] = "math.expm1"(%[[ARG0]]) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
// GENERIC: %[[FLOOR:.*]] = "math.floor"(%[[ARG0]]) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
// GENERIC: %[[LOG:.*]] = "math.log"(%[[ARG0]]) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
// GENERIC: %[[LOG10:.*]] = "math.log10"(%[[ARG0]]) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
// GENERIC: %[[LOG1P:.*]] = "math.log1p"(%[[ARG0]]) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
// GENERIC: %[[LOG2:.*]] = "math.log2"(%[[ARG0]]) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
// GENERIC: %[[ROUND:.*]] = "math.round"(%[[ARG0]]) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
// GENERIC: %[[ROUNDEVEN:.*]] = "math.roundeven"(%[[ARG0]]) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
// GENERIC: %[[RSQRT:.*]] = "math.rsqrt"(%[[ARG0]]) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
// GENERIC: %[[SIN:.*]] = "math.sin"(%[[ARG0]]) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
// GENERIC: %[[SINH:.*]] = "math.sinh"(%[[ARG0]]) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
// GENERIC: %[[SQRT:.*]] = "math.sqrt"(%[[ARG0]]) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
// GENERIC: %[[TAN:.*]] = "math.tan"(%[[ARG0]]) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
// GENERIC: %[[TANH:.*]] = "math.tanh"(%[[ARG0]]) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
// GENERIC: %[[TRUNC:.*]] = "math.trunc"(%[[ARG0]]) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
// GENERIC: %[[SIN_1:.*]] = "math.sin"(%[[ARG1]]) <{fastmath = #arith.fastmath<nnan,contract>}> : (vector<4xf32>) -> vector<4xf32>
// GENERIC: %[[ABSI:.*]] = "math.absi"(%[[ARG2]]) : (i32) -> i32
// GENERIC: %[[CTLZ:.*]] = "math.ctlz"(%[[ARG2]]) : (i32) -> i32
// GENERIC: %[[CTPOP:.*]] = "math.ctpop"(%[[ARG2]]) : (i32) -> i32
// GENERIC: %[[CTTZ:.*]] = "math.cttz"(%[[ARG2]]) : (i32) -> i32
// GENERIC: %[[ABSI_1:.*]] = "math.absi"(%[[ARG3]]) {x} : (tensor<2xi64>) -> tensor<2xi64>
// GENERIC: %[[ATAN2:.*]] = "math.atan2"(%[[ARG0]], %[[ARG0]]) <{fastmath = #arith.fastmath<fast>}> : (f32, f32) -> f32
// GENERIC: %[[COPYSIGN:.*]] = "math.copysign"(%[[ARG0]], %[[ARG0]]) <{fastmath = #arith.fastmath<fast>}> : (f32, f32) -> f32
// GENERIC: %[[POWF:.*]] = "math.powf"(%[[ARG0]], %[[ARG0]]) <{fastmath = #arith.fastmath<fast>}> : (f32, f32) -> f32
// GENERIC: %[[IPOWI:.*]] = "math.ipowi"(%[[ARG2]], %[[ARG2]]) : (i32, i32) -> i32
// GENERIC: %[[FPOWI:.*]] = "math.fpowi"(%[[ARG0]], %[[ARG2]]) <{fastmath = #arith.fastmath<none>}> : (f32, i32) -> f32
// GENERIC: %[[CLAMPF:.*]] = "math.clampf"(%[[ARG0]], %[[ARG0]], %[[ARG0]]) <{fastmath = #arith.fastmath<none>}> : (f32, f32, f32) -> f32
// GENERIC: %[[FMA:.*]] = "math.fma"(%[[ARG0]], %[[ARG0]], %[[ARG0]]) <{fastmath = #arith.fastmath<none>}> : (f32, f32, f32) -> f32
// GENERIC: %[[ISFINITE:.*]] = "math.isfinite"(%[[ARG1]]) <{fastmath = #arith.fastmath<none>}> : (vector<4xf32>) -> vector<4xi1>
// GENERIC: %[[ISINF:.*]] = "math.isinf"(%[[ARG1]]) <{fastmath = #arith.fastmath<none>}> : (vector<4xf32>) -> vector<4xi1>
// GENERIC: %[[ISNAN:.*]] = "math.isnan"(%[[ARG1]]) <{fastmath = #arith.fastmath<none>}> : (vector<4xf32>) -> vector<4xi1>
// GENERIC: %[[ISNORMAL:.*]] = "math.isnormal"(%[[ARG1]]) <{fastmath = #arith.fastmath<none>}> : (vector<4xf32>) -> vector<4xi1>
// GENERIC: %[[SINCOS:[a-z0-9_]+]]:2 = "math.sincos"(%[[ARG0]]) <{fastmath = #arith.fastmath<none>}> : (f32) -> (f32, f32)
