// A conversion that a file describes: rules, the target, and what types become.
// RUN: %opt --allow-unregistered-dialect --convert-patterns='file=%S/Inputs/convert.rules.mlir' --split-input-file --verify-diagnostics %s | FileCheck %s

// CHECK: func.func @f(%[[A:.*]]: i64) -> i64
// CHECK-NEXT: %[[B:.*]] = "low.add"(%[[A]], %[[A]]) : (i64, i64) -> i64
// CHECK-NEXT: %[[C:.*]] = "low.add"(%[[B]], %[[A]]) : (i64, i64) -> i64
// CHECK-NEXT: return %[[C]] : i64
func.func @f(%a: i32) -> i32 {
  %0 = "src.add"(%a, %a) : (i32, i32) -> i32
  %1 = "src.add"(%0, %a) : (i32, i32) -> i32
  return %1 : i32
}

// -----

// expected-error@+2 {{failed to legalize operation 'src.other' that was explicitly marked illegal}}
// expected-note@+1 {{there is no pattern for this operation}}
"src.other"() : () -> ()
