// AUTOUPDATE
// RUN: strata opt --allow-unregistered-dialect --convert-complex-to-standard %s | FileCheck %s
//
// Complex numbers by operations on their parts.

// CHECK-LABEL: func.func @arith
// CHECK-SAME: (%[[A:[a-z0-9_]+]]: complex<f32>, %[[B:[a-z0-9_]+]]: complex<f32>) -> complex<f32> {
// CHECK-NEXT:   %[[RE:.*]] = complex.re %[[A]] : complex<f32>
// CHECK-NEXT:   %[[RE_1:.*]] = complex.re %[[B]] : complex<f32>
// CHECK-NEXT:   %[[ADDF:.*]] = arith.addf %[[RE]], %[[RE_1]] : f32
// CHECK-NEXT:   %[[IM:.*]] = complex.im %[[A]] : complex<f32>
// CHECK-NEXT:   %[[IM_1:.*]] = complex.im %[[B]] : complex<f32>
// CHECK-NEXT:   %[[ADDF_1:.*]] = arith.addf %[[IM]], %[[IM_1]] : f32
// CHECK-NEXT:   %[[CREATE:.*]] = complex.create %[[ADDF]], %[[ADDF_1]] : complex<f32>
// CHECK-NEXT:   %[[RE_2:.*]] = complex.re %[[A]] : complex<f32>
// CHECK-NEXT:   %[[IM_2:.*]] = complex.im %[[A]] : complex<f32>
// CHECK-NEXT:   %[[RE_3:.*]] = complex.re %[[A]] : complex<f32>
// CHECK-NEXT:   %[[IM_3:.*]] = complex.im %[[A]] : complex<f32>
// CHECK-NEXT:   %[[MULF:.*]] = arith.mulf %[[RE_2]], %[[RE_3]] : f32
// CHECK-NEXT:   %[[MULF_1:.*]] = arith.mulf %[[IM_2]], %[[IM_3]] : f32
// CHECK-NEXT:   %[[SUBF:.*]] = arith.subf %[[MULF]], %[[MULF_1]] : f32
// CHECK-NEXT:   %[[MULF_2:.*]] = arith.mulf %[[IM_2]], %[[RE_3]] : f32
// CHECK-NEXT:   %[[MULF_3:.*]] = arith.mulf %[[RE_2]], %[[IM_3]] : f32
// CHECK-NEXT:   %[[ADDF_2:.*]] = arith.addf %[[MULF_2]], %[[MULF_3]] : f32
// CHECK-NEXT:   %[[CREATE_1:.*]] = complex.create %[[SUBF]], %[[ADDF_2]] : complex<f32>
// CHECK-NEXT:   %[[RE_4:.*]] = complex.re %[[CREATE_1]] : complex<f32>
// CHECK-NEXT:   %[[IM_4:.*]] = complex.im %[[CREATE_1]] : complex<f32>
// CHECK-NEXT:   %[[NEGF:.*]] = arith.negf %[[RE_4]] : f32
// CHECK-NEXT:   %[[NEGF_1:.*]] = arith.negf %[[IM_4]] : f32
// CHECK-NEXT:   %[[CREATE_2:.*]] = complex.create %[[NEGF]], %[[NEGF_1]] : complex<f32>
// CHECK-NEXT:   %[[RE_5:.*]] = complex.re %[[CREATE_2]] : complex<f32>
// CHECK-NEXT:   %[[IM_5:.*]] = complex.im %[[CREATE_2]] : complex<f32>
// CHECK-NEXT:   %[[NEGF_2:.*]] = arith.negf %[[IM_5]] : f32
// CHECK-NEXT:   %[[CREATE_3:.*]] = complex.create %[[RE_5]], %[[NEGF_2]] : complex<f32>
// CHECK-NEXT:   return %[[CREATE_3]] : complex<f32>
// CHECK-NEXT: }
func.func @arith(%a: complex<f32>, %b: complex<f32>) -> complex<f32> {
  %s = complex.add %a, %b : complex<f32>
  %d = complex.sub %s, %b fastmath<nnan> : complex<f32>
  %p = complex.mul %d, %a : complex<f32>
  %n = complex.neg %p : complex<f32>
  %c = complex.conj %n : complex<f32>
  return %c : complex<f32>
}

