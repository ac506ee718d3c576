// Natives that test and compute constants, and -0.0 in place of an operand.
// RUN: split-file %s %t
// RUN: %opt --pass-pipeline='builtin.module(apply-patterns{file=%t/t.rules.mlir fold=false})' %t/in.mlir | FileCheck %t/in.mlir

//--- in.mlir
// CHECK-LABEL: @floats
// CHECK-SAME: (%[[X:.*]]: f32)
// CHECK-NOT: arith.addf
// CHECK: arith.subf %[[X]]
// CHECK: return %[[X]], %{{.*}}, %[[X]], %[[X]]
func.func @floats(%x: f32) -> (f32, f32, f32, f32) {
  %minus = arith.constant -0.0 : f32
  %plus = arith.constant 0.0 : f32
  %nan = arith.constant 0x7FC00000 : f32
  %inf = arith.constant 0x7F800000 : f32
  %0 = arith.addf %x, %minus : f32
  %1 = arith.subf %x, %minus : f32
  %2 = arith.mulf %x, %nan : f32
  %3 = arith.divf %x, %inf : f32
  return %0, %1, %2, %3 : f32, f32, f32, f32
}
// CHECK-LABEL: @integers
// CHECK-SAME: (%[[X:.*]]: i8, %[[Y:.*]]: i8)
// CHECK-DAG: %[[SIX:.*]] = arith.constant 6 : i8
// CHECK-DAG: %[[DIV:.*]] = arith.constant -4 : i8
// CHECK: %[[GE:.*]] = arith.cmpi sge, %[[X]], %[[Y]] : i8
// CHECK: return %[[X]], %[[X]], %[[SIX]], %[[DIV]], %[[GE]], %[[X]]
func.func @integers(%x: i8, %y: i8) -> (i8, i8, i8, i8, i1, i8) {
  %least = arith.constant -128 : i8
  %greatest = arith.constant 127 : i8
  %c2 = arith.constant 2 : i8
  %c3 = arith.constant 3 : i8
  %cm7 = arith.constant -7 : i8
  %0 = arith.maxsi %x, %least : i8
  %1 = arith.minsi %x, %greatest : i8
  %2 = arith.muli %c2, %c3 : i8
  %3 = arith.floordivsi %cm7, %c2 : i8
  %4 = arith.cmpi slt, %x, %y : i8
  %5 = arith.shli %x, %y overflow<nsw, nuw> : i8
  return %0, %1, %2, %3, %4, %5 : i8, i8, i8, i8, i1, i8
}

//--- t.rules.mlir
rule @negative_zero { %r = arith.addf %x, -0.0 : $t } => %x
rule @zero { %r = arith.subf %x, 0.0 : $t } => %x
rule @nan { %r = arith.mulf %x, %c : $t } where is_nan(%c), !is_infinity(%c), !is_any_zero(%c) => %x
rule @infinity { %r = arith.divf %x, %c : $t } where is_infinity(%c), !is_negative(%c) => %x
rule @least { %r = arith.maxsi %x, %c : $t } where is_signed_min(%c), !is_signed_max(%c) => %x
rule @greatest { %r = arith.minsi %x, %c : $t } where is_signed_max(%c), !is_poison(%c) => %x
rule @product {
  %r = arith.muli %a, %b : $t
} where is_constant(%a), !is_negative_zero(%b), $v = computed(%r, %a, %b) => $($v)
rule @quotient { %r = arith.floordivsi %a, %b : $t } where $v = sdiv_floor(%a, %b) => $($v)
rule @inverse { %r = arith.cmpi $p, %x, %y : $t } where $p == slt, $q = mapped($p, eq, ne, slt, sge) => {
  %r = arith.cmpi $q, %x, %y : $t
}
rule @flags { %r = arith.shli %x, %y overflow<$f> : $t } where has_flags($f, nsw, nuw) => %x
