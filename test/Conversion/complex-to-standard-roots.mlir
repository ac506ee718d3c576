// RUN: %opt --convert-complex-to-standard %s | FileCheck %s
//
// Square roots and exponentials less one.

func.func @sqrt(%a: complex<f32>) -> complex<f32> {
  %0 = complex.sqrt %a : complex<f32>
  return %0 : complex<f32>
}
func.func @sqrt_fast(%a: complex<f64>) -> complex<f64> {
  %0 = complex.sqrt %a fastmath<fast> : complex<f64>
  return %0 : complex<f64>
}
func.func @expm1(%a: complex<f64>) -> complex<f64> {
  %0 = complex.expm1 %a fastmath<nnan> : complex<f64>
  return %0 : complex<f64>
}

// CHECK:      module {
// CHECK-NEXT:   func.func @sqrt(%arg0: complex<f32>) -> complex<f32> {
// CHECK-NEXT:     %cst = arith.constant 0.000000e+00 : f32
// CHECK-NEXT:     %cst_0 = arith.constant 5.000000e-01 : f32
// CHECK-NEXT:     %0 = complex.re %arg0 : complex<f32>
// CHECK-NEXT:     %1 = complex.im %arg0 : complex<f32>
// CHECK-NEXT:     %cst_1 = arith.constant 1.000000e+00 : f32
// CHECK-NEXT:     %2 = math.absf %0 : f32
// CHECK-NEXT:     %3 = math.absf %1 : f32
// CHECK-NEXT:     %4 = arith.maximumf %2, %3 : f32
// CHECK-NEXT:     %5 = arith.minimumf %2, %3 : f32
// CHECK-NEXT:     %6 = arith.divf %5, %4 : f32
// CHECK-NEXT:     %7 = arith.mulf %6, %6 : f32
// CHECK-NEXT:     %8 = arith.addf %7, %cst_1 : f32
// CHECK-NEXT:     %cst_2 = arith.constant 2.500000e-01 : f32
// CHECK-NEXT:     %9 = math.sqrt %4 : f32
// CHECK-NEXT:     %10 = math.powf %8, %cst_2 : f32
// CHECK-NEXT:     %11 = arith.mulf %9, %10 : f32
// CHECK-NEXT:     %12 = arith.cmpf uno, %11, %11 : f32
// CHECK-NEXT:     %13 = arith.select %12, %5, %11 : f32
// CHECK-NEXT:     %14 = math.atan2 %1, %0 : f32
// CHECK-NEXT:     %15 = arith.mulf %14, %cst_0 : f32
// CHECK-NEXT:     %16 = math.cos %15 : f32
// CHECK-NEXT:     %17 = math.sin %15 : f32
// CHECK-NEXT:     %18 = arith.cmpf oeq, %17, %cst : f32
// CHECK-NEXT:     %19 = arith.mulf %13, %16 : f32
// CHECK-NEXT:     %20 = arith.mulf %13, %17 : f32
// CHECK-NEXT:     %21 = arith.select %18, %cst, %20 : f32
// CHECK-NEXT:     %cst_3 = arith.constant 0x7F800000 : f32
// CHECK-NEXT:     %cst_4 = arith.constant 0xFF800000 : f32
// CHECK-NEXT:     %cst_5 = arith.constant 0x7FC00000 : f32
// CHECK-NEXT:     %22 = math.absf %1 : f32
// CHECK-NEXT:     %23 = arith.cmpf oeq, %22, %cst_3 : f32
// CHECK-NEXT:     %24 = arith.cmpf one, %22, %cst_3 : f32
// CHECK-NEXT:     %25 = arith.cmpf oeq, %0, %cst_3 : f32
// CHECK-NEXT:     %26 = arith.cmpf oeq, %0, %cst_4 : f32
// CHECK-NEXT:     %27 = arith.andi %26, %24 : i1
// CHECK-NEXT:     %28 = arith.select %27, %cst, %19 : f32
// CHECK-NEXT:     %29 = arith.ori %23, %25 : i1
// CHECK-NEXT:     %30 = arith.select %29, %cst_3, %28 : f32
// CHECK-NEXT:     %31 = math.copysign %cst_3, %1 : f32
// CHECK-NEXT:     %32 = arith.cmpf uno, %13, %13 : f32
// CHECK-NEXT:     %33 = arith.select %32, %cst_5, %21 : f32
// CHECK-NEXT:     %34 = arith.ori %23, %26 : i1
// CHECK-NEXT:     %35 = arith.select %34, %31, %33 : f32
// CHECK-NEXT:     %36 = arith.cmpf oeq, %13, %cst : f32
// CHECK-NEXT:     %37 = arith.select %36, %cst, %30 : f32
// CHECK-NEXT:     %38 = arith.select %36, %cst, %35 : f32
// CHECK-NEXT:     %39 = complex.create %37, %38 : complex<f32>
// CHECK-NEXT:     return %39 : complex<f32>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @sqrt_fast(%arg0: complex<f64>) -> complex<f64> {
// CHECK-NEXT:     %cst = arith.constant 0.000000e+00 : f64
// CHECK-NEXT:     %cst_0 = arith.constant 5.000000e-01 : f64
// CHECK-NEXT:     %0 = complex.re %arg0 : complex<f64>
// CHECK-NEXT:     %1 = complex.im %arg0 : complex<f64>
// CHECK-NEXT:     %cst_1 = arith.constant 1.000000e+00 : f64
// CHECK-NEXT:     %2 = math.absf %0 fastmath<fast> : f64
// CHECK-NEXT:     %3 = math.absf %1 fastmath<fast> : f64
// CHECK-NEXT:     %4 = arith.maximumf %2, %3 fastmath<fast> : f64
// CHECK-NEXT:     %5 = arith.minimumf %2, %3 fastmath<fast> : f64
// CHECK-NEXT:     %6 = arith.divf %5, %4 fastmath<reassoc,nsz,arcp,contract,afn> : f64
// CHECK-NEXT:     %7 = arith.mulf %6, %6 fastmath<reassoc,nsz,arcp,contract,afn> : f64
// CHECK-NEXT:     %8 = arith.addf %7, %cst_1 fastmath<reassoc,nsz,arcp,contract,afn> : f64
// CHECK-NEXT:     %cst_2 = arith.constant 2.500000e-01 : f64
// CHECK-NEXT:     %9 = math.sqrt %4 fastmath<reassoc,nsz,arcp,contract,afn> : f64
// CHECK-NEXT:     %10 = math.powf %8, %cst_2 fastmath<reassoc,nsz,arcp,contract,afn> : f64
// CHECK-NEXT:     %11 = arith.mulf %9, %10 fastmath<reassoc,nsz,arcp,contract,afn> : f64
// CHECK-NEXT:     %12 = arith.cmpf uno, %11, %11 fastmath<reassoc,nsz,arcp,contract,afn> : f64
// CHECK-NEXT:     %13 = arith.select %12, %5, %11 : f64
// CHECK-NEXT:     %14 = math.atan2 %1, %0 fastmath<fast> : f64
// CHECK-NEXT:     %15 = arith.mulf %14, %cst_0 fastmath<fast> : f64
// CHECK-NEXT:     %16 = math.cos %15 fastmath<fast> : f64
// CHECK-NEXT:     %17 = math.sin %15 fastmath<fast> : f64
// CHECK-NEXT:     %18 = arith.cmpf oeq, %17, %cst fastmath<fast> : f64
// CHECK-NEXT:     %19 = arith.mulf %13, %16 fastmath<fast> : f64
// CHECK-NEXT:     %20 = arith.mulf %13, %17 fastmath<fast> : f64
// CHECK-NEXT:     %21 = arith.select %18, %cst, %20 : f64
// CHECK-NEXT:     %22 = arith.cmpf oeq, %13, %cst fastmath<fast> : f64
// CHECK-NEXT:     %23 = arith.select %22, %cst, %19 : f64
// CHECK-NEXT:     %24 = arith.select %22, %cst, %21 : f64
// CHECK-NEXT:     %25 = complex.create %23, %24 : complex<f64>
// CHECK-NEXT:     return %25 : complex<f64>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @expm1(%arg0: complex<f64>) -> complex<f64> {
// CHECK-NEXT:     %0 = complex.re %arg0 : complex<f64>
// CHECK-NEXT:     %1 = complex.im %arg0 : complex<f64>
// CHECK-NEXT:     %cst = arith.constant 0.000000e+00 : f64
// CHECK-NEXT:     %cst_0 = arith.constant 1.000000e+00 : f64
// CHECK-NEXT:     %2 = math.expm1 %0 fastmath<nnan> : f64
// CHECK-NEXT:     %3 = arith.addf %2, %cst_0 fastmath<nnan> : f64
// CHECK-NEXT:     %4 = math.sin %1 fastmath<nnan> : f64
// CHECK-NEXT:     %cst_1 = arith.constant -5.000000e-01 : f64
// CHECK-NEXT:     %cst_2 = arith.constant -1.000000e+00 : f64
// CHECK-NEXT:     %5 = math.cos %1 fastmath<nnan> : f64
// CHECK-NEXT:     %6 = arith.addf %5, %cst_2 fastmath<nnan> : f64
// CHECK-NEXT:     %7 = arith.mulf %1, %1 fastmath<nnan> : f64
// CHECK-NEXT:     %8 = arith.mulf %7, %7 fastmath<nnan> : f64
// CHECK-NEXT:     %cst_3 = arith.constant 4.7377507964246208E-14 : f64
// CHECK-NEXT:     %cst_4 = arith.constant -1.147028484342536E-11 : f64
// CHECK-NEXT:     %9 = math.fma %cst_3, %7, %cst_4 fastmath<nnan> : f64
// CHECK-NEXT:     %cst_5 = arith.constant 2.087675428708152E-9 : f64
// CHECK-NEXT:     %10 = math.fma %9, %7, %cst_5 fastmath<nnan> : f64
// CHECK-NEXT:     %cst_6 = arith.constant -2.755731921499979E-7 : f64
// CHECK-NEXT:     %11 = math.fma %10, %7, %cst_6 fastmath<nnan> : f64
// CHECK-NEXT:     %cst_7 = arith.constant 2.4801587301570551E-5 : f64
// CHECK-NEXT:     %12 = math.fma %11, %7, %cst_7 fastmath<nnan> : f64
// CHECK-NEXT:     %cst_8 = arith.constant -0.0013888888888888872 : f64
// CHECK-NEXT:     %13 = math.fma %12, %7, %cst_8 fastmath<nnan> : f64
// CHECK-NEXT:     %cst_9 = arith.constant 0.041666666666666664 : f64
// CHECK-NEXT:     %14 = math.fma %13, %7, %cst_9 fastmath<nnan> : f64
// CHECK-NEXT:     %15 = arith.mulf %8, %14 fastmath<nnan> : f64
// CHECK-NEXT:     %16 = arith.mulf %cst_1, %7 fastmath<nnan> : f64
// CHECK-NEXT:     %17 = arith.addf %15, %16 : f64
// CHECK-NEXT:     %cst_10 = arith.constant 6.168500e-01 : f64
// CHECK-NEXT:     %18 = arith.cmpf oge, %7, %cst_10 fastmath<nnan> : f64
// CHECK-NEXT:     %19 = arith.select %18, %6, %17 : f64
// CHECK-NEXT:     %20 = arith.addf %19, %cst_0 fastmath<nnan> : f64
// CHECK-NEXT:     %21 = arith.mulf %2, %20 fastmath<nnan> : f64
// CHECK-NEXT:     %22 = arith.addf %21, %19 fastmath<nnan> : f64
// CHECK-NEXT:     %23 = arith.cmpf oeq, %1, %cst fastmath<nnan> : f64
// CHECK-NEXT:     %24 = arith.mulf %3, %4 fastmath<nnan> : f64
// CHECK-NEXT:     %25 = arith.select %23, %cst, %24 : f64
// CHECK-NEXT:     %26 = complex.create %22, %25 : complex<f64>
// CHECK-NEXT:     return %26 : complex<f64>
// CHECK-NEXT:   }
// CHECK-NEXT: }
