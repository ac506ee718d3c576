// Loops with bounds that are numbers are executed as often as these say.
// RUN: %opt --allow-unregistered-dialect --sccp %s | FileCheck %s

// CHECK-LABEL: func @f
// CHECK-SAME: (%[[ARG0:[a-z0-9_]+]]: index)
func.func @f(%n: index) -> (i32, i32, i32, i32) {
  %a = arith.constant 7 : i32
  %b = arith.constant 8 : i32
  // CHECK: %[[B:.*]] = arith.constant 8 : i32
  // CHECK: %[[A:.*]] = arith.constant 7 : i32
  // CHECK: affine.for {{.*}} = 0 to 1
  %once = affine.for %i = 0 to 1 iter_args(%x = %a) -> i32 {
    // CHECK: "test.use"(%[[A]])
    "test.use"(%x) : (i32) -> ()
    affine.yield %b : i32
  }
  // CHECK: affine.for {{.*}} = 0 to 5 iter_args(%[[X:.*]] = %[[A]])
  %often = affine.for %i = 0 to 5 iter_args(%x = %a) -> i32 {
    // CHECK: "test.use"(%[[X]])
    "test.use"(%x) : (i32) -> ()
    affine.yield %b : i32
  }
  %never = affine.for %i = 0 to 0 iter_args(%x = %a) -> i32 {
    affine.yield %b : i32
  }
  // CHECK: %[[UNKNOWN:.*]] = affine.for {{.*}} to %[[ARG0]]
  %unknown = affine.for %i = 0 to %n iter_args(%x = %a) -> i32 {
    affine.yield %b : i32
  }
  // CHECK: return %[[B]], %[[B]], %[[A]], %[[UNKNOWN]]
  return %once, %often, %never, %unknown : i32, i32, i32, i32
}
