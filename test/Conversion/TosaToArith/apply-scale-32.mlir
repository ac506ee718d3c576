// AUTOUPDATE
// RUN: strata opt --pass-pipeline="builtin.module(func.func(tosa-to-arith{include-apply-rescale use-32-bit}))" %s | FileCheck %s
//
// Scaling by pairs of 32-bit numbers, where the value has at most 32 bits

// CHECK-LABEL: func.func @f(
// CHECK-SAME: {{^}}%[[A:[a-z0-9_]+]]: i32, %[[B:[a-z0-9_]+]]: i32, %[[C:[a-z0-9_]+]]: i8) -> i32 {
// CHECK-NEXT:   %[[EXTUI:.*]] = arith.extui %[[C]] : i8 to i32
// CHECK-NEXT:   %[[C0_I32:.*]] = arith.constant 0 : i32
// CHECK-NEXT:   %[[C1_I32:.*]] = arith.constant 1 : i32
// CHECK-NEXT:   %[[C2_I32:.*]] = arith.constant 2 : i32
// CHECK-NEXT:   %[[C30_I32:.*]] = arith.constant 30 : i32
// CHECK-NEXT:   %[[C32_I32:.*]] = arith.constant 32 : i32
// CHECK-NEXT:   %[[LOW:[a-z0-9_]+]], %[[HIGH:.*]] = arith.mulsi_extended %[[A]], %[[B]] : i32
// CHECK-NEXT:   %[[CMPI:.*]] = arith.cmpi sge, %[[EXTUI]], %[[C32_I32]] : i32
// CHECK-NEXT:   %[[CMPI_1:.*]] = arith.cmpi sgt, %[[EXTUI]], %[[C32_I32]] : i32
// CHECK-NEXT:   %[[SUBI:.*]] = arith.subi %[[C32_I32]], %[[EXTUI]] : i32
// CHECK-NEXT:   %[[SUBI_1:.*]] = arith.subi %[[EXTUI]], %[[C32_I32]] : i32
// CHECK-NEXT:   %[[SELECT:.*]] = arith.select %[[CMPI]], %[[C0_I32]], %[[SUBI]] : i32
// CHECK-NEXT:   %[[SELECT_1:.*]] = arith.select %[[CMPI]], %[[SUBI_1]], %[[C0_I32]] : i32
// CHECK-NEXT:   %[[SUBI_2:.*]] = arith.subi %[[EXTUI]], %[[C1_I32]] : i32
// CHECK-NEXT:   %[[SHLI:.*]] = arith.shli %[[C1_I32]], %[[SUBI_2]] : i32
// CHECK-NEXT:   %[[SELECT_2:.*]] = arith.select %[[CMPI_1]], %[[C0_I32]], %[[SHLI]] : i32
// CHECK-NEXT:   %[[ADDI:.*]] = arith.addi %[[LOW]], %[[SELECT_2]] : i32
// CHECK-NEXT:   %[[CMPI_2:.*]] = arith.cmpi ugt, %[[LOW]], %[[ADDI]] : i32
// CHECK-NEXT:   %[[EXTUI_1:.*]] = arith.extui %[[CMPI_2]] : i1 to i32
// CHECK-NEXT:   %[[ADDI_1:.*]] = arith.addi %[[HIGH]], %[[EXTUI_1]] : i32
// CHECK-NEXT:   %[[SUBI_3:.*]] = arith.subi %[[SELECT_1]], %[[C1_I32]] : i32
// CHECK-NEXT:   %[[SHLI_1:.*]] = arith.shli %[[C1_I32]], %[[SUBI_3]] : i32
// CHECK-NEXT:   %[[SELECT_3:.*]] = arith.select %[[CMPI_1]], %[[SHLI_1]], %[[C0_I32]] : i32
// CHECK-NEXT:   %[[ADDI_2:.*]] = arith.addi %[[ADDI_1]], %[[SELECT_3]] : i32
// CHECK-NEXT:   %[[SHLI_2:.*]] = arith.shli %[[ADDI_2]], %[[SELECT]] : i32
// CHECK-NEXT:   %[[SHRSI:.*]] = arith.shrsi %[[SHLI_2]], %[[SELECT_1]] : i32
// CHECK-NEXT:   %[[SHRUI:.*]] = arith.shrui %[[ADDI]], %[[EXTUI]] : i32
// CHECK-NEXT:   %[[SELECT_4:.*]] = arith.select %[[CMPI]], %[[C0_I32]], %[[SHRUI]] : i32
// CHECK-NEXT:   %[[ADDI_3:.*]] = arith.addi %[[SELECT_4]], %[[SHRSI]] : i32
// CHECK-NEXT:   return %[[ADDI_3]] : i32
// CHECK-NEXT: }
func.func @f(%a: i32, %b: i32, %c: i8) -> i32 { %0 = tosa.apply_scale %a, %b, %c {rounding_mode = SINGLE_ROUND} : (i32, i32, i8) -> i32 return %0 : i32 }

