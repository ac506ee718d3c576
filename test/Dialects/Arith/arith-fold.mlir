// Folds of integers: arithmetic, bits, shifts.
// RUN: %opt --canonicalize=enable-patterns=none %s | FileCheck %s

// Neutral numbers give the other operand.
// CHECK-LABEL: func.func @neutral(
// CHECK-SAME: %[[A:.*]]: i32
func.func @neutral(%a: i32) -> (i32, i32, i32, i32, i32, i32, i32, i32) {
  %zero = arith.constant 0 : i32
  %one = arith.constant 1 : i32
  %0 = arith.addi %a, %zero : i32
  %1 = arith.subi %a, %zero : i32
  %2 = arith.muli %a, %one : i32
  %3 = arith.divui %a, %one : i32
  %4 = arith.divsi %a, %one : i32
  %5 = arith.ceildivui %a, %one : i32
  %6 = arith.ceildivsi %a, %one : i32
  %7 = arith.floordivsi %a, %one : i32
  // CHECK-NEXT: return %[[A]], %[[A]], %[[A]], %[[A]], %[[A]], %[[A]], %[[A]], %[[A]] : i32, i32, i32, i32, i32, i32, i32, i32
  return %0, %1, %2, %3, %4, %5, %6, %7 : i32, i32, i32, i32, i32, i32, i32, i32
}

// A product with zero, and a remainder of one, is zero.
// CHECK-LABEL: func.func @zero(
func.func @zero(%a: i32) -> (i32, i32, i32) {
  %zero = arith.constant 0 : i32
  %one = arith.constant 1 : i32
  %0 = arith.muli %zero, %a : i32
  %1 = arith.remui %a, %one : i32
  %2 = arith.remsi %a, %one : i32
  // CHECK-NEXT: %[[C0_I32:.*]] = arith.constant 0 : i32
  // CHECK-NEXT: return %[[C0_I32]], %[[C0_I32]], %[[C0_I32]] : i32, i32, i32
  return %0, %1, %2 : i32, i32, i32
}

// Constants of commutative operations move to the right.
// CHECK-LABEL: func.func @order(
// CHECK-SAME: %[[A:.*]]: i32
func.func @order(%a: i32) -> (i32, i32, i32) {
  %two = arith.constant 2 : i32
  %0 = arith.addi %two, %a : i32
  %1 = arith.muli %two, %a : i32
  %2 = arith.subi %two, %a : i32
  // CHECK-NEXT: %[[C2_I32:.*]] = arith.constant 2 : i32
  // CHECK-NEXT: %[[V0:.*]] = arith.addi %[[A]], %[[C2_I32]] : i32
  // CHECK-NEXT: %[[V1:.*]] = arith.muli %[[A]], %[[C2_I32]] : i32
  // CHECK-NEXT: %[[V2:.*]] = arith.subi %[[C2_I32]], %[[A]] : i32
  // CHECK-NEXT: return %[[V0]], %[[V1]], %[[V2]] : i32, i32, i32
  return %0, %1, %2 : i32, i32, i32
}

// A value that is added and subtracted again.
// CHECK-LABEL: func.func @inverse(
// CHECK-SAME: %[[A:.*]]: i32, %[[B:.*]]: i32
func.func @inverse(%a: i32, %b: i32) -> (i32, i32, i32, i32, i32, i32, i32) {
  %0 = arith.subi %a, %a : i32
  %1 = arith.subi %a, %b : i32
  %2 = arith.addi %1, %b : i32
  %3 = arith.addi %b, %1 : i32
  %4 = arith.addi %a, %b : i32
  %5 = arith.subi %4, %a : i32
  %6 = arith.subi %4, %b : i32
  // CHECK-NEXT: %[[C0_I32:.*]] = arith.constant 0 : i32
  // CHECK-NEXT: %[[V0:.*]] = arith.subi %[[A]], %[[B]] : i32
  // CHECK-NEXT: %[[V1:.*]] = arith.addi %[[A]], %[[B]] : i32
  // CHECK-NEXT: return %[[C0_I32]], %[[V0]], %[[A]], %[[A]], %[[V1]], %[[B]], %[[A]] : i32, i32, i32, i32, i32, i32, i32
  return %0, %1, %2, %3, %4, %5, %6 : i32, i32, i32, i32, i32, i32, i32
}

