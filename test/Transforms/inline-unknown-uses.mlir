// An operation that may be a symbol table hides references: nothing goes then.
// RUN: %opt --allow-unregistered-dialect --inline %s | FileCheck %s

// CHECK: func.func private @kept
func.func private @kept(%a: i32) -> i32 attributes {no_inline} {
  return %a : i32
}
// CHECK: func.func private @inlined
func.func private @inlined(%a: i32) -> i32 {
  return %a : i32
}
// CHECK-LABEL: func.func @caller
// CHECK-SAME: (%[[ARG0:[a-z0-9_]+]]: i32)
// CHECK-NEXT: %[[A:.*]] = call @kept(%[[ARG0]])
// CHECK-NEXT: "t.region"
// CHECK: return %[[A]]
func.func @caller(%a: i32) -> i32 {
  %0 = call @kept(%a) : (i32) -> i32
  %1 = call @inlined(%0) : (i32) -> i32
  "t.region"() ({
  }) : () -> ()
  return %1 : i32
}
