// Parameterised rules are applied, chosen and traced by the names of their
// instances.
// RUN: %opt --allow-unregistered-dialect %s --pattern-file=%S/Inputs/instances.pdl.mlir | FileCheck %s
// RUN: %opt --allow-unregistered-dialect %s --apply-patterns='file=%S/Inputs/instances.pdl.mlir disable-patterns=difference,of_i8' | FileCheck %s --check-prefix=SOME
// RUN: %opt --allow-unregistered-dialect %s --pattern-file=%S/Inputs/instances.pdl.mlir --rewrite-trace=%t.json -o /dev/null
// RUN: FileCheck %s --check-prefix=TRACE < %t.json

// TRACE: "sum"
// TRACE: "difference"
// TRACE: "of_i8"

// CHECK-LABEL: func.func @values
// CHECK-SAME: (%[[ARG0:[a-z0-9_]+]]: i32, %[[ARG1:[a-z0-9_]+]]: i32)
// SOME-LABEL: func.func @values
// SOME-SAME: (%[[ARG0:[a-z0-9_]+]]: i32, %[[ARG1:[a-z0-9_]+]]: i32)
func.func @values(%a: i32, %b: i32) {
  // CHECK-NEXT: "t.sum"(%[[ARG0]], %[[ARG1]]) {label = "sum of add, 5$", v = 5 : i32} : (i32, i32) -> i32
  // SOME-NEXT: "t.sum"(%[[ARG0]], %[[ARG1]])
  %0 = "t.add"(%a, %b) {v = 4 : i32} : (i32, i32) -> i32
  // The difference is that of 10 and 4, and the operands change places.
  // CHECK-NEXT: "t.difference"(%[[ARG1]], %[[ARG0]]) {label = "dif of sub, 5$", w = 6 : i32} : (i32, i32) -> i32
  // SOME-NEXT: "t.never"(%[[ARG0]], %[[ARG1]]) {label = "dif of sub, 5$", w = -6 : i32}
  %1 = "t.sub"(%a, %b) {w = 4 : i32} : (i32, i32) -> i32
  // CHECK-NEXT: "t.of_i8"() : () -> i32
  // SOME-NEXT: "t.of_f32"() : () -> i32
  %2 = "t.is"() : () -> i32
  // CHECK-NEXT: "t.of_f32"() : () -> f32
  // SOME-NEXT: "t.of_f32"() : () -> f32
  %3 = "t.is"() : () -> f32
  // CHECK-NEXT: "t.nested"() {c = {k = 7 : i8, l = {{\[\[}}7 : i8], 1 : i32, "of callee"]}, d = @callee::@x_callee} : () -> ()
  "t.nest"() : () -> ()
  return
}
