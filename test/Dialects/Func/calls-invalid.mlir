// Calls and references to functions that are wrong.
// RUN: %opt --split-input-file --verify-diagnostics %s

func.func @f() {
  // expected-error@below {{'func.call' op 'missing' does not reference a valid function}}
  call @missing() : () -> ()
  return
}

// -----

// Only a function can be called.
module @table {}
func.func @f() {
  // expected-error@below {{'func.call' op 'table' does not reference a valid function}}
  call @table() : () -> ()
  return
}

// -----

func.func private @callee(i32)
func.func @f() {
  // expected-error@below {{'func.call' op incorrect number of operands for callee}}
  call @callee() : () -> ()
  return
}

// -----

func.func private @callee(i32)
func.func @f(%a: i64) {
  // expected-error@below {{'func.call' op operand type mismatch: expected operand type 'i32', but provided 'i64' for operand number 0}}
  call @callee(%a) : (i64) -> ()
  return
}

// -----

func.func private @callee() -> i32
func.func @f() {
  // expected-error@below {{'func.call' op incorrect number of results for callee}}
  call @callee() : () -> ()
  return
}

// -----

func.func private @callee() -> (i32, i64)
func.func @f() {
  // expected-error@below {{'func.call' op result type mismatch at index 1}}
  // expected-note@below {{      op result types: 'i32', 'i32'}}
  // expected-note@below {{function result types: 'i32', 'i64'}}
  %0:2 = call @callee() : () -> (i32, i32)
  return
}

// -----

func.func @f() {
  // expected-error@below {{custom op 'func.call' invalid kind of attribute specified}}
  call @outer::@inner() : () -> ()
  return
}

// -----

func.func @f() {
  // expected-error@below {{custom op 'func.call' invalid kind of type specified: expected builtin.function, but found 'i32'}}
  call @f() : i32
  return
}

// -----

func.func @f() {
  // The dictionary wins.
  // expected-error@below {{'func.call' op 'g' does not reference a valid function}}
  call @f() {callee = @g} : () -> ()
  return
}

// -----

func.func @f() {
  // expected-error@below {{'func.call' op attribute 'no_inline' failed to satisfy constraint: unit attribute}}
  call @f() {no_inline = 1} : () -> ()
  return
}

// -----

func.func @f() {
  // expected-error@below {{'func.constant' op reference to undefined function 'missing'}}
  %0 = constant @missing : () -> ()
  return
}

// -----

func.func @f() {
  // expected-error@below {{'func.constant' op reference to function with mismatched type}}
  %0 = constant @f : () -> i32
  return
}

// -----

func.func @f() {
  // expected-error@below {{'func.constant' op reference to function with mismatched type}}
  %0 = constant @f : i32
  return
}

// -----

func.func @f() {
  // expected-error@below {{invalid kind of attribute specified}}
  %0 = constant "f" : () -> ()
  return
}

// -----

// expected-note@below {{prior use here}}
func.func @f(%callee: (i32) -> i32, %a: i64) {
  // expected-error@below {{use of value '%a' expects different type than prior uses: 'i32' vs 'i64'}}
  %0 = call_indirect %callee(%a) : (i32) -> i32
  return
}

// -----

func.func @f(%callee: i32) {
  // expected-error@below {{custom op 'func.call_indirect' invalid kind of type specified: expected builtin.function, but found 'i32'}}
  call_indirect %callee() : i32
  return
}

// -----

func.func @f(%callee: (i32) -> i32) {
  // expected-error@below {{failed to verify that callee input types match argument types}}
  %0 = "func.call_indirect"(%callee) : ((i32) -> i32) -> i32
  return
}

// -----

func.func @f(%callee: () -> i32) {
  // expected-error@below {{failed to verify that callee result types match result types}}
  %0 = "func.call_indirect"(%callee) : (() -> i32) -> i64
  return
}
