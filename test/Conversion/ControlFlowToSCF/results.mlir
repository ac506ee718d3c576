// RUN: grep RUN-FN %s > %t.lifted && cp %t.lifted %t.twice
// RUN: strata opt --lift-cf-to-scf %s >> %t.lifted
// RUN: strata opt --lift-cf-to-scf --convert-scf-to-cf --lift-cf-to-scf %s >> %t.twice
// RUN: %run-fn %s
// RUN: %run-fn %t.lifted
// RUN: %run-fn %t.twice

// RUN-FN: gcd(54, 24) == 6
// RUN-FN: gcd(7, 0) == 7
func.func @gcd(%a: i32, %b: i32) -> i32 {
  %zero = arith.constant 0 : i32
  cf.br ^header(%a, %b : i32, i32)
^header(%x: i32, %y: i32):
  %is_done = arith.cmpi eq, %y, %zero : i32
  cf.cond_br %is_done, ^exit, ^body
^body:
  %rest = arith.remui %x, %y : i32
  cf.br ^header(%y, %rest : i32, i32)
^exit:
  return %x : i32
}

// RUN-FN: wide(1) == 10
// RUN-FN: wide(18446744073709551617) == 0
// RUN-FN: wide(-1) == 20
func.func @wide(%flag: i128) -> i32 {
  %zero = arith.constant 0 : i32
  %ten = arith.constant 10 : i32
  %twenty = arith.constant 20 : i32
  cf.switch %flag : i128, [default: ^end(%zero : i32), 1: ^end(%ten : i32), -1: ^end(%twenty : i32)]
^end(%result: i32):
  return %result : i32
}

// A loop with two entries and two exits; a value of its body is used after it.
// RUN-FN: walk(0, 5) == (17, 0)
// RUN-FN: walk(1, 5) == (22, 1)
func.func @walk(%start: i32, %n: i32) -> (i32, i32) {
  %zero = arith.constant 0 : i32
  %one = arith.constant 1 : i32
  %three = arith.constant 3 : i32
  %four = arith.constant 4 : i32
  %bound = arith.muli %n, %four : i32
  %is_first = arith.cmpi eq, %start, %zero : i32
  cf.cond_br %is_first, ^left(%one : i32), ^right(%three : i32)
^left(%x: i32):
  %sum = arith.addi %x, %n : i32
  %limit = arith.muli %n, %three : i32
  %past = arith.cmpi sgt, %sum, %limit : i32
  cf.cond_br %past, ^first, ^right(%sum : i32)
^right(%y: i32):
  %twice = arith.addi %y, %y : i32
  %late = arith.cmpi sgt, %twice, %bound : i32
  cf.cond_br %late, ^second, ^left(%twice : i32)
^first:
  return %sum, %zero : i32, i32
^second:
  return %twice, %one : i32, i32
}
