// RUN: strata opt --allow-unregistered-dialect --math-expand-ops %s | FileCheck %s
//
// Functions by simpler ones.

func.func @f(%a: f32, %b: f32, %c: f32, %n: i32) {
  %0 = math.tan %a : f32
  "u.u"(%0) : (f32) -> ()
  %1 = math.sinh %a : f32
  "u.u"(%1) : (f32) -> ()
  %2 = math.cosh %a : f32
  "u.u"(%2) : (f32) -> ()
  %3 = math.tanh %a : f32
  "u.u"(%3) : (f32) -> ()
  %4 = math.asinh %a : f32
  "u.u"(%4) : (f32) -> ()
  %5 = math.acosh %a : f32
  "u.u"(%5) : (f32) -> ()
  %6 = math.atanh %a : f32
  "u.u"(%6) : (f32) -> ()
  %7 = math.fma %a, %b, %c : f32
  "u.u"(%7) : (f32) -> ()
  %8 = math.ceil %a : f32
  "u.u"(%8) : (f32) -> ()
  %9 = math.exp2 %a : f32
  "u.u"(%9) : (f32) -> ()
  %10 = math.powf %a, %b : f32
  "u.u"(%10) : (f32) -> ()
  %11 = math.fpowi %a, %n : f32, i32
  "u.u"(%11) : (f32) -> ()
  %12 = math.round %a : f32
  "u.u"(%12) : (f32) -> ()
  %13 = math.roundeven %a : f32
  "u.u"(%13) : (f32) -> ()
  %14 = math.rsqrt %a : f32
  "u.u"(%14) : (f32) -> ()
  %15 = math.clampf %a to [%b, %c] : f32
  "u.u"(%15) : (f32) -> ()
  %16 = math.ctlz %n : i32
  "u.u"(%16) : (i32) -> ()
  return
}

