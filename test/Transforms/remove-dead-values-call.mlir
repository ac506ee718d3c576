// A call with a region keeps its operands, and so does the function that it calls.
// RUN: %opt --irdl-file=%S/Inputs/region-call.irdl.mlir --remove-dead-values %s | FileCheck %s

// CHECK-LABEL: func.func private @f
// CHECK-SAME: (%[[A:[a-z0-9_]+]]: i32, %[[B:[a-z0-9_]+]]: i32) -> (i32, i32)
func.func private @f(%a: i32, %b: i32) -> (i32, i32) {
  return %a, %a : i32, i32
}
// CHECK-LABEL: func.func @main
// CHECK-SAME: (%[[ARG0:[a-z0-9_]+]]: i32, %[[ARG1:[a-z0-9_]+]]: i32)
// CHECK-NEXT:    %[[D:.*]] = arith.addi
// CHECK-NEXT:    "c.call"(%[[ARG0]], %[[D]])
// CHECK-NEXT:    ^bb0(%[[X:.*]]: i32, %[[Y:.*]]: i32):
// CHECK-NEXT:      %[[Z:.*]] = arith.muli %[[Y]], %[[Y]]
// CHECK-NEXT:      "c.next"(%[[X]], %[[Z]])
// CHECK-NEXT:    }) : (i32, i32) -> (i32, i32)
func.func @main(%a: i32, %b: i32) -> i32 {
  %d = arith.addi %a, %b : i32
  %0:2 = "c.call"(%a, %d) <{callee = @f}> ({
  ^bb0(%x: i32, %y: i32):
    %z = arith.muli %y, %y : i32
    "c.next"(%x, %z) : (i32, i32) -> ()
  }) : (i32, i32) -> (i32, i32)
  return %0#0 : i32
}
