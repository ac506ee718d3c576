// AUTOUPDATE
// RUN: strata opt --allow-unregistered-dialect --convert-math-to-llvm %s | FileCheck %s
//
// Intrinsics.

// CHECK-LABEL: func.func @f
// CHECK-SAME: (%[[X:[a-z0-9_]+]]: f32, %[[V:[a-z0-9_]+]]: vector<4xf32>, %[[W:[a-z0-9_]+]]: vector<2x3xf32>, %[[I:[a-z0-9_]+]]: i32, %[[VI:[a-z0-9_]+]]: vector<4xi32>, %[[Y:[a-z0-9_]+]]: f64, %[[B:[a-z0-9_]+]]: bf16) {
// CHECK-NEXT:   %[[UNREALIZED_CONVERSION_CAST:.*]] = builtin.unrealized_conversion_cast %[[W]] : vector<2x3xf32> to !llvm.array<2 x vector<3xf32>>
// CHECK-NEXT:   %[[FABS:.*]] = llvm.intr.fabs(%[[X]]) : (f32) -> f32
// CHECK-NEXT:   %[[ABS:.*]] = "llvm.intr.abs"(%[[I]]) <{is_int_min_poison = false}> : (i32) -> i32
// CHECK-NEXT:   %[[CEIL:.*]] = llvm.intr.ceil(%[[X]]) : (f32) -> f32
// CHECK-NEXT:   %[[COPYSIGN:.*]] = llvm.intr.copysign(%[[X]], %[[X]]) : (f32, f32) -> f32
// CHECK-NEXT:   %[[COS:.*]] = llvm.intr.cos(%[[X]]) : (f32) -> f32
// CHECK-NEXT:   %[[CTLZ:.*]] = "llvm.intr.ctlz"(%[[I]]) <{is_zero_poison = false}> : (i32) -> i32
// CHECK-NEXT:   %[[CTTZ:.*]] = "llvm.intr.cttz"(%[[I]]) <{is_zero_poison = false}> : (i32) -> i32
// CHECK-NEXT:   %[[CTPOP:.*]] = llvm.intr.ctpop(%[[I]]) : (i32) -> i32
// CHECK-NEXT:   %[[EXP:.*]] = llvm.intr.exp(%[[X]]) {fastmathFlags = #llvm.fastmath<fast>} : (f32) -> f32
// CHECK-NEXT:   %[[EXP2:.*]] = llvm.intr.exp2(%[[X]]) : (f32) -> f32
// CHECK-NEXT:   %[[CONSTANT:.*]] = llvm.mlir.constant(1.000000e+00 : f32) : f32
// CHECK-NEXT:   %[[EXP_1:.*]] = llvm.intr.exp(%[[X]]) : (f32) -> f32
// CHECK-NEXT:   %[[FSUB:.*]] = llvm.fsub %[[EXP_1]], %[[CONSTANT]] : f32
// CHECK-NEXT:   %[[FLOOR:.*]] = llvm.intr.floor(%[[X]]) : (f32) -> f32
// CHECK-NEXT:   %[[FMA:.*]] = llvm.intr.fma(%[[X]], %[[X]], %[[X]]) : (f32, f32, f32) -> f32
// CHECK-NEXT:   %[[POWI:.*]] = llvm.intr.powi(%[[X]], %[[I]]) : (f32, i32) -> f32
// CHECK-NEXT:   %[[LOG:.*]] = llvm.intr.log(%[[X]]) : (f32) -> f32
// CHECK-NEXT:   %[[LOG10:.*]] = llvm.intr.log10(%[[X]]) : (f32) -> f32
// CHECK-NEXT:   %[[CONSTANT_1:.*]] = llvm.mlir.constant(1.000000e+00 : f32) : f32
// CHECK-NEXT:   %[[FADD:.*]] = llvm.fadd %[[CONSTANT_1]], %[[X]] : f32
// CHECK-NEXT:   %[[LOG_1:.*]] = llvm.intr.log(%[[FADD]]) : (f32) -> f32
// CHECK-NEXT:   %[[LOG2:.*]] = llvm.intr.log2(%[[X]]) : (f32) -> f32
// CHECK-NEXT:   %[[POW:.*]] = llvm.intr.pow(%[[X]], %[[X]]) : (f32, f32) -> f32
// CHECK-NEXT:   %[[ROUND:.*]] = llvm.intr.round(%[[X]]) : (f32) -> f32
// CHECK-NEXT:   %[[ROUNDEVEN:.*]] = llvm.intr.roundeven(%[[X]]) : (f32) -> f32
// CHECK-NEXT:   %[[CONSTANT_2:.*]] = llvm.mlir.constant(1.000000e+00 : f32) : f32
// CHECK-NEXT:   %[[SQRT:.*]] = llvm.intr.sqrt(%[[X]]) : (f32) -> f32
// CHECK-NEXT:   %[[FDIV:.*]] = llvm.fdiv %[[CONSTANT_2]], %[[SQRT]] : f32
// CHECK-NEXT:   %[[SIN:.*]] = llvm.intr.sin(%[[X]]) : (f32) -> f32
// CHECK-NEXT:   %[[SQRT_1:.*]] = llvm.intr.sqrt(%[[X]]) : (f32) -> f32
// CHECK-NEXT:   %[[TRUNC:.*]] = llvm.intr.trunc(%[[X]]) : (f32) -> f32
// CHECK-NEXT:   %[[TAN:.*]] = llvm.intr.tan(%[[X]]) : (f32) -> f32
// CHECK-NEXT:   %[[TANH:.*]] = llvm.intr.tanh(%[[X]]) : (f32) -> f32
// CHECK-NEXT:   %[[ATAN:.*]] = llvm.intr.atan(%[[X]]) : (f32) -> f32
// CHECK-NEXT:   %[[ATAN2:.*]] = llvm.intr.atan2(%[[X]], %[[X]]) : (f32, f32) -> f32
// CHECK-NEXT:   %[[ERF:.*]] = math.erf %[[X]] : f32
// CHECK-NEXT:   %[[ACOS:.*]] = llvm.intr.acos(%[[X]]) : (f32) -> f32
// CHECK-NEXT:   %[[FPCLASS:.*]] = "llvm.intr.is.fpclass"(%[[X]]) <{bit = 3 : i32}> : (f32) -> i1
// CHECK-NEXT:   %[[ISINF:.*]] = math.isinf %[[X]] : f32
// CHECK-NEXT:   %[[FPCLASS_1:.*]] = "llvm.intr.is.fpclass"(%[[X]]) <{bit = 504 : i32}> : (f32) -> i1
// CHECK-NEXT:   %[[ISNORMAL:.*]] = math.isnormal %[[X]] : f32
// CHECK-NEXT:   %[[CLAMPF:.*]] = math.clampf %[[X]] to [%[[X]], %[[X]]] : f32
// CHECK-NEXT:   %[[SINCOS:.*]] = llvm.intr.sincos(%[[X]]) : (f32) -> !llvm.struct<(f32, f32)>
// CHECK-NEXT:   %[[EXTRACTVALUE:.*]] = llvm.extractvalue %[[SINCOS]][0] : !llvm.struct<(f32, f32)>
// CHECK-NEXT:   %[[EXTRACTVALUE_1:.*]] = llvm.extractvalue %[[SINCOS]][1] : !llvm.struct<(f32, f32)>
// CHECK-NEXT:   %[[POISON:.*]] = llvm.mlir.poison : !llvm.array<2 x vector<3xf32>>
// CHECK-NEXT:   %[[EXTRACTVALUE_2:.*]] = llvm.extractvalue %[[UNREALIZED_CONVERSION_CAST]][0] : !llvm.array<2 x vector<3xf32>>
// CHECK-NEXT:   %[[CONSTANT_3:.*]] = llvm.mlir.constant(dense<1.000000e+00> : vector<3xf32>) : vector<3xf32>
// CHECK-NEXT:   %[[SQRT_2:.*]] = llvm.intr.sqrt(%[[EXTRACTVALUE_2]]) : (vector<3xf32>) -> vector<3xf32>
// CHECK-NEXT:   %[[FDIV_1:.*]] = llvm.fdiv %[[CONSTANT_3]], %[[SQRT_2]] : vector<3xf32>
// CHECK-NEXT:   %[[INSERTVALUE:.*]] = llvm.insertvalue %[[FDIV_1]], %[[POISON]][0] : !llvm.array<2 x vector<3xf32>>
// CHECK-NEXT:   %[[EXTRACTVALUE_3:.*]] = llvm.extractvalue %[[UNREALIZED_CONVERSION_CAST]][1] : !llvm.array<2 x vector<3xf32>>
// CHECK-NEXT:   %[[CONSTANT_4:.*]] = llvm.mlir.constant(dense<1.000000e+00> : vector<3xf32>) : vector<3xf32>
// CHECK-NEXT:   %[[SQRT_3:.*]] = llvm.intr.sqrt(%[[EXTRACTVALUE_3]]) : (vector<3xf32>) -> vector<3xf32>
// CHECK-NEXT:   %[[FDIV_2:.*]] = llvm.fdiv %[[CONSTANT_4]], %[[SQRT_3]] : vector<3xf32>
// CHECK-NEXT:   %[[INSERTVALUE_1:.*]] = llvm.insertvalue %[[FDIV_2]], %[[INSERTVALUE]][1] : !llvm.array<2 x vector<3xf32>>
// CHECK-NEXT:   %[[CONSTANT_5:.*]] = llvm.mlir.constant(dense<1.000000e+00> : vector<4xf32>) : vector<4xf32>
// CHECK-NEXT:   %[[EXP_2:.*]] = llvm.intr.exp(%[[V]]) : (vector<4xf32>) -> vector<4xf32>
// CHECK-NEXT:   %[[FSUB_1:.*]] = llvm.fsub %[[EXP_2]], %[[CONSTANT_5]] : vector<4xf32>
// CHECK-NEXT:   %[[POISON_1:.*]] = llvm.mlir.poison : !llvm.array<2 x vector<3xf32>>
// CHECK-NEXT:   %[[EXTRACTVALUE_4:.*]] = llvm.extractvalue %[[UNREALIZED_CONVERSION_CAST]][0] : !llvm.array<2 x vector<3xf32>>
// CHECK-NEXT:   %[[CONSTANT_6:.*]] = llvm.mlir.constant(dense<1.000000e+00> : vector<3xf32>) : vector<3xf32>
// CHECK-NEXT:   %[[FADD_1:.*]] = llvm.fadd %[[CONSTANT_6]], %[[EXTRACTVALUE_4]] : vector<3xf32>
// CHECK-NEXT:   %[[LOG_2:.*]] = llvm.intr.log(%[[FADD_1]]) : (vector<3xf32>) -> vector<3xf32>
// CHECK-NEXT:   %[[INSERTVALUE_2:.*]] = llvm.insertvalue %[[LOG_2]], %[[POISON_1]][0] : !llvm.array<2 x vector<3xf32>>
// CHECK-NEXT:   %[[EXTRACTVALUE_5:.*]] = llvm.extractvalue %[[UNREALIZED_CONVERSION_CAST]][1] : !llvm.array<2 x vector<3xf32>>
// CHECK-NEXT:   %[[CONSTANT_7:.*]] = llvm.mlir.constant(dense<1.000000e+00> : vector<3xf32>) : vector<3xf32>
// CHECK-NEXT:   %[[FADD_2:.*]] = llvm.fadd %[[CONSTANT_7]], %[[EXTRACTVALUE_5]] : vector<3xf32>
// CHECK-NEXT:   %[[LOG_3:.*]] = llvm.intr.log(%[[FADD_2]]) : (vector<3xf32>) -> vector<3xf32>
// CHECK-NEXT:   %[[INSERTVALUE_3:.*]] = llvm.insertvalue %[[LOG_3]], %[[INSERTVALUE_2]][1] : !llvm.array<2 x vector<3xf32>>
// CHECK-NEXT:   %[[SINH:.*]] = llvm.intr.sinh(%[[X]]) : (f32) -> f32
// CHECK-NEXT:   %[[COSH:.*]] = llvm.intr.cosh(%[[X]]) : (f32) -> f32
// CHECK-NEXT:   %[[ASIN:.*]] = llvm.intr.asin(%[[X]]) : (f32) -> f32
// CHECK-NEXT:   %[[CTLZ_1:.*]] = "llvm.intr.ctlz"(%[[VI]]) <{is_zero_poison = false}> : (vector<4xi32>) -> vector<4xi32>
// CHECK-NEXT:   %[[CBRT:.*]] = math.cbrt %[[X]] : f32
// CHECK-NEXT:   %[[CONSTANT_8:.*]] = llvm.mlir.constant(1.000000e+00 : f32) : f32
// CHECK-NEXT:   %[[SQRT_4:.*]] = llvm.intr.sqrt(%[[X]]) {fastmathFlags = #llvm.fastmath<nnan>} : (f32) -> f32
// CHECK-NEXT:   %[[FDIV_3:.*]] = llvm.fdiv %[[CONSTANT_8]], %[[SQRT_4]] {fastmathFlags = #llvm.fastmath<nnan>} : f32
// CHECK-NEXT:   %[[IPOWI:.*]] = math.ipowi %[[I]], %[[I]] : i32
// CHECK-NEXT:   %[[ASINH:.*]] = math.asinh %[[X]] : f32
// CHECK-NEXT:   return
// CHECK-NEXT: }
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
