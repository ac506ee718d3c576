// AUTOUPDATE
// RUN: strata opt --allow-unregistered-dialect --convert-math-to-funcs %s | FileCheck %s
//
// Powers of integers become calls.

// CHECK-LABEL: func.func @f
// CHECK-SAME: (%[[A:[a-z0-9_]+]]: i32, %[[B:[a-z0-9_]+]]: i8, %[[V:[a-z0-9_]+]]: vector<2xi32>) -> i32 {
// CHECK-NEXT:   %[[CALL:.*]] = call @__mlir_math_ipowi_i32(%[[A]], %[[A]]) : (i32, i32) -> i32
// CHECK-NEXT:   %[[CALL_1:.*]] = call @__mlir_math_ipowi_i8(%[[B]], %[[B]]) : (i8, i8) -> i8
// CHECK-NEXT:   return %[[CALL]] : i32
// CHECK-NEXT: }
func.func @f(%a: i32, %b: i8, %v: vector<2xi32>) -> i32 {
  %0 = math.ipowi %a, %a : i32
  %1 = math.ipowi %b, %b : i8
  return %0 : i32
}

// CHECK-LABEL: func.func private @__mlir_math_ipowi_i32
// CHECK-SAME: (%[[ARG0:[a-z0-9_]+]]: i32, %[[ARG1:[a-z0-9_]+]]: i32) -> i32 attributes {llvm.linkage = #llvm.linkage<linkonce_odr>} {
// CHECK-NEXT:   %[[C0_I32:.*]] = arith.constant 0 : i32
// CHECK-NEXT:   %[[C1_I32:.*]] = arith.constant 1 : i32
// CHECK-NEXT:   %[[CM1_I32:.*]] = arith.constant -1 : i32
// CHECK-NEXT:   %[[CMPI:.*]] = arith.cmpi eq, %[[ARG1]], %[[C0_I32]] : i32
// CHECK-NEXT:   cf.cond_br %[[CMPI]], ^bb1, ^bb2
// CHECK-NEXT: ^bb1:  // pred: ^bb0
// CHECK-NEXT:   return %[[C1_I32]] : i32
// CHECK-NEXT: ^bb2:  // pred: ^bb0
// CHECK-NEXT:   %[[CMPI_1:.*]] = arith.cmpi sle, %[[ARG1]], %[[C0_I32]] : i32
// CHECK-NEXT:   cf.cond_br %[[CMPI_1]], ^bb3, ^bb12(%[[C1_I32]], %[[ARG0]], %[[ARG1]] : i32, i32, i32)
// CHECK-NEXT: ^bb3:  // pred: ^bb2
// CHECK-NEXT:   %[[CMPI_2:.*]] = arith.cmpi eq, %[[ARG0]], %[[C0_I32]] : i32
// CHECK-NEXT:   cf.cond_br %[[CMPI_2]], ^bb4, ^bb5
// CHECK-NEXT: ^bb4:  // pred: ^bb3
// CHECK-NEXT:   %[[DIVSI:.*]] = arith.divsi %[[C1_I32]], %[[C0_I32]] : i32
// CHECK-NEXT:   return %[[DIVSI]] : i32
// CHECK-NEXT: ^bb5:  // pred: ^bb3
// CHECK-NEXT:   %[[CMPI_3:.*]] = arith.cmpi eq, %[[ARG0]], %[[C1_I32]] : i32
// CHECK-NEXT:   cf.cond_br %[[CMPI_3]], ^bb6, ^bb7
// CHECK-NEXT: ^bb6:  // pred: ^bb5
// CHECK-NEXT:   return %[[C1_I32]] : i32
// CHECK-NEXT: ^bb7:  // pred: ^bb5
// CHECK-NEXT:   %[[CMPI_4:.*]] = arith.cmpi eq, %[[ARG0]], %[[CM1_I32]] : i32
// CHECK-NEXT:   cf.cond_br %[[CMPI_4]], ^bb8, ^bb11
// CHECK-NEXT: ^bb8:  // pred: ^bb7
// CHECK-NEXT:   %[[ANDI:.*]] = arith.andi %[[ARG1]], %[[C1_I32]] : i32
// CHECK-NEXT:   %[[CMPI_5:.*]] = arith.cmpi ne, %[[ANDI]], %[[C0_I32]] : i32
// CHECK-NEXT:   cf.cond_br %[[CMPI_5]], ^bb9, ^bb10
// CHECK-NEXT: ^bb9:  // pred: ^bb8
// CHECK-NEXT:   return %[[CM1_I32]] : i32
// CHECK-NEXT: ^bb10:  // pred: ^bb8
// CHECK-NEXT:   return %[[C1_I32]] : i32
// CHECK-NEXT: ^bb11:  // pred: ^bb7
// CHECK-NEXT:   return %[[C0_I32]] : i32
// CHECK-NEXT: ^bb12(%[[ARG:[a-z0-9_]+]]: i32, %[[ARG_1:[a-z0-9_]+]]: i32, %[[ARG_2:[a-z0-9_]+]]: i32):  // 2 preds: ^bb2, ^bb16
// CHECK-NEXT:   %[[ANDI_1:.*]] = arith.andi %[[ARG_2]], %[[C1_I32]] : i32
// CHECK-NEXT:   %[[CMPI_6:.*]] = arith.cmpi ne, %[[ANDI_1]], %[[C0_I32]] : i32
// CHECK-NEXT:   cf.cond_br %[[CMPI_6]], ^bb13, ^bb14(%[[ARG]] : i32)
// CHECK-NEXT: ^bb13:  // pred: ^bb12
// CHECK-NEXT:   %[[MULI:.*]] = arith.muli %[[ARG]], %[[ARG_1]] : i32
// CHECK-NEXT:   cf.br ^bb14(%[[MULI]] : i32)
// CHECK-NEXT: ^bb14(%[[ARG_3:[a-z0-9_]+]]: i32):  // 2 preds: ^bb12, ^bb13
// CHECK-NEXT:   %[[SHRUI:.*]] = arith.shrui %[[ARG_2]], %[[C1_I32]] : i32
// CHECK-NEXT:   %[[CMPI_7:.*]] = arith.cmpi eq, %[[SHRUI]], %[[C0_I32]] : i32
// CHECK-NEXT:   cf.cond_br %[[CMPI_7]], ^bb15, ^bb16
// CHECK-NEXT: ^bb15:  // pred: ^bb14
// CHECK-NEXT:   return %[[ARG_3]] : i32
// CHECK-NEXT: ^bb16:  // pred: ^bb14
// CHECK-NEXT:   %[[MULI_1:.*]] = arith.muli %[[ARG_1]], %[[ARG_1]] : i32
// CHECK-NEXT:   cf.br ^bb12(%[[ARG_3]], %[[MULI_1]], %[[SHRUI]] : i32, i32, i32)
// CHECK-NEXT: }

