// Patterns simplify branches and assertions with constants.
// RUN: %opt --canonicalize="enable-patterns=none region-simplify=disabled" %s | FileCheck %s

// CHECK-LABEL: func.func @branches(
func.func @branches(%a: i32) -> i32 {
  // CHECK: cf.assert %{{.*}}, "holds"
  // CHECK: cf.cond_br %{{.*}}, ^bb1, ^bb2
  // CHECK: cf.switch %{{.*}} : i32, [
  // CHECK: cf.br ^bb3
  %true = arith.constant true
  %one = arith.constant 1 : i32
  cf.assert %true, "holds"
  cf.cond_br %true, ^left, ^right
^left:
  cf.switch %one : i32, [
    default: ^right,
    1: ^end
  ]
^right:
  cf.br ^end
^end:
  return %a : i32
}
