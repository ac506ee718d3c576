// Dead values that go round a loop are visited when some of their operands were removed.
// RUN: rm -f %t && %opt --canonicalize --rewrite-trace=%t %s | FileCheck %s
// RUN: %strata trace stats %t | FileCheck --check-prefix=STATS %s

// CHECK: cf.br ^bb1
// CHECK-NEXT: ^bb1:
// CHECK-NEXT: cf.br ^bb1
// STATS: simplify-regions
func.func @f(%c: i1, %a: i32) {
  cf.br ^bb1(%a : i32)
^bb1(%x: i32):
  %y = arith.addi %x, %a : i32
  cf.cond_br %c, ^bb2, ^bb1(%y : i32)
^bb2:
  %z = arith.select %c, %y, %x : i32
  cf.cond_br %c, ^bb1(%z : i32), ^bb3
^bb3:
  return
}
