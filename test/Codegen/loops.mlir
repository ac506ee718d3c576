// Loops end after their last iteration, also where the next value of their variable would
// not be in its type.

// REQUIRES: codegen

// RUN: %run-fn -O3 %s

// RUN-FN: signed(0, 9223372036854775807) == 3
// RUN-FN: signed(-9223372036854775807, 9223372036854775807) == 6
// RUN-FN: signed(5, 5) == 0
// RUN-FN: signed(6, 5) == 0
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

// RUN-FN: unsigned(250) == 13
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