// A product that does not wrap is divided by a factor.
// CHECK-LABEL: func.func @factor(
// CHECK-SAME: %[[A:.*]]: i32, %[[B:.*]]: i32
func.func @factor(%a: i32, %b: i32) -> (i32, i32, i32) {
  %0 = arith.muli %a, %b overflow<nsw> : i32
  %1 = arith.divsi %0, %b : i32
  %2 = arith.divsi %0, %a : i32
  %3 = arith.divui %0, %a : i32
  // CHECK-NEXT: %[[V0:.*]] = arith.muli %[[A]], %[[B]] overflow<nsw> : i32
  // CHECK-NEXT: %[[V1:.*]] = arith.divui %[[V0]], %[[A]] : i32
  // CHECK-NEXT: return %[[A]], %[[B]], %[[V1]] : i32, i32, i32
  return %1, %2, %3 : i32, i32, i32
}

// Quotients round to zero, up or down.
// CHECK-LABEL: func.func @quotients(
func.func @quotients() -> (i8, i8, i8, i8, i8, i8, i8) {
  %a = arith.constant -7 : i8
  %b = arith.constant 2 : i8
  %0 = arith.divui %a, %b : i8
  %1 = arith.divsi %a, %b : i8
  %2 = arith.ceildivui %a, %b : i8
  %3 = arith.ceildivsi %a, %b : i8
  %4 = arith.floordivsi %a, %b : i8
  %5 = arith.remui %a, %b : i8
  %6 = arith.remsi %a, %b : i8
  // CHECK-NEXT: %[[C124_I8:.*]] = arith.constant 124 : i8
  // CHECK-NEXT: %[[CM3_I8:.*]] = arith.constant -3 : i8
  // CHECK-NEXT: %[[C125_I8:.*]] = arith.constant 125 : i8
  // CHECK-NEXT: %[[CM4_I8:.*]] = arith.constant -4 : i8
  // CHECK-NEXT: %[[C1_I8:.*]] = arith.constant 1 : i8
  // CHECK-NEXT: %[[CM1_I8:.*]] = arith.constant -1 : i8
  // CHECK-NEXT: return %[[C124_I8]], %[[CM3_I8]], %[[C125_I8]], %[[CM3_I8]], %[[CM4_I8]], %[[C1_I8]], %[[CM1_I8]] : i8, i8, i8, i8, i8, i8, i8
  return %0, %1, %2, %3, %4, %5, %6 : i8, i8, i8, i8, i8, i8, i8
}

// Divisions by zero stay.
// CHECK-LABEL: func.func @by_zero(
func.func @by_zero() -> (i8, i8, i8, i8, i8, i8, i8) {
  %a = arith.constant 7 : i8
  %zero = arith.constant 0 : i8
  %0 = arith.divui %a, %zero : i8
  %1 = arith.divsi %a, %zero : i8
  %2 = arith.ceildivui %a, %zero : i8
  %3 = arith.ceildivsi %a, %zero : i8
  %4 = arith.floordivsi %a, %zero : i8
  %5 = arith.remui %a, %zero : i8
  %6 = arith.remsi %a, %zero : i8
  // CHECK-NEXT: %[[C7_I8:.*]] = arith.constant 7 : i8
  // CHECK-NEXT: %[[C0_I8:.*]] = arith.constant 0 : i8
  // CHECK-NEXT: %[[V0:.*]] = arith.divui %[[C7_I8]], %[[C0_I8]] : i8
  // CHECK-NEXT: %[[V1:.*]] = arith.divsi %[[C7_I8]], %[[C0_I8]] : i8
  // CHECK-NEXT: %[[V2:.*]] = arith.ceildivui %[[C7_I8]], %[[C0_I8]] : i8
  // CHECK-NEXT: %[[V3:.*]] = arith.ceildivsi %[[C7_I8]], %[[C0_I8]] : i8
  // CHECK-NEXT: %[[V4:.*]] = arith.floordivsi %[[C7_I8]], %[[C0_I8]] : i8
  // CHECK-NEXT: %[[V5:.*]] = arith.remui %[[C7_I8]], %[[C0_I8]] : i8
  // CHECK-NEXT: %[[V6:.*]] = arith.remsi %[[C7_I8]], %[[C0_I8]] : i8
  // CHECK-NEXT: return %[[V0]], %[[V1]], %[[V2]], %[[V3]], %[[V4]], %[[V5]], %[[V6]] : i8, i8, i8, i8, i8, i8, i8
  return %0, %1, %2, %3, %4, %5, %6 : i8, i8, i8, i8, i8, i8, i8
}

// Quotients that do not fit stay, and so do their remainders.
// CHECK-LABEL: func.func @no_fit(
func.func @no_fit() -> (i8, i8, i8, i8) {
  %min = arith.constant -128 : i8
  %ones = arith.constant -1 : i8
  %0 = arith.divsi %min, %ones : i8
  %1 = arith.ceildivsi %min, %ones : i8
  %2 = arith.floordivsi %min, %ones : i8
  %3 = arith.remsi %min, %ones : i8
  // CHECK-NEXT: %[[CM128_I8:.*]] = arith.constant -128 : i8
  // CHECK-NEXT: %[[CM1_I8:.*]] = arith.constant -1 : i8
  // CHECK-NEXT: %[[V0:.*]] = arith.divsi %[[CM128_I8]], %[[CM1_I8]] : i8
  // CHECK-NEXT: %[[V1:.*]] = arith.ceildivsi %[[CM128_I8]], %[[CM1_I8]] : i8
  // CHECK-NEXT: %[[V2:.*]] = arith.floordivsi %[[CM128_I8]], %[[CM1_I8]] : i8
  // CHECK-NEXT: %[[V3:.*]] = arith.remsi %[[CM128_I8]], %[[CM1_I8]] : i8
  // CHECK-NEXT: return %[[V0]], %[[V1]], %[[V2]], %[[V3]] : i8, i8, i8, i8
  return %0, %1, %2, %3 : i8, i8, i8, i8
}

// Wide integers, and indices of 64 bits.
// CHECK-LABEL: func.func @wide(
func.func @wide() -> (i128, i128) {
  %a = arith.constant 55340232221128654849 : i128
  %b = arith.constant 7 : i128
  %0 = arith.muli %a, %a : i128
  %1 = arith.divui %a, %b : i128
  // CHECK-NEXT: %[[C110680464442257309697_I128:.*]] = arith.constant 110680464442257309697 : i128
  // CHECK-NEXT: %[[C7905747460161236407_I128:.*]] = arith.constant 7905747460161236407 : i128
  // CHECK-NEXT: return %[[C110680464442257309697_I128]], %[[C7905747460161236407_I128]] : i128, i128
  return %0, %1 : i128, i128
}

// CHECK-LABEL: func.func @index(
func.func @index() -> (index, index) {
  %a = arith.constant 9223372036854775807 : index
  %b = arith.constant 1 : index
  %0 = arith.addi %a, %b : index
  %1 = arith.muli %a, %a : index
  // CHECK-NEXT: %[[CM9223372036854775808:.*]] = arith.constant -9223372036854775808 : index
  // CHECK-NEXT: %[[C1:.*]] = arith.constant 1 : index
  // CHECK-NEXT: return %[[CM9223372036854775808]], %[[C1]] : index, index
  return %0, %1 : index, index
}

// Poison spreads, except to results that do not depend on it.
// CHECK-LABEL: func.func @poison(
func.func @poison(%a: i32) -> (i32, i32, i32, i32) {
  %p = ub.poison : i32
  %zero = arith.constant 0 : i32
  %0 = arith.addi %a, %p : i32
  %1 = arith.subi %p, %a : i32
  %2 = arith.divsi %a, %p : i32
  %3 = arith.muli %p, %zero : i32
  // CHECK-NEXT: %[[C0_I32:.*]] = arith.constant 0 : i32
  // CHECK-NEXT: %[[V0:.*]] = ub.poison : i32
  // CHECK-NEXT: return %[[V0]], %[[V0]], %[[V0]], %[[C0_I32]] : i32, i32, i32, i32
  return %0, %1, %2, %3 : i32, i32, i32, i32
}

// The carry and the high half.
// CHECK-LABEL: func.func @extended(
// CHECK-SAME: %[[A:.*]]: i8
func.func @extended(%a: i8) -> (i8, i1, i8, i1, i8, i8, i8, i8, i8, i8, i8, i8) {
  %zero = arith.constant 0 : i8
  %one = arith.constant 1 : i8
  %c = arith.constant -56 : i8
  %0:2 = arith.addui_extended %a, %zero : i8, i1
  %1:2 = arith.addui_extended %c, %c : i8, i1
  %2:2 = arith.mulsi_extended %c, %c : i8
  %3:2 = arith.mului_extended %c, %c : i8
  %4:2 = arith.mului_extended %a, %one : i8
  %5:2 = arith.mulsi_extended %a, %zero : i8
  // CHECK-NEXT: %[[FALSE:.*]] = arith.constant false
  // CHECK-NEXT: %[[CM112_I8:.*]] = arith.constant -112 : i8
  // CHECK-NEXT: %[[TRUE:.*]] = arith.constant true
  // CHECK-NEXT: %[[C64_I8:.*]] = arith.constant 64 : i8
  // CHECK-NEXT: %[[C12_I8:.*]] = arith.constant 12 : i8
  // CHECK-NEXT: %[[CM100_I8:.*]] = arith.constant -100 : i8
  // CHECK-NEXT: %[[C0_I8:.*]] = arith.constant 0 : i8
  // CHECK-NEXT: return %[[A]], %[[FALSE]], %[[CM112_I8]], %[[TRUE]], %[[C64_I8]], %[[C12_I8]], %[[C64_I8]], %[[CM100_I8]], %[[A]], %[[C0_I8]], %[[C0_I8]], %[[C0_I8]] : i8, i1, i8, i1, i8, i8, i8, i8, i8, i8, i8, i8
  return %0#0, %0#1, %1#0, %1#1, %2#0, %2#1, %3#0, %3#1, %4#0, %4#1, %5#0, %5#1 : i8, i1, i8, i1, i8, i8, i8, i8, i8, i8, i8, i8
}

// Both results are poison.
// CHECK-LABEL: func.func @extended_poison(
func.func @extended_poison(%a: i8) -> (i8, i1) {
  %p = ub.poison : i8
  %0:2 = arith.addui_extended %a, %p : i8, i1
  // CHECK-NEXT: %[[V0:.*]] = ub.poison : i8
  // CHECK-NEXT: %[[V1:.*]] = ub.poison : i1
  // CHECK-NEXT: return %[[V0]], %[[V1]] : i8, i1
  return %0#0, %0#1 : i8, i1
}

// Masks.
// CHECK-LABEL: func.func @masks(
// CHECK-SAME: %[[A:.*]]: i32
func.func @masks(%a: i32) -> (i32, i32, i32, i32, i32) {
  %zero = arith.constant 0 : i32
  %ones = arith.constant -1 : i32
  %0 = arith.andi %a, %zero : i32
  %1 = arith.andi %a, %ones : i32
  %2 = arith.ori %a, %zero : i32
  %3 = arith.ori %a, %ones : i32
  %4 = arith.xori %a, %zero : i32
  // CHECK-NEXT: %[[C0_I32:.*]] = arith.constant 0 : i32
  // CHECK-NEXT: %[[CM1_I32:.*]] = arith.constant -1 : i32
  // CHECK-NEXT: return %[[C0_I32]], %[[A]], %[[A]], %[[CM1_I32]], %[[A]] : i32, i32, i32, i32, i32
  return %0, %1, %2, %3, %4 : i32, i32, i32, i32, i32
}

// Bits of one value.
// CHECK-LABEL: func.func @same_bits(
// CHECK-SAME: %[[A:.*]]: i32, %[[B:.*]]: i32
func.func @same_bits(%a: i32, %b: i32) -> (i32, i32, i32, i32, i32, i32, i32, i32) {
  %0 = arith.andi %a, %a : i32
  %1 = arith.ori %a, %a : i32
  %2 = arith.xori %a, %a : i32
  %3 = arith.xori %a, %b : i32
  %4 = arith.xori %3, %b : i32
  %5 = arith.xori %a, %3 : i32
  %6 = arith.andi %a, %b : i32
  %7 = arith.andi %b, %6 : i32
  // CHECK-NEXT: %[[C0_I32:.*]] = arith.constant 0 : i32
  // CHECK-NEXT: %[[V0:.*]] = arith.xori %[[A]], %[[B]] : i32
  // CHECK-NEXT: %[[V1:.*]] = arith.andi %[[A]], %[[B]] : i32
  // CHECK-NEXT: return %[[A]], %[[A]], %[[C0_I32]], %[[V0]], %[[A]], %[[B]], %[[V1]], %[[V1]] : i32, i32, i32, i32, i32, i32, i32, i32
  return %0, %1, %2, %3, %4, %5, %6, %7 : i32, i32, i32, i32, i32, i32, i32, i32
}

// A value and its complement.
// CHECK-LABEL: func.func @complement(
// CHECK-SAME: %[[A:.*]]: i32
func.func @complement(%a: i32) -> (i32, i32, i32) {
  %ones = arith.constant -1 : i32
  %0 = arith.xori %a, %ones : i32
  %1 = arith.andi %a, %0 : i32
  %2 = arith.ori %0, %a : i32
  // CHECK-NEXT: %[[C0_I32:.*]] = arith.constant 0 : i32
  // CHECK-NEXT: %[[CM1_I32:.*]] = arith.constant -1 : i32
  // CHECK-NEXT: %[[V0:.*]] = arith.xori %[[A]], %[[CM1_I32]] : i32
  // CHECK-NEXT: return %[[V0]], %[[C0_I32]], %[[CM1_I32]] : i32, i32, i32
  return %0, %1, %2 : i32, i32, i32
}

// Shifts.
// CHECK-LABEL: func.func @shifts(
// CHECK-SAME: %[[A:.*]]: i8
func.func @shifts(%a: i8) -> (i8, i8, i8, i8, i8, i8) {
  %zero = arith.constant 0 : i8
  %three = arith.constant 3 : i8
  %c = arith.constant -51 : i8
  %0 = arith.shli %a, %zero : i8
  %1 = arith.shrui %a, %zero : i8
  %2 = arith.shrsi %a, %zero : i8
  %3 = arith.shli %c, %three : i8
  %4 = arith.shrui %c, %three : i8
  %5 = arith.shrsi %c, %three : i8
  // CHECK-NEXT: %[[C104_I8:.*]] = arith.constant 104 : i8
  // CHECK-NEXT: %[[C25_I8:.*]] = arith.constant 25 : i8
  // CHECK-NEXT: %[[CM7_I8:.*]] = arith.constant -7 : i8
  // CHECK-NEXT: return %[[A]], %[[A]], %[[A]], %[[C104_I8]], %[[C25_I8]], %[[CM7_I8]] : i8, i8, i8, i8, i8, i8
  return %0, %1, %2, %3, %4, %5 : i8, i8, i8, i8, i8, i8
}

// Shifts by the width or more, and of poison, stay.
// CHECK-LABEL: func.func @shifts_that_stay(
// CHECK-SAME: %[[A:.*]]: i8
func.func @shifts_that_stay(%a: i8) -> (i8, i8, i8) {
  %three = arith.constant 3 : i8
  %eight = arith.constant 8 : i8
  %ones = arith.constant -1 : i8
  %p = ub.poison : i8
  %0 = arith.shli %three, %eight : i8
  %1 = arith.shrsi %three, %ones : i8
  %2 = arith.shli %a, %p : i8
  // CHECK-NEXT: %[[C3_I8:.*]] = arith.constant 3 : i8
  // CHECK-NEXT: %[[C8_I8:.*]] = arith.constant 8 : i8
  // CHECK-NEXT: %[[CM1_I8:.*]] = arith.constant -1 : i8
  // CHECK-NEXT: %[[V0:.*]] = ub.poison : i8
  // CHECK-NEXT: %[[V1:.*]] = arith.shli %[[C3_I8]], %[[C8_I8]] : i8
  // CHECK-NEXT: %[[V2:.*]] = arith.shrsi %[[C3_I8]], %[[CM1_I8]] : i8
  // CHECK-NEXT: %[[V3:.*]] = arith.shli %[[A]], %[[V0]] : i8
  // CHECK-NEXT: return %[[V1]], %[[V2]], %[[V3]] : i8, i8, i8
  return %0, %1, %2 : i8, i8, i8
}
