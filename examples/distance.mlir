func.func @distance(%from: i32, %to: i32) -> i32 {
  %step = arith.subi %to, %from : i32
  %sign = arith.constant 31 : i32
  %mask = arith.shrsi %step, %sign : i32
  %flipped = arith.xori %step, %mask : i32
  %length = arith.subi %flipped, %mask : i32
  return %length : i32
}
