// AUTOUPDATE
// RUN: %opt --convert-complex-to-standard %s | FileCheck %s
//
// Square roots and exponentials less one.

// CHECK-LABEL: func.func @sqrt(
// CHECK-SAME: {{^}}%[[A:[a-z0-9_]+]]: complex<f32>) -> complex<f32> {
// CHECK-NEXT:   %[[CST:.*]] = arith.constant 0.000000e+00 : f32
// CHECK-NEXT:   %[[CST_0:.*]] = arith.constant 5.000000e-01 : f32
// CHECK-NEXT:   %[[RE:.*]] = complex.re %[[A]] : complex<f32>
// CHECK-NEXT:   %[[IM:.*]] = complex.im %[[A]] : complex<f32>
// CHECK-NEXT:   %[[CST_1:.*]] = arith.constant 1.000000e+00 : f32
// CHECK-NEXT:   %[[ABSF:.*]] = math.absf %[[RE]] : f32
// CHECK-NEXT:   %[[ABSF_1:.*]] = math.absf %[[IM]] : f32
// CHECK-NEXT:   %[[MAXIMUMF:.*]] = arith.maximumf %[[ABSF]], %[[ABSF_1]] : f32
// CHECK-NEXT:   %[[MINIMUMF:.*]] = arith.minimumf %[[ABSF]], %[[ABSF_1]] : f32
// CHECK-NEXT:   %[[DIVF:.*]] = arith.divf %[[MINIMUMF]], %[[MAXIMUMF]] : f32
// CHECK-NEXT:   %[[MULF:.*]] = arith.mulf %[[DIVF]], %[[DIVF]] : f32
// CHECK-NEXT:   %[[ADDF:.*]] = arith.addf %[[MULF]], %[[CST_1]] : f32
// CHECK-NEXT:   %[[CST_2:.*]] = arith.constant 2.500000e-01 : f32
// CHECK-NEXT:   %[[SQRT:.*]] = math.sqrt %[[MAXIMUMF]] : f32
// CHECK-NEXT:   %[[POWF:.*]] = math.powf %[[ADDF]], %[[CST_2]] : f32
// CHECK-NEXT:   %[[MULF_1:.*]] = arith.mulf %[[SQRT]], %[[POWF]] : f32
// CHECK-NEXT:   %[[CMPF:.*]] = arith.cmpf uno, %[[MULF_1]], %[[MULF_1]] : f32
// CHECK-NEXT:   %[[SELECT:.*]] = arith.select %[[CMPF]], %[[MINIMUMF]], %[[MULF_1]] : f32
// CHECK-NEXT:   %[[ATAN2:.*]] = math.atan2 %[[IM]], %[[RE]] : f32
// CHECK-NEXT:   %[[MULF_2:.*]] = arith.mulf %[[ATAN2]], %[[CST_0]] : f32
// CHECK-NEXT:   %[[COS:.*]] = math.cos %[[MULF_2]] : f32
// CHECK-NEXT:   %[[SIN:.*]] = math.sin %[[MULF_2]] : f32
// CHECK-NEXT:   %[[CMPF_1:.*]] = arith.cmpf oeq, %[[SIN]], %[[CST]] : f32
// CHECK-NEXT:   %[[MULF_3:.*]] = arith.mulf %[[SELECT]], %[[COS]] : f32
// CHECK-NEXT:   %[[MULF_4:.*]] = arith.mulf %[[SELECT]], %[[SIN]] : f32
// CHECK-NEXT:   %[[SELECT_1:.*]] = arith.select %[[CMPF_1]], %[[CST]], %[[MULF_4]] : f32
// CHECK-NEXT:   %[[CST_3:.*]] = arith.constant 0x7F800000 : f32
// CHECK-NEXT:   %[[CST_4:.*]] = arith.constant 0xFF800000 : f32
// CHECK-NEXT:   %[[CST_5:.*]] = arith.constant 0x7FC00000 : f32
// CHECK-NEXT:   %[[ABSF_2:.*]] = math.absf %[[IM]] : f32
// CHECK-NEXT:   %[[CMPF_2:.*]] = arith.cmpf oeq, %[[ABSF_2]], %[[CST_3]] : f32
// CHECK-NEXT:   %[[CMPF_3:.*]] = arith.cmpf one, %[[ABSF_2]], %[[CST_3]] : f32
// CHECK-NEXT:   %[[CMPF_4:.*]] = arith.cmpf oeq, %[[RE]], %[[CST_3]] : f32
// CHECK-NEXT:   %[[CMPF_5:.*]] = arith.cmpf oeq, %[[RE]], %[[CST_4]] : f32
// CHECK-NEXT:   %[[ANDI:.*]] = arith.andi %[[CMPF_5]], %[[CMPF_3]] : i1
// CHECK-NEXT:   %[[SELECT_2:.*]] = arith.select %[[ANDI]], %[[CST]], %[[MULF_3]] : f32
// CHECK-NEXT:   %[[ORI:.*]] = arith.ori %[[CMPF_2]], %[[CMPF_4]] : i1
// CHECK-NEXT:   %[[SELECT_3:.*]] = arith.select %[[ORI]], %[[CST_3]], %[[SELECT_2]] : f32
// CHECK-NEXT:   %[[COPYSIGN:.*]] = math.copysign %[[CST_3]], %[[IM]] : f32
// CHECK-NEXT:   %[[CMPF_6:.*]] = arith.cmpf uno, %[[SELECT]], %[[SELECT]] : f32
// CHECK-NEXT:   %[[SELECT_4:.*]] = arith.select %[[CMPF_6]], %[[CST_5]], %[[SELECT_1]] : f32
// CHECK-NEXT:   %[[ORI_1:.*]] = arith.ori %[[CMPF_2]], %[[CMPF_5]] : i1
// CHECK-NEXT:   %[[SELECT_5:.*]] = arith.select %[[ORI_1]], %[[COPYSIGN]], %[[SELECT_4]] : f32
// CHECK-NEXT:   %[[CMPF_7:.*]] = arith.cmpf oeq, %[[SELECT]], %[[CST]] : f32
// CHECK-NEXT:   %[[SELECT_6:.*]] = arith.select %[[CMPF_7]], %[[CST]], %[[SELECT_3]] : f32
// CHECK-NEXT:   %[[SELECT_7:.*]] = arith.select %[[CMPF_7]], %[[CST]], %[[SELECT_5]] : f32
// CHECK-NEXT:   %[[CREATE:.*]] = complex.create %[[SELECT_6]], %[[SELECT_7]] : complex<f32>
// CHECK-NEXT:   return %[[CREATE]] : complex<f32>
// CHECK-NEXT: }
func.func @sqrt(%a: complex<f32>) -> complex<f32> {
  %0 = complex.sqrt %a : complex<f32>
  return %0 : complex<f32>
}

