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
// CHECK-NEXT: %0 = math.absf %arg0 : f32
// CHECK-NEXT: %1 = math.acos %arg0 : f32
// CHECK-NEXT: %2 = math.acosh %arg0 : f32
// CHECK-NEXT: %3 = math.asin %arg0 : f32
// CHECK-NEXT: %4 = math.asinh %arg0 : f32
// CHECK-NEXT: %5 = math.atan %arg0 : f32
// CHECK-NEXT: %6 = math.atanh %arg0 : f32
// CHECK-NEXT: %7 = math.cbrt %arg0 : f32
// CHECK-NEXT: %8 = math.ceil %arg0 : f32
// CHECK-NEXT: %9 = math.cos %arg0 : f32
// CHECK-NEXT: %10 = math.cosh %arg0 : f32
// CHECK-NEXT: %11 = math.erf %arg0 : f32
// CHECK-NEXT: %12 = math.erfc %arg0 : f32
// CHECK-NEXT: %13 = math.exp %arg0 : f32
// CHECK-NEXT: %14 = math.exp2 %arg0 : f32
// CHECK-NEXT: %15 = math.expm1 %arg0 : f32
// CHECK-NEXT: %16 = math.floor %arg0 : f32
// CHECK-NEXT: %17 = math.log %arg0 : f32
// CHECK-NEXT: %18 = math.log10 %arg0 : f32
// CHECK-NEXT: %19 = math.log1p %arg0 : f32
// CHECK-NEXT: %20 = math.log2 %arg0 : f32
// CHECK-NEXT: %21 = math.round %arg0 : f32
// CHECK-NEXT: %22 = math.roundeven %arg0 : f32
// CHECK-NEXT: %23 = math.rsqrt %arg0 : f32
// CHECK-NEXT: %24 = math.sin %arg0 : f32
// CHECK-NEXT: %25 = math.sinh %arg0 : f32
// CHECK-NEXT: %26 = math.sqrt %arg0 : f32
// CHECK-NEXT: %27 = math.tan %arg0 : f32
// CHECK-NEXT: %28 = math.tanh %arg0 : f32
// CHECK-NEXT: %29 = math.trunc %arg0 : f32
// CHECK-NEXT: %30 = math.sin %arg1 fastmath<nnan,contract> : vector<4xf32>
// CHECK-NEXT: %31 = math.absi %arg2 : i32
// CHECK-NEXT: %32 = math.ctlz %arg2 : i32
// CHECK-NEXT: %33 = math.ctpop %arg2 : i32
// CHECK-NEXT: %34 = math.cttz %arg2 : i32
// CHECK-NEXT: %35 = math.absi %arg3 {x} : tensor<2xi64>
// CHECK-NEXT: %36 = math.atan2 %arg0, %arg0 fastmath<fast> : f32
// CHECK-NEXT: %37 = math.copysign %arg0, %arg0 fastmath<fast> : f32
// CHECK-NEXT: %38 = math.powf %arg0, %arg0 fastmath<fast> : f32
// CHECK-NEXT: %39 = math.ipowi %arg2, %arg2 : i32
// CHECK-NEXT: %40 = math.fpowi %arg0, %arg2 : f32, i32
// CHECK-NEXT: %41 = math.clampf %arg0 to [%arg0, %arg0] : f32
// CHECK-NEXT: %42 = math.fma %arg0, %arg0, %arg0 : f32
// CHECK-NEXT: %43 = math.isfinite %arg1 : vector<4xf32>
// CHECK-NEXT: %44 = math.isinf %arg1 : vector<4xf32>
// CHECK-NEXT: %45 = math.isnan %arg1 : vector<4xf32>
// CHECK-NEXT: %46 = math.isnormal %arg1 : vector<4xf32>
// CHECK-NEXT: %sin, %cos = math.sincos %arg0 : f32
// CHECK-NEXT: return

