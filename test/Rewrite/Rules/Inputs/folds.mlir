func.func @f(%x: i8, %a: i1) -> (i8, i1, i8) {
  %c0 = arith.constant 0 : i8
  %c30 = arith.constant 30 : i8
  %c70 = arith.constant 70 : i8
  %0 = sat.add %x, %c0 : i8
  %1 = sat.add %a, %a : i1
  %2 = sat.add %c30, %c70 : i8
  return %0, %1, %2 : i8, i1, i8
}
