// Programs, read and printed.
// RUN: %opt %s | FileCheck %s
// RUN: %roundtrip | FileCheck %s

// CHECK-LABEL: pdl_interp.func @changes
// CHECK-SAME: (%[[ARG0:[a-z0-9_]+]]: !pdl.operation) {
pdl_interp.func @changes(%op : !pdl.operation) {
  // CHECK-NEXT: %[[A:.*]] = pdl_interp.create_attribute 10 : i64 attributes {foo}
  %a = pdl_interp.create_attribute 10 : i64 attributes {foo}
  // CHECK-NEXT: %[[T:.*]] = pdl_interp.create_type i32 {foo}
  %t = pdl_interp.create_type i32 {foo}
  // CHECK-NEXT: %[[TS:.*]] = pdl_interp.create_types [i32] {foo}
  %ts = pdl_interp.create_types [i32] {foo}
  // CHECK-NEXT: pdl_interp.create_operation "foo.op"
  %o1 = pdl_interp.create_operation "foo.op"
  // CHECK-NEXT: pdl_interp.create_operation "arith.addi" {"a" = %[[A]]}  -> <inferred> {foo}
  %o2 = pdl_interp.create_operation "arith.addi" {"a" = %a} -> <inferred> {foo}
  // CHECK-NEXT: %[[O:.*]] = pdl_interp.create_operation "foo.op" {"a" = %[[A]]}  -> (%[[T]], %[[TS]] : !pdl.type, !pdl.range<type>) {foo}
  %o3 = pdl_interp.create_operation "foo.op" {"a" = %a} -> (%t, %ts : !pdl.type, !pdl.range<type>) {foo}
  // CHECK-NEXT: %[[V:.*]] = pdl_interp.get_result 0 of %[[O]]
  %v = pdl_interp.get_result 0 of %o3
  // CHECK-NEXT: %[[VS:.*]] = pdl_interp.get_results of %[[O]] : !pdl.range<value>
  %vs = pdl_interp.get_results of %o3 : !pdl.range<value>
  // CHECK-NEXT: pdl_interp.create_operation "foo.op"(%[[V]], %[[VS]] : !pdl.value, !pdl.range<value>) {"a" = %[[A]]}
  %o4 = pdl_interp.create_operation "foo.op"(%v, %vs : !pdl.value, !pdl.range<value>) {"a" = %a}
  // CHECK-NEXT: pdl_interp.get_users of %[[V]] : !pdl.value
  %u = pdl_interp.get_users of %v : !pdl.value
  // CHECK-NEXT: pdl_interp.get_value_type of %[[VS]] : !pdl.range<type>
  %tt = pdl_interp.get_value_type of %vs : !pdl.range<type>
  // CHECK-NEXT: pdl_interp.extract 1 of %[[VS]] : !pdl.value
  %ex = pdl_interp.extract 1 of %vs : !pdl.value
  // CHECK-NEXT: pdl_interp.get_defining_op of %[[VS]] : !pdl.range<value>
  %d = pdl_interp.get_defining_op of %vs : !pdl.range<value>
  // CHECK-NEXT: pdl_interp.create_range : !pdl.range<type> {a}
  %e = pdl_interp.create_range : !pdl.range<type> {a}
  // CHECK-NEXT: pdl_interp.create_range %[[T]] : !pdl.type  {a}
  %e1 = pdl_interp.create_range %t : !pdl.type {a}
  // CHECK-NEXT: pdl_interp.apply_rewrite "x"(%[[ARG0]] : !pdl.operation) : !pdl.value
  %x = pdl_interp.apply_rewrite "x"(%op : !pdl.operation) : !pdl.value
  // CHECK-NEXT: pdl_interp.replace %[[ARG0]] with (%[[V]], %[[VS]] : !pdl.value, !pdl.range<value>) {x}
  pdl_interp.replace %op with (%v, %vs : !pdl.value, !pdl.range<value>) {x}
  // CHECK-NEXT: pdl_interp.replace %[[ARG0]] with ()
  pdl_interp.replace %op with ()
  // CHECK-NEXT: pdl_interp.erase %[[ARG0]]
  pdl_interp.erase %op
  // CHECK-NEXT: pdl_interp.finalize
  pdl_interp.finalize
}

// CHECK-LABEL: pdl_interp.func private @checks
// CHECK-SAME: (%[[ARG0:[a-z0-9_]+]]: !pdl.operation, %[[ARG1:[a-z0-9_]+]]: !pdl.attribute, %[[ARG2:[a-z0-9_]+]]: !pdl.range<type>, %[[ARG3:[a-z0-9_]+]]: !pdl.type) attributes {x} {
pdl_interp.func private @checks(%op : !pdl.operation, %a : !pdl.attribute, %ts : !pdl.range<type>, %t : !pdl.type) attributes {x} {
  // CHECK-NEXT: pdl_interp.check_operand_count of %[[ARG0]] is at_least 2 -> ^bb1, ^bb1
  pdl_interp.check_operand_count of %op is at_least 2 -> ^bb1, ^bb1
^bb1:
  // CHECK: pdl_interp.check_result_count of %[[ARG0]] is 2 {x} -> ^bb2, ^bb2
  pdl_interp.check_result_count of %op is 2 {x} -> ^bb2, ^bb2
^bb2:
  // CHECK: pdl_interp.apply_constraint "x"(%[[ARG0]] : !pdl.operation) {y} -> ^bb3, ^bb3
  pdl_interp.apply_constraint "x"(%op : !pdl.operation) {y} -> ^bb3, ^bb3
^bb3:
  // CHECK: pdl_interp.switch_attribute %[[ARG1]] to [42 : i32, true](^bb4, ^bb3) -> ^bb2
  pdl_interp.switch_attribute %a to [42 : i32, true](^bb4, ^bb3) -> ^bb2
^bb4:
  // CHECK: pdl_interp.switch_operand_count of %[[ARG0]] to dense<[10, 2]> : vector<2xi32>(^bb5, ^bb5) -> ^bb2
  pdl_interp.switch_operand_count of %op to dense<[10, 2]> : vector<2xi32>(^bb5, ^bb5) -> ^bb2
^bb5:
  // CHECK: pdl_interp.switch_types %[[ARG2]] to {{\[\[}}i32, i64], [i64]](^bb6, ^bb6) -> ^bb2
  pdl_interp.switch_types %ts to [[i32, i64], [i64]](^bb6, ^bb6) -> ^bb2
^bb6:
  // CHECK: pdl_interp.foreach %[[ARG4:[a-z0-9_]+]] : !pdl.type in %[[ARG2]] {
  // CHECK-NEXT: pdl_interp.are_equal %[[ARG4]], %[[ARG3]] : !pdl.type -> ^bb1, ^bb2
  // CHECK: pdl_interp.continue
  // CHECK: } {foo} -> ^bb7
  pdl_interp.foreach %x : !pdl.type in %ts {
    pdl_interp.are_equal %x, %t : !pdl.type -> ^bb1, ^bb2
  ^bb1:
    pdl_interp.continue
  ^bb2:
    pdl_interp.finalize
  } {foo} -> ^bb7
^bb7:
  // CHECK: pdl_interp.record_match @rewriters::@r(%[[ARG0]] : !pdl.operation) : benefit(1), loc([]), root("arith.addi") {foo} -> ^bb8
  pdl_interp.record_match @rewriters::@r(%op : !pdl.operation) : benefit(1), loc([]), root("arith.addi") {foo} -> ^bb8
^bb8:
  // CHECK: pdl_interp.record_match @rewriters::@r : benefit(1), generatedOps(["a"]), loc([%[[ARG0]], %[[ARG0]]]) -> ^bb9
  pdl_interp.record_match @rewriters::@r : benefit(1), generatedOps(["a"]), loc([%op, %op]) -> ^bb9
^bb9:
  // CHECK: pdl_interp.branch ^bb1
  pdl_interp.branch ^bb1
}
