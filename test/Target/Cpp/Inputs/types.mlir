// Numbers whose type in C is not that of their literals.
func.func @shl(%a: index) -> index {
  %m = arith.constant 1 : index
  %r = arith.shli %m, %a : index
  return %r : index
}
func.func @shr(%a: index) -> index {
  %m = arith.constant -1 : index
  %r = arith.shrui %m, %a : index
  return %r : index
}
func.func @below(%c: i1) -> i1 {
  %m = arith.constant -8 : index
  %n = arith.constant 3 : index
  %k = arith.constant 5 : index
  %r = arith.select %c, %m, %n : index
  %s = arith.cmpi ult, %r, %k : index
  return %s : i1
}
func.func @product(%c: i1) -> i64 {
  %m = arith.constant 100000 : i64
  %n = arith.constant 3 : i64
  %o = arith.constant 100001 : i64
  %r = arith.select %c, %m, %n : i64
  %q = arith.select %c, %o, %n : i64
  %s = arith.muli %r, %q overflow<nsw> : i64
  return %s : i64
}
func.func @least(%a: i64) -> i1 {
  %m = arith.constant -9223372036854775808 : i64
  %c = arith.cmpi slt, %m, %a : i64
  return %c : i1
}
func.func @quotient(%a: index, %b: index) -> index {
  %0 = arith.divsi %a, %b : index
  %1 = arith.remsi %a, %b : index
  %2 = arith.subi %0, %1 : index
  return %2 : index
}
func.func @bits(%a: i1, %b: i1) -> i1 {
  %0 = arith.cmpi slt, %a, %b : i1
  %1 = arith.cmpi sge, %b, %a : i1
  %2 = arith.xori %0, %1 : i1
  %3 = arith.andi %0, %2 : i1
  %4 = arith.ori %3, %0 : i1
  return %4 : i1
}
func.func @narrow(%a: i16, %b: i16) -> i16 {
  %0 = arith.muli %a, %b : i16
  return %0 : i16
}
func.func @negative_case(%a: index) -> i32 {
  %r = scf.index_switch %a -> i32
  case -1 {
    %c = arith.constant 5 : i32
    scf.yield %c : i32
  }
  default {
    %d = arith.constant 6 : i32
    scf.yield %d : i32
  }
  return %r : i32
}