// CHECK-LABEL: func.func @f_2
// CHECK-SAME: (%[[A:[a-z0-9_]+]]: i32, %[[B:[a-z0-9_]+]]: i32, %[[C:[a-z0-9_]+]]: i8) -> i32 {
// CHECK-NEXT:   %[[EXTUI:.*]] = arith.extui %[[C]] : i8 to i32
// CHECK-NEXT:   %[[C0_I32:.*]] = arith.constant 0 : i32
// CHECK-NEXT:   %[[C1_I32:.*]] = arith.constant 1 : i32
// CHECK-NEXT:   %[[C2_I32:.*]] = arith.constant 2 : i32
// CHECK-NEXT:   %[[C30_I32:.*]] = arith.constant 30 : i32
// CHECK-NEXT:   %[[C32_I32:.*]] = arith.constant 32 : i32
// CHECK-NEXT:   %[[LOW:[a-z0-9_]+]], %[[HIGH:.*]] = arith.mulsi_extended %[[A]], %[[B]] : i32
// CHECK-NEXT:   %[[CMPI:.*]] = arith.cmpi sge, %[[EXTUI]], %[[C32_I32]] : i32
// CHECK-NEXT:   %[[CMPI_1:.*]] = arith.cmpi sgt, %[[EXTUI]], %[[C32_I32]] : i32
// CHECK-NEXT:   %[[SUBI:.*]] = arith.subi %[[C32_I32]], %[[EXTUI]] : i32
// CHECK-NEXT:   %[[SUBI_1:.*]] = arith.subi %[[EXTUI]], %[[C32_I32]] : i32
// CHECK-NEXT:   %[[SELECT:.*]] = arith.select %[[CMPI]], %[[C0_I32]], %[[SUBI]] : i32
// CHECK-NEXT:   %[[SELECT_1:.*]] = arith.select %[[CMPI]], %[[SUBI_1]], %[[C0_I32]] : i32
// CHECK-NEXT:   %[[CM1_I32:.*]] = arith.constant -1 : i32
// CHECK-NEXT:   %[[CMPI_2:.*]] = arith.cmpi sge, %[[A]], %[[C0_I32]] : i32
// CHECK-NEXT:   %[[SELECT_2:.*]] = arith.select %[[CMPI_2]], %[[C1_I32]], %[[CM1_I32]] : i32
// CHECK-NEXT:   %[[SELECT_3:.*]] = arith.select %[[CMPI]], %[[SELECT_2]], %[[C0_I32]] : i32
// CHECK-NEXT:   %[[SHRUI:.*]] = arith.shrui %[[LOW]], %[[C30_I32]] : i32
// CHECK-NEXT:   %[[ADDI:.*]] = arith.addi %[[SHRUI]], %[[SELECT_3]] : i32
// CHECK-NEXT:   %[[SHRSI:.*]] = arith.shrsi %[[ADDI]], %[[C2_I32]] : i32
// CHECK-NEXT:   %[[SHLI:.*]] = arith.shli %[[SELECT_3]], %[[C30_I32]] : i32
// CHECK-NEXT:   %[[ADDI_1:.*]] = arith.addi %[[LOW]], %[[SHLI]] : i32
// CHECK-NEXT:   %[[ADDI_2:.*]] = arith.addi %[[HIGH]], %[[SHRSI]] : i32
// CHECK-NEXT:   %[[SUBI_2:.*]] = arith.subi %[[EXTUI]], %[[C1_I32]] : i32
// CHECK-NEXT:   %[[SHLI_1:.*]] = arith.shli %[[C1_I32]], %[[SUBI_2]] : i32
// CHECK-NEXT:   %[[SELECT_4:.*]] = arith.select %[[CMPI_1]], %[[C0_I32]], %[[SHLI_1]] : i32
// CHECK-NEXT:   %[[ADDI_3:.*]] = arith.addi %[[ADDI_1]], %[[SELECT_4]] : i32
// CHECK-NEXT:   %[[CMPI_3:.*]] = arith.cmpi ugt, %[[ADDI_1]], %[[ADDI_3]] : i32
// CHECK-NEXT:   %[[EXTUI_1:.*]] = arith.extui %[[CMPI_3]] : i1 to i32
// CHECK-NEXT:   %[[ADDI_4:.*]] = arith.addi %[[ADDI_2]], %[[EXTUI_1]] : i32
// CHECK-NEXT:   %[[SUBI_3:.*]] = arith.subi %[[SELECT_1]], %[[C1_I32]] : i32
// CHECK-NEXT:   %[[SHLI_2:.*]] = arith.shli %[[C1_I32]], %[[SUBI_3]] : i32
// CHECK-NEXT:   %[[SELECT_5:.*]] = arith.select %[[CMPI_1]], %[[SHLI_2]], %[[C0_I32]] : i32
// CHECK-NEXT:   %[[ADDI_5:.*]] = arith.addi %[[ADDI_4]], %[[SELECT_5]] : i32
// CHECK-NEXT:   %[[SHLI_3:.*]] = arith.shli %[[ADDI_5]], %[[SELECT]] : i32
// CHECK-NEXT:   %[[SHRSI_1:.*]] = arith.shrsi %[[SHLI_3]], %[[SELECT_1]] : i32
// CHECK-NEXT:   %[[SHRUI_1:.*]] = arith.shrui %[[ADDI_3]], %[[EXTUI]] : i32
// CHECK-NEXT:   %[[SELECT_6:.*]] = arith.select %[[CMPI]], %[[C0_I32]], %[[SHRUI_1]] : i32
// CHECK-NEXT:   %[[ADDI_6:.*]] = arith.addi %[[SELECT_6]], %[[SHRSI_1]] : i32
// CHECK-NEXT:   return %[[ADDI_6]] : i32
// CHECK-NEXT: }
func.func @f_2(%a: i32, %b: i32, %c: i8) -> i32 { %0 = tosa.apply_scale %a, %b, %c {rounding_mode = DOUBLE_ROUND} : (i32, i32, i8) -> i32 return %0 : i32 }