// CHECK-LABEL: func.func @sqrt_fast
// CHECK-SAME: (%[[A:[a-z0-9_]+]]: complex<f64>) -> complex<f64> {
// CHECK-NEXT:   %[[CST:.*]] = arith.constant 0.000000e+00 : f64
// CHECK-NEXT:   %[[CST_0:.*]] = arith.constant 5.000000e-01 : f64
// CHECK-NEXT:   %[[RE:.*]] = complex.re %[[A]] : complex<f64>
// CHECK-NEXT:   %[[IM:.*]] = complex.im %[[A]] : complex<f64>
// CHECK-NEXT:   %[[CST_1:.*]] = arith.constant 1.000000e+00 : f64
// CHECK-NEXT:   %[[ABSF:.*]] = math.absf %[[RE]] fastmath<fast> : f64
// CHECK-NEXT:   %[[ABSF_1:.*]] = math.absf %[[IM]] fastmath<fast> : f64
// CHECK-NEXT:   %[[MAXIMUMF:.*]] = arith.maximumf %[[ABSF]], %[[ABSF_1]] fastmath<fast> : f64
// CHECK-NEXT:   %[[MINIMUMF:.*]] = arith.minimumf %[[ABSF]], %[[ABSF_1]] fastmath<fast> : f64
// CHECK-NEXT:   %[[DIVF:.*]] = arith.divf %[[MINIMUMF]], %[[MAXIMUMF]] fastmath<reassoc,nsz,arcp,contract,afn> : f64
// CHECK-NEXT:   %[[MULF:.*]] = arith.mulf %[[DIVF]], %[[DIVF]] fastmath<reassoc,nsz,arcp,contract,afn> : f64
// CHECK-NEXT:   %[[ADDF:.*]] = arith.addf %[[MULF]], %[[CST_1]] fastmath<reassoc,nsz,arcp,contract,afn> : f64
// CHECK-NEXT:   %[[CST_2:.*]] = arith.constant 2.500000e-01 : f64
// CHECK-NEXT:   %[[SQRT:.*]] = math.sqrt %[[MAXIMUMF]] fastmath<reassoc,nsz,arcp,contract,afn> : f64
// CHECK-NEXT:   %[[POWF:.*]] = math.powf %[[ADDF]], %[[CST_2]] fastmath<reassoc,nsz,arcp,contract,afn> : f64
// CHECK-NEXT:   %[[MULF_1:.*]] = arith.mulf %[[SQRT]], %[[POWF]] fastmath<reassoc,nsz,arcp,contract,afn> : f64
// CHECK-NEXT:   %[[CMPF:.*]] = arith.cmpf uno, %[[MULF_1]], %[[MULF_1]] fastmath<reassoc,nsz,arcp,contract,afn> : f64
// CHECK-NEXT:   %[[SELECT:.*]] = arith.select %[[CMPF]], %[[MINIMUMF]], %[[MULF_1]] : f64
// CHECK-NEXT:   %[[ATAN2:.*]] = math.atan2 %[[IM]], %[[RE]] fastmath<fast> : f64
// CHECK-NEXT:   %[[MULF_2:.*]] = arith.mulf %[[ATAN2]], %[[CST_0]] fastmath<fast> : f64
// CHECK-NEXT:   %[[COS:.*]] = math.cos %[[MULF_2]] fastmath<fast> : f64
// CHECK-NEXT:   %[[SIN:.*]] = math.sin %[[MULF_2]] fastmath<fast> : f64
// CHECK-NEXT:   %[[CMPF_1:.*]] = arith.cmpf oeq, %[[SIN]], %[[CST]] fastmath<fast> : f64
// CHECK-NEXT:   %[[MULF_3:.*]] = arith.mulf %[[SELECT]], %[[COS]] fastmath<fast> : f64
// CHECK-NEXT:   %[[MULF_4:.*]] = arith.mulf %[[SELECT]], %[[SIN]] fastmath<fast> : f64
// CHECK-NEXT:   %[[SELECT_1:.*]] = arith.select %[[CMPF_1]], %[[CST]], %[[MULF_4]] : f64
// CHECK-NEXT:   %[[CMPF_2:.*]] = arith.cmpf oeq, %[[SELECT]], %[[CST]] fastmath<fast> : f64
// CHECK-NEXT:   %[[SELECT_2:.*]] = arith.select %[[CMPF_2]], %[[CST]], %[[MULF_3]] : f64
// CHECK-NEXT:   %[[SELECT_3:.*]] = arith.select %[[CMPF_2]], %[[CST]], %[[SELECT_1]] : f64
// CHECK-NEXT:   %[[CREATE:.*]] = complex.create %[[SELECT_2]], %[[SELECT_3]] : complex<f64>
// CHECK-NEXT:   return %[[CREATE]] : complex<f64>
// CHECK-NEXT: }
func.func @sqrt_fast(%a: complex<f64>) -> complex<f64> {
  %0 = complex.sqrt %a fastmath<fast> : complex<f64>
  return %0 : complex<f64>
}

