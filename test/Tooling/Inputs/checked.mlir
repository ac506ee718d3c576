func.func @integers(%a: i32, %b: i32, %s: i32) -> (i32, i32, i32) {
  %one = arith.constant 1 : i32
  %seven = arith.constant 7 : i32
  %0 = arith.divsi %a, %seven : i32
  %1 = arith.subi %a, %b : i32
  %2 = arith.shrsi %a, %one : i32
  return %0, %1, %2 : i32, i32, i32
}

func.func @floats(%a: f32) -> f32 {
  %zero = arith.constant 0.0 : f32
  %0 = arith.addf %a, %zero : f32
  return %0 : f32
}

func.func @memory(%m: memref<4xi32>, %v: i32) {
  %one = arith.constant 1 : index
  memref.store %v, %m[%one] : memref<4xi32>
  return
}
