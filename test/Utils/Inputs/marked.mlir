// AUTOUPDATE
// RUN: %opt --allow-unregistered-dialect --cse %s | FileCheck %s
// RUN: %opt --allow-unregistered-dialect --inline %s | FileCheck %s --check-prefix=INLINE

// A comment stays.
// CHECK-LABEL: func.func @sum
// CHECK-NEXT: stale
func.func @sum(%lhs: i32, %rhs: i32) -> i32 {
  // CHECK: removed
  %0 = arith.addi %lhs, %rhs : i32
  %1 = arith.addi %lhs, %rhs : i32
  "t.use"(%0, %1) {a = [[1]]} : (i32, i32) -> ()
  return %0 : i32
}

memref.global @g : memref<2xf32>
func.func private @declared(i32)

func.func @summary(%lhs: i32) {
  %sum = func.call @sum(%lhs, %lhs) : (i32, i32) -> i32
  %r = scf.for %i = %lhs to %sum step %lhs iter_args(%a = %lhs) -> (i32) : i32 {
    scf.yield %a : i32
  }
  func.call @declared(%r) : (i32) -> ()
  return
}