// CHECK-LABEL: func.func @expm1
// CHECK-SAME: (%[[A:[a-z0-9_]+]]: complex<f64>) -> complex<f64> {
// CHECK-NEXT:   %[[RE:.*]] = complex.re %[[A]] : complex<f64>
// CHECK-NEXT:   %[[IM:.*]] = complex.im %[[A]] : complex<f64>
// CHECK-NEXT:   %[[CST:.*]] = arith.constant 0.000000e+00 : f64
// CHECK-NEXT:   %[[CST_0:.*]] = arith.constant 1.000000e+00 : f64
// CHECK-NEXT:   %[[EXPM1:.*]] = math.expm1 %[[RE]] fastmath<nnan> : f64
// CHECK-NEXT:   %[[ADDF:.*]] = arith.addf %[[EXPM1]], %[[CST_0]] fastmath<nnan> : f64
// CHECK-NEXT:   %[[SIN:.*]] = math.sin %[[IM]] fastmath<nnan> : f64
// CHECK-NEXT:   %[[CST_1:.*]] = arith.constant -5.000000e-01 : f64
// CHECK-NEXT:   %[[CST_2:.*]] = arith.constant -1.000000e+00 : f64
// CHECK-NEXT:   %[[COS:.*]] = math.cos %[[IM]] fastmath<nnan> : f64
// CHECK-NEXT:   %[[ADDF_1:.*]] = arith.addf %[[COS]], %[[CST_2]] fastmath<nnan> : f64
// CHECK-NEXT:   %[[MULF:.*]] = arith.mulf %[[IM]], %[[IM]] fastmath<nnan> : f64
// CHECK-NEXT:   %[[MULF_1:.*]] = arith.mulf %[[MULF]], %[[MULF]] fastmath<nnan> : f64
// CHECK-NEXT:   %[[CST_3:.*]] = arith.constant 4.7377507964246208E-14 : f64
// CHECK-NEXT:   %[[CST_4:.*]] = arith.constant -1.147028484342536E-11 : f64
// CHECK-NEXT:   %[[FMA:.*]] = math.fma %[[CST_3]], %[[MULF]], %[[CST_4]] fastmath<nnan> : f64
// CHECK-NEXT:   %[[CST_5:.*]] = arith.constant 2.087675428708152E-9 : f64
// CHECK-NEXT:   %[[FMA_1:.*]] = math.fma %[[FMA]], %[[MULF]], %[[CST_5]] fastmath<nnan> : f64
// CHECK-NEXT:   %[[CST_6:.*]] = arith.constant -2.755731921499979E-7 : f64
// CHECK-NEXT:   %[[FMA_2:.*]] = math.fma %[[FMA_1]], %[[MULF]], %[[CST_6]] fastmath<nnan> : f64
// CHECK-NEXT:   %[[CST_7:.*]] = arith.constant 2.4801587301570551E-5 : f64
// CHECK-NEXT:   %[[FMA_3:.*]] = math.fma %[[FMA_2]], %[[MULF]], %[[CST_7]] fastmath<nnan> : f64
// CHECK-NEXT:   %[[CST_8:.*]] = arith.constant -0.0013888888888888872 : f64
// CHECK-NEXT:   %[[FMA_4:.*]] = math.fma %[[FMA_3]], %[[MULF]], %[[CST_8]] fastmath<nnan> : f64
// CHECK-NEXT:   %[[CST_9:.*]] = arith.constant 0.041666666666666664 : f64
// CHECK-NEXT:   %[[FMA_5:.*]] = math.fma %[[FMA_4]], %[[MULF]], %[[CST_9]] fastmath<nnan> : f64
// CHECK-NEXT:   %[[MULF_2:.*]] = arith.mulf %[[MULF_1]], %[[FMA_5]] fastmath<nnan> : f64
// CHECK-NEXT:   %[[MULF_3:.*]] = arith.mulf %[[CST_1]], %[[MULF]] fastmath<nnan> : f64
// CHECK-NEXT:   %[[ADDF_2:.*]] = arith.addf %[[MULF_2]], %[[MULF_3]] : f64
// CHECK-NEXT:   %[[CST_10:.*]] = arith.constant 6.168500e-01 : f64
// CHECK-NEXT:   %[[CMPF:.*]] = arith.cmpf oge, %[[MULF]], %[[CST_10]] fastmath<nnan> : f64
// CHECK-NEXT:   %[[SELECT:.*]] = arith.select %[[CMPF]], %[[ADDF_1]], %[[ADDF_2]] : f64
// CHECK-NEXT:   %[[ADDF_3:.*]] = arith.addf %[[SELECT]], %[[CST_0]] fastmath<nnan> : f64
// CHECK-NEXT:   %[[MULF_4:.*]] = arith.mulf %[[EXPM1]], %[[ADDF_3]] fastmath<nnan> : f64
// CHECK-NEXT:   %[[ADDF_4:.*]] = arith.addf %[[MULF_4]], %[[SELECT]] fastmath<nnan> : f64
// CHECK-NEXT:   %[[CMPF_1:.*]] = arith.cmpf oeq, %[[IM]], %[[CST]] fastmath<nnan> : f64
// CHECK-NEXT:   %[[MULF_5:.*]] = arith.mulf %[[ADDF]], %[[SIN]] fastmath<nnan> : f64
// CHECK-NEXT:   %[[SELECT_1:.*]] = arith.select %[[CMPF_1]], %[[CST]], %[[MULF_5]] : f64
// CHECK-NEXT:   %[[CREATE:.*]] = complex.create %[[ADDF_4]], %[[SELECT_1]] : complex<f64>
// CHECK-NEXT:   return %[[CREATE]] : complex<f64>
// CHECK-NEXT: }
func.func @expm1(%a: complex<f64>) -> complex<f64> {
  %0 = complex.expm1 %a fastmath<nnan> : complex<f64>
  return %0 : complex<f64>
}