// CHECK-LABEL: func.func @f_3
// CHECK-SAME: (%[[A:[a-z0-9_]+]]: i48, %[[B:[a-z0-9_]+]]: i32, %[[C:[a-z0-9_]+]]: i8) -> i32 {
// CHECK-NEXT:   %[[C0_I48:.*]] = arith.constant 0 : i48
// CHECK-NEXT:   %[[C1_I64:.*]] = arith.constant 1 : i64
// CHECK-NEXT:   %[[C31_I32:.*]] = arith.constant 31 : i32
// CHECK-NEXT:   %[[EXTUI:.*]] = arith.extui %[[C]] : i8 to i32
// CHECK-NEXT:   %[[EXTSI:.*]] = arith.extsi %[[A]] : i48 to i64
// CHECK-NEXT:   %[[EXTSI_1:.*]] = arith.extsi %[[B]] : i32 to i64
// CHECK-NEXT:   %[[MULI:.*]] = arith.muli %[[EXTSI]], %[[EXTSI_1]] : i64
// CHECK-NEXT:   %[[EXTUI_1:.*]] = arith.extui %[[EXTUI]] : i32 to i64
// CHECK-NEXT:   %[[SHLI:.*]] = arith.shli %[[C1_I64]], %[[EXTUI_1]] : i64
// CHECK-NEXT:   %[[SHRUI:.*]] = arith.shrui %[[SHLI]], %[[C1_I64]] : i64
// CHECK-NEXT:   %[[ADDI:.*]] = arith.addi %[[MULI]], %[[SHRUI]] : i64
// CHECK-NEXT:   %[[SHRSI:.*]] = arith.shrsi %[[ADDI]], %[[EXTUI_1]] : i64
// CHECK-NEXT:   %[[TRUNCI:.*]] = arith.trunci %[[SHRSI]] : i64 to i32
// CHECK-NEXT:   return %[[TRUNCI]] : i32
// CHECK-NEXT: }
func.func @f_3(%a: i48, %b: i32, %c: i8) -> i32 { %0 = tosa.apply_scale %a, %b, %c {rounding_mode = SINGLE_ROUND} : (i48, i32, i8) -> i32 return %0 : i32 }
