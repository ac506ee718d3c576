// Loops end after their last iteration, also where the next value of their variable would
// not be in its type.

// REQUIRES: codegen

// RUN: %strata interpret %s --entry=signed 0 9223372036854775807 | FileCheck %s --check-prefix=SIGNED --match-full-lines
// RUN: %strata run %s -O0 -e signed 0 9223372036854775807 | FileCheck %s --check-prefix=SIGNED --match-full-lines
// RUN: %strata run %s -O3 -e signed 0 9223372036854775807 | FileCheck %s --check-prefix=SIGNED --match-full-lines
// SIGNED: 3
// RUN: %strata run %s -O0 -e signed -9223372036854775807 9223372036854775807 | FileCheck %s --check-prefix=LONG --match-full-lines
// RUN: %strata run %s -O3 -e signed -9223372036854775807 9223372036854775807 | FileCheck %s --check-prefix=LONG --match-full-lines
// LONG: 6
// RUN: %strata run %s -O0 -e signed 5 5 | FileCheck %s --check-prefix=NONE --match-full-lines
// RUN: %strata run %s -O3 -e signed 6 5 | FileCheck %s --check-prefix=NONE --match-full-lines
// NONE: 0
func.func @signed(%lower: index, %upper: index) -> i64 {
  %step = arith.constant 3500000000000000000 : index
  %zero = arith.constant 0 : i64
  %one = arith.constant 1 : i64
  %count = scf.for %i = %lower to %upper step %step iter_args(%n = %zero) -> (i64) {
    %next = arith.addi %n, %one : i64
    scf.yield %next : i64
  }
  return %count : i64
}

// RUN: %strata interpret %s --entry=unsigned 250 | FileCheck %s --check-prefix=UNSIGNED --match-full-lines
// RUN: %strata run %s -O0 -e unsigned 250 | FileCheck %s --check-prefix=UNSIGNED --match-full-lines
// RUN: %strata run %s -O3 -e unsigned 250 | FileCheck %s --check-prefix=UNSIGNED --match-full-lines
// UNSIGNED: 13
func.func @unsigned(%upper: i8) -> i64 {
  %lower = arith.constant 0 : i8
  %step = arith.constant 20 : i8
  %zero = arith.constant 0 : i64
  %one = arith.constant 1 : i64
  %count = scf.for unsigned %i = %lower to %upper step %step iter_args(%n = %zero) -> (i64) : i8 {
    %next = arith.addi %n, %one : i64
    scf.yield %next : i64
  }
  return %count : i64
}
