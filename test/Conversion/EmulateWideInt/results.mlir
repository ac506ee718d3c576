// RUN: grep 'RUN-FN[:]' %s > %t.halves
// RUN: strata opt --arith-emulate-wide-int %s >> %t.halves
// RUN: %run-fn %s
// RUN: %run-fn -O3 %t.halves
//
// Shifts of the number with the halves %low and %high; the result is folded to one half.
// RUN-FN: shifted(1, 2, 0) == 3
// RUN-FN: shifted(1, 2, 31) == -2147483648
// RUN-FN: shifted(1, 2, 32) == 1
// RUN-FN: shifted(-1, -1, 63) == -2147483648
func.func @shifted(%low: i32, %high: i32, %amount: i32) -> i32 {
  %c32 = arith.constant 32 : i64
  %low64 = arith.extui %low : i32 to i64
  %high64 = arith.extui %high : i32 to i64
  %top = arith.shli %high64, %c32 : i64
  %x = arith.ori %low64, %top : i64
  %by = arith.extui %amount : i32 to i64
  %y = arith.shli %x, %by : i64
  %upper = arith.shrui %y, %c32 : i64
  %lower = arith.trunci %y : i64 to i32
  %half = arith.trunci %upper : i64 to i32
  %r = arith.xori %lower, %half : i32
  return %r : i32
}

// RUN-FN: shifted_back(-1, 0, 0) == -1
// RUN-FN: shifted_back(0, -2147483648, 1) == -1073741824
// RUN-FN: shifted_back(0, -2147483648, 63) == 0
// RUN-FN: shifted_back(5, 3, 33) == 1
func.func @shifted_back(%low: i32, %high: i32, %amount: i32) -> i32 {
  %c32 = arith.constant 32 : i64
  %low64 = arith.extui %low : i32 to i64
  %high64 = arith.extui %high : i32 to i64
  %top = arith.shli %high64, %c32 : i64
  %x = arith.ori %low64, %top : i64
  %by = arith.extui %amount : i32 to i64
  %signed = arith.shrsi %x, %by : i64
  %unsigned = arith.shrui %x, %by : i64
  %y = arith.minsi %signed, %unsigned : i64
  %upper = arith.shrui %y, %c32 : i64
  %lower = arith.trunci %y : i64 to i32
  %half = arith.trunci %upper : i64 to i32
  %r = arith.xori %lower, %half : i32
  return %r : i32
}

// 2^32 * 16777217 + 1 is nearer to the float above than to that below; the sum of the floats of both
// halves is the float below.
// RUN-FN: rounded(1, 16777217) == 7.20576E+16
// RUN-FN: rounded(0, 16777217) == 7.2057594E+16
// RUN-FN: rounded(-1, -1) == -1
// RUN-FN: rounded(7, 0) == 7
func.func @rounded(%low: i32, %high: i32) -> f32 {
  %c32 = arith.constant 32 : i64
  %low64 = arith.extui %low : i32 to i64
  %high64 = arith.extui %high : i32 to i64
  %top = arith.shli %high64, %c32 : i64
  %x = arith.ori %low64, %top : i64
  %r = arith.sitofp %x : i64 to f32
  return %r : f32
}

// RUN-FN: round_trip(-4294967297) == -4294967297
// RUN-FN: round_trip(9223372036854775807) == 9223372036854775807
func.func @round_trip(%i: index) -> index {
  %x = arith.index_cast %i : index to i64
  %r = arith.index_cast %x : i64 to index
  return %r : index
}

// RUN-FN: truncated(-4294967297.5) == -4294967297
// RUN-FN: truncated(-0.5) == 0
// RUN-FN: truncated(4294967296.0) == 4294967296
func.func @truncated(%f: f64) -> index {
  %x = arith.fptosi %f : f64 to i64
  %r = arith.index_cast %x : i64 to index
  return %r : index
}
