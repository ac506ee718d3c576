// Functions as values are constants: equal ones become one. Calls do not fold.
// RUN: %opt --canonicalize=enable-patterns=none %s | FileCheck %s

func.func private @callee(i32) -> i32

// CHECK-LABEL: func.func @constants(
// CHECK-SAME: %[[A:.*]]: i32
func.func @constants(%a: i32) -> (i32, i32) {
  // CHECK-NEXT: %[[F:.*]] = constant @callee : (i32) -> i32
  // CHECK-NEXT: %[[R:.*]] = call_indirect %[[F]](%[[A]]) : (i32) -> i32
  // CHECK-NEXT: %[[S:.*]] = call_indirect %[[F]](%[[A]]) : (i32) -> i32
  // CHECK-NEXT: return %[[R]], %[[S]] : i32, i32
  %f = func.constant @callee : (i32) -> i32
  %g = func.constant @callee : (i32) -> i32
  %0 = func.call_indirect %f(%a) : (i32) -> i32
  %1 = func.call_indirect %g(%a) : (i32) -> i32
  return %0, %1 : i32, i32
}
