func.func @update(%x: i8, %y: i8) -> i8 {
  %0 = sat.add %x, %y {todo} : i8
  return %0 : i8
}
