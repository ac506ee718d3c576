// Loops with bounds that are numbers are executed as often as these say.
// RUN: %opt --allow-unregistered-dialect --sccp %s | FileCheck %s

// CHECK-LABEL: func @f
func.func @f(%n: index) -> (i32, i32, i32, i32) {
  %a = arith.constant 7 : i32
  %b = arith.constant 8 : i32
  // CHECK: affine.for {{.*}} = 0 to 1
  %once = affine.for %i = 0 to 1 iter_args(%x = %a) -> i32 {
    // CHECK: "test.use"(%c7_i32)
    "test.use"(%x) : (i32) -> ()
    affine.yield %b : i32
  }
  // CHECK: affine.for {{.*}} = 0 to 5 iter_args(%[[X:.*]] = %c7_i32)
  %often = affine.for %i = 0 to 5 iter_args(%x = %a) -> i32 {
    // CHECK: "test.use"(%[[X]])
    "test.use"(%x) : (i32) -> ()
    affine.yield %b : i32
  }
  %never = affine.for %i = 0 to 0 iter_args(%x = %a) -> i32 {
    affine.yield %b : i32
  }
  // CHECK: %[[UNKNOWN:.*]] = affine.for {{.*}} to %arg0
  %unknown = affine.for %i = 0 to %n iter_args(%x = %a) -> i32 {
    affine.yield %b : i32
  }
  // CHECK: return %c8_i32, %c8_i32, %c7_i32, %[[UNKNOWN]]
  return %once, %often, %never, %unknown : i32, i32, i32, i32
}