// CHECK-LABEL: func.func @compare
// CHECK-SAME: (%[[A:[a-z0-9_]+]]: complex<f64>, %[[B:[a-z0-9_]+]]: complex<f64>) -> (i1, i1) {
// CHECK-NEXT:   %[[RE:.*]] = complex.re %[[A]] : complex<f64>
// CHECK-NEXT:   %[[IM:.*]] = complex.im %[[A]] : complex<f64>
// CHECK-NEXT:   %[[RE_1:.*]] = complex.re %[[B]] : complex<f64>
// CHECK-NEXT:   %[[IM_1:.*]] = complex.im %[[B]] : complex<f64>
// CHECK-NEXT:   %[[CMPF:.*]] = arith.cmpf oeq, %[[RE]], %[[RE_1]] : f64
// CHECK-NEXT:   %[[CMPF_1:.*]] = arith.cmpf oeq, %[[IM]], %[[IM_1]] : f64
// CHECK-NEXT:   %[[ANDI:.*]] = arith.andi %[[CMPF]], %[[CMPF_1]] : i1
// CHECK-NEXT:   %[[RE_2:.*]] = complex.re %[[A]] : complex<f64>
// CHECK-NEXT:   %[[IM_2:.*]] = complex.im %[[A]] : complex<f64>
// CHECK-NEXT:   %[[RE_3:.*]] = complex.re %[[B]] : complex<f64>
// CHECK-NEXT:   %[[IM_3:.*]] = complex.im %[[B]] : complex<f64>
// CHECK-NEXT:   %[[CMPF_2:.*]] = arith.cmpf une, %[[RE_2]], %[[RE_3]] : f64
// CHECK-NEXT:   %[[CMPF_3:.*]] = arith.cmpf une, %[[IM_2]], %[[IM_3]] : f64
// CHECK-NEXT:   %[[ORI:.*]] = arith.ori %[[CMPF_2]], %[[CMPF_3]] : i1
// CHECK-NEXT:   return %[[ANDI]], %[[ORI]] : i1, i1
// CHECK-NEXT: }
func.func @compare(%a: complex<f64>, %b: complex<f64>) -> (i1, i1) {
  %e = complex.eq %a, %b : complex<f64>
  %n = complex.neq %a, %b : complex<f64>
  return %e, %n : i1, i1
}

