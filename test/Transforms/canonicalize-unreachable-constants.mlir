// Constants of blocks that are not reachable have their place among the others.
// RUN: %opt --allow-unregistered-dialect --canonicalize %s | FileCheck %s

// CHECK-LABEL: func.func @f
// CHECK-NEXT: %[[C1:.*]] = arith.constant 1 : index
// CHECK-NEXT: %[[C7_I32:.*]] = arith.constant 7 : i32
// CHECK-NEXT: cf.cond_br
func.func @f(%c: i1) -> (index, i32) {
  cf.cond_br %c, ^bb2, ^bb3
^bb1:
  %a = arith.constant 7 : i32
  %b = arith.constant 1 : index
  return %b, %a : index, i32
^bb2:
  %i = arith.constant 1 : index
  %j = arith.constant 7 : i32
  "t.use"(%j) : (i32) -> ()
  return %i, %j : index, i32
^bb3:
  %k = arith.constant 1 : index
  %l = arith.constant 7 : i32
  return %k, %l : index, i32
}
