// RUN: strata opt --allow-unregistered-dialect --convert-complex-to-standard %s | FileCheck %s
//
// Complex numbers by operations on their parts.

func.func @arith(%a: complex<f32>, %b: complex<f32>) -> complex<f32> {
  %s = complex.add %a, %b : complex<f32>
  %d = complex.sub %s, %b fastmath<nnan> : complex<f32>
  %p = complex.mul %d, %a : complex<f32>
  %n = complex.neg %p : complex<f32>
  %c = complex.conj %n : complex<f32>
  return %c : complex<f32>
}
func.func @compare(%a: complex<f64>, %b: complex<f64>) -> (i1, i1) {
  %e = complex.eq %a, %b : complex<f64>
  %n = complex.neq %a, %b : complex<f64>
  return %e, %n : i1, i1
}
func.func @functions(%a: complex<f32>) -> (f32, f32, complex<f32>) {
  %abs = complex.abs %a fastmath<nnan,contract> : complex<f32>
  %angle = complex.angle %a : complex<f32>
  %log1p = complex.log1p %a fastmath<nnan> : complex<f32>
  %sign = complex.sign %log1p : complex<f32>
  %log = complex.log %sign : complex<f32>
  %exp = complex.exp %log fastmath<nnan> : complex<f32>
  %sin = complex.sin %exp : complex<f32>
  %cos = complex.cos %sin : complex<f32>
  return %abs, %angle, %cos : f32, f32, complex<f32>
}

