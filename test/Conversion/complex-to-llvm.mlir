// AUTOUPDATE
// RUN: strata opt --allow-unregistered-dialect --convert-complex-to-llvm %s | FileCheck %s
//
// Complex numbers as structures of two floats.

// CHECK-LABEL: func.func @simple
// CHECK-SAME: (%[[A:[a-z0-9_]+]]: complex<f32>, %[[B:[a-z0-9_]+]]: complex<f32>, %[[X:[a-z0-9_]+]]: f32, %[[Y:[a-z0-9_]+]]: f32) -> (f32, f32, complex<f32>, f32) {
// CHECK-NEXT:   %[[UNREALIZED_CONVERSION_CAST:.*]] = builtin.unrealized_conversion_cast %[[B]] : complex<f32> to !llvm.struct<(f32, f32)>
// CHECK-NEXT:   %[[UNREALIZED_CONVERSION_CAST_1:.*]] = builtin.unrealized_conversion_cast %[[A]] : complex<f32> to !llvm.struct<(f32, f32)>
// CHECK-NEXT:   %[[POISON:.*]] = llvm.mlir.poison : !llvm.struct<(f32, f32)>
// CHECK-NEXT:   %[[INSERTVALUE:.*]] = llvm.insertvalue %[[X]], %[[POISON]][0] : !llvm.struct<(f32, f32)>
// CHECK-NEXT:   %[[INSERTVALUE_1:.*]] = llvm.insertvalue %[[Y]], %[[INSERTVALUE]][1] : !llvm.struct<(f32, f32)>
// CHECK-NEXT:   %[[UNREALIZED_CONVERSION_CAST_2:.*]] = builtin.unrealized_conversion_cast %[[INSERTVALUE_1]] : !llvm.struct<(f32, f32)> to complex<f32>
// CHECK-NEXT:   %[[EXTRACTVALUE:.*]] = llvm.extractvalue %[[UNREALIZED_CONVERSION_CAST_1]][0] : !llvm.struct<(f32, f32)>
// CHECK-NEXT:   %[[EXTRACTVALUE_1:.*]] = llvm.extractvalue %[[UNREALIZED_CONVERSION_CAST_1]][1] : !llvm.struct<(f32, f32)>
// CHECK-NEXT:   %[[CONSTANT:.*]] = llvm.mlir.constant([1.000000e-01, -1.000000e+00]) : !llvm.struct<(f64, f64)>
// CHECK-NEXT:   %[[EXTRACTVALUE_2:.*]] = llvm.extractvalue %[[UNREALIZED_CONVERSION_CAST]][0] : !llvm.struct<(f32, f32)>
// CHECK-NEXT:   %[[EXTRACTVALUE_3:.*]] = llvm.extractvalue %[[UNREALIZED_CONVERSION_CAST]][1] : !llvm.struct<(f32, f32)>
// CHECK-NEXT:   %[[FMUL:.*]] = llvm.fmul %[[EXTRACTVALUE_2]], %[[EXTRACTVALUE_2]] : f32
// CHECK-NEXT:   %[[FMUL_1:.*]] = llvm.fmul %[[EXTRACTVALUE_3]], %[[EXTRACTVALUE_3]] : f32
// CHECK-NEXT:   %[[FADD:.*]] = llvm.fadd %[[FMUL]], %[[FMUL_1]] : f32
// CHECK-NEXT:   %[[SQRT:.*]] = llvm.intr.sqrt(%[[FADD]]) : (f32) -> f32
// CHECK-NEXT:   return %[[EXTRACTVALUE]], %[[EXTRACTVALUE_1]], %[[UNREALIZED_CONVERSION_CAST_2]], %[[SQRT]] : f32, f32, complex<f32>, f32
// CHECK-NEXT: }
func.func @simple(%a: complex<f32>, %b: complex<f32>, %x: f32, %y: f32) -> (f32, f32, complex<f32>, f32) {
  %c = complex.create %x, %y : complex<f32>
  %re = complex.re %a : complex<f32>
  %im = complex.im %a : complex<f32>
  %k = complex.constant [0.1, -1.0] : complex<f64>
  %abs = complex.abs %b : complex<f32>
  return %re, %im, %c, %abs : f32, f32, complex<f32>, f32
}

