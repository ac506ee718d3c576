// RUN: strata opt --allow-unregistered-dialect --math-expand-ops %s | FileCheck %s
//
// Types, constant exponents and flags.

func.func @g(%a: f64, %v: vector<4xf16>, %n: vector<2xi8>, %p: f16, %x: vector<4xf64>, %k: i16, %b: f64, %bf: bf16) {
  %0 = math.round %a : f64
  "u.u"(%0) : (f64) -> ()
  %1 = math.ctlz %n : vector<2xi8>
  "u.u"(%1) : (vector<2xi8>) -> ()
  %2 = math.roundeven %p : f16
  "u.u"(%2) : (f16) -> ()
  %3 = math.exp2 %a : f64
  "u.u"(%3) : (f64) -> ()
  %4 = math.ctlz %k : i16
  "u.u"(%4) : (i16) -> ()
  %c3 = arith.constant 3 : i64
  %5 = math.fpowi %a, %c3 : f64, i64
  "u.u"(%5) : (f64) -> ()
  %c-3 = arith.constant -3 : i64
  %6 = math.fpowi %a, %c-3 : f64, i64
  "u.u"(%6) : (f64) -> ()
  %f2 = arith.constant 2.0 : f64
  %7 = math.powf %a, %f2 : f64
  "u.u"(%7) : (f64) -> ()
  %fh = arith.constant 0.5 : f64
  %8 = math.powf %a, %fh : f64
  "u.u"(%8) : (f64) -> ()
  %f3 = arith.constant 3.0 : f64
  %9 = math.powf %a, %f3 : f64
  "u.u"(%9) : (f64) -> ()
  %fm = arith.constant -1.0 : f64
  %10 = math.powf %a, %fm : f64
  "u.u"(%10) : (f64) -> ()
  %fo = arith.constant 1.0 : f64
  %11 = math.powf %a, %fo : f64
  "u.u"(%11) : (f64) -> ()
  %fz = arith.constant 0.0 : f64
  %12 = math.powf %a, %fz : f64
  "u.u"(%12) : (f64) -> ()
  %fmh = arith.constant -0.5 : f64
  %13 = math.powf %a, %fmh : f64
  "u.u"(%13) : (f64) -> ()
  %ft = arith.constant 0.75 : f64
  %14 = math.powf %a, %ft fastmath<fast>: f64
  "u.u"(%14) : (f64) -> ()
  %c0 = arith.constant 0 : i64
  %15 = math.fpowi %a, %c0 : f64, i64
  "u.u"(%15) : (f64) -> ()
  %16 = math.ceil %v fastmath<fast> : vector<4xf16>
  "u.u"(%16) : (vector<4xf16>) -> ()
  %17 = math.tan %v fastmath<fast> : vector<4xf16>
  "u.u"(%17) : (vector<4xf16>) -> ()
  %18 = math.tanh %v fastmath<fast> : vector<4xf16>
  "u.u"(%18) : (vector<4xf16>) -> ()
  %19 = math.ceil %p : f16
  "u.u"(%19) : (f16) -> ()
  %20 = math.round %bf : bf16
  "u.u"(%20) : (bf16) -> ()
  %21 = math.roundeven %bf : bf16
  "u.u"(%21) : (bf16) -> ()
  %22 = math.round %p : f16
  "u.u"(%22) : (f16) -> ()
  %fm2 = arith.constant -2.0 : f64
  %23 = math.powf %a, %fm2 : f64
  "u.u"(%23) : (f64) -> ()
  %fth = arith.constant 0.333333333333333333 : f64
  %24 = math.powf %a, %fth : f64
  "u.u"(%24) : (f64) -> ()
  %25 = math.rsqrt %v fastmath<fast> : vector<4xf16>
  "u.u"(%25) : (vector<4xf16>) -> ()
  %26 = math.rsqrt %bf : bf16
  "u.u"(%26) : (bf16) -> ()
  %c5 = arith.constant 11 : i64
  %27 = math.fpowi %a, %c5 fastmath<fast> : f64, i64
  "u.u"(%27) : (f64) -> ()
  return
}

