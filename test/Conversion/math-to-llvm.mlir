// RUN: strata opt --allow-unregistered-dialect --convert-math-to-llvm %s | FileCheck %s
//
// Intrinsics.

func.func @f(%x: f32, %v: vector<4xf32>, %w: vector<2x3xf32>, %i: i32, %vi: vector<4xi32>, %y: f64, %b: bf16) {
  %0 = math.absf %x : f32
  %1 = math.absi %i : i32
  %2 = math.ceil %x : f32
  %3 = math.copysign %x, %x : f32
  %4 = math.cos %x : f32
  %5 = math.ctlz %i : i32
  %6 = math.cttz %i : i32
  %7 = math.ctpop %i : i32
  %8 = math.exp %x fastmath<fast> : f32
  %9 = math.exp2 %x : f32
  %10 = math.expm1 %x : f32
  %11 = math.floor %x : f32
  %12 = math.fma %x, %x, %x : f32
  %13 = math.fpowi %x, %i : f32, i32
  %14 = math.log %x : f32
  %15 = math.log10 %x : f32
  %16 = math.log1p %x : f32
  %17 = math.log2 %x : f32
  %18 = math.powf %x, %x : f32
  %19 = math.round %x : f32
  %20 = math.roundeven %x : f32
  %21 = math.rsqrt %x : f32
  %22 = math.sin %x : f32
  %23 = math.sqrt %x : f32
  %24 = math.trunc %x : f32
  %25 = math.tan %x : f32
  %26 = math.tanh %x : f32
  %27 = math.atan %x : f32
  %28 = math.atan2 %x, %x : f32
  %29 = math.erf %x : f32
  %30 = math.acos %x : f32
  %31 = math.isnan %x : f32
  %32 = math.isinf %x : f32
  %33 = math.isfinite %x : f32
  %34 = math.isnormal %x : f32
  %35 = math.clampf %x to [%x, %x] : f32
  %36:2 = math.sincos %x : f32
  %37 = math.rsqrt %w : vector<2x3xf32>
  %38 = math.expm1 %v : vector<4xf32>
  %39 = math.log1p %w : vector<2x3xf32>
  %40 = math.sinh %x : f32
  %41 = math.cosh %x : f32
  %42 = math.asin %x : f32
  %43 = math.ctlz %vi : vector<4xi32>
  %44 = math.cbrt %x : f32
  %45 = math.rsqrt %x fastmath<nnan> : f32
  %46 = math.ipowi %i, %i : i32
  %48 = math.asinh %x : f32
  return
}