// CHECK:      module {
// CHECK-NEXT:   func.func @arith(%arg0: complex<f32>, %arg1: complex<f32>) -> complex<f32> {
// CHECK-NEXT:     %0 = complex.re %arg0 : complex<f32>
// CHECK-NEXT:     %1 = complex.re %arg1 : complex<f32>
// CHECK-NEXT:     %2 = arith.addf %0, %1 : f32
// CHECK-NEXT:     %3 = complex.im %arg0 : complex<f32>
// CHECK-NEXT:     %4 = complex.im %arg1 : complex<f32>
// CHECK-NEXT:     %5 = arith.addf %3, %4 : f32
// CHECK-NEXT:     %6 = complex.create %2, %5 : complex<f32>
// CHECK-NEXT:     %7 = complex.re %arg0 : complex<f32>
// CHECK-NEXT:     %8 = complex.im %arg0 : complex<f32>
// CHECK-NEXT:     %9 = complex.re %arg0 : complex<f32>
// CHECK-NEXT:     %10 = complex.im %arg0 : complex<f32>
// CHECK-NEXT:     %11 = arith.mulf %7, %9 : f32
// CHECK-NEXT:     %12 = arith.mulf %8, %10 : f32
// CHECK-NEXT:     %13 = arith.subf %11, %12 : f32
// CHECK-NEXT:     %14 = arith.mulf %8, %9 : f32
// CHECK-NEXT:     %15 = arith.mulf %7, %10 : f32
// CHECK-NEXT:     %16 = arith.addf %14, %15 : f32
// CHECK-NEXT:     %17 = complex.create %13, %16 : complex<f32>
// CHECK-NEXT:     %18 = complex.re %17 : complex<f32>
// CHECK-NEXT:     %19 = complex.im %17 : complex<f32>
// CHECK-NEXT:     %20 = arith.negf %18 : f32
// CHECK-NEXT:     %21 = arith.negf %19 : f32
// CHECK-NEXT:     %22 = complex.create %20, %21 : complex<f32>
// CHECK-NEXT:     %23 = complex.re %22 : complex<f32>
// CHECK-NEXT:     %24 = complex.im %22 : complex<f32>
// CHECK-NEXT:     %25 = arith.negf %24 : f32
// CHECK-NEXT:     %26 = complex.create %23, %25 : complex<f32>
// CHECK-NEXT:     return %26 : complex<f32>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @compare(%arg0: complex<f64>, %arg1: complex<f64>) -> (i1, i1) {
// CHECK-NEXT:     %0 = complex.re %arg0 : complex<f64>
// CHECK-NEXT:     %1 = complex.im %arg0 : complex<f64>
// CHECK-NEXT:     %2 = complex.re %arg1 : complex<f64>
// CHECK-NEXT:     %3 = complex.im %arg1 : complex<f64>
// CHECK-NEXT:     %4 = arith.cmpf oeq, %0, %2 : f64
// CHECK-NEXT:     %5 = arith.cmpf oeq, %1, %3 : f64
// CHECK-NEXT:     %6 = arith.andi %4, %5 : i1
// CHECK-NEXT:     %7 = complex.re %arg0 : complex<f64>
// CHECK-NEXT:     %8 = complex.im %arg0 : complex<f64>
// CHECK-NEXT:     %9 = complex.re %arg1 : complex<f64>
// CHECK-NEXT:     %10 = complex.im %arg1 : complex<f64>
// CHECK-NEXT:     %11 = arith.cmpf une, %7, %9 : f64
// CHECK-NEXT:     %12 = arith.cmpf une, %8, %10 : f64
// CHECK-NEXT:     %13 = arith.ori %11, %12 : i1
// CHECK-NEXT:     return %6, %13 : i1, i1
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @functions(%arg0: complex<f32>) -> (f32, f32, complex<f32>) {
// CHECK-NEXT:     %0 = complex.re %arg0 : complex<f32>
// CHECK-NEXT:     %1 = complex.im %arg0 : complex<f32>
// CHECK-NEXT:     %cst = arith.constant 1.000000e+00 : f32
// CHECK-NEXT:     %2 = math.absf %0 fastmath<nnan,contract> : f32
// CHECK-NEXT:     %3 = math.absf %1 fastmath<nnan,contract> : f32
// CHECK-NEXT:     %4 = arith.maximumf %2, %3 fastmath<nnan,contract> : f32
// CHECK-NEXT:     %5 = arith.minimumf %2, %3 fastmath<nnan,contract> : f32
// CHECK-NEXT:     %6 = arith.divf %5, %4 fastmath<contract> : f32
// CHECK-NEXT:     %7 = arith.mulf %6, %6 fastmath<contract> : f32
// CHECK-NEXT:     %8 = arith.addf %7, %cst fastmath<contract> : f32
// CHECK-NEXT:     %9 = math.sqrt %8 fastmath<contract> : f32
// CHECK-NEXT:     %10 = arith.mulf %4, %9 fastmath<contract> : f32
// CHECK-NEXT:     %11 = arith.cmpf uno, %10, %10 fastmath<contract> : f32
// CHECK-NEXT:     %12 = arith.select %11, %5, %10 : f32
// CHECK-NEXT:     %13 = complex.re %arg0 : complex<f32>
// CHECK-NEXT:     %14 = complex.im %arg0 : complex<f32>
// CHECK-NEXT:     %15 = math.atan2 %14, %13 : f32
// CHECK-NEXT:     %16 = complex.re %arg0 : complex<f32>
// CHECK-NEXT:     %17 = complex.im %arg0 : complex<f32>
// CHECK-NEXT:     %cst_0 = arith.constant 5.000000e-01 : f32
// CHECK-NEXT:     %cst_1 = arith.constant 1.000000e+00 : f32
// CHECK-NEXT:     %18 = arith.addf %16, %cst_1 fastmath<nnan> : f32
// CHECK-NEXT:     %19 = math.absf %18 fastmath<nnan> : f32
// CHECK-NEXT:     %20 = math.absf %17 fastmath<nnan> : f32
// CHECK-NEXT:     %21 = arith.maximumf %19, %20 fastmath<nnan> : f32
// CHECK-NEXT:     %22 = arith.minimumf %19, %20 fastmath<nnan> : f32
// CHECK-NEXT:     %23 = arith.cmpf ogt, %18, %20 fastmath<nnan> : f32
// CHECK-NEXT:     %24 = arith.subf %21, %cst_1 fastmath<nnan> : f32
// CHECK-NEXT:     %25 = arith.select %23, %16, %24 : f32
// CHECK-NEXT:     %26 = arith.divf %22, %21 : f32
// CHECK-NEXT:     %27 = math.log1p %25 fastmath<nnan> : f32
// CHECK-NEXT:     %28 = arith.mulf %26, %26 : f32
// CHECK-NEXT:     %29 = math.log1p %28 : f32
// CHECK-NEXT:     %30 = arith.mulf %cst_0, %29 : f32
// CHECK-NEXT:     %31 = arith.addf %30, %27 : f32
// CHECK-NEXT:     %32 = arith.cmpf uno, %31, %31 : f32
// CHECK-NEXT:     %33 = arith.select %32, %22, %31 : f32
// CHECK-NEXT:     %34 = math.atan2 %17, %18 fastmath<nnan> : f32
// CHECK-NEXT:     %35 = complex.create %33, %34 : complex<f32>
// CHECK-NEXT:     %36 = complex.re %35 : complex<f32>
// CHECK-NEXT:     %37 = complex.im %35 : complex<f32>
// CHECK-NEXT:     %cst_2 = arith.constant 0.000000e+00 : f32
// CHECK-NEXT:     %38 = arith.cmpf oeq, %36, %cst_2 : f32
// CHECK-NEXT:     %39 = arith.cmpf oeq, %37, %cst_2 : f32
// CHECK-NEXT:     %40 = arith.andi %38, %39 : i1
// CHECK-NEXT:     %41 = complex.re %35 : complex<f32>
// CHECK-NEXT:     %42 = complex.im %35 : complex<f32>
// CHECK-NEXT:     %cst_3 = arith.constant 1.000000e+00 : f32
// CHECK-NEXT:     %43 = math.absf %41 : f32
// CHECK-NEXT:     %44 = math.absf %42 : f32
// CHECK-NEXT:     %45 = arith.maximumf %43, %44 : f32
// CHECK-NEXT:     %46 = arith.minimumf %43, %44 : f32
// CHECK-NEXT:     %47 = arith.divf %46, %45 : f32
// CHECK-NEXT:     %48 = arith.mulf %47, %47 : f32
// CHECK-NEXT:     %49 = arith.addf %48, %cst_3 : f32
// CHECK-NEXT:     %50 = math.sqrt %49 : f32
// CHECK-NEXT:     %51 = arith.mulf %45, %50 : f32
// CHECK-NEXT:     %52 = arith.cmpf uno, %51, %51 : f32
// CHECK-NEXT:     %53 = arith.select %52, %46, %51 : f32
// CHECK-NEXT:     %54 = arith.divf %36, %53 : f32
// CHECK-NEXT:     %55 = arith.divf %37, %53 : f32
// CHECK-NEXT:     %56 = complex.create %54, %55 : complex<f32>
// CHECK-NEXT:     %57 = arith.select %40, %35, %56 : complex<f32>
// CHECK-NEXT:     %58 = complex.re %57 : complex<f32>
// CHECK-NEXT:     %59 = complex.im %57 : complex<f32>
// CHECK-NEXT:     %cst_4 = arith.constant 1.000000e+00 : f32
// CHECK-NEXT:     %60 = math.absf %58 : f32
// CHECK-NEXT:     %61 = math.absf %59 : f32
// CHECK-NEXT:     %62 = arith.maximumf %60, %61 : f32
// CHECK-NEXT:     %63 = arith.minimumf %60, %61 : f32
// CHECK-NEXT:     %64 = arith.divf %63, %62 : f32
// CHECK-NEXT:     %65 = arith.mulf %64, %64 : f32
// CHECK-NEXT:     %66 = arith.addf %65, %cst_4 : f32
// CHECK-NEXT:     %67 = math.sqrt %66 : f32
// CHECK-NEXT:     %68 = arith.mulf %62, %67 : f32
// CHECK-NEXT:     %69 = arith.cmpf uno, %68, %68 : f32
// CHECK-NEXT:     %70 = arith.select %69, %63, %68 : f32
// CHECK-NEXT:     %71 = math.log %70 : f32
// CHECK-NEXT:     %72 = complex.re %57 : complex<f32>
// CHECK-NEXT:     %73 = complex.im %57 : complex<f32>
// CHECK-NEXT:     %74 = math.atan2 %73, %72 : f32
// CHECK-NEXT:     %75 = complex.create %71, %74 : complex<f32>
// CHECK-NEXT:     %76 = complex.re %57 : complex<f32>
// CHECK-NEXT:     %77 = complex.im %57 : complex<f32>
// CHECK-NEXT:     %cst_5 = arith.constant 5.000000e-01 : f32
// CHECK-NEXT:     %78 = math.exp %77 : f32
// CHECK-NEXT:     %79 = arith.mulf %cst_5, %78 : f32
// CHECK-NEXT:     %80 = arith.divf %cst_5, %78 : f32
// CHECK-NEXT:     %81 = math.sin %76 : f32
// CHECK-NEXT:     %82 = math.cos %76 : f32
// CHECK-NEXT:     %83 = arith.addf %79, %80 : f32
// CHECK-NEXT:     %84 = arith.mulf %83, %81 : f32
// CHECK-NEXT:     %85 = arith.subf %79, %80 : f32
// CHECK-NEXT:     %86 = arith.mulf %85, %82 : f32
// CHECK-NEXT:     %87 = complex.create %84, %86 : complex<f32>
// CHECK-NEXT:     %88 = complex.re %87 : complex<f32>
// CHECK-NEXT:     %89 = complex.im %87 : complex<f32>
// CHECK-NEXT:     %cst_6 = arith.constant 5.000000e-01 : f32
// CHECK-NEXT:     %90 = math.exp %89 : f32
// CHECK-NEXT:     %91 = arith.mulf %cst_6, %90 : f32
// CHECK-NEXT:     %92 = arith.divf %cst_6, %90 : f32
// CHECK-NEXT:     %93 = math.sin %88 : f32
// CHECK-NEXT:     %94 = math.cos %88 : f32
// CHECK-NEXT:     %95 = arith.addf %92, %91 : f32
// CHECK-NEXT:     %96 = arith.mulf %95, %94 : f32
// CHECK-NEXT:     %97 = arith.subf %92, %91 : f32
// CHECK-NEXT:     %98 = arith.mulf %97, %93 : f32
// CHECK-NEXT:     %99 = complex.create %96, %98 : complex<f32>
// CHECK-NEXT:     return %12, %15, %99 : f32, f32, complex<f32>
// CHECK-NEXT:   }
// CHECK-NEXT: }
