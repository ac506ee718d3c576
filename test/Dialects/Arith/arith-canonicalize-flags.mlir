// RUN: %strata opt --canonicalize %s | FileCheck %s
//
// Rules that must not change results: casts that lose bits stay, and flags that do not hold for
// a combined operation go.

// CHECK-LABEL: @through_i8
// CHECK-SAME: (%[[ARG0:[a-z0-9_]+]]: index)
// CHECK: %[[NARROW:.*]] = arith.index_cast %[[ARG0]] : index to i8
// CHECK: %[[SIGNED:.*]] = arith.index_cast %[[NARROW]] : i8 to index
// CHECK: %[[UNARROW:.*]] = arith.index_castui %[[ARG0]] : index to i8
// CHECK: %[[UNSIGNED:.*]] = arith.index_castui %[[UNARROW]] : i8 to index
// CHECK: return %[[SIGNED]], %[[UNSIGNED]]
func.func @through_i8(%x: index) -> (index, index) {
  %0 = arith.index_cast %x : index to i8
  %1 = arith.index_cast %0 : i8 to index
  %2 = arith.index_castui %x : index to i8
  %3 = arith.index_castui %2 : i8 to index
  return %1, %3 : index, index
}

// CHECK-LABEL: @through_index
// CHECK-SAME: (%[[ARG0:[a-z0-9_]+]]: vector<2xi128>, %[[ARG1:[a-z0-9_]+]]: i64, %[[ARG2:[a-z0-9_]+]]: index)
// CHECK: %[[INDEX:.*]] = arith.index_cast %[[ARG0]] : vector<2xi128> to vector<2xindex>
// CHECK: %[[WIDE:.*]] = arith.index_cast %[[INDEX]] : vector<2xindex> to vector<2xi128>
// CHECK: return %[[WIDE]], %[[ARG1]], %[[ARG2]], %[[ARG2]]
func.func @through_index(%w: vector<2xi128>, %x: i64, %y: index) -> (vector<2xi128>, i64, index, index) {
  %0 = arith.index_cast %w : vector<2xi128> to vector<2xindex>
  %1 = arith.index_cast %0 : vector<2xindex> to vector<2xi128>
  %2 = arith.index_cast %x : i64 to index
  %3 = arith.index_cast %2 : index to i64
  %4 = arith.index_cast %y : index to i64
  %5 = arith.index_cast %4 : i64 to index
  %6 = arith.index_castui %y : index to i128
  %7 = arith.index_castui %6 : i128 to index
  return %1, %3, %5, %7 : vector<2xi128>, i64, index, index
}

// The sum of the constants overflows as a signed number.
// CHECK-LABEL: @sum_of_constants
// CHECK-SAME: (%[[ARG0:[a-z0-9_]+]]: i8)
// CHECK-DAG: %[[C56:.*]] = arith.constant 56 : i8
// CHECK-DAG: %[[C100:.*]] = arith.constant -100 : i8
// CHECK-DAG: arith.addi %[[ARG0]], %[[C56]] : i8
// CHECK-DAG: arith.addi %[[ARG0]], %[[C100]] overflow<nsw> : i8
func.func @sum_of_constants(%x: i8) -> (i8, i8) {
  %c = arith.constant -100 : i8
  %d = arith.constant -50 : i8
  %0 = arith.addi %x, %c overflow<nsw> : i8
  %1 = arith.addi %0, %c overflow<nsw> : i8
  %2 = arith.addi %x, %d overflow<nsw> : i8
  %3 = arith.addi %2, %d overflow<nsw> : i8
  return %1, %3 : i8, i8
}

// The difference of the constants is negative.
// CHECK-LABEL: @difference_of_constants
// CHECK-SAME: (%[[ARG0:[a-z0-9_]+]]: i8)
// CHECK: %[[C:.*]] = arith.constant -2 : i8
// CHECK: arith.addi %[[ARG0]], %[[C]] overflow<nsw> : i8
func.func @difference_of_constants(%x: i8) -> i8 {
  %c5 = arith.constant 5 : i8
  %c3 = arith.constant 3 : i8
  %0 = arith.subi %x, %c5 overflow<nsw, nuw> : i8
  %1 = arith.addi %0, %c3 overflow<nsw, nuw> : i8
  return %1 : i8
}

// CHECK-LABEL: @product_of_constants
// CHECK-SAME: (%[[ARG0:[a-z0-9_]+]]: i8)
// CHECK: %[[C:.*]] = arith.constant -128 : i8
// CHECK: arith.muli %[[ARG0]], %[[C]] overflow<nuw> : i8
func.func @product_of_constants(%x: i8) -> i8 {
  %c64 = arith.constant 64 : i8
  %c2 = arith.constant 2 : i8
  %0 = arith.muli %x, %c64 overflow<nsw, nuw> : i8
  %1 = arith.muli %0, %c2 overflow<nsw, nuw> : i8
  return %1 : i8
}

// CHECK-LABEL: @upper_bits
// CHECK: %[[SHIFTED:.*]] = arith.shrui
// CHECK: arith.trunci %[[SHIFTED]] overflow<nuw> : i32 to i8
func.func @upper_bits(%x: i32) -> i8 {
  %c24 = arith.constant 24 : i32
  %0 = arith.shrsi %x, %c24 : i32
  %1 = arith.trunci %0 overflow<nsw, nuw> : i32 to i8
  return %1 : i8
}

// CHECK-LABEL: @truncated_twice
// CHECK-SAME: (%[[ARG0:[a-z0-9_]+]]: i32)
// CHECK: arith.trunci %[[ARG0]] : i32 to i8
// CHECK: arith.trunci %[[ARG0]] overflow<nsw> : i32 to i8
func.func @truncated_twice(%x: i32) -> (i8, i8) {
  %0 = arith.trunci %x : i32 to i16
  %1 = arith.trunci %0 overflow<nsw> : i16 to i8
  %2 = arith.trunci %x overflow<nsw> : i32 to i16
  %3 = arith.trunci %2 overflow<nsw, nuw> : i16 to i8
  return %1, %3 : i8, i8
}