// GENERIC: %0 = "math.absf"(%arg0) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
// GENERIC: %1 = "math.acos"(%arg0) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
// GENERIC: %2 = "math.acosh"(%arg0) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
// GENERIC: %3 = "math.asin"(%arg0) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
// GENERIC: %4 = "math.asinh"(%arg0) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
// GENERIC: %5 = "math.atan"(%arg0) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
// GENERIC: %6 = "math.atanh"(%arg0) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
// GENERIC: %7 = "math.cbrt"(%arg0) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
// GENERIC: %8 = "math.ceil"(%arg0) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
// GENERIC: %9 = "math.cos"(%arg0) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
// GENERIC: %10 = "math.cosh"(%arg0) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
// GENERIC: %11 = "math.erf"(%arg0) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
// GENERIC: %12 = "math.erfc"(%arg0) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
// GENERIC: %13 = "math.exp"(%arg0) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
// GENERIC: %14 = "math.exp2"(%arg0) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
// GENERIC: %15 = "math.expm1"(%arg0) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
// GENERIC: %16 = "math.floor"(%arg0) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
// GENERIC: %17 = "math.log"(%arg0) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
// GENERIC: %18 = "math.log10"(%arg0) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
// GENERIC: %19 = "math.log1p"(%arg0) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
// GENERIC: %20 = "math.log2"(%arg0) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
// GENERIC: %21 = "math.round"(%arg0) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
// GENERIC: %22 = "math.roundeven"(%arg0) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
// GENERIC: %23 = "math.rsqrt"(%arg0) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
// GENERIC: %24 = "math.sin"(%arg0) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
// GENERIC: %25 = "math.sinh"(%arg0) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
// GENERIC: %26 = "math.sqrt"(%arg0) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
// GENERIC: %27 = "math.tan"(%arg0) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
// GENERIC: %28 = "math.tanh"(%arg0) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
// GENERIC: %29 = "math.trunc"(%arg0) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
// GENERIC: %30 = "math.sin"(%arg1) <{fastmath = #arith.fastmath<nnan,contract>}> : (vector<4xf32>) -> vector<4xf32>
// GENERIC: %31 = "math.absi"(%arg2) : (i32) -> i32
// GENERIC: %32 = "math.ctlz"(%arg2) : (i32) -> i32
// GENERIC: %33 = "math.ctpop"(%arg2) : (i32) -> i32
// GENERIC: %34 = "math.cttz"(%arg2) : (i32) -> i32
// GENERIC: %35 = "math.absi"(%arg3) {x} : (tensor<2xi64>) -> tensor<2xi64>
// GENERIC: %36 = "math.atan2"(%arg0, %arg0) <{fastmath = #arith.fastmath<fast>}> : (f32, f32) -> f32
// GENERIC: %37 = "math.copysign"(%arg0, %arg0) <{fastmath = #arith.fastmath<fast>}> : (f32, f32) -> f32
// GENERIC: %38 = "math.powf"(%arg0, %arg0) <{fastmath = #arith.fastmath<fast>}> : (f32, f32) -> f32
// GENERIC: %39 = "math.ipowi"(%arg2, %arg2) : (i32, i32) -> i32
// GENERIC: %40 = "math.fpowi"(%arg0, %arg2) <{fastmath = #arith.fastmath<none>}> : (f32, i32) -> f32
// GENERIC: %41 = "math.clampf"(%arg0, %arg0, %arg0) <{fastmath = #arith.fastmath<none>}> : (f32, f32, f32) -> f32
// GENERIC: %42 = "math.fma"(%arg0, %arg0, %arg0) <{fastmath = #arith.fastmath<none>}> : (f32, f32, f32) -> f32
// GENERIC: %43 = "math.isfinite"(%arg1) <{fastmath = #arith.fastmath<none>}> : (vector<4xf32>) -> vector<4xi1>
// GENERIC: %44 = "math.isinf"(%arg1) <{fastmath = #arith.fastmath<none>}> : (vector<4xf32>) -> vector<4xi1>
// GENERIC: %45 = "math.isnan"(%arg1) <{fastmath = #arith.fastmath<none>}> : (vector<4xf32>) -> vector<4xi1>
// GENERIC: %46 = "math.isnormal"(%arg1) <{fastmath = #arith.fastmath<none>}> : (vector<4xf32>) -> vector<4xi1>
// GENERIC: %47:2 = "math.sincos"(%arg0) <{fastmath = #arith.fastmath<none>}> : (f32) -> (f32, f32)