// CHECK:      module {
// CHECK-NEXT:   func.func @g(%[[A:[a-z0-9_]+]]: f64, %[[V:[a-z0-9_]+]]: vector<4xf16>, %[[N:[a-z0-9_]+]]: vector<2xi8>, %[[P:[a-z0-9_]+]]: f16, %[[X:[a-z0-9_]+]]: vector<4xf64>, %[[K:[a-z0-9_]+]]: i16, %[[B:[a-z0-9_]+]]: f64, %[[BF:[a-z0-9_]+]]: bf16) {
// CHECK-NEXT:     %[[C64_I16:.*]] = arith.constant 64 : i16
// CHECK-NEXT:     %[[C127_I16:.*]] = arith.constant 127 : i16
// CHECK-NEXT:     %[[C7_I16:.*]] = arith.constant 7 : i16
// CHECK-NEXT:     %[[CST:.*]] = arith.constant 1.000000e+00 : bf16
// CHECK-NEXT:     %[[CST_0:.*]] = arith.constant 0.000000e+00 : f16
// CHECK-NEXT:     %[[CST_1:.*]] = arith.constant dense<-2.000000e+00> : vector<4xf16>
// CHECK-NEXT:     %[[CST_2:.*]] = arith.constant dense<1.000000e+00> : vector<4xf16>
// CHECK-NEXT:     %[[CST_3:.*]] = arith.constant dense<0.000000e+00> : vector<4xf16>
// CHECK-NEXT:     %[[CST_4:.*]] = arith.constant 0xFFF0000000000000 : f64
// CHECK-NEXT:     %[[CST_5:.*]] = arith.constant 0x7FF0000000000000 : f64
// CHECK-NEXT:     %[[CST_6:.*]] = arith.constant -0.000000e+00 : f64
// CHECK-NEXT:     %[[CST_7:.*]] = arith.constant 0.000000e+00 : f64
// CHECK-NEXT:     %[[CST_8:.*]] = arith.constant 1.000000e+00 : f64
// CHECK-NEXT:     %[[C16_I16:.*]] = arith.constant 16 : i16
// CHECK-NEXT:     %[[C32767_I16:.*]] = arith.constant 32767 : i16
// CHECK-NEXT:     %[[C16383_I16:.*]] = arith.constant 16383 : i16
// CHECK-NEXT:     %[[C2_I16:.*]] = arith.constant 2 : i16
// CHECK-NEXT:     %[[C4095_I16:.*]] = arith.constant 4095 : i16
// CHECK-NEXT:     %[[C4_I16:.*]] = arith.constant 4 : i16
// CHECK-NEXT:     %[[C255_I16:.*]] = arith.constant 255 : i16
// CHECK-NEXT:     %[[C8_I16:.*]] = arith.constant 8 : i16
// CHECK-NEXT:     %[[CST_9:.*]] = arith.constant 0.69314718055994529 : f64
// CHECK-NEXT:     %[[C31_I16:.*]] = arith.constant 31 : i16
// CHECK-NEXT:     %[[C1023_I16:.*]] = arith.constant 1023 : i16
// CHECK-NEXT:     %[[C512_I16:.*]] = arith.constant 512 : i16
// CHECK-NEXT:     %[[C15_I16:.*]] = arith.constant 15 : i16
// CHECK-NEXT:     %[[C10_I16:.*]] = arith.constant 10 : i16
// CHECK-NEXT:     %[[CM1_I16:.*]] = arith.constant -1 : i16
// CHECK-NEXT:     %[[C1_I16:.*]] = arith.constant 1 : i16
// CHECK-NEXT:     %[[C0_I16:.*]] = arith.constant 0 : i16
// CHECK-NEXT:     %[[CST_10:.*]] = arith.constant 1.000000e+00 : f16
// CHECK-NEXT:     %[[CST_11:.*]] = arith.constant dense<8> : vector<2xi8>
// CHECK-NEXT:     %[[CST_12:.*]] = arith.constant dense<127> : vector<2xi8>
// CHECK-NEXT:     %[[CST_13:.*]] = arith.constant dense<1> : vector<2xi8>
// CHECK-NEXT:     %[[CST_14:.*]] = arith.constant dense<63> : vector<2xi8>
// CHECK-NEXT:     %[[CST_15:.*]] = arith.constant dense<2> : vector<2xi8>
// CHECK-NEXT:     %[[CST_16:.*]] = arith.constant dense<15> : vector<2xi8>
// CHECK-NEXT:     %[[CST_17:.*]] = arith.constant dense<4> : vector<2xi8>
// CHECK-NEXT:     %[[CST_18:.*]] = arith.constant dense<0> : vector<2xi8>
// CHECK-NEXT:     %[[CST_19:.*]] = arith.constant 0.33333333333333331 : f64
// CHECK-NEXT:     %[[CST_20:.*]] = arith.constant 7.500000e-01 : f64
// CHECK-NEXT:     %[[ROUND:.*]] = math.round %[[A]] : f64
// CHECK-NEXT:     "u.u"(%[[ROUND]]) : (f64) -> ()
// CHECK-NEXT:     %[[CMPI:.*]] = arith.cmpi ule, %[[N]], %[[CST_16]] : vector<2xi8>
// CHECK-NEXT:     %[[SHLI:.*]] = arith.shli %[[N]], %[[CST_17]] : vector<2xi8>
// CHECK-NEXT:     %[[SELECT:.*]] = arith.select %[[CMPI]], %[[SHLI]], %[[N]] : vector<2xi1>, vector<2xi8>
// CHECK-NEXT:     %[[SELECT_1:.*]] = arith.select %[[CMPI]], %[[CST_17]], %[[CST_18]] : vector<2xi1>, vector<2xi8>
// CHECK-NEXT:     %[[CMPI_1:.*]] = arith.cmpi ule, %[[SELECT]], %[[CST_14]] : vector<2xi8>
// CHECK-NEXT:     %[[ADDI:.*]] = arith.addi %[[SELECT_1]], %[[CST_15]] : vector<2xi8>
// CHECK-NEXT:     %[[SHLI_1:.*]] = arith.shli %[[SELECT]], %[[CST_15]] : vector<2xi8>
// CHECK-NEXT:     %[[SELECT_2:.*]] = arith.select %[[CMPI_1]], %[[SHLI_1]], %[[SELECT]] : vector<2xi1>, vector<2xi8>
// CHECK-NEXT:     %[[SELECT_3:.*]] = arith.select %[[CMPI_1]], %[[ADDI]], %[[SELECT_1]] : vector<2xi1>, vector<2xi8>
// CHECK-NEXT:     %[[CMPI_2:.*]] = arith.cmpi ule, %[[SELECT_2]], %[[CST_12]] : vector<2xi8>
// CHECK-NEXT:     %[[ADDI_1:.*]] = arith.addi %[[SELECT_3]], %[[CST_13]] : vector<2xi8>
// CHECK-NEXT:     %[[SELECT_4:.*]] = arith.select %[[CMPI_2]], %[[ADDI_1]], %[[SELECT_3]] : vector<2xi1>, vector<2xi8>
// CHECK-NEXT:     %[[CMPI_3:.*]] = arith.cmpi eq, %[[N]], %[[CST_18]] : vector<2xi8>
// CHECK-NEXT:     %[[SELECT_5:.*]] = arith.select %[[CMPI_3]], %[[CST_11]], %[[SELECT_4]] : vector<2xi1>, vector<2xi8>
// CHECK-NEXT:     "u.u"(%[[SELECT_5]]) : (vector<2xi8>) -> ()
// CHECK-NEXT:     %[[BITCAST:.*]] = arith.bitcast %[[P]] : f16 to i16
// CHECK-NEXT:     %[[ROUND_1:.*]] = math.round %[[P]] : f16
// CHECK-NEXT:     %[[BITCAST_1:.*]] = arith.bitcast %[[ROUND_1]] : f16 to i16
// CHECK-NEXT:     %[[SHRUI:.*]] = arith.shrui %[[BITCAST]], %[[C10_I16]] : i16
// CHECK-NEXT:     %[[ANDI:.*]] = arith.andi %[[SHRUI]], %[[C31_I16]] : i16
// CHECK-NEXT:     %[[SUBI:.*]] = arith.subi %[[ANDI]], %[[C15_I16]] : i16
// CHECK-NEXT:     %[[SHRUI_1:.*]] = arith.shrui %[[BITCAST_1]], %[[C10_I16]] : i16
// CHECK-NEXT:     %[[ANDI_1:.*]] = arith.andi %[[SHRUI_1]], %[[C31_I16]] : i16
// CHECK-NEXT:     %[[SUBI_1:.*]] = arith.subi %[[ANDI_1]], %[[C15_I16]] : i16
// CHECK-NEXT:     %[[CMPI_4:.*]] = arith.cmpi eq, %[[SUBI_1]], %[[C0_I16]] : i16
// CHECK-NEXT:     %[[SUBI_2:.*]] = arith.subi %[[SUBI_1]], %[[C1_I16]] : i16
// CHECK-NEXT:     %[[MAXSI:.*]] = arith.maxsi %[[SUBI_2]], %[[C0_I16]] : i16
// CHECK-NEXT:     %[[MINSI:.*]] = arith.minsi %[[MAXSI]], %[[C15_I16]] : i16
// CHECK-NEXT:     %[[SHRUI_2:.*]] = arith.shrui %[[C1023_I16]], %[[MINSI]] : i16
// CHECK-NEXT:     %[[ANDI_2:.*]] = arith.andi %[[BITCAST_1]], %[[SHRUI_2]] : i16
// CHECK-NEXT:     %[[CMPI_5:.*]] = arith.cmpi ne, %[[ANDI_2]], %[[C0_I16]] : i16
// CHECK-NEXT:     %[[ORI:.*]] = arith.ori %[[CMPI_5]], %[[CMPI_4]] : i1
// CHECK-NEXT:     %[[CMPI_6:.*]] = arith.cmpi eq, %[[SUBI]], %[[CM1_I16]] : i16
// CHECK-NEXT:     %[[MAXSI_1:.*]] = arith.maxsi %[[SUBI]], %[[C0_I16]] : i16
// CHECK-NEXT:     %[[MINSI_1:.*]] = arith.minsi %[[MAXSI_1]], %[[C15_I16]] : i16
// CHECK-NEXT:     %[[SHRUI_3:.*]] = arith.shrui %[[C512_I16]], %[[MINSI_1]] : i16
// CHECK-NEXT:     %[[SELECT_6:.*]] = arith.select %[[CMPI_6]], %[[C0_I16]], %[[SHRUI_3]] : i16
// CHECK-NEXT:     %[[MAXSI_2:.*]] = arith.maxsi %[[SUBI]], %[[C0_I16]] : i16
// CHECK-NEXT:     %[[MINSI_2:.*]] = arith.minsi %[[MAXSI_2]], %[[C15_I16]] : i16
// CHECK-NEXT:     %[[SHRUI_4:.*]] = arith.shrui %[[C1023_I16]], %[[MINSI_2]] : i16
// CHECK-NEXT:     %[[ANDI_3:.*]] = arith.andi %[[BITCAST]], %[[SHRUI_4]] : i16
// CHECK-NEXT:     %[[CMPI_7:.*]] = arith.cmpi eq, %[[ANDI_3]], %[[SELECT_6]] : i16
// CHECK-NEXT:     %[[CMPI_8:.*]] = arith.cmpi sge, %[[SUBI]], %[[CM1_I16]] : i16
// CHECK-NEXT:     %[[CMPI_9:.*]] = arith.cmpi slt, %[[SUBI]], %[[C10_I16]] : i16
// CHECK-NEXT:     %[[ANDI_4:.*]] = arith.andi %[[CMPI_7]], %[[CMPI_9]] : i1
// CHECK-NEXT:     %[[ANDI_5:.*]] = arith.andi %[[ANDI_4]], %[[CMPI_8]] : i1
// CHECK-NEXT:     %[[COPYSIGN:.*]] = math.copysign %[[CST_10]], %[[P]] : f16
// CHECK-NEXT:     %[[SUBF:.*]] = arith.subf %[[ROUND_1]], %[[COPYSIGN]] : f16
// CHECK-NEXT:     %[[ANDI_6:.*]] = arith.andi %[[ORI]], %[[ANDI_5]] : i1
// CHECK-NEXT:     %[[SELECT_7:.*]] = arith.select %[[ANDI_6]], %[[SUBF]], %[[ROUND_1]] : f16
// CHECK-NEXT:     %[[COPYSIGN_1:.*]] = math.copysign %[[SELECT_7]], %[[P]] : f16
// CHECK-NEXT:     "u.u"(%[[COPYSIGN_1]]) : (f16) -> ()
// CHECK-NEXT:     %[[MULF:.*]] = arith.mulf %[[A]], %[[CST_9]] : f64
// CHECK-NEXT:     %[[EXP:.*]] = math.exp %[[MULF]] : f64
// CHECK-NEXT:     "u.u"(%[[EXP]]) : (f64) -> ()
// CHECK-NEXT:     %[[CMPI_10:.*]] = arith.cmpi ule, %[[K]], %[[C255_I16]] : i16
// CHECK-NEXT:     %[[SHLI_2:.*]] = arith.shli %[[K]], %[[C8_I16]] : i16
// CHECK-NEXT:     %[[SELECT_8:.*]] = arith.select %[[CMPI_10]], %[[SHLI_2]], %[[K]] : i16
// CHECK-NEXT:     %[[SELECT_9:.*]] = arith.select %[[CMPI_10]], %[[C8_I16]], %[[C0_I16]] : i16
// CHECK-NEXT:     %[[CMPI_11:.*]] = arith.cmpi ule, %[[SELECT_8]], %[[C4095_I16]] : i16
// CHECK-NEXT:     %[[ADDI_2:.*]] = arith.addi %[[SELECT_9]], %[[C4_I16]] : i16
// CHECK-NEXT:     %[[SHLI_3:.*]] = arith.shli %[[SELECT_8]], %[[C4_I16]] : i16
// CHECK-NEXT:     %[[SELECT_10:.*]] = arith.select %[[CMPI_11]], %[[SHLI_3]], %[[SELECT_8]] : i16
// CHECK-NEXT:     %[[SELECT_11:.*]] = arith.select %[[CMPI_11]], %[[ADDI_2]], %[[SELECT_9]] : i16
// CHECK-NEXT:     %[[CMPI_12:.*]] = arith.cmpi ule, %[[SELECT_10]], %[[C16383_I16]] : i16
// CHECK-NEXT:     %[[ADDI_3:.*]] = arith.addi %[[SELECT_11]], %[[C2_I16]] : i16
// CHECK-NEXT:     %[[SHLI_4:.*]] = arith.shli %[[SELECT_10]], %[[C2_I16]] : i16
// CHECK-NEXT:     %[[SELECT_12:.*]] = arith.select %[[CMPI_12]], %[[SHLI_4]], %[[SELECT_10]] : i16
// CHECK-NEXT:     %[[SELECT_13:.*]] = arith.select %[[CMPI_12]], %[[ADDI_3]], %[[SELECT_11]] : i16
// CHECK-NEXT:     %[[CMPI_13:.*]] = arith.cmpi ule, %[[SELECT_12]], %[[C32767_I16]] : i16
// CHECK-NEXT:     %[[ADDI_4:.*]] = arith.addi %[[SELECT_13]], %[[C1_I16]] : i16
// CHECK-NEXT:     %[[SELECT_14:.*]] = arith.select %[[CMPI_13]], %[[ADDI_4]], %[[SELECT_13]] : i16
// CHECK-NEXT:     %[[CMPI_14:.*]] = arith.cmpi eq, %[[K]], %[[C0_I16]] : i16
// CHECK-NEXT:     %[[SELECT_15:.*]] = arith.select %[[CMPI_14]], %[[C16_I16]], %[[SELECT_14]] : i16
// CHECK-NEXT:     "u.u"(%[[SELECT_15]]) : (i16) -> ()
// CHECK-NEXT:     %[[MULF_1:.*]] = arith.mulf %[[A]], %[[A]] : f64
// CHECK-NEXT:     %[[MULF_2:.*]] = arith.mulf %[[MULF_1]], %[[A]] : f64
// CHECK-NEXT:     "u.u"(%[[MULF_2]]) : (f64) -> ()
// CHECK-NEXT:     %[[MULF_3:.*]] = arith.mulf %[[A]], %[[A]] : f64
// CHECK-NEXT:     %[[MULF_4:.*]] = arith.mulf %[[MULF_3]], %[[A]] : f64
// CHECK-NEXT:     %[[CMPF:.*]] = arith.cmpf oeq, %[[MULF_4]], %[[CST_7]] : f64
// CHECK-NEXT:     %[[CMPF_1:.*]] = arith.cmpf oeq, %[[MULF_4]], %[[CST_6]] : f64
// CHECK-NEXT:     %[[DIVF:.*]] = arith.divf %[[CST_8]], %[[MULF_4]] : f64
// CHECK-NEXT:     %[[SELECT_16:.*]] = arith.select %[[CMPF]], %[[CST_5]], %[[DIVF]] : f64
// CHECK-NEXT:     %[[SELECT_17:.*]] = arith.select %[[CMPF_1]], %[[CST_4]], %[[SELECT_16]] : f64
// CHECK-NEXT:     "u.u"(%[[SELECT_17]]) : (f64) -> ()
// CHECK-NEXT:     %[[MULF_5:.*]] = arith.mulf %[[A]], %[[A]] : f64
// CHECK-NEXT:     "u.u"(%[[MULF_5]]) : (f64) -> ()
// CHECK-NEXT:     %[[SQRT:.*]] = math.sqrt %[[A]] : f64
// CHECK-NEXT:     "u.u"(%[[SQRT]]) : (f64) -> ()
// CHECK-NEXT:     %[[MULF_6:.*]] = arith.mulf %[[A]], %[[A]] : f64
// CHECK-NEXT:     %[[MULF_7:.*]] = arith.mulf %[[MULF_6]], %[[A]] : f64
// CHECK-NEXT:     "u.u"(%[[MULF_7]]) : (f64) -> ()
// CHECK-NEXT:     %[[DIVF_1:.*]] = arith.divf %[[CST_8]], %[[A]] : f64
// CHECK-NEXT:     "u.u"(%[[DIVF_1]]) : (f64) -> ()
// CHECK-NEXT:     "u.u"(%[[A]]) : (f64) -> ()
// CHECK-NEXT:     "u.u"(%[[CST_8]]) : (f64) -> ()
// CHECK-NEXT:     %[[SQRT_1:.*]] = math.sqrt %[[A]] : f64
// CHECK-NEXT:     %[[DIVF_2:.*]] = arith.divf %[[CST_8]], %[[SQRT_1]] : f64
// CHECK-NEXT:     "u.u"(%[[DIVF_2]]) : (f64) -> ()
// CHECK-NEXT:     %[[LOG:.*]] = math.log %[[A]] : f64
// CHECK-NEXT:     %[[MULF_8:.*]] = arith.mulf %[[LOG]], %[[CST_20]] : f64
// CHECK-NEXT:     %[[EXP_1:.*]] = math.exp %[[MULF_8]] : f64
// CHECK-NEXT:     "u.u"(%[[EXP_1]]) : (f64) -> ()
// CHECK-NEXT:     "u.u"(%[[CST_8]]) : (f64) -> ()
// CHECK-NEXT:     %[[FPTOSI:.*]] = arith.fptosi %[[V]] : vector<4xf16> to vector<4xi64>
// CHECK-NEXT:     %[[SITOFP:.*]] = arith.sitofp %[[FPTOSI]] : vector<4xi64> to vector<4xf16>
// CHECK-NEXT:     %[[COPYSIGN_2:.*]] = math.copysign %[[SITOFP]], %[[V]] : vector<4xf16>
// CHECK-NEXT:     %[[CMPF_2:.*]] = arith.cmpf ogt, %[[V]], %[[COPYSIGN_2]] : vector<4xf16>
// CHECK-NEXT:     %[[SELECT_18:.*]] = arith.select %[[CMPF_2]], %[[CST_2]], %[[CST_3]] : vector<4xi1>, vector<4xf16>
// CHECK-NEXT:     %[[ADDF:.*]] = arith.addf %[[COPYSIGN_2]], %[[SELECT_18]] : vector<4xf16>
// CHECK-NEXT:     "u.u"(%[[ADDF]]) : (vector<4xf16>) -> ()
// CHECK-NEXT:     %[[SIN:.*]] = math.sin %[[V]] : vector<4xf16>
// CHECK-NEXT:     %[[COS:.*]] = math.cos %[[V]] : vector<4xf16>
// CHECK-NEXT:     %[[DIVF_3:.*]] = arith.divf %[[SIN]], %[[COS]] : vector<4xf16>
// CHECK-NEXT:     "u.u"(%[[DIVF_3]]) : (vector<4xf16>) -> ()
// CHECK-NEXT:     %[[CMPF_3:.*]] = arith.cmpf olt, %[[V]], %[[CST_3]] : vector<4xf16>
// CHECK-NEXT:     %[[UITOFP:.*]] = arith.uitofp %[[CMPF_3]] : vector<4xi1> to vector<4xf16>
// CHECK-NEXT:     %[[MULF_9:.*]] = arith.mulf %[[UITOFP]], %[[CST_1]] : vector<4xf16>
// CHECK-NEXT:     %[[ADDF_1:.*]] = arith.addf %[[MULF_9]], %[[CST_2]] : vector<4xf16>
// CHECK-NEXT:     %[[MULF_10:.*]] = arith.mulf %[[ADDF_1]], %[[V]] : vector<4xf16>
// CHECK-NEXT:     %[[MULF_11:.*]] = arith.mulf %[[MULF_10]], %[[CST_1]] : vector<4xf16>
// CHECK-NEXT:     %[[EXP_2:.*]] = math.exp %[[MULF_11]] : vector<4xf16>
// CHECK-NEXT:     %[[SUBF_1:.*]] = arith.subf %[[CST_2]], %[[EXP_2]] : vector<4xf16>
// CHECK-NEXT:     %[[ADDF_2:.*]] = arith.addf %[[EXP_2]], %[[CST_2]] : vector<4xf16>
// CHECK-NEXT:     %[[DIVF_4:.*]] = arith.divf %[[SUBF_1]], %[[ADDF_2]] : vector<4xf16>
// CHECK-NEXT:     %[[MULF_12:.*]] = arith.mulf %[[ADDF_1]], %[[DIVF_4]] : vector<4xf16>
// CHECK-NEXT:     "u.u"(%[[MULF_12]]) : (vector<4xf16>) -> ()
// CHECK-NEXT:     %[[FPTOSI_1:.*]] = arith.fptosi %[[P]] : f16 to i64
// CHECK-NEXT:     %[[SITOFP_1:.*]] = arith.sitofp %[[FPTOSI_1]] : i64 to f16
// CHECK-NEXT:     %[[COPYSIGN_3:.*]] = math.copysign %[[SITOFP_1]], %[[P]] : f16
// CHECK-NEXT:     %[[CMPF_4:.*]] = arith.cmpf ogt, %[[P]], %[[COPYSIGN_3]] : f16
// CHECK-NEXT:     %[[SELECT_19:.*]] = arith.select %[[CMPF_4]], %[[CST_10]], %[[CST_0]] : f16
// CHECK-NEXT:     %[[ADDF_3:.*]] = arith.addf %[[COPYSIGN_3]], %[[SELECT_19]] : f16
// CHECK-NEXT:     "u.u"(%[[ADDF_3]]) : (f16) -> ()
// CHECK-NEXT:     %[[ROUND_2:.*]] = math.round %[[BF]] : bf16
// CHECK-NEXT:     "u.u"(%[[ROUND_2]]) : (bf16) -> ()
// CHECK-NEXT:     %[[BITCAST_2:.*]] = arith.bitcast %[[BF]] : bf16 to i16
// CHECK-NEXT:     %[[ROUND_3:.*]] = math.round %[[BF]] : bf16
// CHECK-NEXT:     %[[BITCAST_3:.*]] = arith.bitcast %[[ROUND_3]] : bf16 to i16
// CHECK-NEXT:     %[[SHRUI_5:.*]] = arith.shrui %[[BITCAST_2]], %[[C7_I16]] : i16
// CHECK-NEXT:     %[[ANDI_7:.*]] = arith.andi %[[SHRUI_5]], %[[C255_I16]] : i16
// CHECK-NEXT:     %[[SUBI_3:.*]] = arith.subi %[[ANDI_7]], %[[C127_I16]] : i16
// CHECK-NEXT:     %[[SHRUI_6:.*]] = arith.shrui %[[BITCAST_3]], %[[C7_I16]] : i16
// CHECK-NEXT:     %[[ANDI_8:.*]] = arith.andi %[[SHRUI_6]], %[[C255_I16]] : i16
// CHECK-NEXT:     %[[SUBI_4:.*]] = arith.subi %[[ANDI_8]], %[[C127_I16]] : i16
// CHECK-NEXT:     %[[CMPI_15:.*]] = arith.cmpi eq, %[[SUBI_4]], %[[C0_I16]] : i16
// CHECK-NEXT:     %[[SUBI_5:.*]] = arith.subi %[[SUBI_4]], %[[C1_I16]] : i16
// CHECK-NEXT:     %[[MAXSI_3:.*]] = arith.maxsi %[[SUBI_5]], %[[C0_I16]] : i16
// CHECK-NEXT:     %[[MINSI_3:.*]] = arith.minsi %[[MAXSI_3]], %[[C15_I16]] : i16
// CHECK-NEXT:     %[[SHRUI_7:.*]] = arith.shrui %[[C127_I16]], %[[MINSI_3]] : i16
// CHECK-NEXT:     %[[ANDI_9:.*]] = arith.andi %[[BITCAST_3]], %[[SHRUI_7]] : i16
// CHECK-NEXT:     %[[CMPI_16:.*]] = arith.cmpi ne, %[[ANDI_9]], %[[C0_I16]] : i16
// CHECK-NEXT:     %[[ORI_1:.*]] = arith.ori %[[CMPI_16]], %[[CMPI_15]] : i1
// CHECK-NEXT:     %[[CMPI_17:.*]] = arith.cmpi eq, %[[SUBI_3]], %[[CM1_I16]] : i16
// CHECK-NEXT:     %[[MAXSI_4:.*]] = arith.maxsi %[[SUBI_3]], %[[C0_I16]] : i16
// CHECK-NEXT:     %[[MINSI_4:.*]] = arith.minsi %[[MAXSI_4]], %[[C15_I16]] : i16
// CHECK-NEXT:     %[[SHRUI_8:.*]] = arith.shrui %[[C64_I16]], %[[MINSI_4]] : i16
// CHECK-NEXT:     %[[SELECT_20:.*]] = arith.select %[[CMPI_17]], %[[C0_I16]], %[[SHRUI_8]] : i16
// CHECK-NEXT:     %[[MAXSI_5:.*]] = arith.maxsi %[[SUBI_3]], %[[C0_I16]] : i16
// CHECK-NEXT:     %[[MINSI_5:.*]] = arith.minsi %[[MAXSI_5]], %[[C15_I16]] : i16
// CHECK-NEXT:     %[[SHRUI_9:.*]] = arith.shrui %[[C127_I16]], %[[MINSI_5]] : i16
// CHECK-NEXT:     %[[ANDI_10:.*]] = arith.andi %[[BITCAST_2]], %[[SHRUI_9]] : i16
// CHECK-NEXT:     %[[CMPI_18:.*]] = arith.cmpi eq, %[[ANDI_10]], %[[SELECT_20]] : i16
// CHECK-NEXT:     %[[CMPI_19:.*]] = arith.cmpi sge, %[[SUBI_3]], %[[CM1_I16]] : i16
// CHECK-NEXT:     %[[CMPI_20:.*]] = arith.cmpi slt, %[[SUBI_3]], %[[C7_I16]] : i16
// CHECK-NEXT:     %[[ANDI_11:.*]] = arith.andi %[[CMPI_18]], %[[CMPI_20]] : i1
// CHECK-NEXT:     %[[ANDI_12:.*]] = arith.andi %[[ANDI_11]], %[[CMPI_19]] : i1
// CHECK-NEXT:     %[[COPYSIGN_4:.*]] = math.copysign %[[CST]], %[[BF]] : bf16
// CHECK-NEXT:     %[[SUBF_2:.*]] = arith.subf %[[ROUND_3]], %[[COPYSIGN_4]] : bf16
// CHECK-NEXT:     %[[ANDI_13:.*]] = arith.andi %[[ORI_1]], %[[ANDI_12]] : i1
// CHECK-NEXT:     %[[SELECT_21:.*]] = arith.select %[[ANDI_13]], %[[SUBF_2]], %[[ROUND_3]] : bf16
// CHECK-NEXT:     %[[COPYSIGN_5:.*]] = math.copysign %[[SELECT_21]], %[[BF]] : bf16
// CHECK-NEXT:     "u.u"(%[[COPYSIGN_5]]) : (bf16) -> ()
// CHECK-NEXT:     %[[ROUND_4:.*]] = math.round %[[P]] : f16
// CHECK-NEXT:     "u.u"(%[[ROUND_4]]) : (f16) -> ()
// CHECK-NEXT:     %[[MULF_13:.*]] = arith.mulf %[[A]], %[[A]] : f64
// CHECK-NEXT:     %[[DIVF_5:.*]] = arith.divf %[[CST_8]], %[[MULF_13]] : f64
// CHECK-NEXT:     "u.u"(%[[DIVF_5]]) : (f64) -> ()
// CHECK-NEXT:     %[[LOG_1:.*]] = math.log %[[A]] : f64
// CHECK-NEXT:     %[[MULF_14:.*]] = arith.mulf %[[LOG_1]], %[[CST_19]] : f64
// CHECK-NEXT:     %[[EXP_3:.*]] = math.exp %[[MULF_14]] : f64
// CHECK-NEXT:     "u.u"(%[[EXP_3]]) : (f64) -> ()
// CHECK-NEXT:     %[[SQRT_2:.*]] = math.sqrt %[[V]] : vector<4xf16>
// CHECK-NEXT:     %[[DIVF_6:.*]] = arith.divf %[[CST_2]], %[[SQRT_2]] : vector<4xf16>
// CHECK-NEXT:     "u.u"(%[[DIVF_6]]) : (vector<4xf16>) -> ()
// CHECK-NEXT:     %[[SQRT_3:.*]] = math.sqrt %[[BF]] : bf16
// CHECK-NEXT:     %[[DIVF_7:.*]] = arith.divf %[[CST]], %[[SQRT_3]] : bf16
// CHECK-NEXT:     "u.u"(%[[DIVF_7]]) : (bf16) -> ()
// CHECK-NEXT:     %[[MULF_15:.*]] = arith.mulf %[[A]], %[[A]] : f64
// CHECK-NEXT:     %[[MULF_16:.*]] = arith.mulf %[[MULF_15]], %[[A]] : f64
// CHECK-NEXT:     %[[MULF_17:.*]] = arith.mulf %[[MULF_15]], %[[MULF_15]] : f64
// CHECK-NEXT:     %[[MULF_18:.*]] = arith.mulf %[[MULF_17]], %[[MULF_17]] : f64
// CHECK-NEXT:     %[[MULF_19:.*]] = arith.mulf %[[MULF_18]], %[[MULF_16]] : f64
// CHECK-NEXT:     "u.u"(%[[MULF_19]]) : (f64) -> ()
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }
