// Folds ignore integers of no bits and of a million bits.
// RUN: %opt --canonicalize --sccp %s | FileCheck %s
// RUN: %opt --int-range-optimizations %s | FileCheck --check-prefix=RANGES %s

// CHECK-LABEL: func.func @none
// CHECK-SAME: (%[[ARG0:[a-z0-9_]+]]: i0)
// CHECK-NEXT: %[[EXTSI:.*]] = arith.extsi %[[ARG0]] : i0 to i128
// CHECK-NEXT: return %[[EXTSI]] : i128
func.func @none(%a: i0) -> i128 {
  %0 = arith.extsi %a : i0 to i128
  return %0 : i128
}

// RANGES-LABEL: func.func @none(
// RANGES-NEXT: arith.constant 0 : i128

// CHECK-LABEL: func.func @widest(
// CHECK-NEXT: %[[Z:.*]] = arith.constant -1 : i16777215
// CHECK-NEXT: %[[MULI:.*]] = arith.muli %[[Z]], %[[Z]] : i16777215
// CHECK-NEXT: return %[[MULI]] : i16777215
// RANGES-LABEL: func.func @widest(
// RANGES: arith.muli
func.func @widest() -> i16777215 {
  %z = arith.constant -1 : i16777215
  %0 = arith.muli %z, %z : i16777215
  return %0 : i16777215
}
