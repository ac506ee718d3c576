// AUTOUPDATE
// RUN: strata opt --pass-pipeline="builtin.module(func.func(tosa-to-arith{include-apply-rescale}))" %s | FileCheck %s
//
// Scaling by 64-bit products

// CHECK-LABEL: func.func @f(
// CHECK-SAME: {{^}}%[[A:[a-z0-9_]+]]: i32, %[[B:[a-z0-9_]+]]: i32, %[[C:[a-z0-9_]+]]: i8) -> i32 {
// CHECK-NEXT:   %[[C0_I32:.*]] = arith.constant 0 : i32
// CHECK-NEXT:   %[[C1_I64:.*]] = arith.constant 1 : i64
// CHECK-NEXT:   %[[C31_I32:.*]] = arith.constant 31 : i32
// CHECK-NEXT:   %[[EXTUI:.*]] = arith.extui %[[C]] : i8 to i32
// CHECK-NEXT:   %[[EXTSI:.*]] = arith.extsi %[[A]] : i32 to i64
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
func.func @f(%a: i32, %b: i32, %c: i8) -> i32 { %0 = tosa.apply_scale %a, %b, %c {rounding_mode = SINGLE_ROUND} : (i32, i32, i8) -> i32 return %0 : i32 }

// CHECK-LABEL: func.func @f_2
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
// CHECK-NEXT:   %[[C1073741824_I64:.*]] = arith.constant 1073741824 : i64
// CHECK-NEXT:   %[[CM1073741824_I64:.*]] = arith.constant -1073741824 : i64
// CHECK-NEXT:   %[[CMPI:.*]] = arith.cmpi sge, %[[A]], %[[C0_I48]] : i48
// CHECK-NEXT:   %[[SELECT:.*]] = arith.select %[[CMPI]], %[[C1073741824_I64]], %[[CM1073741824_I64]] : i64
// CHECK-NEXT:   %[[ADDI_1:.*]] = arith.addi %[[SELECT]], %[[ADDI]] : i64
// CHECK-NEXT:   %[[CMPI_1:.*]] = arith.cmpi sgt, %[[EXTUI]], %[[C31_I32]] : i32
// CHECK-NEXT:   %[[SELECT_1:.*]] = arith.select %[[CMPI_1]], %[[ADDI_1]], %[[ADDI]] : i64
// CHECK-NEXT:   %[[SHRSI:.*]] = arith.shrsi %[[SELECT_1]], %[[EXTUI_1]] : i64
// CHECK-NEXT:   %[[TRUNCI:.*]] = arith.trunci %[[SHRSI]] : i64 to i32
// CHECK-NEXT:   return %[[TRUNCI]] : i32
// CHECK-NEXT: }
func.func @f_2(%a: i48, %b: i32, %c: i8) -> i32 { %0 = tosa.apply_scale %a, %b, %c {rounding_mode = DOUBLE_ROUND} : (i48, i32, i8) -> i32 return %0 : i32 }

// CHECK-LABEL: func.func @f_3
// CHECK-SAME: (%[[A:[a-z0-9_]+]]: vector<4xi32>, %[[B:[a-z0-9_]+]]: vector<4xi32>, %[[C:[a-z0-9_]+]]: vector<4xi8>) -> vector<4xi32> {
// CHECK-NEXT:   %[[CST:.*]] = arith.constant dense<0> : vector<4xi32>
// CHECK-NEXT:   %[[CST_0:.*]] = arith.constant dense<1> : vector<4xi64>
// CHECK-NEXT:   %[[CST_1:.*]] = arith.constant dense<31> : vector<4xi32>
// CHECK-NEXT:   %[[EXTUI:.*]] = arith.extui %[[C]] : vector<4xi8> to vector<4xi32>
// CHECK-NEXT:   %[[EXTSI:.*]] = arith.extsi %[[A]] : vector<4xi32> to vector<4xi64>
// CHECK-NEXT:   %[[EXTSI_1:.*]] = arith.extsi %[[B]] : vector<4xi32> to vector<4xi64>
// CHECK-NEXT:   %[[MULI:.*]] = arith.muli %[[EXTSI]], %[[EXTSI_1]] : vector<4xi64>
// CHECK-NEXT:   %[[EXTUI_1:.*]] = arith.extui %[[EXTUI]] : vector<4xi32> to vector<4xi64>
// CHECK-NEXT:   %[[SHLI:.*]] = arith.shli %[[CST_0]], %[[EXTUI_1]] : vector<4xi64>
// CHECK-NEXT:   %[[SHRUI:.*]] = arith.shrui %[[SHLI]], %[[CST_0]] : vector<4xi64>
// CHECK-NEXT:   %[[ADDI:.*]] = arith.addi %[[MULI]], %[[SHRUI]] : vector<4xi64>
// CHECK-NEXT:   %[[SHRSI:.*]] = arith.shrsi %[[ADDI]], %[[EXTUI_1]] : vector<4xi64>
// CHECK-NEXT:   %[[TRUNCI:.*]] = arith.trunci %[[SHRSI]] : vector<4xi64> to vector<4xi32>
// CHECK-NEXT:   return %[[TRUNCI]] : vector<4xi32>
// CHECK-NEXT: }
func.func @f_3(%a: vector<4xi32>, %b: vector<4xi32>, %c: vector<4xi8>) -> vector<4xi32> { %0 = tosa.apply_scale %a, %b, %c {rounding_mode = SINGLE_ROUND} : (vector<4xi32>, vector<4xi32>, vector<4xi8>) -> vector<4xi32> return %0 : vector<4xi32> }
