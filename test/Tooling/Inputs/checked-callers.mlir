func.func private @zero(%a: f32) -> f32 {
  %zero = arith.constant 0.0 : f32
  %sum = arith.addf %a, %zero : f32
  return %sum : f32
}
func.func @caller() -> f32 {
  %a = arith.constant -0.0 : f32
  %b = func.call @zero(%a) : (f32) -> f32
  return %b : f32
}
func.func @other(%a: i32) -> i32 {
  %b = arith.addi %a, %a : i32
  return %b : i32
}