// CHECK:      module {
// CHECK-NEXT:   func.func @f(%[[A:[a-z0-9_]+]]: f32, %[[B:[a-z0-9_]+]]: f32, %[[C:[a-z0-9_]+]]: f32, %[[N:[a-z0-9_]+]]: i32) {
// CHECK-NEXT:     %[[C32_I32:.*]] = arith.constant 32 : i32
// CHECK-NEXT:     %[[C2147483647_I32:.*]] = arith.constant 2147483647 : i32
// CHECK-NEXT:     %[[C1073741823_I32:.*]] = arith.constant 1073741823 : i32
// CHECK-NEXT:     %[[C2_I32:.*]] = arith.constant 2 : i32
// CHECK-NEXT:     %[[C268435455_I32:.*]] = arith.constant 268435455 : i32
// CHECK-NEXT:     %[[C4_I32:.*]] = arith.constant 4 : i32
// CHECK-NEXT:     %[[C16777215_I32:.*]] = arith.constant 16777215 : i32
// CHECK-NEXT:     %[[C8_I32:.*]] = arith.constant 8 : i32
// CHECK-NEXT:     %[[C65535_I32:.*]] = arith.constant 65535 : i32
// CHECK-NEXT:     %[[C16_I32:.*]] = arith.constant 16 : i32
// CHECK-NEXT:     %[[C8388607_I32:.*]] = arith.constant 8388607 : i32
// CHECK-NEXT:     %[[C4194304_I32:.*]] = arith.constant 4194304 : i32
// CHECK-NEXT:     %[[C31_I32:.*]] = arith.constant 31 : i32
// CHECK-NEXT:     %[[CM1_I32:.*]] = arith.constant -1 : i32
// CHECK-NEXT:     %[[C1_I32:.*]] = arith.constant 1 : i32
// CHECK-NEXT:     %[[C0_I32:.*]] = arith.constant 0 : i32
// CHECK-NEXT:     %[[C255_I32:.*]] = arith.constant 255 : i32
// CHECK-NEXT:     %[[C127_I32:.*]] = arith.constant 127 : i32
// CHECK-NEXT:     %[[C23_I32:.*]] = arith.constant 23 : i32
// CHECK-NEXT:     %[[CST:.*]] = arith.constant 0.693147182 : f32
// CHECK-NEXT:     %[[CST_0:.*]] = arith.constant -1.000000e+00 : f32
// CHECK-NEXT:     %[[CST_1:.*]] = arith.constant -2.000000e+00 : f32
// CHECK-NEXT:     %[[CST_2:.*]] = arith.constant 1.000000e+00 : f32
// CHECK-NEXT:     %[[CST_3:.*]] = arith.constant 0.000000e+00 : f32
// CHECK-NEXT:     %[[CST_4:.*]] = arith.constant 5.000000e-01 : f32
// CHECK-NEXT:     %[[SIN:.*]] = math.sin %[[A]] : f32
// CHECK-NEXT:     %[[COS:.*]] = math.cos %[[A]] : f32
// CHECK-NEXT:     %[[DIVF:.*]] = arith.divf %[[SIN]], %[[COS]] : f32
// CHECK-NEXT:     "u.u"(%[[DIVF]]) : (f32) -> ()
// CHECK-NEXT:     %[[EXP:.*]] = math.exp %[[A]] : f32
// CHECK-NEXT:     %[[NEGF:.*]] = arith.negf %[[A]] : f32
// CHECK-NEXT:     %[[EXP_1:.*]] = math.exp %[[NEGF]] : f32
// CHECK-NEXT:     %[[SUBF:.*]] = arith.subf %[[EXP]], %[[EXP_1]] : f32
// CHECK-NEXT:     %[[MULF:.*]] = arith.mulf %[[SUBF]], %[[CST_4]] : f32
// CHECK-NEXT:     "u.u"(%[[MULF]]) : (f32) -> ()
// CHECK-NEXT:     %[[EXP_2:.*]] = math.exp %[[A]] : f32
// CHECK-NEXT:     %[[NEGF_1:.*]] = arith.negf %[[A]] : f32
// CHECK-NEXT:     %[[EXP_3:.*]] = math.exp %[[NEGF_1]] : f32
// CHECK-NEXT:     %[[ADDF:.*]] = arith.addf %[[EXP_2]], %[[EXP_3]] : f32
// CHECK-NEXT:     %[[MULF_1:.*]] = arith.mulf %[[ADDF]], %[[CST_4]] : f32
// CHECK-NEXT:     "u.u"(%[[MULF_1]]) : (f32) -> ()
// CHECK-NEXT:     %[[CMPF:.*]] = arith.cmpf olt, %[[A]], %[[CST_3]] : f32
// CHECK-NEXT:     %[[UITOFP:.*]] = arith.uitofp %[[CMPF]] : i1 to f32
// CHECK-NEXT:     %[[MULF_2:.*]] = arith.mulf %[[UITOFP]], %[[CST_1]] : f32
// CHECK-NEXT:     %[[ADDF_1:.*]] = arith.addf %[[MULF_2]], %[[CST_2]] : f32
// CHECK-NEXT:     %[[MULF_3:.*]] = arith.mulf %[[ADDF_1]], %[[A]] : f32
// CHECK-NEXT:     %[[MULF_4:.*]] = arith.mulf %[[MULF_3]], %[[CST_1]] : f32
// CHECK-NEXT:     %[[EXP_4:.*]] = math.exp %[[MULF_4]] : f32
// CHECK-NEXT:     %[[SUBF_1:.*]] = arith.subf %[[CST_2]], %[[EXP_4]] : f32
// CHECK-NEXT:     %[[ADDF_2:.*]] = arith.addf %[[EXP_4]], %[[CST_2]] : f32
// CHECK-NEXT:     %[[DIVF_1:.*]] = arith.divf %[[SUBF_1]], %[[ADDF_2]] : f32
// CHECK-NEXT:     %[[MULF_5:.*]] = arith.mulf %[[ADDF_1]], %[[DIVF_1]] : f32
// CHECK-NEXT:     "u.u"(%[[MULF_5]]) : (f32) -> ()
// CHECK-NEXT:     %[[MULF_6:.*]] = arith.mulf %[[A]], %[[A]] : f32
// CHECK-NEXT:     %[[ADDF_3:.*]] = arith.addf %[[MULF_6]], %[[CST_2]] : f32
// CHECK-NEXT:     %[[SQRT:.*]] = math.sqrt %[[ADDF_3]] : f32
// CHECK-NEXT:     %[[ADDF_4:.*]] = arith.addf %[[A]], %[[SQRT]] : f32
// CHECK-NEXT:     %[[LOG:.*]] = math.log %[[ADDF_4]] : f32
// CHECK-NEXT:     "u.u"(%[[LOG]]) : (f32) -> ()
// CHECK-NEXT:     %[[MULF_7:.*]] = arith.mulf %[[A]], %[[A]] : f32
// CHECK-NEXT:     %[[ADDF_5:.*]] = arith.addf %[[MULF_7]], %[[CST_0]] : f32
// CHECK-NEXT:     %[[SQRT_1:.*]] = math.sqrt %[[ADDF_5]] : f32
// CHECK-NEXT:     %[[ADDF_6:.*]] = arith.addf %[[A]], %[[SQRT_1]] : f32
// CHECK-NEXT:     %[[LOG_1:.*]] = math.log %[[ADDF_6]] : f32
// CHECK-NEXT:     "u.u"(%[[LOG_1]]) : (f32) -> ()
// CHECK-NEXT:     %[[ADDF_7:.*]] = arith.addf %[[A]], %[[CST_2]] : f32
// CHECK-NEXT:     %[[NEGF_2:.*]] = arith.negf %[[A]] : f32
// CHECK-NEXT:     %[[ADDF_8:.*]] = arith.addf %[[NEGF_2]], %[[CST_2]] : f32
// CHECK-NEXT:     %[[DIVF_2:.*]] = arith.divf %[[ADDF_7]], %[[ADDF_8]] : f32
// CHECK-NEXT:     %[[LOG_2:.*]] = math.log %[[DIVF_2]] : f32
// CHECK-NEXT:     %[[MULF_8:.*]] = arith.mulf %[[LOG_2]], %[[CST_4]] : f32
// CHECK-NEXT:     "u.u"(%[[MULF_8]]) : (f32) -> ()
// CHECK-NEXT:     %[[MULF_9:.*]] = arith.mulf %[[A]], %[[B]] : f32
// CHECK-NEXT:     %[[ADDF_9:.*]] = arith.addf %[[MULF_9]], %[[C]] : f32
// CHECK-NEXT:     "u.u"(%[[ADDF_9]]) : (f32) -> ()
// CHECK-NEXT:     %[[FPTOSI:.*]] = arith.fptosi %[[A]] : f32 to i64
// CHECK-NEXT:     %[[SITOFP:.*]] = arith.sitofp %[[FPTOSI]] : i64 to f32
// CHECK-NEXT:     %[[COPYSIGN:.*]] = math.copysign %[[SITOFP]], %[[A]] : f32
// CHECK-NEXT:     %[[CMPF_1:.*]] = arith.cmpf ogt, %[[A]], %[[COPYSIGN]] : f32
// CHECK-NEXT:     %[[SELECT:.*]] = arith.select %[[CMPF_1]], %[[CST_2]], %[[CST_3]] : f32
// CHECK-NEXT:     %[[ADDF_10:.*]] = arith.addf %[[COPYSIGN]], %[[SELECT]] : f32
// CHECK-NEXT:     "u.u"(%[[ADDF_10]]) : (f32) -> ()
// CHECK-NEXT:     %[[MULF_10:.*]] = arith.mulf %[[A]], %[[CST]] : f32
// CHECK-NEXT:     %[[EXP_5:.*]] = math.exp %[[MULF_10]] : f32
// CHECK-NEXT:     "u.u"(%[[EXP_5]]) : (f32) -> ()
// CHECK-NEXT:     %[[LOG_3:.*]] = math.log %[[A]] : f32
// CHECK-NEXT:     %[[MULF_11:.*]] = arith.mulf %[[B]], %[[LOG_3]] : f32
// CHECK-NEXT:     %[[EXP_6:.*]] = math.exp %[[MULF_11]] : f32
// CHECK-NEXT:     "u.u"(%[[EXP_6]]) : (f32) -> ()
// CHECK-NEXT:     %[[SITOFP_1:.*]] = arith.sitofp %[[N]] : i32 to f32
// CHECK-NEXT:     %[[LOG_4:.*]] = math.log %[[A]] : f32
// CHECK-NEXT:     %[[MULF_12:.*]] = arith.mulf %[[SITOFP_1]], %[[LOG_4]] : f32
// CHECK-NEXT:     %[[EXP_7:.*]] = math.exp %[[MULF_12]] : f32
// CHECK-NEXT:     "u.u"(%[[EXP_7]]) : (f32) -> ()
// CHECK-NEXT:     %[[COPYSIGN_1:.*]] = math.copysign %[[CST_4]], %[[A]] : f32
// CHECK-NEXT:     %[[ADDF_11:.*]] = arith.addf %[[A]], %[[COPYSIGN_1]] : f32
// CHECK-NEXT:     %[[FPTOSI_1:.*]] = arith.fptosi %[[ADDF_11]] : f32 to i64
// CHECK-NEXT:     %[[SITOFP_2:.*]] = arith.sitofp %[[FPTOSI_1]] : i64 to f32
// CHECK-NEXT:     %[[COPYSIGN_2:.*]] = math.copysign %[[SITOFP_2]], %[[ADDF_11]] : f32
// CHECK-NEXT:     %[[BITCAST:.*]] = arith.bitcast %[[A]] : f32 to i32
// CHECK-NEXT:     %[[SHRUI:.*]] = arith.shrui %[[BITCAST]], %[[C23_I32]] : i32
// CHECK-NEXT:     %[[ANDI:.*]] = arith.andi %[[SHRUI]], %[[C255_I32]] : i32
// CHECK-NEXT:     %[[SUBI:.*]] = arith.subi %[[ANDI]], %[[C127_I32]] : i32
// CHECK-NEXT:     %[[CMPI:.*]] = arith.cmpi sge, %[[SUBI]], %[[C23_I32]] : i32
// CHECK-NEXT:     %[[SELECT_1:.*]] = arith.select %[[CMPI]], %[[A]], %[[COPYSIGN_2]] : f32
// CHECK-NEXT:     "u.u"(%[[SELECT_1]]) : (f32) -> ()
// CHECK-NEXT:     %[[BITCAST_1:.*]] = arith.bitcast %[[A]] : f32 to i32
// CHECK-NEXT:     %[[COPYSIGN_3:.*]] = math.copysign %[[CST_4]], %[[A]] : f32
// CHECK-NEXT:     %[[ADDF_12:.*]] = arith.addf %[[A]], %[[COPYSIGN_3]] : f32
// CHECK-NEXT:     %[[FPTOSI_2:.*]] = arith.fptosi %[[ADDF_12]] : f32 to i64
// CHECK-NEXT:     %[[SITOFP_3:.*]] = arith.sitofp %[[FPTOSI_2]] : i64 to f32
// CHECK-NEXT:     %[[COPYSIGN_4:.*]] = math.copysign %[[SITOFP_3]], %[[ADDF_12]] : f32
// CHECK-NEXT:     %[[BITCAST_2:.*]] = arith.bitcast %[[A]] : f32 to i32
// CHECK-NEXT:     %[[SHRUI_1:.*]] = arith.shrui %[[BITCAST_2]], %[[C23_I32]] : i32
// CHECK-NEXT:     %[[ANDI_1:.*]] = arith.andi %[[SHRUI_1]], %[[C255_I32]] : i32
// CHECK-NEXT:     %[[SUBI_1:.*]] = arith.subi %[[ANDI_1]], %[[C127_I32]] : i32
// CHECK-NEXT:     %[[CMPI_1:.*]] = arith.cmpi sge, %[[SUBI_1]], %[[C23_I32]] : i32
// CHECK-NEXT:     %[[SELECT_2:.*]] = arith.select %[[CMPI_1]], %[[A]], %[[COPYSIGN_4]] : f32
// CHECK-NEXT:     %[[BITCAST_3:.*]] = arith.bitcast %[[SELECT_2]] : f32 to i32
// CHECK-NEXT:     %[[SHRUI_2:.*]] = arith.shrui %[[BITCAST_1]], %[[C23_I32]] : i32
// CHECK-NEXT:     %[[ANDI_2:.*]] = arith.andi %[[SHRUI_2]], %[[C255_I32]] : i32
// CHECK-NEXT:     %[[SUBI_2:.*]] = arith.subi %[[ANDI_2]], %[[C127_I32]] : i32
// CHECK-NEXT:     %[[SHRUI_3:.*]] = arith.shrui %[[BITCAST_3]], %[[C23_I32]] : i32
// CHECK-NEXT:     %[[ANDI_3:.*]] = arith.andi %[[SHRUI_3]], %[[C255_I32]] : i32
// CHECK-NEXT:     %[[SUBI_3:.*]] = arith.subi %[[ANDI_3]], %[[C127_I32]] : i32
// CHECK-NEXT:     %[[CMPI_2:.*]] = arith.cmpi eq, %[[SUBI_3]], %[[C0_I32]] : i32
// CHECK-NEXT:     %[[SUBI_4:.*]] = arith.subi %[[SUBI_3]], %[[C1_I32]] : i32
// CHECK-NEXT:     %[[MAXSI:.*]] = arith.maxsi %[[SUBI_4]], %[[C0_I32]] : i32
// CHECK-NEXT:     %[[MINSI:.*]] = arith.minsi %[[MAXSI]], %[[C31_I32]] : i32
// CHECK-NEXT:     %[[SHRUI_4:.*]] = arith.shrui %[[C8388607_I32]], %[[MINSI]] : i32
// CHECK-NEXT:     %[[ANDI_4:.*]] = arith.andi %[[BITCAST_3]], %[[SHRUI_4]] : i32
// CHECK-NEXT:     %[[CMPI_3:.*]] = arith.cmpi ne, %[[ANDI_4]], %[[C0_I32]] : i32
// CHECK-NEXT:     %[[ORI:.*]] = arith.ori %[[CMPI_3]], %[[CMPI_2]] : i1
// CHECK-NEXT:     %[[CMPI_4:.*]] = arith.cmpi eq, %[[SUBI_2]], %[[CM1_I32]] : i32
// CHECK-NEXT:     %[[MAXSI_1:.*]] = arith.maxsi %[[SUBI_2]], %[[C0_I32]] : i32
// CHECK-NEXT:     %[[MINSI_1:.*]] = arith.minsi %[[MAXSI_1]], %[[C31_I32]] : i32
// CHECK-NEXT:     %[[SHRUI_5:.*]] = arith.shrui %[[C4194304_I32]], %[[MINSI_1]] : i32
// CHECK-NEXT:     %[[SELECT_3:.*]] = arith.select %[[CMPI_4]], %[[C0_I32]], %[[SHRUI_5]] : i32
// CHECK-NEXT:     %[[MAXSI_2:.*]] = arith.maxsi %[[SUBI_2]], %[[C0_I32]] : i32
// CHECK-NEXT:     %[[MINSI_2:.*]] = arith.minsi %[[MAXSI_2]], %[[C31_I32]] : i32
// CHECK-NEXT:     %[[SHRUI_6:.*]] = arith.shrui %[[C8388607_I32]], %[[MINSI_2]] : i32
// CHECK-NEXT:     %[[ANDI_5:.*]] = arith.andi %[[BITCAST_1]], %[[SHRUI_6]] : i32
// CHECK-NEXT:     %[[CMPI_5:.*]] = arith.cmpi eq, %[[ANDI_5]], %[[SELECT_3]] : i32
// CHECK-NEXT:     %[[CMPI_6:.*]] = arith.cmpi sge, %[[SUBI_2]], %[[CM1_I32]] : i32
// CHECK-NEXT:     %[[CMPI_7:.*]] = arith.cmpi slt, %[[SUBI_2]], %[[C23_I32]] : i32
// CHECK-NEXT:     %[[ANDI_6:.*]] = arith.andi %[[CMPI_5]], %[[CMPI_7]] : i1
// CHECK-NEXT:     %[[ANDI_7:.*]] = arith.andi %[[ANDI_6]], %[[CMPI_6]] : i1
// CHECK-NEXT:     %[[COPYSIGN_5:.*]] = math.copysign %[[CST_2]], %[[A]] : f32
// CHECK-NEXT:     %[[SUBF_2:.*]] = arith.subf %[[SELECT_2]], %[[COPYSIGN_5]] : f32
// CHECK-NEXT:     %[[ANDI_8:.*]] = arith.andi %[[ORI]], %[[ANDI_7]] : i1
// CHECK-NEXT:     %[[SELECT_4:.*]] = arith.select %[[ANDI_8]], %[[SUBF_2]], %[[SELECT_2]] : f32
// CHECK-NEXT:     %[[COPYSIGN_6:.*]] = math.copysign %[[SELECT_4]], %[[A]] : f32
// CHECK-NEXT:     "u.u"(%[[COPYSIGN_6]]) : (f32) -> ()
// CHECK-NEXT:     %[[SQRT_2:.*]] = math.sqrt %[[A]] : f32
// CHECK-NEXT:     %[[DIVF_3:.*]] = arith.divf %[[CST_2]], %[[SQRT_2]] : f32
// CHECK-NEXT:     "u.u"(%[[DIVF_3]]) : (f32) -> ()
// CHECK-NEXT:     %[[MINIMUMF:.*]] = arith.minimumf %[[A]], %[[B]] : f32
// CHECK-NEXT:     %[[MAXIMUMF:.*]] = arith.maximumf %[[MINIMUMF]], %[[C]] : f32
// CHECK-NEXT:     "u.u"(%[[MAXIMUMF]]) : (f32) -> ()
// CHECK-NEXT:     %[[CMPI_8:.*]] = arith.cmpi ule, %[[N]], %[[C65535_I32]] : i32
// CHECK-NEXT:     %[[SHLI:.*]] = arith.shli %[[N]], %[[C16_I32]] : i32
// CHECK-NEXT:     %[[SELECT_5:.*]] = arith.select %[[CMPI_8]], %[[SHLI]], %[[N]] : i32
// CHECK-NEXT:     %[[SELECT_6:.*]] = arith.select %[[CMPI_8]], %[[C16_I32]], %[[C0_I32]] : i32
// CHECK-NEXT:     %[[CMPI_9:.*]] = arith.cmpi ule, %[[SELECT_5]], %[[C16777215_I32]] : i32
// CHECK-NEXT:     %[[ADDI:.*]] = arith.addi %[[SELECT_6]], %[[C8_I32]] : i32
// CHECK-NEXT:     %[[SHLI_1:.*]] = arith.shli %[[SELECT_5]], %[[C8_I32]] : i32
// CHECK-NEXT:     %[[SELECT_7:.*]] = arith.select %[[CMPI_9]], %[[SHLI_1]], %[[SELECT_5]] : i32
// CHECK-NEXT:     %[[SELECT_8:.*]] = arith.select %[[CMPI_9]], %[[ADDI]], %[[SELECT_6]] : i32
// CHECK-NEXT:     %[[CMPI_10:.*]] = arith.cmpi ule, %[[SELECT_7]], %[[C268435455_I32]] : i32
// CHECK-NEXT:     %[[ADDI_1:.*]] = arith.addi %[[SELECT_8]], %[[C4_I32]] : i32
// CHECK-NEXT:     %[[SHLI_2:.*]] = arith.shli %[[SELECT_7]], %[[C4_I32]] : i32
// CHECK-NEXT:     %[[SELECT_9:.*]] = arith.select %[[CMPI_10]], %[[SHLI_2]], %[[SELECT_7]] : i32
// CHECK-NEXT:     %[[SELECT_10:.*]] = arith.select %[[CMPI_10]], %[[ADDI_1]], %[[SELECT_8]] : i32
// CHECK-NEXT:     %[[CMPI_11:.*]] = arith.cmpi ule, %[[SELECT_9]], %[[C1073741823_I32]] : i32
// CHECK-NEXT:     %[[ADDI_2:.*]] = arith.addi %[[SELECT_10]], %[[C2_I32]] : i32
// CHECK-NEXT:     %[[SHLI_3:.*]] = arith.shli %[[SELECT_9]], %[[C2_I32]] : i32
// CHECK-NEXT:     %[[SELECT_11:.*]] = arith.select %[[CMPI_11]], %[[SHLI_3]], %[[SELECT_9]] : i32
// CHECK-NEXT:     %[[SELECT_12:.*]] = arith.select %[[CMPI_11]], %[[ADDI_2]], %[[SELECT_10]] : i32
// CHECK-NEXT:     %[[CMPI_12:.*]] = arith.cmpi ule, %[[SELECT_11]], %[[C2147483647_I32]] : i32
// CHECK-NEXT:     %[[ADDI_3:.*]] = arith.addi %[[SELECT_12]], %[[C1_I32]] : i32
// CHECK-NEXT:     %[[SELECT_13:.*]] = arith.select %[[CMPI_12]], %[[ADDI_3]], %[[SELECT_12]] : i32
// CHECK-NEXT:     %[[CMPI_13:.*]] = arith.cmpi eq, %[[N]], %[[C0_I32]] : i32
// CHECK-NEXT:     %[[SELECT_14:.*]] = arith.select %[[CMPI_13]], %[[C32_I32]], %[[SELECT_13]] : i32
// CHECK-NEXT:     "u.u"(%[[SELECT_14]]) : (i32) -> ()
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }
