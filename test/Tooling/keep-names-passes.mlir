// Remaining operations keep the names of the source; operations that passes create in the place of
// removed ones do not get their names.
// RUN: %opt --keep-names --canonicalize %s | FileCheck %s

// CHECK-LABEL: func.func @f(%a: i32) -> i32 {
// CHECK-NEXT: %c6_i32 = arith.constant 6 : i32
// CHECK-NEXT: %c4_i32 = arith.constant 4 : i32
// CHECK-NEXT: %sum0 = arith.addi %a, %c4_i32 : i32
// CHECK-NOT: %dead
// CHECK: return %r4 : i32
func.func @f(%a: i32) -> i32 {
  %one = arith.constant 12 : i32
  %six = arith.constant 6 : i32
  %dead0 = arith.addi %a, %a : i32
  %dead1 = arith.addi %a, %a : i32
  %dead2 = arith.addi %a, %a : i32
  %dead3 = arith.addi %a, %a : i32
  %dead4 = arith.addi %a, %a : i32
  %dead5 = arith.addi %a, %a : i32
  %k0 = arith.constant 20 : i32
  %both0 = arith.andi %k0, %six : i32
  %sum0 = arith.addi %a, %both0 : i32
  %k1 = arith.constant 21 : i32
  %both1 = arith.andi %k1, %six : i32
  %sum1 = arith.addi %a, %both1 : i32
  %k2 = arith.constant 22 : i32
  %both2 = arith.andi %k2, %six : i32
  %sum2 = arith.addi %a, %both2 : i32
  %k3 = arith.constant 23 : i32
  %both3 = arith.andi %k3, %six : i32
  %sum3 = arith.addi %a, %both3 : i32
  %k4 = arith.constant 24 : i32
  %both4 = arith.andi %k4, %six : i32
  %sum4 = arith.addi %a, %both4 : i32
  %k5 = arith.constant 25 : i32
  %both5 = arith.andi %k5, %six : i32
  %sum5 = arith.addi %a, %both5 : i32
  %r0 = arith.muli %sum0, %sum1 : i32
  %r1 = arith.muli %sum2, %sum3 : i32
  %r2 = arith.muli %sum4, %sum5 : i32
  %r3 = arith.muli %r0, %r1 : i32
  %r4 = arith.muli %r2, %r3 : i32
  return %r4 : i32
}