// CHECK-LABEL: func.func @arith
// CHECK-SAME: (%[[A:[a-z0-9_]+]]: complex<f32>, %[[B:[a-z0-9_]+]]: complex<f32>) {
// CHECK-NEXT:   %[[UNREALIZED_CONVERSION_CAST:.*]] = builtin.unrealized_conversion_cast %[[B]] : complex<f32> to !llvm.struct<(f32, f32)>
// CHECK-NEXT:   %[[UNREALIZED_CONVERSION_CAST_1:.*]] = builtin.unrealized_conversion_cast %[[A]] : complex<f32> to !llvm.struct<(f32, f32)>
// CHECK-NEXT:   %[[EXTRACTVALUE:.*]] = llvm.extractvalue %[[UNREALIZED_CONVERSION_CAST_1]][0] : !llvm.struct<(f32, f32)>
// CHECK-NEXT:   %[[EXTRACTVALUE_1:.*]] = llvm.extractvalue %[[UNREALIZED_CONVERSION_CAST_1]][1] : !llvm.struct<(f32, f32)>
// CHECK-NEXT:   %[[EXTRACTVALUE_2:.*]] = llvm.extractvalue %[[UNREALIZED_CONVERSION_CAST]][0] : !llvm.struct<(f32, f32)>
// CHECK-NEXT:   %[[EXTRACTVALUE_3:.*]] = llvm.extractvalue %[[UNREALIZED_CONVERSION_CAST]][1] : !llvm.struct<(f32, f32)>
// CHECK-NEXT:   %[[POISON:.*]] = llvm.mlir.poison : !llvm.struct<(f32, f32)>
// CHECK-NEXT:   %[[FADD:.*]] = llvm.fadd %[[EXTRACTVALUE]], %[[EXTRACTVALUE_2]] : f32
// CHECK-NEXT:   %[[FADD_1:.*]] = llvm.fadd %[[EXTRACTVALUE_1]], %[[EXTRACTVALUE_3]] : f32
// CHECK-NEXT:   %[[INSERTVALUE:.*]] = llvm.insertvalue %[[FADD]], %[[POISON]][0] : !llvm.struct<(f32, f32)>
// CHECK-NEXT:   %[[INSERTVALUE_1:.*]] = llvm.insertvalue %[[FADD_1]], %[[INSERTVALUE]][1] : !llvm.struct<(f32, f32)>
// CHECK-NEXT:   %[[EXTRACTVALUE_4:.*]] = llvm.extractvalue %[[UNREALIZED_CONVERSION_CAST_1]][0] : !llvm.struct<(f32, f32)>
// CHECK-NEXT:   %[[EXTRACTVALUE_5:.*]] = llvm.extractvalue %[[UNREALIZED_CONVERSION_CAST_1]][1] : !llvm.struct<(f32, f32)>
// CHECK-NEXT:   %[[EXTRACTVALUE_6:.*]] = llvm.extractvalue %[[UNREALIZED_CONVERSION_CAST]][0] : !llvm.struct<(f32, f32)>
// CHECK-NEXT:   %[[EXTRACTVALUE_7:.*]] = llvm.extractvalue %[[UNREALIZED_CONVERSION_CAST]][1] : !llvm.struct<(f32, f32)>
// CHECK-NEXT:   %[[POISON_1:.*]] = llvm.mlir.poison : !llvm.struct<(f32, f32)>
// CHECK-NEXT:   %[[FSUB:.*]] = llvm.fsub %[[EXTRACTVALUE_4]], %[[EXTRACTVALUE_6]] : f32
// CHECK-NEXT:   %[[FSUB_1:.*]] = llvm.fsub %[[EXTRACTVALUE_5]], %[[EXTRACTVALUE_7]] : f32
// CHECK-NEXT:   %[[INSERTVALUE_2:.*]] = llvm.insertvalue %[[FSUB]], %[[POISON_1]][0] : !llvm.struct<(f32, f32)>
// CHECK-NEXT:   %[[INSERTVALUE_3:.*]] = llvm.insertvalue %[[FSUB_1]], %[[INSERTVALUE_2]][1] : !llvm.struct<(f32, f32)>
// CHECK-NEXT:   %[[EXTRACTVALUE_8:.*]] = llvm.extractvalue %[[UNREALIZED_CONVERSION_CAST_1]][0] : !llvm.struct<(f32, f32)>
// CHECK-NEXT:   %[[EXTRACTVALUE_9:.*]] = llvm.extractvalue %[[UNREALIZED_CONVERSION_CAST_1]][1] : !llvm.struct<(f32, f32)>
// CHECK-NEXT:   %[[EXTRACTVALUE_10:.*]] = llvm.extractvalue %[[UNREALIZED_CONVERSION_CAST]][0] : !llvm.struct<(f32, f32)>
// CHECK-NEXT:   %[[EXTRACTVALUE_11:.*]] = llvm.extractvalue %[[UNREALIZED_CONVERSION_CAST]][1] : !llvm.struct<(f32, f32)>
// CHECK-NEXT:   %[[POISON_2:.*]] = llvm.mlir.poison : !llvm.struct<(f32, f32)>
// CHECK-NEXT:   %[[FMUL:.*]] = llvm.fmul %[[EXTRACTVALUE_10]], %[[EXTRACTVALUE_8]] : f32
// CHECK-NEXT:   %[[FMUL_1:.*]] = llvm.fmul %[[EXTRACTVALUE_11]], %[[EXTRACTVALUE_9]] : f32
// CHECK-NEXT:   %[[FSUB_2:.*]] = llvm.fsub %[[FMUL]], %[[FMUL_1]] : f32
// CHECK-NEXT:   %[[FMUL_2:.*]] = llvm.fmul %[[EXTRACTVALUE_9]], %[[EXTRACTVALUE_10]] : f32
// CHECK-NEXT:   %[[FMUL_3:.*]] = llvm.fmul %[[EXTRACTVALUE_8]], %[[EXTRACTVALUE_11]] : f32
// CHECK-NEXT:   %[[FADD_2:.*]] = llvm.fadd %[[FMUL_2]], %[[FMUL_3]] : f32
// CHECK-NEXT:   %[[INSERTVALUE_4:.*]] = llvm.insertvalue %[[FSUB_2]], %[[POISON_2]][0] : !llvm.struct<(f32, f32)>
// CHECK-NEXT:   %[[INSERTVALUE_5:.*]] = llvm.insertvalue %[[FADD_2]], %[[INSERTVALUE_4]][1] : !llvm.struct<(f32, f32)>
// CHECK-NEXT:   %[[EXTRACTVALUE_12:.*]] = llvm.extractvalue %[[UNREALIZED_CONVERSION_CAST_1]][0] : !llvm.struct<(f32, f32)>
// CHECK-NEXT:   %[[EXTRACTVALUE_13:.*]] = llvm.extractvalue %[[UNREALIZED_CONVERSION_CAST_1]][1] : !llvm.struct<(f32, f32)>
// CHECK-NEXT:   %[[EXTRACTVALUE_14:.*]] = llvm.extractvalue %[[UNREALIZED_CONVERSION_CAST]][0] : !llvm.struct<(f32, f32)>
// CHECK-NEXT:   %[[EXTRACTVALUE_15:.*]] = llvm.extractvalue %[[UNREALIZED_CONVERSION_CAST]][1] : !llvm.struct<(f32, f32)>
// CHECK-NEXT:   %[[POISON_3:.*]] = llvm.mlir.poison : !llvm.struct<(f32, f32)>
// CHECK-NEXT:   %[[FMUL_4:.*]] = llvm.fmul %[[EXTRACTVALUE_14]], %[[EXTRACTVALUE_14]] : f32
// CHECK-NEXT:   %[[FMUL_5:.*]] = llvm.fmul %[[EXTRACTVALUE_15]], %[[EXTRACTVALUE_15]] : f32
// CHECK-NEXT:   %[[FADD_3:.*]] = llvm.fadd %[[FMUL_4]], %[[FMUL_5]] : f32
// CHECK-NEXT:   %[[FMUL_6:.*]] = llvm.fmul %[[EXTRACTVALUE_12]], %[[EXTRACTVALUE_14]] : f32
// CHECK-NEXT:   %[[FMUL_7:.*]] = llvm.fmul %[[EXTRACTVALUE_13]], %[[EXTRACTVALUE_15]] : f32
// CHECK-NEXT:   %[[FADD_4:.*]] = llvm.fadd %[[FMUL_6]], %[[FMUL_7]] : f32
// CHECK-NEXT:   %[[FMUL_8:.*]] = llvm.fmul %[[EXTRACTVALUE_13]], %[[EXTRACTVALUE_14]] : f32
// CHECK-NEXT:   %[[FMUL_9:.*]] = llvm.fmul %[[EXTRACTVALUE_12]], %[[EXTRACTVALUE_15]] : f32
// CHECK-NEXT:   %[[FSUB_3:.*]] = llvm.fsub %[[FMUL_8]], %[[FMUL_9]] : f32
// CHECK-NEXT:   %[[FDIV:.*]] = llvm.fdiv %[[FADD_4]], %[[FADD_3]] : f32
// CHECK-NEXT:   %[[FDIV_1:.*]] = llvm.fdiv %[[FSUB_3]], %[[FADD_3]] : f32
// CHECK-NEXT:   %[[INSERTVALUE_6:.*]] = llvm.insertvalue %[[FDIV]], %[[POISON_3]][0] : !llvm.struct<(f32, f32)>
// CHECK-NEXT:   %[[INSERTVALUE_7:.*]] = llvm.insertvalue %[[FDIV_1]], %[[INSERTVALUE_6]][1] : !llvm.struct<(f32, f32)>
// CHECK-NEXT:   %[[EXTRACTVALUE_16:.*]] = llvm.extractvalue %[[UNREALIZED_CONVERSION_CAST_1]][0] : !llvm.struct<(f32, f32)>
// CHECK-NEXT:   %[[EXTRACTVALUE_17:.*]] = llvm.extractvalue %[[UNREALIZED_CONVERSION_CAST_1]][1] : !llvm.struct<(f32, f32)>
// CHECK-NEXT:   %[[EXTRACTVALUE_18:.*]] = llvm.extractvalue %[[UNREALIZED_CONVERSION_CAST]][0] : !llvm.struct<(f32, f32)>
// CHECK-NEXT:   %[[EXTRACTVALUE_19:.*]] = llvm.extractvalue %[[UNREALIZED_CONVERSION_CAST]][1] : !llvm.struct<(f32, f32)>
// CHECK-NEXT:   %[[POISON_4:.*]] = llvm.mlir.poison : !llvm.struct<(f32, f32)>
// CHECK-NEXT:   %[[FADD_5:.*]] = llvm.fadd %[[EXTRACTVALUE_16]], %[[EXTRACTVALUE_18]] {fastmathFlags = #llvm.fastmath<nnan, contract>} : f32
// CHECK-NEXT:   %[[FADD_6:.*]] = llvm.fadd %[[EXTRACTVALUE_17]], %[[EXTRACTVALUE_19]] {fastmathFlags = #llvm.fastmath<nnan, contract>} : f32
// CHECK-NEXT:   %[[INSERTVALUE_8:.*]] = llvm.insertvalue %[[FADD_5]], %[[POISON_4]][0] : !llvm.struct<(f32, f32)>
// CHECK-NEXT:   %[[INSERTVALUE_9:.*]] = llvm.insertvalue %[[FADD_6]], %[[INSERTVALUE_8]][1] : !llvm.struct<(f32, f32)>
// CHECK-NEXT:   %[[EXTRACTVALUE_20:.*]] = llvm.extractvalue %[[UNREALIZED_CONVERSION_CAST_1]][0] : !llvm.struct<(f32, f32)>
// CHECK-NEXT:   %[[EXTRACTVALUE_21:.*]] = llvm.extractvalue %[[UNREALIZED_CONVERSION_CAST_1]][1] : !llvm.struct<(f32, f32)>
// CHECK-NEXT:   %[[EXTRACTVALUE_22:.*]] = llvm.extractvalue %[[UNREALIZED_CONVERSION_CAST]][0] : !llvm.struct<(f32, f32)>
// CHECK-NEXT:   %[[EXTRACTVALUE_23:.*]] = llvm.extractvalue %[[UNREALIZED_CONVERSION_CAST]][1] : !llvm.struct<(f32, f32)>
// CHECK-NEXT:   %[[POISON_5:.*]] = llvm.mlir.poison : !llvm.struct<(f32, f32)>
// CHECK-NEXT:   %[[FSUB_4:.*]] = llvm.fsub %[[EXTRACTVALUE_20]], %[[EXTRACTVALUE_22]] {fastmathFlags = #llvm.fastmath<nnan, contract>} : f32
// CHECK-NEXT:   %[[FSUB_5:.*]] = llvm.fsub %[[EXTRACTVALUE_21]], %[[EXTRACTVALUE_23]] {fastmathFlags = #llvm.fastmath<nnan, contract>} : f32
// CHECK-NEXT:   %[[INSERTVALUE_10:.*]] = llvm.insertvalue %[[FSUB_4]], %[[POISON_5]][0] : !llvm.struct<(f32, f32)>
// CHECK-NEXT:   %[[INSERTVALUE_11:.*]] = llvm.insertvalue %[[FSUB_5]], %[[INSERTVALUE_10]][1] : !llvm.struct<(f32, f32)>
// CHECK-NEXT:   %[[EXTRACTVALUE_24:.*]] = llvm.extractvalue %[[UNREALIZED_CONVERSION_CAST_1]][0] : !llvm.struct<(f32, f32)>
// CHECK-NEXT:   %[[EXTRACTVALUE_25:.*]] = llvm.extractvalue %[[UNREALIZED_CONVERSION_CAST_1]][1] : !llvm.struct<(f32, f32)>
// CHECK-NEXT:   %[[EXTRACTVALUE_26:.*]] = llvm.extractvalue %[[UNREALIZED_CONVERSION_CAST]][0] : !llvm.struct<(f32, f32)>
// CHECK-NEXT:   %[[EXTRACTVALUE_27:.*]] = llvm.extractvalue %[[UNREALIZED_CONVERSION_CAST]][1] : !llvm.struct<(f32, f32)>
// CHECK-NEXT:   %[[POISON_6:.*]] = llvm.mlir.poison : !llvm.struct<(f32, f32)>
// CHECK-NEXT:   %[[FMUL_10:.*]] = llvm.fmul %[[EXTRACTVALUE_26]], %[[EXTRACTVALUE_24]] {fastmathFlags = #llvm.fastmath<nnan, contract>} : f32
// CHECK-NEXT:   %[[FMUL_11:.*]] = llvm.fmul %[[EXTRACTVALUE_27]], %[[EXTRACTVALUE_25]] {fastmathFlags = #llvm.fastmath<nnan, contract>} : f32
// CHECK-NEXT:   %[[FSUB_6:.*]] = llvm.fsub %[[FMUL_10]], %[[FMUL_11]] {fastmathFlags = #llvm.fastmath<nnan, contract>} : f32
// CHECK-NEXT:   %[[FMUL_12:.*]] = llvm.fmul %[[EXTRACTVALUE_25]], %[[EXTRACTVALUE_26]] {fastmathFlags = #llvm.fastmath<nnan, contract>} : f32
// CHECK-NEXT:   %[[FMUL_13:.*]] = llvm.fmul %[[EXTRACTVALUE_24]], %[[EXTRACTVALUE_27]] {fastmathFlags = #llvm.fastmath<nnan, contract>} : f32
// CHECK-NEXT:   %[[FADD_7:.*]] = llvm.fadd %[[FMUL_12]], %[[FMUL_13]] {fastmathFlags = #llvm.fastmath<nnan, contract>} : f32
// CHECK-NEXT:   %[[INSERTVALUE_12:.*]] = llvm.insertvalue %[[FSUB_6]], %[[POISON_6]][0] : !llvm.struct<(f32, f32)>
// CHECK-NEXT:   %[[INSERTVALUE_13:.*]] = llvm.insertvalue %[[FADD_7]], %[[INSERTVALUE_12]][1] : !llvm.struct<(f32, f32)>
// CHECK-NEXT:   %[[EXTRACTVALUE_28:.*]] = llvm.extractvalue %[[UNREALIZED_CONVERSION_CAST_1]][0] : !llvm.struct<(f32, f32)>
// CHECK-NEXT:   %[[EXTRACTVALUE_29:.*]] = llvm.extractvalue %[[UNREALIZED_CONVERSION_CAST_1]][1] : !llvm.struct<(f32, f32)>
// CHECK-NEXT:   %[[EXTRACTVALUE_30:.*]] = llvm.extractvalue %[[UNREALIZED_CONVERSION_CAST]][0] : !llvm.struct<(f32, f32)>
// CHECK-NEXT:   %[[EXTRACTVALUE_31:.*]] = llvm.extractvalue %[[UNREALIZED_CONVERSION_CAST]][1] : !llvm.struct<(f32, f32)>
// CHECK-NEXT:   %[[POISON_7:.*]] = llvm.mlir.poison : !llvm.struct<(f32, f32)>
// CHECK-NEXT:   %[[FMUL_14:.*]] = llvm.fmul %[[EXTRACTVALUE_30]], %[[EXTRACTVALUE_30]] {fastmathFlags = #llvm.fastmath<nnan, contract>} : f32
// CHECK-NEXT:   %[[FMUL_15:.*]] = llvm.fmul %[[EXTRACTVALUE_31]], %[[EXTRACTVALUE_31]] {fastmathFlags = #llvm.fastmath<nnan, contract>} : f32
// CHECK-NEXT:   %[[FADD_8:.*]] = llvm.fadd %[[FMUL_14]], %[[FMUL_15]] {fastmathFlags = #llvm.fastmath<nnan, contract>} : f32
// CHECK-NEXT:   %[[FMUL_16:.*]] = llvm.fmul %[[EXTRACTVALUE_28]], %[[EXTRACTVALUE_30]] {fastmathFlags = #llvm.fastmath<nnan, contract>} : f32
// CHECK-NEXT:   %[[FMUL_17:.*]] = llvm.fmul %[[EXTRACTVALUE_29]], %[[EXTRACTVALUE_31]] {fastmathFlags = #llvm.fastmath<nnan, contract>} : f32
// CHECK-NEXT:   %[[FADD_9:.*]] = llvm.fadd %[[FMUL_16]], %[[FMUL_17]] {fastmathFlags = #llvm.fastmath<nnan, contract>} : f32
// CHECK-NEXT:   %[[FMUL_18:.*]] = llvm.fmul %[[EXTRACTVALUE_29]], %[[EXTRACTVALUE_30]] {fastmathFlags = #llvm.fastmath<nnan, contract>} : f32
// CHECK-NEXT:   %[[FMUL_19:.*]] = llvm.fmul %[[EXTRACTVALUE_28]], %[[EXTRACTVALUE_31]] {fastmathFlags = #llvm.fastmath<nnan, contract>} : f32
// CHECK-NEXT:   %[[FSUB_7:.*]] = llvm.fsub %[[FMUL_18]], %[[FMUL_19]] {fastmathFlags = #llvm.fastmath<nnan, contract>} : f32
// CHECK-NEXT:   %[[FDIV_2:.*]] = llvm.fdiv %[[FADD_9]], %[[FADD_8]] {fastmathFlags = #llvm.fastmath<nnan, contract>} : f32
// CHECK-NEXT:   %[[FDIV_3:.*]] = llvm.fdiv %[[FSUB_7]], %[[FADD_8]] {fastmathFlags = #llvm.fastmath<nnan, contract>} : f32
// CHECK-NEXT:   %[[INSERTVALUE_14:.*]] = llvm.insertvalue %[[FDIV_2]], %[[POISON_7]][0] : !llvm.struct<(f32, f32)>
// CHECK-NEXT:   %[[INSERTVALUE_15:.*]] = llvm.insertvalue %[[FDIV_3]], %[[INSERTVALUE_14]][1] : !llvm.struct<(f32, f32)>
// CHECK-NEXT:   %[[EXTRACTVALUE_32:.*]] = llvm.extractvalue %[[UNREALIZED_CONVERSION_CAST]][0] : !llvm.struct<(f32, f32)>
// CHECK-NEXT:   %[[EXTRACTVALUE_33:.*]] = llvm.extractvalue %[[UNREALIZED_CONVERSION_CAST]][1] : !llvm.struct<(f32, f32)>
// CHECK-NEXT:   %[[FMUL_20:.*]] = llvm.fmul %[[EXTRACTVALUE_32]], %[[EXTRACTVALUE_32]] {fastmathFlags = #llvm.fastmath<nnan>} : f32
// CHECK-NEXT:   %[[FMUL_21:.*]] = llvm.fmul %[[EXTRACTVALUE_33]], %[[EXTRACTVALUE_33]] {fastmathFlags = #llvm.fastmath<nnan>} : f32
// CHECK-NEXT:   %[[FADD_10:.*]] = llvm.fadd %[[FMUL_20]], %[[FMUL_21]] {fastmathFlags = #llvm.fastmath<nnan>} : f32
// CHECK-NEXT:   %[[SQRT:.*]] = llvm.intr.sqrt(%[[FADD_10]]) : (f32) -> f32
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @arith(%a: complex<f32>, %b: complex<f32>) {
  %s = complex.add %a, %b : complex<f32>
  %d = complex.sub %a, %b : complex<f32>
  %p = complex.mul %a, %b : complex<f32>
  %q = complex.div %a, %b : complex<f32>
  %s1 = complex.add %a, %b fastmath<nnan,contract> : complex<f32>
  %d1 = complex.sub %a, %b fastmath<nnan,contract> : complex<f32>
  %p1 = complex.mul %a, %b fastmath<nnan,contract> : complex<f32>
  %q1 = complex.div %a, %b fastmath<nnan,contract> : complex<f32>
  %abs = complex.abs %b fastmath<nnan>: complex<f32>
  return
}
