// Two lengths and their sum.
func.func @distance() -> i64 {
  %there = units.length 400
  %back = units.length 420
  %distance = units.sum %there, %back
  return %distance : i64
}
