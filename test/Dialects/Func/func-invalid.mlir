// Functions and returns that are wrong.
// RUN: %opt --allow-unregistered-dialect --split-input-file --verify-diagnostics %s

// The custom form.

// expected-error@below {{expected valid '@'-identifier for symbol name}}
func.func name() {
  return
}

// -----

// expected-error@below {{custom op 'func.func' expected SSA identifier}}
func.func private @mixed(%a: i32, i32)

// -----

// expected-error@below {{custom op 'func.func' expected type instead of SSA identifier}}
func.func private @mixed(i32, %a: i32)

// -----

// expected-error@below {{expected ':'}}
func.func private @untyped(%a)

// -----

// expected-error@below {{result number not allowed in argument list}}
func.func private @number(%a#1: i32)

// -----

// expected-error@below {{region entry argument '%a' is already in use}}
// expected-note@below {{previously referenced here}}
func.func @twice(%a: i32, %a: i32) {
  return
}

// -----

func.func @uses_other_name() -> i32 {
  // expected-note@below {{previously referenced here}}
  return %a : i32
}
// expected-error@below {{region entry argument '%a' is already in use}}
func.func @argument(%a: i32) {
  return
}

// -----

// expected-error@below {{'sym_name' is an inferred attribute and should not be specified in the explicit attribute dictionary}}
func.func private @f() attributes {sym_name = "g"}

// -----

// expected-error@below {{'sym_visibility' is an inferred attribute and should not be specified in the explicit attribute dictionary}}
func.func private @f() attributes {sym_visibility = "private"}

// -----

// expected-error@below {{'function_type' is an inferred attribute and should not be specified in the explicit attribute dictionary}}
func.func private @f() attributes {function_type = () -> ()}

// -----

// expected-error@below {{attribute 'arg_attrs' occurs more than once in the attribute list}}
func.func private @f(i32 {a.b}) attributes {arg_attrs = [{a.c}]}

// -----

// expected-error@below {{expected non-empty function body}}
func.func @f() {}

// -----

// expected-error@below {{invalid block name in region with named arguments}}
func.func @f(%a: i32) { ^bb0:
  return
}

// -----

// expected-error@below {{expected ')'}}
func.func private @f() -> (i32

// -----

func.func @default_dialect() {
  // expected-error@below {{custom op 'foo' is unknown (tried 'func.foo' as well)}}
  foo
}

// -----

// Symbols.

// expected-error@below {{'func.func' op symbol declaration cannot have public visibility}}
func.func @declaration()

// -----

// expected-error@below {{'func.func' op visibility expected to be one of ["public", "private", "nested"], but got "secret"}}
"func.func"() <{function_type = () -> (), sym_name = "f", sym_visibility = "secret"}> ({
}) : () -> ()

// -----

func.func @outer() {
  // expected-error@below {{'func.func' op symbol's parent must have the SymbolTable trait}}
  func.func @inner() {
    return
  }
  return
}

// -----

// expected-note@below {{see existing symbol definition here}}
func.func private @same()
// expected-error@below {{redefinition of symbol named 'same'}}
func.func private @same()

// -----

// Attributes of arguments and results.

// expected-error@below {{'func.func' op expects argument attribute array to have the same number of elements as the number of function arguments, got 1, but expected 0}}
"func.func"() <{arg_attrs = [{}], function_type = () -> (), sym_name = "f", sym_visibility = "private"}> ({
}) : () -> ()

// -----

// expected-error@below {{'func.func' op expects result attribute array to have the same number of elements as the number of function results, got 2, but expected 1}}
"func.func"() <{function_type = () -> i32, res_attrs = [{}, {}], sym_name = "f", sym_visibility = "private"}> ({
}) : () -> ()

// -----

// expected-error@below {{'func.func' op arguments may only have dialect attributes}}
func.func private @f(i32 {plain})

// -----

// expected-error@below {{'func.func' op results may only have dialect attributes}}
func.func private @f() -> (i32 {plain})

// -----

// The body.

// expected-error@below {{'func.func' op entry block must have 1 arguments to match function signature}}
func.func @f(i32) {
  return
}

// -----

// expected-error@below {{'func.func' op type of entry block argument #0('i64') must match the type of the corresponding argument in function signature('i32')}}
func.func @f(i32) {
^bb0(%a: i64):
  return
}

// -----

func.func @f() -> (i32, i32) {
  // expected-error@below {{'func.return' op has 0 operands, but enclosing function (@f) returns 2}}
  return
}

// -----

func.func @f(%a: i32) -> i64 {
  // expected-error@below {{type of return operand 0 ('i32') doesn't match function result type ('i64') in function @f}}
  return %a : i32
}

// -----

"test_ops.region"() ({
  // expected-error@below {{'func.return' op expects parent op 'func.func'}}
  func.return
}) : () -> ()

// -----

func.func @f(%a: i32) {
  // expected-error@below {{number of operands and types do not match: got 1 operands and 2 types}}
  return %a : i32, i32
}

// -----

// Properties and attributes.

// expected-error@below {{invalid properties {function_type = () -> (), sym_name = 1 : i64} for op func.func: Invalid attribute `sym_name` in property conversion: 1 : i64}}
"func.func"() <{function_type = () -> (), sym_name = 1}> ({
}) : () -> ()

// -----

// expected-error@below {{'func.func' op attribute 'arg_attrs' failed to satisfy constraint: Array of dictionary attributes}}
"func.func"() ({
}) {arg_attrs = [1], function_type = (i32) -> (), sym_name = "f"} : () -> ()

// -----

// expected-error@below {{'func.func' op requires attribute 'function_type'}}
"func.func"() <{sym_name = "f"}> ({
}) : () -> ()