// CHECK:      module {
// CHECK-NEXT:   func.func @f(%arg0: f32, %arg1: vector<4xf32>, %arg2: vector<2x3xf32>, %arg3: i32, %arg4: vector<4xi32>, %arg5: f64, %arg6: bf16) {
// CHECK-NEXT:     %0 = builtin.unrealized_conversion_cast %arg2 : vector<2x3xf32> to !llvm.array<2 x vector<3xf32>>
// CHECK-NEXT:     %1 = llvm.intr.fabs(%arg0) : (f32) -> f32
// CHECK-NEXT:     %2 = "llvm.intr.abs"(%arg3) <{is_int_min_poison = false}> : (i32) -> i32
// CHECK-NEXT:     %3 = llvm.intr.ceil(%arg0) : (f32) -> f32
// CHECK-NEXT:     %4 = llvm.intr.copysign(%arg0, %arg0) : (f32, f32) -> f32
// CHECK-NEXT:     %5 = llvm.intr.cos(%arg0) : (f32) -> f32
// CHECK-NEXT:     %6 = "llvm.intr.ctlz"(%arg3) <{is_zero_poison = false}> : (i32) -> i32
// CHECK-NEXT:     %7 = "llvm.intr.cttz"(%arg3) <{is_zero_poison = false}> : (i32) -> i32
// CHECK-NEXT:     %8 = llvm.intr.ctpop(%arg3) : (i32) -> i32
// CHECK-NEXT:     %9 = llvm.intr.exp(%arg0) {fastmathFlags = #llvm.fastmath<fast>} : (f32) -> f32
// CHECK-NEXT:     %10 = llvm.intr.exp2(%arg0) : (f32) -> f32
// CHECK-NEXT:     %11 = llvm.mlir.constant(1.000000e+00 : f32) : f32
// CHECK-NEXT:     %12 = llvm.intr.exp(%arg0) : (f32) -> f32
// CHECK-NEXT:     %13 = llvm.fsub %12, %11 : f32
// CHECK-NEXT:     %14 = llvm.intr.floor(%arg0) : (f32) -> f32
// CHECK-NEXT:     %15 = llvm.intr.fma(%arg0, %arg0, %arg0) : (f32, f32, f32) -> f32
// CHECK-NEXT:     %16 = llvm.intr.powi(%arg0, %arg3) : (f32, i32) -> f32
// CHECK-NEXT:     %17 = llvm.intr.log(%arg0) : (f32) -> f32
// CHECK-NEXT:     %18 = llvm.intr.log10(%arg0) : (f32) -> f32
// CHECK-NEXT:     %19 = llvm.mlir.constant(1.000000e+00 : f32) : f32
// CHECK-NEXT:     %20 = llvm.fadd %19, %arg0 : f32
// CHECK-NEXT:     %21 = llvm.intr.log(%20) : (f32) -> f32
// CHECK-NEXT:     %22 = llvm.intr.log2(%arg0) : (f32) -> f32
// CHECK-NEXT:     %23 = llvm.intr.pow(%arg0, %arg0) : (f32, f32) -> f32
// CHECK-NEXT:     %24 = llvm.intr.round(%arg0) : (f32) -> f32
// CHECK-NEXT:     %25 = llvm.intr.roundeven(%arg0) : (f32) -> f32
// CHECK-NEXT:     %26 = llvm.mlir.constant(1.000000e+00 : f32) : f32
// CHECK-NEXT:     %27 = llvm.intr.sqrt(%arg0) : (f32) -> f32
// CHECK-NEXT:     %28 = llvm.fdiv %26, %27 : f32
// CHECK-NEXT:     %29 = llvm.intr.sin(%arg0) : (f32) -> f32
// CHECK-NEXT:     %30 = llvm.intr.sqrt(%arg0) : (f32) -> f32
// CHECK-NEXT:     %31 = llvm.intr.trunc(%arg0) : (f32) -> f32
// CHECK-NEXT:     %32 = llvm.intr.tan(%arg0) : (f32) -> f32
// CHECK-NEXT:     %33 = llvm.intr.tanh(%arg0) : (f32) -> f32
// CHECK-NEXT:     %34 = llvm.intr.atan(%arg0) : (f32) -> f32
// CHECK-NEXT:     %35 = llvm.intr.atan2(%arg0, %arg0) : (f32, f32) -> f32
// CHECK-NEXT:     %36 = math.erf %arg0 : f32
// CHECK-NEXT:     %37 = llvm.intr.acos(%arg0) : (f32) -> f32
// CHECK-NEXT:     %38 = "llvm.intr.is.fpclass"(%arg0) <{bit = 3 : i32}> : (f32) -> i1
// CHECK-NEXT:     %39 = math.isinf %arg0 : f32
// CHECK-NEXT:     %40 = "llvm.intr.is.fpclass"(%arg0) <{bit = 504 : i32}> : (f32) -> i1
// CHECK-NEXT:     %41 = math.isnormal %arg0 : f32
// CHECK-NEXT:     %42 = math.clampf %arg0 to [%arg0, %arg0] : f32
// CHECK-NEXT:     %43 = llvm.intr.sincos(%arg0) : (f32) -> !llvm.struct<(f32, f32)>
// CHECK-NEXT:     %44 = llvm.extractvalue %43[0] : !llvm.struct<(f32, f32)>
// CHECK-NEXT:     %45 = llvm.extractvalue %43[1] : !llvm.struct<(f32, f32)>
// CHECK-NEXT:     %46 = llvm.mlir.poison : !llvm.array<2 x vector<3xf32>>
// CHECK-NEXT:     %47 = llvm.extractvalue %0[0] : !llvm.array<2 x vector<3xf32>>
// CHECK-NEXT:     %48 = llvm.mlir.constant(dense<1.000000e+00> : vector<3xf32>) : vector<3xf32>
// CHECK-NEXT:     %49 = llvm.intr.sqrt(%47) : (vector<3xf32>) -> vector<3xf32>
// CHECK-NEXT:     %50 = llvm.fdiv %48, %49 : vector<3xf32>
// CHECK-NEXT:     %51 = llvm.insertvalue %50, %46[0] : !llvm.array<2 x vector<3xf32>>
// CHECK-NEXT:     %52 = llvm.extractvalue %0[1] : !llvm.array<2 x vector<3xf32>>
// CHECK-NEXT:     %53 = llvm.mlir.constant(dense<1.000000e+00> : vector<3xf32>) : vector<3xf32>
// CHECK-NEXT:     %54 = llvm.intr.sqrt(%52) : (vector<3xf32>) -> vector<3xf32>
// CHECK-NEXT:     %55 = llvm.fdiv %53, %54 : vector<3xf32>
// CHECK-NEXT:     %56 = llvm.insertvalue %55, %51[1] : !llvm.array<2 x vector<3xf32>>
// CHECK-NEXT:     %57 = llvm.mlir.constant(dense<1.000000e+00> : vector<4xf32>) : vector<4xf32>
// CHECK-NEXT:     %58 = llvm.intr.exp(%arg1) : (vector<4xf32>) -> vector<4xf32>
// CHECK-NEXT:     %59 = llvm.fsub %58, %57 : vector<4xf32>
// CHECK-NEXT:     %60 = llvm.mlir.poison : !llvm.array<2 x vector<3xf32>>
// CHECK-NEXT:     %61 = llvm.extractvalue %0[0] : !llvm.array<2 x vector<3xf32>>
// CHECK-NEXT:     %62 = llvm.mlir.constant(dense<1.000000e+00> : vector<3xf32>) : vector<3xf32>
// CHECK-NEXT:     %63 = llvm.fadd %62, %61 : vector<3xf32>
// CHECK-NEXT:     %64 = llvm.intr.log(%63) : (vector<3xf32>) -> vector<3xf32>
// CHECK-NEXT:     %65 = llvm.insertvalue %64, %60[0] : !llvm.array<2 x vector<3xf32>>
// CHECK-NEXT:     %66 = llvm.extractvalue %0[1] : !llvm.array<2 x vector<3xf32>>
// CHECK-NEXT:     %67 = llvm.mlir.constant(dense<1.000000e+00> : vector<3xf32>) : vector<3xf32>
// CHECK-NEXT:     %68 = llvm.fadd %67, %66 : vector<3xf32>
// CHECK-NEXT:     %69 = llvm.intr.log(%68) : (vector<3xf32>) -> vector<3xf32>
// CHECK-NEXT:     %70 = llvm.insertvalue %69, %65[1] : !llvm.array<2 x vector<3xf32>>
// CHECK-NEXT:     %71 = llvm.intr.sinh(%arg0) : (f32) -> f32
// CHECK-NEXT:     %72 = llvm.intr.cosh(%arg0) : (f32) -> f32
// CHECK-NEXT:     %73 = llvm.intr.asin(%arg0) : (f32) -> f32
// CHECK-NEXT:     %74 = "llvm.intr.ctlz"(%arg4) <{is_zero_poison = false}> : (vector<4xi32>) -> vector<4xi32>
// CHECK-NEXT:     %75 = math.cbrt %arg0 : f32
// CHECK-NEXT:     %76 = llvm.mlir.constant(1.000000e+00 : f32) : f32
// CHECK-NEXT:     %77 = llvm.intr.sqrt(%arg0) {fastmathFlags = #llvm.fastmath<nnan>} : (f32) -> f32
// CHECK-NEXT:     %78 = llvm.fdiv %76, %77 {fastmathFlags = #llvm.fastmath<nnan>} : f32
// CHECK-NEXT:     %79 = math.ipowi %arg3, %arg3 : i32
// CHECK-NEXT:     %80 = math.asinh %arg0 : f32
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }
