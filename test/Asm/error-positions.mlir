// Positions of errors: columns count from 1.
// RUN: not %opt --allow-unregistered-dialect --split-input-file %s 2>&1 | FileCheck %s

// Errors after the previous token, before blanks, line ends and comments.
// CHECK: :[[#@LINE+1]]:9: error: expected ':' followed by operation type
"t.op"()   1

// -----
// CHECK: :[[#@LINE+1]]:9: error: expected ':' followed by operation type
"t.op"() // a comment

  // and another
  1

// -----
// CHECK: :[[#@LINE+1]]:19: error: expected '}' in attribute dictionary
"t.op"() {a = "//" 1}

// -----
// CHECK: :[[#@LINE+1]]:17: error: expected ',' or ']'
"t.op"() {a = [1   2]} : () -> ()

// -----
// CHECK: :[[#@LINE+1]]:23: error: expected ']'
"t.op"() {a = dense<[1   2]>} : () -> ()

// -----
// CHECK: :[[#@LINE+1]]:16: error: expected ')'
"t.op"() : (i32   i32) -> ()

// -----
// CHECK: :[[#@LINE+1]]:35: error: use of undeclared identifier
"t.op"() {a = affine_map<(d0) -> (  x)>} : () -> ()

// -----

// The column is that of the token.
// CHECK: :[[#@LINE+1]]:10: error: use of undeclared SSA value name
"t.op"(  %x) : (i32) -> ()

// -----
// CHECK: :[[#@LINE+1]]:20: error: duplicate key 'a' in dictionary attribute
"t.op"() {a = 1,   a} : () -> ()

// -----
// CHECK: :[[#@LINE+1]]:22: error: expected nested symbol reference identifier
"t.op"() {a = @a::   b} : () -> ()

// -----
// CHECK: :[[#@LINE+1]]:27: error: expected element literal of primitive type
"t.op"() {a = dense<[1,   x]>} : () -> ()

// -----
// CHECK: :[[#@LINE+1]]:26: error: expected integer literal
"t.op"() {a = array<i8:  x>} : () -> ()

// -----
// CHECK: :[[#@LINE+1]]:42: error: missing right operand of binary operator
"t.op"() {a = affine_map<(d0) -> (d0  +  * 1)>} : () -> ()

// -----

// Errors after the wrong token.
// CHECK: :[[#@LINE+1]]:27: error: floating point value not valid for specified type
"t.op"() {a = 1.0 : i32   } : () -> ()

// -----
// CHECK: :[[#@LINE+1]]:32: error: integer constant out of range
"t.op"() {a = array<i8:  256   >} : () -> ()

// -----
// CHECK: :[[#@LINE+1]]:36: error: multiple memory spaces specified in memref type
"t.op"() {a = memref<4xf32, 1, 2   >} : () -> ()

// -----
// CHECK: :[[#@LINE+1]]:36: error: cannot apply encoding to unranked tensor
"t.op"() {a = tensor<*xf32, 1   >  } : () -> ()

// -----

// Errors at the beginning of the wrong token.
// CHECK: :[[#@LINE+1]]:17: error: integer constant out of range for attribute
"t.op"() {a =   256 : i8} : () -> ()

// -----
// CHECK: :[[#@LINE+1]]:17: error: elements literal must be a shaped type
"t.op"() {a =   dense<1> : i32} : () -> ()

// -----
// CHECK: :[[#@LINE+1]]:17: error: vector types must have positive constant sizes but got 0
"t.op"() {a =   vector<0xf32>} : () -> ()

// -----
// CHECK: :[[#@LINE+1]]:17: error: unsupported memory space Attribute
"t.op"() {a =   memref<4xf32, unit>} : () -> ()

// -----
// CHECK: :[[#@LINE+1]]:26: error: invalid tensor element type
"t.op"() {a = tensor<4x  none>} : () -> ()

// -----
// CHECK: :[[#@LINE+1]]:26: error: expected a 64-bit signed integer or '?'
"t.op"() {a = strided<[  - x]>} : () -> ()

// -----
// CHECK: :[[#@LINE+1]]:23: error: expected '}' in attribute dictionary
"t.op"() {a = #foo.bar  <(>} : () -> ()

// -----
// CHECK: :[[#@LINE+1]]:23: error: unbalanced '(' character in pretty dialect name
"t.op"() {a = #foo.bar<(>} : () -> ()

// -----
// CHECK: :[[#@LINE+1]]:24: error: dialect 'builtin' provides no attribute parsing hook
"t.op"() {a = #builtin.foo} : () -> ()

// -----
// CHECK: :[[#@LINE+1]]:1: error: cannot name an operation with no results
%x  = "t.op"() : () -> ()

// -----
// CHECK: :[[#@LINE+1]]:14: error: expected 1 operand type
"t.op"(%x) : (  ) -> ()

// -----

// Bytes that make no token.
// CHECK: :[[#@LINE+1]]:11: error: unexpected character
"t.op"()  ;

// -----
// CHECK: :[[#@LINE+1]]:12: error: @ identifier expected to start with letter or '_'
"t.op"()  @1

// -----
// CHECK: :[[#@LINE+1]]:12: error: expected three consecutive dots for an ellipsis
"t.op"()  .5

// -----
// CHECK: :[[#@LINE+1]]:11: error: invalid SSA name
"t.op"()  %

// -----
// CHECK: :[[#@LINE+1]]:17: error: unknown escape in string literal
"t.op"() {a = "x\z"} : () -> ()

// -----
// CHECK: :[[#@LINE+1]]:22: error: expected '"' in string literal
"t.op"() {a = "no end
