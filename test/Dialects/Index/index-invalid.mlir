// RUN: %opt --allow-unregistered-dialect --split-input-file --verify-diagnostics %s

func.func @f(%a: index, %i: i32) {
  // expected-error @+1 {{'index.add' op operand #1 must be index, but got 'i32'}}
  %0 = "index.add"(%a, %i) : (index, i32) -> index
  return
}
// -----
func.func @f(%a: index) {
  // expected-error @+1 {{'index.add' op result #0 must be index, but got 'i32'}}
  %0 = "index.add"(%a, %a) : (index, index) -> i32
  return
}
// -----
func.func @f(%a: index) {
  // expected-error @+1 {{'index.add' op expected 2 operands, but found 1}}
  %0 = "index.add"(%a) : (index) -> index
  return
}
// -----
func.func @f(%i: f32) {
  // expected-error @+1 {{'index.casts' op operand #0 must be integer or index, but got 'f32'}}
  %0 = index.casts %i : f32 to index
  return
}
// -----
func.func @f(%a: index) {
  // expected-error @+1 {{'index.casts' op operand type 'index' and result type 'index' are cast incompatible}}
  %0 = index.casts %a : index to index
  return
}
// -----
func.func @f(%a: i8) {
  // expected-error @+1 {{'index.castu' op operand type 'i8' and result type 'i32' are cast incompatible}}
  %0 = index.castu %a : i8 to i32
  return
}
// -----
func.func @f(%a: index) {
  // expected-error @+2 {{custom op 'index.cmp' failed to parse IndexCmpPredicateAttr parameter 'value' which is to be a `::mlir::index::IndexCmpPredicate`}}
  // expected-error @+1 {{custom op 'index.cmp' expected ::mlir::index::IndexCmpPredicate to be one of: eq, ne, slt, sle, sgt, sge, ult, ule, ugt, uge}}
  %0 = index.cmp foo(%a, %a)
  return
}
// -----
func.func @f(%a: index) {
  // expected-error @+1 {{'index.cmp' op requires attribute 'pred'}}
  %0 = "index.cmp"(%a, %a) : (index, index) -> i1
  return
}
// -----
func.func @f(%a: index) {
  // expected-error @+1 {{'index.cmp' op attribute 'pred' failed to satisfy constraint: index comparison predicate kind}}
  %0 = "index.cmp"(%a, %a) {pred = 1} : (index, index) -> i1
  return
}
// -----
func.func @f(%a: index) {
  // expected-error @+1 {{invalid properties {pred = 1 : i64} for op index.cmp: Invalid attribute `pred` in property conversion: 1 : i64}}
  %0 = "index.cmp"(%a, %a) <{pred = 1}> : (index, index) -> i1
  return
}
// -----
// expected-error @+1 {{'index.constant' op attribute 'value' failed to satisfy constraint: index attribute}}
%0 = "index.constant"() <{value = 1 : i32}> : () -> index
// -----
// expected-error @+1 {{'index.constant' op requires attribute 'value'}}
%0 = "index.constant"() : () -> index
// -----
// expected-error @+1 {{invalid properties {value = 1.000000e+00 : f64} for op index.constant: Invalid attribute `value` in property conversion: 1.000000e+00 : f64}}
%0 = "index.constant"() <{value = 1.0}> : () -> index
// -----
// expected-error @+1 {{integer constant out of range for attribute}}
%0 = index.constant 10000000000000000000000000000
// -----
// expected-error @+1 {{expected attribute value}}
%0 = index.bool.constant foo
// -----
// expected-error @+1 {{invalid properties {value = 1 : i64} for op index.bool.constant: Invalid attribute `value` in property conversion: 1 : i64}}
%0 = "index.bool.constant"() <{value = 1}> : () -> i1
// -----
// expected-error @+1 {{'index.bool.constant' op result #0 must be 1-bit signless integer, but got 'i8'}}
%0 = "index.bool.constant"() <{value = true}> : () -> i8
// -----
// expected-error @+1 {{'index.sizeof' op result #0 must be index, but got 'i8'}}
%0 = "index.sizeof"() : () -> i8
// -----
// expected-error @+2 {{failed to parse IndexCmpPredicateAttr parameter 'value' which is to be a `::mlir::index::IndexCmpPredicate`}}
// expected-error @+1 {{expected ::mlir::index::IndexCmpPredicate to be one of: eq, ne, slt, sle, sgt, sge, ult, ule, ugt, uge}}
"foo"() {a = #index<cmp_predicate foo>} : () -> ()
// -----
// expected-error @+2 {{failed to parse IndexCmpPredicateAttr parameter 'value' which is to be a `::mlir::index::IndexCmpPredicate`}}
// expected-error @+1 {{expected valid keyword or string}}
"foo"() {a = #index.cmp_predicate<eq>} : () -> ()
// -----
// expected-error @+1 {{custom op 'index.foo' is unknown}}
%0 = index.foo
// -----
// expected-error @+1 {{unregistered operation 'index.foo' found in dialect ('index') that does not allow unknown operations}}
"index.foo"() : () -> ()
// -----
func.func @f(%a: index) {
  %0 = index.cmp "eq"(%a, %a)
  // expected-error @+1 {{expected ','}}
  %1 = index.cmp eq(%a %a)
  return
}
