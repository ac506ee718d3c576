// RUN: strata opt --allow-unregistered-dialect --convert-complex-to-standard %s | FileCheck %s
//
// Powers, reciprocal roots and tangents.

func.func @rsqrt(%a: complex<f32>) -> complex<f32> {
  %0 = complex.rsqrt %a fastmath<nnan> : complex<f32>
  return %0 : complex<f32>
}
func.func @tan(%a: complex<f64>) -> complex<f64> {
  %0 = complex.tan %a : complex<f64>
  return %0 : complex<f64>
}
func.func @tanh(%a: complex<f32>) -> complex<f32> {
  %0 = complex.tanh %a fastmath<fast> : complex<f32>
  return %0 : complex<f32>
}
func.func @powi(%a: complex<f32>, %b: i32) -> complex<f32> {
  %0 = complex.powi %a, %b fastmath<contract> : complex<f32>, i32
  return %0 : complex<f32>
}

// CHECK:      module {
// CHECK-NEXT:   func.func @rsqrt(%arg0: complex<f32>) -> complex<f32> {
// CHECK-NEXT:     %cst = arith.constant 0.000000e+00 : f32
// CHECK-NEXT:     %cst_0 = arith.constant 0x7F800000 : f32
// CHECK-NEXT:     %cst_1 = arith.constant -5.000000e-01 : f32
// CHECK-NEXT:     %cst_2 = arith.constant 0x7FC00000 : f32
// CHECK-NEXT:     %0 = complex.re %arg0 : complex<f32>
// CHECK-NEXT:     %1 = complex.im %arg0 : complex<f32>
// CHECK-NEXT:     %cst_3 = arith.constant 1.000000e+00 : f32
// CHECK-NEXT:     %2 = math.absf %0 fastmath<nnan> : f32
// CHECK-NEXT:     %3 = math.absf %1 fastmath<nnan> : f32
// CHECK-NEXT:     %4 = arith.maximumf %2, %3 fastmath<nnan> : f32
// CHECK-NEXT:     %5 = arith.minimumf %2, %3 fastmath<nnan> : f32
// CHECK-NEXT:     %6 = arith.divf %5, %4 : f32
// CHECK-NEXT:     %7 = arith.mulf %6, %6 : f32
// CHECK-NEXT:     %8 = arith.addf %7, %cst_3 : f32
// CHECK-NEXT:     %9 = math.rsqrt %8 : f32
// CHECK-NEXT:     %10 = math.rsqrt %5 : f32
// CHECK-NEXT:     %11 = math.rsqrt %4 : f32
// CHECK-NEXT:     %12 = math.sqrt %9 : f32
// CHECK-NEXT:     %13 = arith.mulf %11, %12 : f32
// CHECK-NEXT:     %14 = arith.cmpf uno, %13, %13 : f32
// CHECK-NEXT:     %15 = arith.select %14, %10, %13 : f32
// CHECK-NEXT:     %16 = math.atan2 %1, %0 fastmath<nnan> : f32
// CHECK-NEXT:     %17 = arith.mulf %16, %cst_1 fastmath<nnan> : f32
// CHECK-NEXT:     %18 = math.cos %17 fastmath<nnan> : f32
// CHECK-NEXT:     %19 = math.sin %17 fastmath<nnan> : f32
// CHECK-NEXT:     %20 = arith.mulf %15, %18 fastmath<nnan> : f32
// CHECK-NEXT:     %21 = arith.mulf %15, %19 fastmath<nnan> : f32
// CHECK-NEXT:     %cst_4 = arith.constant -1.000000e+00 : f32
// CHECK-NEXT:     %22 = math.copysign %cst, %0 fastmath<nnan> : f32
// CHECK-NEXT:     %23 = math.copysign %cst, %1 fastmath<nnan> : f32
// CHECK-NEXT:     %24 = arith.mulf %cst_4, %23 fastmath<nnan> : f32
// CHECK-NEXT:     %25 = math.absf %0 fastmath<nnan> : f32
// CHECK-NEXT:     %26 = math.absf %1 fastmath<nnan> : f32
// CHECK-NEXT:     %27 = arith.cmpf oeq, %26, %cst_0 fastmath<nnan> : f32
// CHECK-NEXT:     %28 = arith.cmpf uno, %0, %0 fastmath<nnan> : f32
// CHECK-NEXT:     %29 = arith.cmpf oeq, %25, %cst_0 fastmath<nnan> : f32
// CHECK-NEXT:     %30 = arith.andi %27, %28 : i1
// CHECK-NEXT:     %31 = arith.ori %30, %29 : i1
// CHECK-NEXT:     %32 = arith.select %31, %22, %20 : f32
// CHECK-NEXT:     %33 = arith.select %31, %24, %21 : f32
// CHECK-NEXT:     %34 = arith.cmpf oeq, %0, %cst fastmath<nnan> : f32
// CHECK-NEXT:     %35 = arith.cmpf oeq, %1, %cst fastmath<nnan> : f32
// CHECK-NEXT:     %36 = arith.andi %34, %35 : i1
// CHECK-NEXT:     %37 = arith.select %36, %cst_0, %32 : f32
// CHECK-NEXT:     %38 = arith.select %36, %cst_2, %33 : f32
// CHECK-NEXT:     %39 = complex.create %37, %38 : complex<f32>
// CHECK-NEXT:     return %39 : complex<f32>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @tan(%arg0: complex<f64>) -> complex<f64> {
// CHECK-NEXT:     %0 = complex.re %arg0 : complex<f64>
// CHECK-NEXT:     %1 = complex.im %arg0 : complex<f64>
// CHECK-NEXT:     %cst = arith.constant -1.000000e+00 : f64
// CHECK-NEXT:     %2 = arith.mulf %1, %cst : f64
// CHECK-NEXT:     %cst_0 = arith.constant 0x7FF0000000000000 : f64
// CHECK-NEXT:     %cst_1 = arith.constant 4.000000e+00 : f64
// CHECK-NEXT:     %3 = arith.addf %2, %2 : f64
// CHECK-NEXT:     %4 = arith.mulf %cst, %3 : f64
// CHECK-NEXT:     %5 = math.expm1 %3 : f64
// CHECK-NEXT:     %6 = math.expm1 %4 : f64
// CHECK-NEXT:     %7 = arith.subf %5, %6 : f64
// CHECK-NEXT:     %8 = math.cos %0 : f64
// CHECK-NEXT:     %9 = arith.mulf %8, %8 : f64
// CHECK-NEXT:     %10 = arith.mulf %9, %cst_1 : f64
// CHECK-NEXT:     %11 = math.sin %0 : f64
// CHECK-NEXT:     %12 = arith.mulf %8, %11 : f64
// CHECK-NEXT:     %13 = arith.mulf %cst_1, %12 : f64
// CHECK-NEXT:     %14 = arith.addf %5, %6 : f64
// CHECK-NEXT:     %15 = arith.addf %14, %10 : f64
// CHECK-NEXT:     %16 = arith.cmpf oeq, %14, %cst_0 : f64
// CHECK-NEXT:     %17 = math.copysign %cst, %2 : f64
// CHECK-NEXT:     %18 = arith.divf %7, %15 : f64
// CHECK-NEXT:     %19 = arith.select %16, %17, %18 : f64
// CHECK-NEXT:     %20 = arith.divf %13, %15 : f64
// CHECK-NEXT:     %21 = math.absf %2 : f64
// CHECK-NEXT:     %cst_2 = arith.constant 0.000000e+00 : f64
// CHECK-NEXT:     %cst_3 = arith.constant 0x7FF8000000000000 : f64
// CHECK-NEXT:     %22 = arith.cmpf oeq, %21, %cst_0 : f64
// CHECK-NEXT:     %23 = arith.cmpf oeq, %0, %cst_2 : f64
// CHECK-NEXT:     %true = arith.constant true
// CHECK-NEXT:     %24 = arith.xori %22, %true : i1
// CHECK-NEXT:     %25 = arith.cmpf uno, %13, %13 : f64
// CHECK-NEXT:     %26 = arith.andi %25, %24 : i1
// CHECK-NEXT:     %27 = arith.andi %22, %25 : i1
// CHECK-NEXT:     %28 = arith.ori %23, %27 : i1
// CHECK-NEXT:     %29 = arith.select %26, %cst_3, %19 : f64
// CHECK-NEXT:     %30 = arith.select %28, %cst_2, %20 : f64
// CHECK-NEXT:     %31 = arith.mulf %29, %cst : f64
// CHECK-NEXT:     %32 = complex.create %30, %31 : complex<f64>
// CHECK-NEXT:     return %32 : complex<f64>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @tanh(%arg0: complex<f32>) -> complex<f32> {
// CHECK-NEXT:     %0 = complex.re %arg0 : complex<f32>
// CHECK-NEXT:     %1 = complex.im %arg0 : complex<f32>
// CHECK-NEXT:     %cst = arith.constant -1.000000e+00 : f32
// CHECK-NEXT:     %cst_0 = arith.constant 0x7F800000 : f32
// CHECK-NEXT:     %cst_1 = arith.constant 4.000000e+00 : f32
// CHECK-NEXT:     %2 = arith.addf %0, %0 fastmath<fast> : f32
// CHECK-NEXT:     %3 = arith.mulf %cst, %2 fastmath<fast> : f32
// CHECK-NEXT:     %4 = math.expm1 %2 fastmath<fast> : f32
// CHECK-NEXT:     %5 = math.expm1 %3 fastmath<fast> : f32
// CHECK-NEXT:     %6 = arith.subf %4, %5 fastmath<fast> : f32
// CHECK-NEXT:     %7 = math.cos %1 fastmath<fast> : f32
// CHECK-NEXT:     %8 = arith.mulf %7, %7 fastmath<fast> : f32
// CHECK-NEXT:     %9 = arith.mulf %8, %cst_1 fastmath<fast> : f32
// CHECK-NEXT:     %10 = math.sin %1 fastmath<fast> : f32
// CHECK-NEXT:     %11 = arith.mulf %7, %10 fastmath<fast> : f32
// CHECK-NEXT:     %12 = arith.mulf %cst_1, %11 fastmath<fast> : f32
// CHECK-NEXT:     %13 = arith.addf %4, %5 fastmath<fast> : f32
// CHECK-NEXT:     %14 = arith.addf %13, %9 fastmath<fast> : f32
// CHECK-NEXT:     %15 = arith.cmpf oeq, %13, %cst_0 fastmath<fast> : f32
// CHECK-NEXT:     %16 = math.copysign %cst, %0 fastmath<fast> : f32
// CHECK-NEXT:     %17 = arith.divf %6, %14 fastmath<fast> : f32
// CHECK-NEXT:     %18 = arith.select %15, %16, %17 : f32
// CHECK-NEXT:     %19 = arith.divf %12, %14 fastmath<fast> : f32
// CHECK-NEXT:     %20 = complex.create %18, %19 : complex<f32>
// CHECK-NEXT:     return %20 : complex<f32>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @powi(%arg0: complex<f32>, %arg1: i32) -> complex<f32> {
// CHECK-NEXT:     %0 = arith.sitofp %arg1 : i32 to f32
// CHECK-NEXT:     %cst = arith.constant 0.000000e+00 : f32
// CHECK-NEXT:     %1 = complex.create %0, %cst : complex<f32>
// CHECK-NEXT:     %2 = complex.re %1 : complex<f32>
// CHECK-NEXT:     %3 = complex.im %1 : complex<f32>
// CHECK-NEXT:     %4 = complex.re %arg0 : complex<f32>
// CHECK-NEXT:     %5 = complex.im %arg0 : complex<f32>
// CHECK-NEXT:     %6 = complex.re %arg0 : complex<f32>
// CHECK-NEXT:     %7 = complex.im %arg0 : complex<f32>
// CHECK-NEXT:     %cst_0 = arith.constant 1.000000e+00 : f32
// CHECK-NEXT:     %8 = math.absf %6 fastmath<contract> : f32
// CHECK-NEXT:     %9 = math.absf %7 fastmath<contract> : f32
// CHECK-NEXT:     %10 = arith.maximumf %8, %9 fastmath<contract> : f32
// CHECK-NEXT:     %11 = arith.minimumf %8, %9 fastmath<contract> : f32
// CHECK-NEXT:     %12 = arith.divf %11, %10 fastmath<contract> : f32
// CHECK-NEXT:     %13 = arith.mulf %12, %12 fastmath<contract> : f32
// CHECK-NEXT:     %14 = arith.addf %13, %cst_0 fastmath<contract> : f32
// CHECK-NEXT:     %15 = math.sqrt %14 fastmath<contract> : f32
// CHECK-NEXT:     %16 = arith.mulf %10, %15 fastmath<contract> : f32
// CHECK-NEXT:     %17 = arith.cmpf uno, %16, %16 fastmath<contract> : f32
// CHECK-NEXT:     %18 = arith.select %17, %11, %16 : f32
// CHECK-NEXT:     %19 = math.powf %18, %2 fastmath<contract> : f32
// CHECK-NEXT:     %20 = arith.negf %3 fastmath<contract> : f32
// CHECK-NEXT:     %21 = math.atan2 %5, %4 fastmath<contract> : f32
// CHECK-NEXT:     %22 = arith.mulf %20, %21 fastmath<contract> : f32
// CHECK-NEXT:     %23 = math.exp %22 fastmath<contract> : f32
// CHECK-NEXT:     %24 = arith.mulf %19, %23 fastmath<contract> : f32
// CHECK-NEXT:     %25 = math.log %18 fastmath<contract> : f32
// CHECK-NEXT:     %26 = arith.mulf %2, %21 fastmath<contract> : f32
// CHECK-NEXT:     %27 = arith.mulf %3, %25 fastmath<contract> : f32
// CHECK-NEXT:     %28 = arith.addf %26, %27 fastmath<contract> : f32
// CHECK-NEXT:     %29 = math.cos %28 fastmath<contract> : f32
// CHECK-NEXT:     %30 = math.sin %28 fastmath<contract> : f32
// CHECK-NEXT:     %cst_1 = arith.constant 0x7F800000 : f32
// CHECK-NEXT:     %cst_2 = arith.constant 0.000000e+00 : f32
// CHECK-NEXT:     %cst_3 = arith.constant 1.000000e+00 : f32
// CHECK-NEXT:     %31 = complex.create %cst_3, %cst_2 : complex<f32>
// CHECK-NEXT:     %32 = complex.create %cst_2, %cst_2 : complex<f32>
// CHECK-NEXT:     %33 = complex.create %cst_1, %cst_2 : complex<f32>
// CHECK-NEXT:     %34 = arith.cmpf oeq, %18, %cst_2 fastmath<contract> : f32
// CHECK-NEXT:     %35 = arith.cmpf oeq, %3, %cst_2 fastmath<contract> : f32
// CHECK-NEXT:     %36 = arith.cmpf oeq, %2, %cst_2 fastmath<contract> : f32
// CHECK-NEXT:     %37 = arith.cmpf oeq, %5, %cst_2 fastmath<contract> : f32
// CHECK-NEXT:     %38 = arith.cmpf ole, %cst_2, %2 fastmath<contract> : f32
// CHECK-NEXT:     %39 = arith.mulf %24, %29 fastmath<contract> : f32
// CHECK-NEXT:     %40 = arith.mulf %24, %30 fastmath<contract> : f32
// CHECK-NEXT:     %41 = arith.select %36, %31, %32 : complex<f32>
// CHECK-NEXT:     %42 = complex.create %39, %40 : complex<f32>
// CHECK-NEXT:     %43 = arith.andi %34, %35 : i1
// CHECK-NEXT:     %44 = arith.andi %43, %38 : i1
// CHECK-NEXT:     %45 = arith.select %44, %41, %42 : complex<f32>
// CHECK-NEXT:     %46 = arith.andi %36, %35 : i1
// CHECK-NEXT:     %47 = arith.select %46, %31, %45 : complex<f32>
// CHECK-NEXT:     %48 = arith.cmpf oeq, %4, %cst_3 fastmath<contract> : f32
// CHECK-NEXT:     %49 = arith.andi %48, %37 : i1
// CHECK-NEXT:     %50 = arith.select %49, %31, %47 : complex<f32>
// CHECK-NEXT:     %51 = arith.cmpf oeq, %4, %cst_1 fastmath<contract> : f32
// CHECK-NEXT:     %52 = arith.andi %51, %37 : i1
// CHECK-NEXT:     %53 = arith.cmpf ogt, %2, %cst_2 fastmath<contract> : f32
// CHECK-NEXT:     %54 = arith.andi %35, %53 : i1
// CHECK-NEXT:     %55 = arith.andi %52, %54 : i1
// CHECK-NEXT:     %56 = arith.select %55, %33, %50 : complex<f32>
// CHECK-NEXT:     %57 = arith.cmpf olt, %2, %cst_2 fastmath<contract> : f32
// CHECK-NEXT:     %58 = arith.andi %35, %57 : i1
// CHECK-NEXT:     %59 = arith.andi %52, %58 : i1
// CHECK-NEXT:     %60 = arith.select %59, %32, %56 : complex<f32>
// CHECK-NEXT:     return %60 : complex<f32>
// CHECK-NEXT:   }
// CHECK-NEXT: }
