func.func @f(%x: i8, %a: i1, %b: i1) -> (i8, i1) {
  %c0 = arith.constant 0 : i8
  %0 = sat.add %x, %c0 : i8
  %1 = sat.add %a, %b : i1
  return %0, %1 : i8, i1
}
