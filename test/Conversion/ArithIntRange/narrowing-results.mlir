// RUN: grep 'RUN-FN[:]' %s > %t.narrow
// RUN: strata opt --arith-int-range-narrowing=int-bitwidths-supported=8,16,32 %s >> %t.narrow
// RUN: %run-fn %s
// RUN: %run-fn %t.narrow

// Numbers from 128 to 255, which are negative in 8 bits with a sign, and shifts by as many
// bits as the narrow type has.

// RUN-FN: max_unsigned(200, 3) == 200
func.func @max_unsigned(%x: i8, %y: i8) -> i64 {
  %a = arith.extui %x : i8 to i64
  %b = arith.extui %y : i8 to i64
  %0 = arith.maxsi %a, %b : i64
  return %0 : i64
}

// RUN-FN: less(200) == false
func.func @less(%x: i8) -> i1 {
  %c3 = arith.constant 3 : i64
  %a = arith.extui %x : i8 to i64
  %0 = arith.cmpi slt, %a, %c3 : i64
  return %0 : i1
}

// RUN-FN: sum(100, 100) == 200
func.func @sum(%x: i8, %y: i8) -> i64 {
  %c100 = arith.constant 100 : i64
  %a = arith.extui %x : i8 to i64
  %b = arith.extui %y : i8 to i64
  %c = arith.minui %a, %c100 : i64
  %d = arith.minui %b, %c100 : i64
  %0 = arith.addi %c, %d overflow<nsw, nuw> : i64
  return %0 : i64
}

// RUN-FN: shift(255, 8) == 0
func.func @shift(%x: i8, %n: i8) -> i64 {
  %c15 = arith.constant 15 : i64
  %a = arith.extui %x : i8 to i64
  %m = arith.extui %n : i8 to i64
  %b = arith.minui %m, %c15 : i64
  %0 = arith.shrui %a, %b : i64
  return %0 : i64
}

// RUN-FN: remainder(-2147483648, -1) == 0
func.func @remainder(%x: i32, %y: i32) -> i64 {
  %a = arith.extsi %x : i32 to i64
  %b = arith.extsi %y : i32 to i64
  %0 = arith.remsi %a, %b : i64
  return %0 : i64
}
