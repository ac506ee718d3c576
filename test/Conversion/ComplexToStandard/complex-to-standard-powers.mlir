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
// CHECK-NEXT:   func.func @rsqrt(%[[A:[a-z0-9_]+]]: complex<f32>) -> complex<f32> {
// CHECK-NEXT:     %[[CST:.*]] = arith.constant 0.000000e+00 : f32
// CHECK-NEXT:     %[[CST_0:.*]] = arith.constant 0x7F800000 : f32
// CHECK-NEXT:     %[[CST_1:.*]] = arith.constant -5.000000e-01 : f32
// CHECK-NEXT:     %[[CST_2:.*]] = arith.constant 0x7FC00000 : f32
// CHECK-NEXT:     %[[RE:.*]] = complex.re %[[A]] : complex<f32>
// CHECK-NEXT:     %[[IM:.*]] = complex.im %[[A]] : complex<f32>
// CHECK-NEXT:     %[[CST_3:.*]] = arith.constant 1.000000e+00 : f32
// CHECK-NEXT:     %[[ABSF:.*]] = math.absf %[[RE]] fastmath<nnan> : f32
// CHECK-NEXT:     %[[ABSF_1:.*]] = math.absf %[[IM]] fastmath<nnan> : f32
// CHECK-NEXT:     %[[MAXIMUMF:.*]] = arith.maximumf %[[ABSF]], %[[ABSF_1]] fastmath<nnan> : f32
// CHECK-NEXT:     %[[MINIMUMF:.*]] = arith.minimumf %[[ABSF]], %[[ABSF_1]] fastmath<nnan> : f32
// CHECK-NEXT:     %[[DIVF:.*]] = arith.divf %[[MINIMUMF]], %[[MAXIMUMF]] : f32
// CHECK-NEXT:     %[[MULF:.*]] = arith.mulf %[[DIVF]], %[[DIVF]] : f32
// CHECK-NEXT:     %[[ADDF:.*]] = arith.addf %[[MULF]], %[[CST_3]] : f32
// CHECK-NEXT:     %[[RSQRT:.*]] = math.rsqrt %[[ADDF]] : f32
// CHECK-NEXT:     %[[RSQRT_1:.*]] = math.rsqrt %[[MINIMUMF]] : f32
// CHECK-NEXT:     %[[RSQRT_2:.*]] = math.rsqrt %[[MAXIMUMF]] : f32
// CHECK-NEXT:     %[[SQRT:.*]] = math.sqrt %[[RSQRT]] : f32
// CHECK-NEXT:     %[[MULF_1:.*]] = arith.mulf %[[RSQRT_2]], %[[SQRT]] : f32
// CHECK-NEXT:     %[[CMPF:.*]] = arith.cmpf uno, %[[MULF_1]], %[[MULF_1]] : f32
// CHECK-NEXT:     %[[SELECT:.*]] = arith.select %[[CMPF]], %[[RSQRT_1]], %[[MULF_1]] : f32
// CHECK-NEXT:     %[[ATAN2:.*]] = math.atan2 %[[IM]], %[[RE]] fastmath<nnan> : f32
// CHECK-NEXT:     %[[MULF_2:.*]] = arith.mulf %[[ATAN2]], %[[CST_1]] fastmath<nnan> : f32
// CHECK-NEXT:     %[[COS:.*]] = math.cos %[[MULF_2]] fastmath<nnan> : f32
// CHECK-NEXT:     %[[SIN:.*]] = math.sin %[[MULF_2]] fastmath<nnan> : f32
// CHECK-NEXT:     %[[MULF_3:.*]] = arith.mulf %[[SELECT]], %[[COS]] fastmath<nnan> : f32
// CHECK-NEXT:     %[[MULF_4:.*]] = arith.mulf %[[SELECT]], %[[SIN]] fastmath<nnan> : f32
// CHECK-NEXT:     %[[CST_4:.*]] = arith.constant -1.000000e+00 : f32
// CHECK-NEXT:     %[[COPYSIGN:.*]] = math.copysign %[[CST]], %[[RE]] fastmath<nnan> : f32
// CHECK-NEXT:     %[[COPYSIGN_1:.*]] = math.copysign %[[CST]], %[[IM]] fastmath<nnan> : f32
// CHECK-NEXT:     %[[MULF_5:.*]] = arith.mulf %[[CST_4]], %[[COPYSIGN_1]] fastmath<nnan> : f32
// CHECK-NEXT:     %[[ABSF_2:.*]] = math.absf %[[RE]] fastmath<nnan> : f32
// CHECK-NEXT:     %[[ABSF_3:.*]] = math.absf %[[IM]] fastmath<nnan> : f32
// CHECK-NEXT:     %[[CMPF_1:.*]] = arith.cmpf oeq, %[[ABSF_3]], %[[CST_0]] fastmath<nnan> : f32
// CHECK-NEXT:     %[[CMPF_2:.*]] = arith.cmpf uno, %[[RE]], %[[RE]] fastmath<nnan> : f32
// CHECK-NEXT:     %[[CMPF_3:.*]] = arith.cmpf oeq, %[[ABSF_2]], %[[CST_0]] fastmath<nnan> : f32
// CHECK-NEXT:     %[[ANDI:.*]] = arith.andi %[[CMPF_1]], %[[CMPF_2]] : i1
// CHECK-NEXT:     %[[ORI:.*]] = arith.ori %[[ANDI]], %[[CMPF_3]] : i1
// CHECK-NEXT:     %[[SELECT_1:.*]] = arith.select %[[ORI]], %[[COPYSIGN]], %[[MULF_3]] : f32
// CHECK-NEXT:     %[[SELECT_2:.*]] = arith.select %[[ORI]], %[[MULF_5]], %[[MULF_4]] : f32
// CHECK-NEXT:     %[[CMPF_4:.*]] = arith.cmpf oeq, %[[RE]], %[[CST]] fastmath<nnan> : f32
// CHECK-NEXT:     %[[CMPF_5:.*]] = arith.cmpf oeq, %[[IM]], %[[CST]] fastmath<nnan> : f32
// CHECK-NEXT:     %[[ANDI_1:.*]] = arith.andi %[[CMPF_4]], %[[CMPF_5]] : i1
// CHECK-NEXT:     %[[SELECT_3:.*]] = arith.select %[[ANDI_1]], %[[CST_0]], %[[SELECT_1]] : f32
// CHECK-NEXT:     %[[SELECT_4:.*]] = arith.select %[[ANDI_1]], %[[CST_2]], %[[SELECT_2]] : f32
// CHECK-NEXT:     %[[CREATE:.*]] = complex.create %[[SELECT_3]], %[[SELECT_4]] : complex<f32>
// CHECK-NEXT:     return %[[CREATE]] : complex<f32>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @tan(%[[A:[a-z0-9_]+]]: complex<f64>) -> complex<f64> {
// CHECK-NEXT:     %[[RE:.*]] = complex.re %[[A]] : complex<f64>
// CHECK-NEXT:     %[[IM:.*]] = complex.im %[[A]] : complex<f64>
// CHECK-NEXT:     %[[CST:.*]] = arith.constant -1.000000e+00 : f64
// CHECK-NEXT:     %[[MULF:.*]] = arith.mulf %[[IM]], %[[CST]] : f64
// CHECK-NEXT:     %[[CST_0:.*]] = arith.constant 0x7FF0000000000000 : f64
// CHECK-NEXT:     %[[CST_1:.*]] = arith.constant 4.000000e+00 : f64
// CHECK-NEXT:     %[[ADDF:.*]] = arith.addf %[[MULF]], %[[MULF]] : f64
// CHECK-NEXT:     %[[MULF_1:.*]] = arith.mulf %[[CST]], %[[ADDF]] : f64
// CHECK-NEXT:     %[[EXPM1:.*]] = math.expm1 %[[ADDF]] : f64
// CHECK-NEXT:     %[[EXPM1_1:.*]] = math.expm1 %[[MULF_1]] : f64
// CHECK-NEXT:     %[[SUBF:.*]] = arith.subf %[[EXPM1]], %[[EXPM1_1]] : f64
// CHECK-NEXT:     %[[COS:.*]] = math.cos %[[RE]] : f64
// CHECK-NEXT:     %[[MULF_2:.*]] = arith.mulf %[[COS]], %[[COS]] : f64
// CHECK-NEXT:     %[[MULF_3:.*]] = arith.mulf %[[MULF_2]], %[[CST_1]] : f64
// CHECK-NEXT:     %[[SIN:.*]] = math.sin %[[RE]] : f64
// CHECK-NEXT:     %[[MULF_4:.*]] = arith.mulf %[[COS]], %[[SIN]] : f64
// CHECK-NEXT:     %[[MULF_5:.*]] = arith.mulf %[[CST_1]], %[[MULF_4]] : f64
// CHECK-NEXT:     %[[ADDF_1:.*]] = arith.addf %[[EXPM1]], %[[EXPM1_1]] : f64
// CHECK-NEXT:     %[[ADDF_2:.*]] = arith.addf %[[ADDF_1]], %[[MULF_3]] : f64
// CHECK-NEXT:     %[[CMPF:.*]] = arith.cmpf oeq, %[[ADDF_1]], %[[CST_0]] : f64
// CHECK-NEXT:     %[[COPYSIGN:.*]] = math.copysign %[[CST]], %[[MULF]] : f64
// CHECK-NEXT:     %[[DIVF:.*]] = arith.divf %[[SUBF]], %[[ADDF_2]] : f64
// CHECK-NEXT:     %[[SELECT:.*]] = arith.select %[[CMPF]], %[[COPYSIGN]], %[[DIVF]] : f64
// CHECK-NEXT:     %[[DIVF_1:.*]] = arith.divf %[[MULF_5]], %[[ADDF_2]] : f64
// CHECK-NEXT:     %[[ABSF:.*]] = math.absf %[[MULF]] : f64
// CHECK-NEXT:     %[[CST_2:.*]] = arith.constant 0.000000e+00 : f64
// CHECK-NEXT:     %[[CST_3:.*]] = arith.constant 0x7FF8000000000000 : f64
// CHECK-NEXT:     %[[CMPF_1:.*]] = arith.cmpf oeq, %[[ABSF]], %[[CST_0]] : f64
// CHECK-NEXT:     %[[CMPF_2:.*]] = arith.cmpf oeq, %[[RE]], %[[CST_2]] : f64
// CHECK-NEXT:     %[[TRUE:.*]] = arith.constant true
// CHECK-NEXT:     %[[XORI:.*]] = arith.xori %[[CMPF_1]], %[[TRUE]] : i1
// CHECK-NEXT:     %[[CMPF_3:.*]] = arith.cmpf uno, %[[MULF_5]], %[[MULF_5]] : f64
// CHECK-NEXT:     %[[ANDI:.*]] = arith.andi %[[CMPF_3]], %[[XORI]] : i1
// CHECK-NEXT:     %[[ANDI_1:.*]] = arith.andi %[[CMPF_1]], %[[CMPF_3]] : i1
// CHECK-NEXT:     %[[ORI:.*]] = arith.ori %[[CMPF_2]], %[[ANDI_1]] : i1
// CHECK-NEXT:     %[[SELECT_1:.*]] = arith.select %[[ANDI]], %[[CST_3]], %[[SELECT]] : f64
// CHECK-NEXT:     %[[SELECT_2:.*]] = arith.select %[[ORI]], %[[CST_2]], %[[DIVF_1]] : f64
// CHECK-NEXT:     %[[MULF_6:.*]] = arith.mulf %[[SELECT_1]], %[[CST]] : f64
// CHECK-NEXT:     %[[CREATE:.*]] = complex.create %[[SELECT_2]], %[[MULF_6]] : complex<f64>
// CHECK-NEXT:     return %[[CREATE]] : complex<f64>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @tanh(%[[A:[a-z0-9_]+]]: complex<f32>) -> complex<f32> {
// CHECK-NEXT:     %[[RE:.*]] = complex.re %[[A]] : complex<f32>
// CHECK-NEXT:     %[[IM:.*]] = complex.im %[[A]] : complex<f32>
// CHECK-NEXT:     %[[CST:.*]] = arith.constant -1.000000e+00 : f32
// CHECK-NEXT:     %[[CST_0:.*]] = arith.constant 0x7F800000 : f32
// CHECK-NEXT:     %[[CST_1:.*]] = arith.constant 4.000000e+00 : f32
// CHECK-NEXT:     %[[ADDF:.*]] = arith.addf %[[RE]], %[[RE]] fastmath<fast> : f32
// CHECK-NEXT:     %[[MULF:.*]] = arith.mulf %[[CST]], %[[ADDF]] fastmath<fast> : f32
// CHECK-NEXT:     %[[EXPM1:.*]] = math.expm1 %[[ADDF]] fastmath<fast> : f32
// CHECK-NEXT:     %[[EXPM1_1:.*]] = math.expm1 %[[MULF]] fastmath<fast> : f32
// CHECK-NEXT:     %[[SUBF:.*]] = arith.subf %[[EXPM1]], %[[EXPM1_1]] fastmath<fast> : f32
// CHECK-NEXT:     %[[COS:.*]] = math.cos %[[IM]] fastmath<fast> : f32
// CHECK-NEXT:     %[[MULF_1:.*]] = arith.mulf %[[COS]], %[[COS]] fastmath<fast> : f32
// CHECK-NEXT:     %[[MULF_2:.*]] = arith.mulf %[[MULF_1]], %[[CST_1]] fastmath<fast> : f32
// CHECK-NEXT:     %[[SIN:.*]] = math.sin %[[IM]] fastmath<fast> : f32
// CHECK-NEXT:     %[[MULF_3:.*]] = arith.mulf %[[COS]], %[[SIN]] fastmath<fast> : f32
// CHECK-NEXT:     %[[MULF_4:.*]] = arith.mulf %[[CST_1]], %[[MULF_3]] fastmath<fast> : f32
// CHECK-NEXT:     %[[ADDF_1:.*]] = arith.addf %[[EXPM1]], %[[EXPM1_1]] fastmath<fast> : f32
// CHECK-NEXT:     %[[ADDF_2:.*]] = arith.addf %[[ADDF_1]], %[[MULF_2]] fastmath<fast> : f32
// CHECK-NEXT:     %[[CMPF:.*]] = arith.cmpf oeq, %[[ADDF_1]], %[[CST_0]] fastmath<fast> : f32
// CHECK-NEXT:     %[[COPYSIGN:.*]] = math.copysign %[[CST]], %[[RE]] fastmath<fast> : f32
// CHECK-NEXT:     %[[DIVF:.*]] = arith.divf %[[SUBF]], %[[ADDF_2]] fastmath<fast> : f32
// CHECK-NEXT:     %[[SELECT:.*]] = arith.select %[[CMPF]], %[[COPYSIGN]], %[[DIVF]] : f32
// CHECK-NEXT:     %[[DIVF_1:.*]] = arith.divf %[[MULF_4]], %[[ADDF_2]] fastmath<fast> : f32
// CHECK-NEXT:     %[[CREATE:.*]] = complex.create %[[SELECT]], %[[DIVF_1]] : complex<f32>
// CHECK-NEXT:     return %[[CREATE]] : complex<f32>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @powi(%[[A:[a-z0-9_]+]]: complex<f32>, %[[B:[a-z0-9_]+]]: i32) -> complex<f32> {
// CHECK-NEXT:     %[[SITOFP:.*]] = arith.sitofp %[[B]] : i32 to f32
// CHECK-NEXT:     %[[CST:.*]] = arith.constant 0.000000e+00 : f32
// CHECK-NEXT:     %[[CREATE:.*]] = complex.create %[[SITOFP]], %[[CST]] : complex<f32>
// CHECK-NEXT:     %[[RE:.*]] = complex.re %[[CREATE]] : complex<f32>
// CHECK-NEXT:     %[[IM:.*]] = complex.im %[[CREATE]] : complex<f32>
// CHECK-NEXT:     %[[RE_1:.*]] = complex.re %[[A]] : complex<f32>
// CHECK-NEXT:     %[[IM_1:.*]] = complex.im %[[A]] : complex<f32>
// CHECK-NEXT:     %[[RE_2:.*]] = complex.re %[[A]] : complex<f32>
// CHECK-NEXT:     %[[IM_2:.*]] = complex.im %[[A]] : complex<f32>
// CHECK-NEXT:     %[[CST_0:.*]] = arith.constant 1.000000e+00 : f32
// CHECK-NEXT:     %[[ABSF:.*]] = math.absf %[[RE_2]] fastmath<contract> : f32
// CHECK-NEXT:     %[[ABSF_1:.*]] = math.absf %[[IM_2]] fastmath<contract> : f32
// CHECK-NEXT:     %[[MAXIMUMF:.*]] = arith.maximumf %[[ABSF]], %[[ABSF_1]] fastmath<contract> : f32
// CHECK-NEXT:     %[[MINIMUMF:.*]] = arith.minimumf %[[ABSF]], %[[ABSF_1]] fastmath<contract> : f32
// CHECK-NEXT:     %[[DIVF:.*]] = arith.divf %[[MINIMUMF]], %[[MAXIMUMF]] fastmath<contract> : f32
// CHECK-NEXT:     %[[MULF:.*]] = arith.mulf %[[DIVF]], %[[DIVF]] fastmath<contract> : f32
// CHECK-NEXT:     %[[ADDF:.*]] = arith.addf %[[MULF]], %[[CST_0]] fastmath<contract> : f32
// CHECK-NEXT:     %[[SQRT:.*]] = math.sqrt %[[ADDF]] fastmath<contract> : f32
// CHECK-NEXT:     %[[MULF_1:.*]] = arith.mulf %[[MAXIMUMF]], %[[SQRT]] fastmath<contract> : f32
// CHECK-NEXT:     %[[CMPF:.*]] = arith.cmpf uno, %[[MULF_1]], %[[MULF_1]] fastmath<contract> : f32
// CHECK-NEXT:     %[[SELECT:.*]] = arith.select %[[CMPF]], %[[MINIMUMF]], %[[MULF_1]] : f32
// CHECK-NEXT:     %[[POWF:.*]] = math.powf %[[SELECT]], %[[RE]] fastmath<contract> : f32
// CHECK-NEXT:     %[[NEGF:.*]] = arith.negf %[[IM]] fastmath<contract> : f32
// CHECK-NEXT:     %[[ATAN2:.*]] = math.atan2 %[[IM_1]], %[[RE_1]] fastmath<contract> : f32
// CHECK-NEXT:     %[[MULF_2:.*]] = arith.mulf %[[NEGF]], %[[ATAN2]] fastmath<contract> : f32
// CHECK-NEXT:     %[[EXP:.*]] = math.exp %[[MULF_2]] fastmath<contract> : f32
// CHECK-NEXT:     %[[MULF_3:.*]] = arith.mulf %[[POWF]], %[[EXP]] fastmath<contract> : f32
// CHECK-NEXT:     %[[LOG:.*]] = math.log %[[SELECT]] fastmath<contract> : f32
// CHECK-NEXT:     %[[MULF_4:.*]] = arith.mulf %[[RE]], %[[ATAN2]] fastmath<contract> : f32
// CHECK-NEXT:     %[[MULF_5:.*]] = arith.mulf %[[IM]], %[[LOG]] fastmath<contract> : f32
// CHECK-NEXT:     %[[ADDF_1:.*]] = arith.addf %[[MULF_4]], %[[MULF_5]] fastmath<contract> : f32
// CHECK-NEXT:     %[[COS:.*]] = math.cos %[[ADDF_1]] fastmath<contract> : f32
// CHECK-NEXT:     %[[SIN:.*]] = math.sin %[[ADDF_1]] fastmath<contract> : f32
// CHECK-NEXT:     %[[CST_1:.*]] = arith.constant 0x7F800000 : f32
// CHECK-NEXT:     %[[CST_2:.*]] = arith.constant 0.000000e+00 : f32
// CHECK-NEXT:     %[[CST_3:.*]] = arith.constant 1.000000e+00 : f32
// CHECK-NEXT:     %[[CREATE_1:.*]] = complex.create %[[CST_3]], %[[CST_2]] : complex<f32>
// CHECK-NEXT:     %[[CREATE_2:.*]] = complex.create %[[CST_2]], %[[CST_2]] : complex<f32>
// CHECK-NEXT:     %[[CREATE_3:.*]] = complex.create %[[CST_1]], %[[CST_2]] : complex<f32>
// CHECK-NEXT:     %[[CMPF_1:.*]] = arith.cmpf oeq, %[[SELECT]], %[[CST_2]] fastmath<contract> : f32
// CHECK-NEXT:     %[[CMPF_2:.*]] = arith.cmpf oeq, %[[IM]], %[[CST_2]] fastmath<contract> : f32
// CHECK-NEXT:     %[[CMPF_3:.*]] = arith.cmpf oeq, %[[RE]], %[[CST_2]] fastmath<contract> : f32
// CHECK-NEXT:     %[[CMPF_4:.*]] = arith.cmpf oeq, %[[IM_1]], %[[CST_2]] fastmath<contract> : f32
// CHECK-NEXT:     %[[CMPF_5:.*]] = arith.cmpf ole, %[[CST_2]], %[[RE]] fastmath<contract> : f32
// CHECK-NEXT:     %[[MULF_6:.*]] = arith.mulf %[[MULF_3]], %[[COS]] fastmath<contract> : f32
// CHECK-NEXT:     %[[MULF_7:.*]] = arith.mulf %[[MULF_3]], %[[SIN]] fastmath<contract> : f32
// CHECK-NEXT:     %[[SELECT_1:.*]] = arith.select %[[CMPF_3]], %[[CREATE_1]], %[[CREATE_2]] : complex<f32>
// CHECK-NEXT:     %[[CREATE_4:.*]] = complex.create %[[MULF_6]], %[[MULF_7]] : complex<f32>
// CHECK-NEXT:     %[[ANDI:.*]] = arith.andi %[[CMPF_1]], %[[CMPF_2]] : i1
// CHECK-NEXT:     %[[ANDI_1:.*]] = arith.andi %[[ANDI]], %[[CMPF_5]] : i1
// CHECK-NEXT:     %[[SELECT_2:.*]] = arith.select %[[ANDI_1]], %[[SELECT_1]], %[[CREATE_4]] : complex<f32>
// CHECK-NEXT:     %[[ANDI_2:.*]] = arith.andi %[[CMPF_3]], %[[CMPF_2]] : i1
// CHECK-NEXT:     %[[SELECT_3:.*]] = arith.select %[[ANDI_2]], %[[CREATE_1]], %[[SELECT_2]] : complex<f32>
// CHECK-NEXT:     %[[CMPF_6:.*]] = arith.cmpf oeq, %[[RE_1]], %[[CST_3]] fastmath<contract> : f32
// CHECK-NEXT:     %[[ANDI_3:.*]] = arith.andi %[[CMPF_6]], %[[CMPF_4]] : i1
// CHECK-NEXT:     %[[SELECT_4:.*]] = arith.select %[[ANDI_3]], %[[CREATE_1]], %[[SELECT_3]] : complex<f32>
// CHECK-NEXT:     %[[CMPF_7:.*]] = arith.cmpf oeq, %[[RE_1]], %[[CST_1]] fastmath<contract> : f32
// CHECK-NEXT:     %[[ANDI_4:.*]] = arith.andi %[[CMPF_7]], %[[CMPF_4]] : i1
// CHECK-NEXT:     %[[CMPF_8:.*]] = arith.cmpf ogt, %[[RE]], %[[CST_2]] fastmath<contract> : f32
// CHECK-NEXT:     %[[ANDI_5:.*]] = arith.andi %[[CMPF_2]], %[[CMPF_8]] : i1
// CHECK-NEXT:     %[[ANDI_6:.*]] = arith.andi %[[ANDI_4]], %[[ANDI_5]] : i1
// CHECK-NEXT:     %[[SELECT_5:.*]] = arith.select %[[ANDI_6]], %[[CREATE_3]], %[[SELECT_4]] : complex<f32>
// CHECK-NEXT:     %[[CMPF_9:.*]] = arith.cmpf olt, %[[RE]], %[[CST_2]] fastmath<contract> : f32
// CHECK-NEXT:     %[[ANDI_7:.*]] = arith.andi %[[CMPF_2]], %[[CMPF_9]] : i1
// CHECK-NEXT:     %[[ANDI_8:.*]] = arith.andi %[[ANDI_4]], %[[ANDI_7]] : i1
// CHECK-NEXT:     %[[SELECT_6:.*]] = arith.select %[[ANDI_8]], %[[CREATE_2]], %[[SELECT_5]] : complex<f32>
// CHECK-NEXT:     return %[[SELECT_6]] : complex<f32>
// CHECK-NEXT:   }
// CHECK-NEXT: }
