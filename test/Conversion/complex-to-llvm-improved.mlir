// AUTOUPDATE
// RUN: strata opt --allow-unregistered-dialect --convert-complex-to-llvm=complex-range=improved %s | FileCheck %s
//
// Division by Smith's algorithm, with the special cases of infinities and zeros.

// CHECK-LABEL: func.func @q
// CHECK-SAME: (%[[A:[a-z0-9_]+]]: complex<f32>, %[[B:[a-z0-9_]+]]: complex<f32>) -> complex<f32> {
// CHECK-NEXT:   %[[UNREALIZED_CONVERSION_CAST:.*]] = builtin.unrealized_conversion_cast %[[B]] : complex<f32> to !llvm.struct<(f32, f32)>
// CHECK-NEXT:   %[[UNREALIZED_CONVERSION_CAST_1:.*]] = builtin.unrealized_conversion_cast %[[A]] : complex<f32> to !llvm.struct<(f32, f32)>
// CHECK-NEXT:   %[[EXTRACTVALUE:.*]] = llvm.extractvalue %[[UNREALIZED_CONVERSION_CAST_1]][0] : !llvm.struct<(f32, f32)>
// CHECK-NEXT:   %[[EXTRACTVALUE_1:.*]] = llvm.extractvalue %[[UNREALIZED_CONVERSION_CAST_1]][1] : !llvm.struct<(f32, f32)>
// CHECK-NEXT:   %[[EXTRACTVALUE_2:.*]] = llvm.extractvalue %[[UNREALIZED_CONVERSION_CAST]][0] : !llvm.struct<(f32, f32)>
// CHECK-NEXT:   %[[EXTRACTVALUE_3:.*]] = llvm.extractvalue %[[UNREALIZED_CONVERSION_CAST]][1] : !llvm.struct<(f32, f32)>
// CHECK-NEXT:   %[[POISON:.*]] = llvm.mlir.poison : !llvm.struct<(f32, f32)>
// CHECK-NEXT:   %[[FDIV:.*]] = llvm.fdiv %[[EXTRACTVALUE_2]], %[[EXTRACTVALUE_3]] {fastmathFlags = #llvm.fastmath<nnan>} : f32
// CHECK-NEXT:   %[[FMUL:.*]] = llvm.fmul %[[FDIV]], %[[EXTRACTVALUE_2]] {fastmathFlags = #llvm.fastmath<nnan>} : f32
// CHECK-NEXT:   %[[FADD:.*]] = llvm.fadd %[[EXTRACTVALUE_3]], %[[FMUL]] {fastmathFlags = #llvm.fastmath<nnan>} : f32
// CHECK-NEXT:   %[[FMUL_1:.*]] = llvm.fmul %[[EXTRACTVALUE]], %[[FDIV]] {fastmathFlags = #llvm.fastmath<nnan>} : f32
// CHECK-NEXT:   %[[FADD_1:.*]] = llvm.fadd %[[FMUL_1]], %[[EXTRACTVALUE_1]] {fastmathFlags = #llvm.fastmath<nnan>} : f32
// CHECK-NEXT:   %[[FDIV_1:.*]] = llvm.fdiv %[[FADD_1]], %[[FADD]] {fastmathFlags = #llvm.fastmath<nnan>} : f32
// CHECK-NEXT:   %[[FMUL_2:.*]] = llvm.fmul %[[EXTRACTVALUE_1]], %[[FDIV]] {fastmathFlags = #llvm.fastmath<nnan>} : f32
// CHECK-NEXT:   %[[FSUB:.*]] = llvm.fsub %[[FMUL_2]], %[[EXTRACTVALUE]] {fastmathFlags = #llvm.fastmath<nnan>} : f32
// CHECK-NEXT:   %[[FDIV_2:.*]] = llvm.fdiv %[[FSUB]], %[[FADD]] {fastmathFlags = #llvm.fastmath<nnan>} : f32
// CHECK-NEXT:   %[[FDIV_3:.*]] = llvm.fdiv %[[EXTRACTVALUE_3]], %[[EXTRACTVALUE_2]] {fastmathFlags = #llvm.fastmath<nnan>} : f32
// CHECK-NEXT:   %[[FMUL_3:.*]] = llvm.fmul %[[FDIV_3]], %[[EXTRACTVALUE_3]] {fastmathFlags = #llvm.fastmath<nnan>} : f32
// CHECK-NEXT:   %[[FADD_2:.*]] = llvm.fadd %[[EXTRACTVALUE_2]], %[[FMUL_3]] {fastmathFlags = #llvm.fastmath<nnan>} : f32
// CHECK-NEXT:   %[[FMUL_4:.*]] = llvm.fmul %[[EXTRACTVALUE_1]], %[[FDIV_3]] {fastmathFlags = #llvm.fastmath<nnan>} : f32
// CHECK-NEXT:   %[[FADD_3:.*]] = llvm.fadd %[[EXTRACTVALUE]], %[[FMUL_4]] {fastmathFlags = #llvm.fastmath<nnan>} : f32
// CHECK-NEXT:   %[[FDIV_4:.*]] = llvm.fdiv %[[FADD_3]], %[[FADD_2]] {fastmathFlags = #llvm.fastmath<nnan>} : f32
// CHECK-NEXT:   %[[FMUL_5:.*]] = llvm.fmul %[[EXTRACTVALUE]], %[[FDIV_3]] {fastmathFlags = #llvm.fastmath<nnan>} : f32
// CHECK-NEXT:   %[[FSUB_1:.*]] = llvm.fsub %[[EXTRACTVALUE_1]], %[[FMUL_5]] {fastmathFlags = #llvm.fastmath<nnan>} : f32
// CHECK-NEXT:   %[[FDIV_5:.*]] = llvm.fdiv %[[FSUB_1]], %[[FADD_2]] {fastmathFlags = #llvm.fastmath<nnan>} : f32
// CHECK-NEXT:   %[[CONSTANT:.*]] = llvm.mlir.constant(0.000000e+00 : f32) : f32
// CHECK-NEXT:   %[[FABS:.*]] = llvm.intr.fabs(%[[EXTRACTVALUE_2]]) {fastmathFlags = #llvm.fastmath<nnan>} : (f32) -> f32
// CHECK-NEXT:   %[[FCMP:.*]] = llvm.fcmp "oeq" %[[FABS]], %[[CONSTANT]] : f32
// CHECK-NEXT:   %[[FABS_1:.*]] = llvm.intr.fabs(%[[EXTRACTVALUE_3]]) {fastmathFlags = #llvm.fastmath<nnan>} : (f32) -> f32
// CHECK-NEXT:   %[[FCMP_1:.*]] = llvm.fcmp "oeq" %[[FABS_1]], %[[CONSTANT]] : f32
// CHECK-NEXT:   %[[FCMP_2:.*]] = llvm.fcmp "ord" %[[EXTRACTVALUE]], %[[CONSTANT]] : f32
// CHECK-NEXT:   %[[FCMP_3:.*]] = llvm.fcmp "ord" %[[EXTRACTVALUE_1]], %[[CONSTANT]] : f32
// CHECK-NEXT:   %[[OR:.*]] = llvm.or %[[FCMP_2]], %[[FCMP_3]] : i1
// CHECK-NEXT:   %[[AND:.*]] = llvm.and %[[FCMP]], %[[FCMP_1]] : i1
// CHECK-NEXT:   %[[AND_1:.*]] = llvm.and %[[OR]], %[[AND]] : i1
// CHECK-NEXT:   %[[CONSTANT_1:.*]] = llvm.mlir.constant(0x7F800000 : f32) : f32
// CHECK-NEXT:   %[[COPYSIGN:.*]] = llvm.intr.copysign(%[[CONSTANT_1]], %[[EXTRACTVALUE_2]]) : (f32, f32) -> f32
// CHECK-NEXT:   %[[FMUL_6:.*]] = llvm.fmul %[[COPYSIGN]], %[[EXTRACTVALUE]] {fastmathFlags = #llvm.fastmath<nnan>} : f32
// CHECK-NEXT:   %[[FMUL_7:.*]] = llvm.fmul %[[COPYSIGN]], %[[EXTRACTVALUE_1]] {fastmathFlags = #llvm.fastmath<nnan>} : f32
// CHECK-NEXT:   %[[FCMP_4:.*]] = llvm.fcmp "one" %[[FABS]], %[[CONSTANT_1]] : f32
// CHECK-NEXT:   %[[FCMP_5:.*]] = llvm.fcmp "one" %[[FABS_1]], %[[CONSTANT_1]] : f32
// CHECK-NEXT:   %[[AND_2:.*]] = llvm.and %[[FCMP_4]], %[[FCMP_5]] : i1
// CHECK-NEXT:   %[[FABS_2:.*]] = llvm.intr.fabs(%[[EXTRACTVALUE]]) {fastmathFlags = #llvm.fastmath<nnan>} : (f32) -> f32
// CHECK-NEXT:   %[[FCMP_6:.*]] = llvm.fcmp "oeq" %[[FABS_2]], %[[CONSTANT_1]] : f32
// CHECK-NEXT:   %[[FABS_3:.*]] = llvm.intr.fabs(%[[EXTRACTVALUE_1]]) {fastmathFlags = #llvm.fastmath<nnan>} : (f32) -> f32
// CHECK-NEXT:   %[[FCMP_7:.*]] = llvm.fcmp "oeq" %[[FABS_3]], %[[CONSTANT_1]] : f32
// CHECK-NEXT:   %[[OR_1:.*]] = llvm.or %[[FCMP_6]], %[[FCMP_7]] : i1
// CHECK-NEXT:   %[[AND_3:.*]] = llvm.and %[[OR_1]], %[[AND_2]] : i1
// CHECK-NEXT:   %[[CONSTANT_2:.*]] = llvm.mlir.constant(1.000000e+00 : f32) : f32
// CHECK-NEXT:   %[[SELECT:.*]] = llvm.select %[[FCMP_6]], %[[CONSTANT_2]], %[[CONSTANT]] : i1, f32
// CHECK-NEXT:   %[[COPYSIGN_1:.*]] = llvm.intr.copysign(%[[SELECT]], %[[EXTRACTVALUE]]) : (f32, f32) -> f32
// CHECK-NEXT:   %[[SELECT_1:.*]] = llvm.select %[[FCMP_7]], %[[CONSTANT_2]], %[[CONSTANT]] : i1, f32
// CHECK-NEXT:   %[[COPYSIGN_2:.*]] = llvm.intr.copysign(%[[SELECT_1]], %[[EXTRACTVALUE_1]]) : (f32, f32) -> f32
// CHECK-NEXT:   %[[FMUL_8:.*]] = llvm.fmul %[[COPYSIGN_1]], %[[EXTRACTVALUE_2]] {fastmathFlags = #llvm.fastmath<nnan>} : f32
// CHECK-NEXT:   %[[FMUL_9:.*]] = llvm.fmul %[[COPYSIGN_2]], %[[EXTRACTVALUE_3]] {fastmathFlags = #llvm.fastmath<nnan>} : f32
// CHECK-NEXT:   %[[FADD_4:.*]] = llvm.fadd %[[FMUL_8]], %[[FMUL_9]] {fastmathFlags = #llvm.fastmath<nnan>} : f32
// CHECK-NEXT:   %[[FMUL_10:.*]] = llvm.fmul %[[CONSTANT_1]], %[[FADD_4]] {fastmathFlags = #llvm.fastmath<nnan>} : f32
// CHECK-NEXT:   %[[FMUL_11:.*]] = llvm.fmul %[[COPYSIGN_1]], %[[EXTRACTVALUE_3]] {fastmathFlags = #llvm.fastmath<nnan>} : f32
// CHECK-NEXT:   %[[FMUL_12:.*]] = llvm.fmul %[[COPYSIGN_2]], %[[EXTRACTVALUE_2]] {fastmathFlags = #llvm.fastmath<nnan>} : f32
// CHECK-NEXT:   %[[FSUB_2:.*]] = llvm.fsub %[[FMUL_12]], %[[FMUL_11]] {fastmathFlags = #llvm.fastmath<nnan>} : f32
// CHECK-NEXT:   %[[FMUL_13:.*]] = llvm.fmul %[[CONSTANT_1]], %[[FSUB_2]] {fastmathFlags = #llvm.fastmath<nnan>} : f32
// CHECK-NEXT:   %[[FCMP_8:.*]] = llvm.fcmp "one" %[[FABS_2]], %[[CONSTANT_1]] : f32
// CHECK-NEXT:   %[[FCMP_9:.*]] = llvm.fcmp "one" %[[FABS_3]], %[[CONSTANT_1]] : f32
// CHECK-NEXT:   %[[AND_4:.*]] = llvm.and %[[FCMP_8]], %[[FCMP_9]] : i1
// CHECK-NEXT:   %[[FCMP_10:.*]] = llvm.fcmp "oeq" %[[FABS]], %[[CONSTANT_1]] : f32
// CHECK-NEXT:   %[[FCMP_11:.*]] = llvm.fcmp "oeq" %[[FABS_1]], %[[CONSTANT_1]] : f32
// CHECK-NEXT:   %[[OR_2:.*]] = llvm.or %[[FCMP_10]], %[[FCMP_11]] : i1
// CHECK-NEXT:   %[[AND_5:.*]] = llvm.and %[[AND_4]], %[[OR_2]] : i1
// CHECK-NEXT:   %[[SELECT_2:.*]] = llvm.select %[[FCMP_10]], %[[CONSTANT_2]], %[[CONSTANT]] : i1, f32
// CHECK-NEXT:   %[[COPYSIGN_3:.*]] = llvm.intr.copysign(%[[SELECT_2]], %[[EXTRACTVALUE_2]]) : (f32, f32) -> f32
// CHECK-NEXT:   %[[SELECT_3:.*]] = llvm.select %[[FCMP_11]], %[[CONSTANT_2]], %[[CONSTANT]] : i1, f32
// CHECK-NEXT:   %[[COPYSIGN_4:.*]] = llvm.intr.copysign(%[[SELECT_3]], %[[EXTRACTVALUE_3]]) : (f32, f32) -> f32
// CHECK-NEXT:   %[[FMUL_14:.*]] = llvm.fmul %[[EXTRACTVALUE]], %[[COPYSIGN_3]] {fastmathFlags = #llvm.fastmath<nnan>} : f32
// CHECK-NEXT:   %[[FMUL_15:.*]] = llvm.fmul %[[EXTRACTVALUE_1]], %[[COPYSIGN_4]] {fastmathFlags = #llvm.fastmath<nnan>} : f32
// CHECK-NEXT:   %[[FADD_5:.*]] = llvm.fadd %[[FMUL_14]], %[[FMUL_15]] {fastmathFlags = #llvm.fastmath<nnan>} : f32
// CHECK-NEXT:   %[[FMUL_16:.*]] = llvm.fmul %[[CONSTANT]], %[[FADD_5]] {fastmathFlags = #llvm.fastmath<nnan>} : f32
// CHECK-NEXT:   %[[FMUL_17:.*]] = llvm.fmul %[[EXTRACTVALUE_1]], %[[COPYSIGN_3]] {fastmathFlags = #llvm.fastmath<nnan>} : f32
// CHECK-NEXT:   %[[FMUL_18:.*]] = llvm.fmul %[[EXTRACTVALUE]], %[[COPYSIGN_4]] {fastmathFlags = #llvm.fastmath<nnan>} : f32
// CHECK-NEXT:   %[[FSUB_3:.*]] = llvm.fsub %[[FMUL_17]], %[[FMUL_18]] {fastmathFlags = #llvm.fastmath<nnan>} : f32
// CHECK-NEXT:   %[[FMUL_19:.*]] = llvm.fmul %[[CONSTANT]], %[[FSUB_3]] {fastmathFlags = #llvm.fastmath<nnan>} : f32
// CHECK-NEXT:   %[[FCMP_12:.*]] = llvm.fcmp "olt" %[[FABS]], %[[FABS_1]] : f32
// CHECK-NEXT:   %[[SELECT_4:.*]] = llvm.select %[[FCMP_12]], %[[FDIV_1]], %[[FDIV_4]] : i1, f32
// CHECK-NEXT:   %[[SELECT_5:.*]] = llvm.select %[[FCMP_12]], %[[FDIV_2]], %[[FDIV_5]] : i1, f32
// CHECK-NEXT:   %[[SELECT_6:.*]] = llvm.select %[[AND_5]], %[[FMUL_16]], %[[SELECT_4]] : i1, f32
// CHECK-NEXT:   %[[SELECT_7:.*]] = llvm.select %[[AND_5]], %[[FMUL_19]], %[[SELECT_5]] : i1, f32
// CHECK-NEXT:   %[[SELECT_8:.*]] = llvm.select %[[AND_3]], %[[FMUL_10]], %[[SELECT_6]] : i1, f32
// CHECK-NEXT:   %[[SELECT_9:.*]] = llvm.select %[[AND_3]], %[[FMUL_13]], %[[SELECT_7]] : i1, f32
// CHECK-NEXT:   %[[SELECT_10:.*]] = llvm.select %[[AND_1]], %[[FMUL_6]], %[[SELECT_8]] : i1, f32
// CHECK-NEXT:   %[[SELECT_11:.*]] = llvm.select %[[AND_1]], %[[FMUL_7]], %[[SELECT_9]] : i1, f32
// CHECK-NEXT:   %[[FCMP_13:.*]] = llvm.fcmp "uno" %[[SELECT_4]], %[[CONSTANT]] : f32
// CHECK-NEXT:   %[[FCMP_14:.*]] = llvm.fcmp "uno" %[[SELECT_5]], %[[CONSTANT]] : f32
// CHECK-NEXT:   %[[AND_6:.*]] = llvm.and %[[FCMP_13]], %[[FCMP_14]] : i1
// CHECK-NEXT:   %[[SELECT_12:.*]] = llvm.select %[[AND_6]], %[[SELECT_10]], %[[SELECT_4]] : i1, f32
// CHECK-NEXT:   %[[SELECT_13:.*]] = llvm.select %[[AND_6]], %[[SELECT_11]], %[[SELECT_5]] : i1, f32
// CHECK-NEXT:   %[[INSERTVALUE:.*]] = llvm.insertvalue %[[SELECT_12]], %[[POISON]][0] : !llvm.struct<(f32, f32)>
// CHECK-NEXT:   %[[INSERTVALUE_1:.*]] = llvm.insertvalue %[[SELECT_13]], %[[INSERTVALUE]][1] : !llvm.struct<(f32, f32)>
// CHECK-NEXT:   %[[UNREALIZED_CONVERSION_CAST_2:.*]] = builtin.unrealized_conversion_cast %[[INSERTVALUE_1]] : !llvm.struct<(f32, f32)> to complex<f32>
// CHECK-NEXT:   return %[[UNREALIZED_CONVERSION_CAST_2]] : complex<f32>
// CHECK-NEXT: }
func.func @q(%a: complex<f32>, %b: complex<f32>) -> complex<f32> {
  %q = complex.div %a, %b fastmath<nnan>: complex<f32>
  return %q : complex<f32>
}
