// Canonicalization of func.
// RUN: %opt --canonicalize %s | FileCheck %s

func.func private @f(i32, i32) -> (i32, i8)
func.func private @g()

// The call of a function that is known, without the attributes of the call.
// CHECK-LABEL: func.func @known(
// CHECK-SAME: %[[X:.*]]: i32, %[[Y:.*]]: i32
func.func @known(%x: i32, %y: i32) -> (i32, i8) {
  %f = func.constant @f : (i32, i32) -> (i32, i8)
  %g = func.constant @g : () -> ()
  // CHECK-NEXT: %[[R:.*]]:2 = call @f(%[[X]], %[[Y]]) : (i32, i32) -> (i32, i8)
  %0:2 = func.call_indirect %f(%x, %y) {arg_attrs = [{a.b}, {}], a.c} : (i32, i32) -> (i32, i8)
  // CHECK-NEXT: call @g() : () -> ()
  func.call_indirect %g() : () -> ()
  // CHECK-NEXT: return %[[R]]#0, %[[R]]#1 : i32, i8
  return %0#0, %0#1 : i32, i8
}

// A call of one of two functions.
// CHECK-LABEL: func.func @chosen(
// CHECK-SAME: %[[C:.*]]: i1
func.func @chosen(%c: i1) {
  %g = func.constant @g : () -> ()
  %h = func.constant @known_later : () -> ()
  %0 = arith.select %c, %g, %h : () -> ()
  // CHECK: call_indirect %{{.*}}() : () -> ()
  func.call_indirect %0() : () -> ()
  %1 = arith.select %c, %g, %g : () -> ()
  // CHECK-NEXT: call @g() : () -> ()
  func.call_indirect %1() : () -> ()
  return
}
func.func private @known_later()

// Calls of poison, and of an argument.
// CHECK-LABEL: func.func @unknown(
func.func @unknown(%f: () -> ()) {
  %p = ub.poison : () -> ()
  // CHECK: call_indirect %{{.*}}() : () -> ()
  func.call_indirect %p() : () -> ()
  // CHECK-NEXT: call_indirect %{{.*}}() : () -> ()
  func.call_indirect %f() : () -> ()
  return
}

// Calls and constants stay as they are.
// CHECK-LABEL: func.func @direct(
func.func @direct() -> (() -> ()) {
  // CHECK-NEXT: %[[G:.*]] = constant @g : () -> ()
  %g = func.constant @g : () -> ()
  // CHECK-NEXT: call @g() {a.c} : () -> ()
  func.call @g() {a.c} : () -> ()
  // CHECK-NEXT: return %[[G]] : () -> ()
  return %g : () -> ()
}