// CHECK-LABEL: func.func private @__mlir_math_ipowi_i8
// CHECK-SAME: (%[[ARG0:[a-z0-9_]+]]: i8, %[[ARG1:[a-z0-9_]+]]: i8) -> i8 attributes {llvm.linkage = #llvm.linkage<linkonce_odr>} {
// CHECK-NEXT:   %[[C0_I8:.*]] = arith.constant 0 : i8
// CHECK-NEXT:   %[[C1_I8:.*]] = arith.constant 1 : i8
// CHECK-NEXT:   %[[CM1_I8:.*]] = arith.constant -1 : i8
// CHECK-NEXT:   %[[CMPI:.*]] = arith.cmpi eq, %[[ARG1]], %[[C0_I8]] : i8
// CHECK-NEXT:   cf.cond_br %[[CMPI]], ^bb1, ^bb2
// CHECK-NEXT: ^bb1:  // pred: ^bb0
// CHECK-NEXT:   return %[[C1_I8]] : i8
// CHECK-NEXT: ^bb2:  // pred: ^bb0
// CHECK-NEXT:   %[[CMPI_1:.*]] = arith.cmpi sle, %[[ARG1]], %[[C0_I8]] : i8
// CHECK-NEXT:   cf.cond_br %[[CMPI_1]], ^bb3, ^bb12(%[[C1_I8]], %[[ARG0]], %[[ARG1]] : i8, i8, i8)
// CHECK-NEXT: ^bb3:  // pred: ^bb2
// CHECK-NEXT:   %[[CMPI_2:.*]] = arith.cmpi eq, %[[ARG0]], %[[C0_I8]] : i8
// CHECK-NEXT:   cf.cond_br %[[CMPI_2]], ^bb4, ^bb5
// CHECK-NEXT: ^bb4:  // pred: ^bb3
// CHECK-NEXT:   %[[DIVSI:.*]] = arith.divsi %[[C1_I8]], %[[C0_I8]] : i8
// CHECK-NEXT:   return %[[DIVSI]] : i8
// CHECK-NEXT: ^bb5:  // pred: ^bb3
// CHECK-NEXT:   %[[CMPI_3:.*]] = arith.cmpi eq, %[[ARG0]], %[[C1_I8]] : i8
// CHECK-NEXT:   cf.cond_br %[[CMPI_3]], ^bb6, ^bb7
// CHECK-NEXT: ^bb6:  // pred: ^bb5
// CHECK-NEXT:   return %[[C1_I8]] : i8
// CHECK-NEXT: ^bb7:  // pred: ^bb5
// CHECK-NEXT:   %[[CMPI_4:.*]] = arith.cmpi eq, %[[ARG0]], %[[CM1_I8]] : i8
// CHECK-NEXT:   cf.cond_br %[[CMPI_4]], ^bb8, ^bb11
// CHECK-NEXT: ^bb8:  // pred: ^bb7
// CHECK-NEXT:   %[[ANDI:.*]] = arith.andi %[[ARG1]], %[[C1_I8]] : i8
// CHECK-NEXT:   %[[CMPI_5:.*]] = arith.cmpi ne, %[[ANDI]], %[[C0_I8]] : i8
// CHECK-NEXT:   cf.cond_br %[[CMPI_5]], ^bb9, ^bb10
// CHECK-NEXT: ^bb9:  // pred: ^bb8
// CHECK-NEXT:   return %[[CM1_I8]] : i8
// CHECK-NEXT: ^bb10:  // pred: ^bb8
// CHECK-NEXT:   return %[[C1_I8]] : i8
// CHECK-NEXT: ^bb11:  // pred: ^bb7
// CHECK-NEXT:   return %[[C0_I8]] : i8
// CHECK-NEXT: ^bb12(%[[ARG:[a-z0-9_]+]]: i8, %[[ARG_1:[a-z0-9_]+]]: i8, %[[ARG_2:[a-z0-9_]+]]: i8):  // 2 preds: ^bb2, ^bb16
// CHECK-NEXT:   %[[ANDI_1:.*]] = arith.andi %[[ARG_2]], %[[C1_I8]] : i8
// CHECK-NEXT:   %[[CMPI_6:.*]] = arith.cmpi ne, %[[ANDI_1]], %[[C0_I8]] : i8
// CHECK-NEXT:   cf.cond_br %[[CMPI_6]], ^bb13, ^bb14(%[[ARG]] : i8)
// CHECK-NEXT: ^bb13:  // pred: ^bb12
// CHECK-NEXT:   %[[MULI:.*]] = arith.muli %[[ARG]], %[[ARG_1]] : i8
// CHECK-NEXT:   cf.br ^bb14(%[[MULI]] : i8)
// CHECK-NEXT: ^bb14(%[[ARG_3:[a-z0-9_]+]]: i8):  // 2 preds: ^bb12, ^bb13
// CHECK-NEXT:   %[[SHRUI:.*]] = arith.shrui %[[ARG_2]], %[[C1_I8]] : i8
// CHECK-NEXT:   %[[CMPI_7:.*]] = arith.cmpi eq, %[[SHRUI]], %[[C0_I8]] : i8
// CHECK-NEXT:   cf.cond_br %[[CMPI_7]], ^bb15, ^bb16
// CHECK-NEXT: ^bb15:  // pred: ^bb14
// CHECK-NEXT:   return %[[ARG_3]] : i8
// CHECK-NEXT: ^bb16:  // pred: ^bb14
// CHECK-NEXT:   %[[MULI_1:.*]] = arith.muli %[[ARG_1]], %[[ARG_1]] : i8
// CHECK-NEXT:   cf.br ^bb12(%[[ARG_3]], %[[MULI_1]], %[[SHRUI]] : i8, i8, i8)
// CHECK-NEXT: }