// CHECK-LABEL: func.func @functions
// CHECK-SAME: (%[[A:[a-z0-9_]+]]: complex<f32>) -> (f32, f32, complex<f32>) {
// CHECK-NEXT:   %[[RE:.*]] = complex.re %[[A]] : complex<f32>
// CHECK-NEXT:   %[[IM:.*]] = complex.im %[[A]] : complex<f32>
// CHECK-NEXT:   %[[CST:.*]] = arith.constant 1.000000e+00 : f32
// CHECK-NEXT:   %[[ABSF:.*]] = math.absf %[[RE]] fastmath<nnan,contract> : f32
// CHECK-NEXT:   %[[ABSF_1:.*]] = math.absf %[[IM]] fastmath<nnan,contract> : f32
// CHECK-NEXT:   %[[MAXIMUMF:.*]] = arith.maximumf %[[ABSF]], %[[ABSF_1]] fastmath<nnan,contract> : f32
// CHECK-NEXT:   %[[MINIMUMF:.*]] = arith.minimumf %[[ABSF]], %[[ABSF_1]] fastmath<nnan,contract> : f32
// CHECK-NEXT:   %[[DIVF:.*]] = arith.divf %[[MINIMUMF]], %[[MAXIMUMF]] fastmath<contract> : f32
// CHECK-NEXT:   %[[MULF:.*]] = arith.mulf %[[DIVF]], %[[DIVF]] fastmath<contract> : f32
// CHECK-NEXT:   %[[ADDF:.*]] = arith.addf %[[MULF]], %[[CST]] fastmath<contract> : f32
// CHECK-NEXT:   %[[SQRT:.*]] = math.sqrt %[[ADDF]] fastmath<contract> : f32
// CHECK-NEXT:   %[[MULF_1:.*]] = arith.mulf %[[MAXIMUMF]], %[[SQRT]] fastmath<contract> : f32
// CHECK-NEXT:   %[[CMPF:.*]] = arith.cmpf uno, %[[MULF_1]], %[[MULF_1]] fastmath<contract> : f32
// CHECK-NEXT:   %[[SELECT:.*]] = arith.select %[[CMPF]], %[[MINIMUMF]], %[[MULF_1]] : f32
// CHECK-NEXT:   %[[RE_1:.*]] = complex.re %[[A]] : complex<f32>
// CHECK-NEXT:   %[[IM_1:.*]] = complex.im %[[A]] : complex<f32>
// CHECK-NEXT:   %[[ATAN2:.*]] = math.atan2 %[[IM_1]], %[[RE_1]] : f32
// CHECK-NEXT:   %[[RE_2:.*]] = complex.re %[[A]] : complex<f32>
// CHECK-NEXT:   %[[IM_2:.*]] = complex.im %[[A]] : complex<f32>
// CHECK-NEXT:   %[[CST_0:.*]] = arith.constant 5.000000e-01 : f32
// CHECK-NEXT:   %[[CST_1:.*]] = arith.constant 1.000000e+00 : f32
// CHECK-NEXT:   %[[ADDF_1:.*]] = arith.addf %[[RE_2]], %[[CST_1]] fastmath<nnan> : f32
// CHECK-NEXT:   %[[ABSF_2:.*]] = math.absf %[[ADDF_1]] fastmath<nnan> : f32
// CHECK-NEXT:   %[[ABSF_3:.*]] = math.absf %[[IM_2]] fastmath<nnan> : f32
// CHECK-NEXT:   %[[MAXIMUMF_1:.*]] = arith.maximumf %[[ABSF_2]], %[[ABSF_3]] fastmath<nnan> : f32
// CHECK-NEXT:   %[[MINIMUMF_1:.*]] = arith.minimumf %[[ABSF_2]], %[[ABSF_3]] fastmath<nnan> : f32
// CHECK-NEXT:   %[[CMPF_1:.*]] = arith.cmpf ogt, %[[ADDF_1]], %[[ABSF_3]] fastmath<nnan> : f32
// CHECK-NEXT:   %[[SUBF:.*]] = arith.subf %[[MAXIMUMF_1]], %[[CST_1]] fastmath<nnan> : f32
// CHECK-NEXT:   %[[SELECT_1:.*]] = arith.select %[[CMPF_1]], %[[RE_2]], %[[SUBF]] : f32
// CHECK-NEXT:   %[[DIVF_1:.*]] = arith.divf %[[MINIMUMF_1]], %[[MAXIMUMF_1]] : f32
// CHECK-NEXT:   %[[LOG1P:.*]] = math.log1p %[[SELECT_1]] fastmath<nnan> : f32
// CHECK-NEXT:   %[[MULF_2:.*]] = arith.mulf %[[DIVF_1]], %[[DIVF_1]] : f32
// CHECK-NEXT:   %[[LOG1P_1:.*]] = math.log1p %[[MULF_2]] : f32
// CHECK-NEXT:   %[[MULF_3:.*]] = arith.mulf %[[CST_0]], %[[LOG1P_1]] : f32
// CHECK-NEXT:   %[[ADDF_2:.*]] = arith.addf %[[MULF_3]], %[[LOG1P]] : f32
// CHECK-NEXT:   %[[CMPF_2:.*]] = arith.cmpf uno, %[[ADDF_2]], %[[ADDF_2]] : f32
// CHECK-NEXT:   %[[SELECT_2:.*]] = arith.select %[[CMPF_2]], %[[MINIMUMF_1]], %[[ADDF_2]] : f32
// CHECK-NEXT:   %[[ATAN2_1:.*]] = math.atan2 %[[IM_2]], %[[ADDF_1]] fastmath<nnan> : f32
// CHECK-NEXT:   %[[CREATE:.*]] = complex.create %[[SELECT_2]], %[[ATAN2_1]] : complex<f32>
// CHECK-NEXT:   %[[RE_3:.*]] = complex.re %[[CREATE]] : complex<f32>
// CHECK-NEXT:   %[[IM_3:.*]] = complex.im %[[CREATE]] : complex<f32>
// CHECK-NEXT:   %[[CST_2:.*]] = arith.constant 0.000000e+00 : f32
// CHECK-NEXT:   %[[CMPF_3:.*]] = arith.cmpf oeq, %[[RE_3]], %[[CST_2]] : f32
// CHECK-NEXT:   %[[CMPF_4:.*]] = arith.cmpf oeq, %[[IM_3]], %[[CST_2]] : f32
// CHECK-NEXT:   %[[ANDI:.*]] = arith.andi %[[CMPF_3]], %[[CMPF_4]] : i1
// CHECK-NEXT:   %[[RE_4:.*]] = complex.re %[[CREATE]] : complex<f32>
// CHECK-NEXT:   %[[IM_4:.*]] = complex.im %[[CREATE]] : complex<f32>
// CHECK-NEXT:   %[[CST_3:.*]] = arith.constant 1.000000e+00 : f32
// CHECK-NEXT:   %[[ABSF_4:.*]] = math.absf %[[RE_4]] : f32
// CHECK-NEXT:   %[[ABSF_5:.*]] = math.absf %[[IM_4]] : f32
// CHECK-NEXT:   %[[MAXIMUMF_2:.*]] = arith.maximumf %[[ABSF_4]], %[[ABSF_5]] : f32
// CHECK-NEXT:   %[[MINIMUMF_2:.*]] = arith.minimumf %[[ABSF_4]], %[[ABSF_5]] : f32
// CHECK-NEXT:   %[[DIVF_2:.*]] = arith.divf %[[MINIMUMF_2]], %[[MAXIMUMF_2]] : f32
// CHECK-NEXT:   %[[MULF_4:.*]] = arith.mulf %[[DIVF_2]], %[[DIVF_2]] : f32
// CHECK-NEXT:   %[[ADDF_3:.*]] = arith.addf %[[MULF_4]], %[[CST_3]] : f32
// CHECK-NEXT:   %[[SQRT_1:.*]] = math.sqrt %[[ADDF_3]] : f32
// CHECK-NEXT:   %[[MULF_5:.*]] = arith.mulf %[[MAXIMUMF_2]], %[[SQRT_1]] : f32
// CHECK-NEXT:   %[[CMPF_5:.*]] = arith.cmpf uno, %[[MULF_5]], %[[MULF_5]] : f32
// CHECK-NEXT:   %[[SELECT_3:.*]] = arith.select %[[CMPF_5]], %[[MINIMUMF_2]], %[[MULF_5]] : f32
// CHECK-NEXT:   %[[DIVF_3:.*]] = arith.divf %[[RE_3]], %[[SELECT_3]] : f32
// CHECK-NEXT:   %[[DIVF_4:.*]] = arith.divf %[[IM_3]], %[[SELECT_3]] : f32
// CHECK-NEXT:   %[[CREATE_1:.*]] = complex.create %[[DIVF_3]], %[[DIVF_4]] : complex<f32>
// CHECK-NEXT:   %[[SELECT_4:.*]] = arith.select %[[ANDI]], %[[CREATE]], %[[CREATE_1]] : complex<f32>
// CHECK-NEXT:   %[[RE_5:.*]] = complex.re %[[SELECT_4]] : complex<f32>
// CHECK-NEXT:   %[[IM_5:.*]] = complex.im %[[SELECT_4]] : complex<f32>
// CHECK-NEXT:   %[[CST_4:.*]] = arith.constant 1.000000e+00 : f32
// CHECK-NEXT:   %[[ABSF_6:.*]] = math.absf %[[RE_5]] : f32
// CHECK-NEXT:   %[[ABSF_7:.*]] = math.absf %[[IM_5]] : f32
// CHECK-NEXT:   %[[MAXIMUMF_3:.*]] = arith.maximumf %[[ABSF_6]], %[[ABSF_7]] : f32
// CHECK-NEXT:   %[[MINIMUMF_3:.*]] = arith.minimumf %[[ABSF_6]], %[[ABSF_7]] : f32
// CHECK-NEXT:   %[[DIVF_5:.*]] = arith.divf %[[MINIMUMF_3]], %[[MAXIMUMF_3]] : f32
// CHECK-NEXT:   %[[MULF_6:.*]] = arith.mulf %[[DIVF_5]], %[[DIVF_5]] : f32
// CHECK-NEXT:   %[[ADDF_4:.*]] = arith.addf %[[MULF_6]], %[[CST_4]] : f32
// CHECK-NEXT:   %[[SQRT_2:.*]] = math.sqrt %[[ADDF_4]] : f32
// CHECK-NEXT:   %[[MULF_7:.*]] = arith.mulf %[[MAXIMUMF_3]], %[[SQRT_2]] : f32
// CHECK-NEXT:   %[[CMPF_6:.*]] = arith.cmpf uno, %[[MULF_7]], %[[MULF_7]] : f32
// CHECK-NEXT:   %[[SELECT_5:.*]] = arith.select %[[CMPF_6]], %[[MINIMUMF_3]], %[[MULF_7]] : f32
// CHECK-NEXT:   %[[LOG:.*]] = math.log %[[SELECT_5]] : f32
// CHECK-NEXT:   %[[RE_6:.*]] = complex.re %[[SELECT_4]] : complex<f32>
// CHECK-NEXT:   %[[IM_6:.*]] = complex.im %[[SELECT_4]] : complex<f32>
// CHECK-NEXT:   %[[ATAN2_2:.*]] = math.atan2 %[[IM_6]], %[[RE_6]] : f32
// CHECK-NEXT:   %[[CREATE_2:.*]] = complex.create %[[LOG]], %[[ATAN2_2]] : complex<f32>
// CHECK-NEXT:   %[[RE_7:.*]] = complex.re %[[SELECT_4]] : complex<f32>
// CHECK-NEXT:   %[[IM_7:.*]] = complex.im %[[SELECT_4]] : complex<f32>
// CHECK-NEXT:   %[[CST_5:.*]] = arith.constant 5.000000e-01 : f32
// CHECK-NEXT:   %[[EXP:.*]] = math.exp %[[IM_7]] : f32
// CHECK-NEXT:   %[[MULF_8:.*]] = arith.mulf %[[CST_5]], %[[EXP]] : f32
// CHECK-NEXT:   %[[DIVF_6:.*]] = arith.divf %[[CST_5]], %[[EXP]] : f32
// CHECK-NEXT:   %[[SIN:.*]] = math.sin %[[RE_7]] : f32
// CHECK-NEXT:   %[[COS:.*]] = math.cos %[[RE_7]] : f32
// CHECK-NEXT:   %[[ADDF_5:.*]] = arith.addf %[[MULF_8]], %[[DIVF_6]] : f32
// CHECK-NEXT:   %[[MULF_9:.*]] = arith.mulf %[[ADDF_5]], %[[SIN]] : f32
// CHECK-NEXT:   %[[SUBF_1:.*]] = arith.subf %[[MULF_8]], %[[DIVF_6]] : f32
// CHECK-NEXT:   %[[MULF_10:.*]] = arith.mulf %[[SUBF_1]], %[[COS]] : f32
// CHECK-NEXT:   %[[CREATE_3:.*]] = complex.create %[[MULF_9]], %[[MULF_10]] : complex<f32>
// CHECK-NEXT:   %[[RE_8:.*]] = complex.re %[[CREATE_3]] : complex<f32>
// CHECK-NEXT:   %[[IM_8:.*]] = complex.im %[[CREATE_3]] : complex<f32>
// CHECK-NEXT:   %[[CST_6:.*]] = arith.constant 5.000000e-01 : f32
// CHECK-NEXT:   %[[EXP_1:.*]] = math.exp %[[IM_8]] : f32
// CHECK-NEXT:   %[[MULF_11:.*]] = arith.mulf %[[CST_6]], %[[EXP_1]] : f32
// CHECK-NEXT:   %[[DIVF_7:.*]] = arith.divf %[[CST_6]], %[[EXP_1]] : f32
// CHECK-NEXT:   %[[SIN_1:.*]] = math.sin %[[RE_8]] : f32
// CHECK-NEXT:   %[[COS_1:.*]] = math.cos %[[RE_8]] : f32
// CHECK-NEXT:   %[[ADDF_6:.*]] = arith.addf %[[DIVF_7]], %[[MULF_11]] : f32
// CHECK-NEXT:   %[[MULF_12:.*]] = arith.mulf %[[ADDF_6]], %[[COS_1]] : f32
// CHECK-NEXT:   %[[SUBF_2:.*]] = arith.subf %[[DIVF_7]], %[[MULF_11]] : f32
// CHECK-NEXT:   %[[MULF_13:.*]] = arith.mulf %[[SUBF_2]], %[[SIN_1]] : f32
// CHECK-NEXT:   %[[CREATE_4:.*]] = complex.create %[[MULF_12]], %[[MULF_13]] : complex<f32>
// CHECK-NEXT:   return %[[SELECT]], %[[ATAN2]], %[[CREATE_4]] : f32, f32, complex<f32>
// CHECK-NEXT: }
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
