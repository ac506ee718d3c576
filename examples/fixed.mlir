// x * x + y
func.func @square_plus(%x: i32, %y: i32) -> i32 {
  %square = fixed.mul %x, %x
  %sum = fixed.add %square, %y
  return %sum : i32
}
