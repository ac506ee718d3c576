// Rules, read and printed.
// RUN: %opt --allow-unregistered-dialect %s | FileCheck %s
// RUN: %roundtrip | FileCheck %s

// CHECK-LABEL: pdl.pattern @match : benefit(1) attributes {foo = 1 : i64} {
pdl.pattern @match : benefit(1) attributes {foo = 1} {
  // CHECK-NEXT: %[[A:.*]] = attribute
  %a = pdl.attribute
  // CHECK-NEXT: %[[B:.*]] = attribute = "x"
  %b = pdl.attribute = "x"
  // CHECK-NEXT: %[[T:.*]] = type
  %t = pdl.type
  // CHECK-NEXT: %[[TS:.*]] = types {foo = 3 : i32} : [i32, i64]
  %ts = pdl.types {foo = 3 : i32}: [i32, i64]
  // CHECK-NEXT: %[[V:.*]] = operand : %[[T]] {foo}
  %v = pdl.operand : %t {foo}
  // CHECK-NEXT: %[[VS:.*]] = operands : %[[TS]]
  %vs = pdl.operands : %ts
  // CHECK-NEXT: %[[O0:.*]] = operation "a.b"  {"a" = %[[A]], "b-c" = %[[B]]} -> (%[[T]] : !pdl.type) {bar = 3 : i64}
  %0 = pdl.operation "a.b" {"a" = %a, "b-c" = %b} -> (%t : !pdl.type) {bar = 3}
  // CHECK-NEXT: %[[O1:.*]] = operation(%[[V]], %[[VS]] : !pdl.value, !pdl.range<value>)  {"a" = %[[A]]} -> (%[[TS]] : !pdl.range<type>)
  %1 = pdl.operation (%v, %vs : !pdl.value, !pdl.range<value>) {"a" = %a} -> (%ts : !pdl.range<type>)
  // CHECK-NEXT: %[[R:.*]] = result 0 of %[[O0]] {baz}
  %r = pdl.result 0 of %0 {baz}
  // CHECK-NEXT: %[[RR:.*]] = results 0 of %[[O1]]  -> !pdl.range<value> {baz}
  %rr = pdl.results 0 of %1 -> !pdl.range<value> {baz}
  // CHECK-NEXT: %[[ALL:.*]] = results of %[[O1]]  {baz}
  %all = pdl.results of %1 {baz}
  // CHECK-NEXT: %[[ROOT:.*]] = operation "foo.bar"(%[[R]], %[[RR]], %[[ALL]] : !pdl.value, !pdl.range<value>, !pdl.range<value>)
  %root = pdl.operation "foo.bar" (%r, %rr, %all : !pdl.value, !pdl.range<value>, !pdl.range<value>)
  // CHECK-NEXT: %{{.*}} = apply_native_constraint "f"(%[[ROOT]] : !pdl.operation) : !pdl.value {isNegated = true, x}
  %c = pdl.apply_native_constraint "f"(%root : !pdl.operation) : !pdl.value {isNegated = true, x}
  // CHECK-NEXT: apply_native_constraint "f"(%[[ROOT]] : !pdl.operation) {x}
  pdl.apply_native_constraint "f"(%root : !pdl.operation) {isNegated = false, x}
  // CHECK-NEXT: rewrite %[[ROOT]] with "x"(%[[A]], %[[T]] : !pdl.attribute, !pdl.type) attributes {yy}
  pdl.rewrite %root with "x"(%a, %t : !pdl.attribute, !pdl.type) attributes {yy}
}

// CHECK-LABEL: pdl.pattern : benefit(0) {
pdl.pattern : benefit(0) {
  // CHECK-NEXT: %[[ROOT:.*]] = operation
  %0 = operation
  // CHECK-NEXT: rewrite {
  rewrite {
    // CHECK-NEXT: %[[X:.*]] = range : !pdl.range<type> {u}
    %x = range : !pdl.range<type> {u}
    // CHECK-NEXT: %[[T:.*]] = type : i32
    %t = type : i32
    // CHECK-NEXT: range %[[T]], %[[X]] : !pdl.type, !pdl.range<type>  {u}
    %tt = range %t, %x : !pdl.type, !pdl.range<type> {u}
    // CHECK-NEXT: %[[N:.*]] = operation "foo.bar"
    %n = operation "foo.bar"
    // CHECK-NEXT: replace %[[ROOT]] with %[[N]] {p}
    replace %0 with %n {p}
    // CHECK-NEXT: %[[V:.*]]:2 = apply_native_rewrite "x"(%[[N]] : !pdl.operation) : !pdl.value, !pdl.range<value> {p}
    %v, %w = apply_native_rewrite "x"(%n : !pdl.operation) : !pdl.value, !pdl.range<value> {p}
    // CHECK-NEXT: apply_native_rewrite "x"(%[[N]] : !pdl.operation)
    apply_native_rewrite "x"(%n : !pdl.operation)
    // CHECK-NEXT: replace %[[ROOT]] with(%[[V]]#0, %[[V]]#1 : !pdl.value, !pdl.range<value>)
    replace %0 with (%v, %w : !pdl.value, !pdl.range<value>)
    // CHECK-NEXT: erase %[[N]]
    erase %n
  // CHECK-NEXT: } attributes {foo}
  } attributes {foo}
}

// CHECK-LABEL: "types"
// CHECK-SAME: !pdl.attribute, !pdl.operation, !pdl.type, !pdl.value, !pdl.range<attribute>, !pdl.range<operation>, !pdl.range<type>, !pdl.range<value>
"types"() : () -> (!pdl.attribute, !pdl.operation, !pdl.type, !pdl.value, !pdl.range<attribute>, !pdl.range<operation>, !pdl.range<type>, !pdl.range<value>)
