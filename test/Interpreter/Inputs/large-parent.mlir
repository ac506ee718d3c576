func.func @main(%n: i32) -> i32 {
  %one = arith.constant 1 : i32
  %0 = arith.addi %n, %one : i32
  return %0 : i32
}
