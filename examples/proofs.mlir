// Functions for `strata check-passes --prove` (docs/proofs.md).

// The average, rounded down, without overflow.
func.func @average(%x: i32, %y: i32) -> i32 {
  %one = arith.constant 1 : i32
  %both = arith.andi %x, %y : i32
  %either = arith.xori %x, %y : i32
  %half = arith.shrsi %either, %one : i32
  %sum = arith.addi %both, %half : i32
  return %sum : i32
}
func.func @clamp(%x: i64) -> i8 {
  %low = arith.constant -128 : i64
  %high = arith.constant 127 : i64
  %a = arith.maxsi %x, %low : i64
  %b = arith.minsi %a, %high : i64
  %c = arith.trunci %b overflow<nsw> : i64 to i8
  return %c : i8
}
