// Functions: the custom form, read and printed.
// RUN: %opt --allow-unregistered-dialect %s | FileCheck %s
// RUN: %roundtrip | FileCheck %s
// RUN: %opt --allow-unregistered-dialect %s --mlir-print-op-generic | FileCheck %s --check-prefix=GENERIC

// Declarations do not keep the names of their arguments.
// CHECK-LABEL: func.func private @types(i32, f32)
// GENERIC: "func.func"() <{function_type = (i32, f32) -> (), sym_name = "types", sym_visibility = "private"}> ({
// GENERIC-NEXT: }) : () -> ()
func.func private @types(i32, f32)
// CHECK-LABEL: func.func nested @names(i32)
func.func nested @names(%dropped: i32)

// CHECK-LABEL: func.func private @"a name"() -> i32
func.func private @"a name"() -> i32

// Results in parentheses: several, with attributes, or a function.
// CHECK-LABEL: func.func private @two() -> (i32, f32)
func.func private @two() -> (i32, f32)
// CHECK-LABEL: func.func private @function() -> (() -> ())
func.func private @function() -> (() -> ())
// CHECK-LABEL: func.func private @none(){{$}}
func.func private @none() -> ()

// CHECK-LABEL: func.func private @attributes(i32 {a.b = 1 : i64}, f32) -> (i32 {a.c})
// CHECK-SAME: attributes {no_inline, user = "x"}
// GENERIC: <{arg_attrs = [{a.b = 1 : i64}, {}], function_type = (i32, f32) -> i32, no_inline, res_attrs = [{a.c}], sym_name = "attributes", sym_visibility = "private"}>
// GENERIC-NEXT: }) {user = "x"} : () -> ()
func.func private @attributes(i32 {a.b = 1}, f32) -> (i32 {a.c}) attributes {user = "x", no_inline}

// Dictionaries that are all empty are not kept.
// CHECK-LABEL: func.func private @no_attributes(i32) -> i32
// GENERIC: <{function_type = (i32) -> i32, sym_name = "no_attributes", sym_visibility = "private"}>
func.func private @no_attributes(i32 {}) -> (i32 {})

// Public is kept where it is written.
// CHECK-LABEL: func.func public @public() {
func.func public @public() {
  return
}

// The default dialect of a function is func.
// CHECK-LABEL: func.func @body(
// CHECK-SAME: %[[A:.*]]: i32 {a.b}, %[[C:.*]]: i1) -> (i32 {a.c}, i1) {
// CHECK-NEXT: %[[SUM:.*]] = arith.addi %[[A]], %[[A]] : i32
// CHECK-NEXT: cf.cond_br %[[C]], ^bb1, ^bb2(%[[SUM]] : i32)
// CHECK-NEXT: ^bb1:
// CHECK-NEXT: %[[R:.*]] = call @body_callee(%[[A]]) : (i32) -> i32
// CHECK-NEXT: cf.br ^bb2(%[[R]] : i32)
// CHECK-NEXT: ^bb2(%[[B:.*]]: i32):
// CHECK-NEXT: return %[[B]], %[[C]] : i32, i1
func.func @body(%a: i32 {a.b}, %c: i1) -> (i32 {a.c}, i1) {
  %0 = arith.addi %a, %a : i32
  cf.cond_br %c, ^then, ^else(%0 : i32)
^then:
  %1 = func.call @body_callee(%a) : (i32) -> i32
  cf.br ^else(%1 : i32)
^else(%2: i32):
  func.return %2, %c : i32, i1
}
func.func private @body_callee(i32) -> i32

// Arguments without names are those of the first block.
// CHECK-LABEL: func.func @labelled(
// CHECK-SAME: %[[A:.*]]: i32) -> i32 {
// CHECK-NEXT: return %[[A]] : i32
func.func @labelled(i32) -> i32 {
^entry(%a: i32):
  return %a : i32
}

// Other forms inside have no default dialect, generic ones have that around.
// CHECK-LABEL: func.func @inside(
func.func @inside(%f: () -> ()) {
  // CHECK: builtin.module {
  // CHECK-NEXT: func.func @in_module() {
  // CHECK-NEXT: return
  builtin.module {
    func.func @in_module() {
      return
    }
  }
  "test_ops.region"() ({
    // CHECK: func.call_indirect %{{.*}}() : () -> ()
    call_indirect %f() : () -> ()
  }) : () -> ()
  // CHECK: return {user}
  return {user}
}

// CHECK-LABEL: func.func @calls(
// CHECK-SAME: %[[A:.*]]: i32, %[[F:.*]]: (i32, i1) -> (i32, i1))
func.func @calls(%a: i32, %f: (i32, i1) -> (i32, i1)) {
  %c = arith.constant true
  // CHECK: call @public() {user} : () -> ()
  call @public() {user} : () -> ()
  // The callee decides on all types.
  // CHECK: %{{.*}}:2 = call_indirect %[[F]](%[[A]], %{{.*}}) : (i32, i1) -> (i32, i1)
  // GENERIC: "func.call_indirect"(%{{.*}}) : ((i32, i1) -> (i32, i1), i32, i1) -> (i32, i1)
  %0:2 = call_indirect %f(%a, %c) : (i32, i1) -> (i32, i1)
  // A function as a value is called `f`.
  // CHECK: %[[G:.*]] = constant @body_callee : (i32) -> i32
  // CHECK-NEXT: %{{.*}} = call_indirect %[[G]](%[[A]]) : (i32) -> i32
  // CHECK-NEXT: %[[H:.*]] = constant {user} @public : () -> ()
  %g = constant @body_callee : (i32) -> i32
  %1 = call_indirect %g(%a) : (i32) -> i32
  %h = constant {user} @public : () -> ()
  return
}
