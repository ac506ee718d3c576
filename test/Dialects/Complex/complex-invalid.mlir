// RUN: %opt --allow-unregistered-dialect --split-input-file --verify-diagnostics %s

func.func @f(%a: complex<i32>) {
  // expected-error @+1 {{custom op 'complex.abs' 'complex' must be complex type with floating-point elements, but got 'complex<i32>'}}
  %0 = complex.abs %a : complex<i32>
  return
}
// -----
func.func @f(%a: complex<f32>) {
  // expected-error @+1 {{'complex.abs' op failed to verify that complex element type matches result type}}
  %0 = "complex.abs"(%a) : (complex<f32>) -> f64
  return
}
// -----
func.func @f(%a: complex<f32>) {
  // expected-error @+1 {{'complex.abs' op result #0 must be floating-point, but got 'i32'}}
  %0 = "complex.abs"(%a) : (complex<f32>) -> i32
  return
}
// -----
func.func @f(%a: complex<f32>) {
  // expected-error @+1 {{'complex.re' op failed to verify that complex element type matches result type}}
  %0 = "complex.re"(%a) : (complex<f32>) -> f64
  return
}
// -----
func.func @f(%a: complex<f32>) {
  // expected-error @+1 {{'complex.im' op failed to verify that complex element type matches result type}}
  %0 = "complex.im"(%a) : (complex<f32>) -> f64
  return
}
// -----
func.func @f(%a: complex<f32>) {
  // expected-error @+1 {{'complex.angle' op failed to verify that complex element type matches result type}}
  %0 = "complex.angle"(%a) : (complex<f32>) -> f64
  return
}
// -----
func.func @f(%a: f32) {
  // expected-error @+1 {{custom op 'complex.add' invalid kind of type specified: expected builtin.complex, but found 'f32'}}
  %0 = complex.add %a, %a : f32
  return
}
// -----
func.func @f(%a: complex<f32>, %b: complex<f64>) {
  // expected-error @+1 {{'complex.add' op requires the same type for all operands and results}}
  %0 = "complex.add"(%a, %b) : (complex<f32>, complex<f64>) -> complex<f32>
  return
}
// -----
func.func @f(%a: complex<f32>, %b: complex<f64>) {
  // expected-error @+1 {{'complex.eq' op failed to verify that all of {lhs, rhs} have same type}}
  %0 = "complex.eq"(%a, %b) : (complex<f32>, complex<f64>) -> i1
  return
}
// -----
func.func @f(%a: complex<f32>, %b: complex<f64>) {
  // expected-error @+1 {{'complex.powi' op operand #1 must be signless integer, but got 'complex<f64>'}}
  %0 = "complex.powi"(%a, %b) : (complex<f32>, complex<f64>) -> complex<f32>
  return
}
// -----
func.func @f(%a: complex<f32>, %b: i32) {
  // expected-error @+1 {{'complex.powi' op failed to verify that all of {lhs, result} have same type}}
  %0 = "complex.powi"(%a, %b) : (complex<f32>, i32) -> complex<f64>
  return
}
// -----
// expected-error @+1 {{'complex.constant' op requires 'value' to be a complex constant, represented as array of two values}}
%0 = complex.constant [1.0] : complex<f64>
// -----
// expected-error @+1 {{'complex.constant' op requires attribute's element types ('f64', 'f32') to match the element type of the op's return type ('f64')}}
%0 = complex.constant [1.0, 2.0 : f32] : complex<f64>
// -----
// expected-error @+1 {{'complex.constant' op requires attribute's elements to be float or integer attributes}}
%0 = complex.constant [1.0, "a"] : complex<f32>
// -----
// expected-error @+1 {{'complex.constant' op requires attribute's element types ('i64', 'i64') to match the element type of the op's return type ('f32')}}
%0 = complex.constant [1, 2] : complex<f32>
// -----
// expected-error @+1 {{floating point value not valid for specified type}}
%0 = complex.constant 1.0 : complex<f32>
// -----
// expected-error @+1 {{custom op 'complex.constant' invalid kind of type specified: expected builtin.complex, but found 'f32'}}
%0 = complex.constant [1.0, 2.0] : f32
// -----
func.func @f(%a: f32, %b: f64) {
  // expected-error @+1 {{'complex.create' op failed to verify that all of {real, imaginary} have same type}}
  %0 = "complex.create"(%a, %b) : (f32, f64) -> complex<f32>
  return
}
// -----
func.func @f(%a: f32) {
  // expected-error @+1 {{'complex.create' op failed to verify that complex element type matches real operand type}}
  %0 = "complex.create"(%a, %a) : (f32, f32) -> complex<f64>
  return
}
// -----
func.func @f(%a: i32) {
  // expected-error @+1 {{'complex.create' op operand #0 must be floating-point, but got 'i32'}}
  %0 = "complex.create"(%a, %a) : (i32, i32) -> complex<i32>
  return
}
// -----
func.func @f(%b: f64) {
  // expected-error @+1 {{custom op 'complex.create' invalid kind of type specified: expected builtin.complex, but found 'f32'}}
  %0 = complex.create %b, %b : f32
  return
}
// -----
func.func @f(%a: complex<f32>) {
  // expected-error @+1 {{'complex.bitcast' op casting bitwidths do not match}}
  %0 = complex.bitcast %a : complex<f32> to f32
  return
}
// -----
func.func @f(%b: i64) {
  // expected-error @+1 {{'complex.bitcast' op requires that either input or output has a complex type}}
  %0 = complex.bitcast %b : i64 to f64
  return
}
// -----
func.func @f(%b: tensor<1xi64>) {
  // expected-error @+1 {{'complex.bitcast' op operand must be int/float/complex}}
  %0 = complex.bitcast %b : tensor<1xi64> to complex<f64>
  return
}
// -----
func.func @f(%a: complex<f32>) {
  // expected-error @+1 {{'complex.bitcast' op result must be int/float/complex}}
  %0 = complex.bitcast %a : complex<f32> to tensor<2xi32>
  return
}
// -----
// expected-error @+1 {{invalid element type for complex}}
func.func @f(%a: complex<index>) {
  %0 = complex.bitcast %a : complex<index> to i64
  return
}
// -----
// expected-error @+1 {{'complex.constant' op requires attribute's element types ('f64', 'i1') to match the element type of the op's return type ('f32')}}
%0 = complex.constant [1.0, true] : complex<f32>
// -----
// expected-error @+1 {{invalid element type for complex}}
%0 = complex.constant [1 : index, 2 : index] : complex<index>
// -----
// expected-error @+1 {{'complex.constant' op requires attribute's element types ('si32', 'si32') to match the element type of the op's return type ('i32')}}
%0 = complex.constant [1 : si32, 2 : si32] : complex<i32>
// -----
// expected-error @+2 {{unexpected decimal integer literal for a floating point value}}
// expected-note @+1 {{add a trailing dot to make the literal a float}}
"t.a"() {a = #complex.number<:f32 3, 4.0>} : () -> ()
// -----
// expected-error @+1 {{expected floating point literal}}
"t.a"() {a = #complex.number<:f32 x, 1.0>} : () -> ()
// -----
// expected-error @+1 {{expected ','}}
"t.a"() {a = #complex.number<:f32 1.0>} : () -> ()
// -----
// expected-error @+1 {{expected ':'}}
"t.a"() {a = #complex.number<f32 1.0, 2.0>} : () -> ()
// -----
// expected-error @+1 {{expected a float type, but found 'i32'}}
"t.a"() {a = #complex.number<:i32 1.0, 2.0>} : () -> ()
// -----
// expected-error @+1 {{floating point value not valid for specified type}}
"t.a"() {a = #complex.number<:f8E8M0FNU 1.0, -2.0>} : () -> ()
// -----
// expected-error @+1 {{floating point value not valid for specified type}}
"t.a"() {a = -2.0 : f8E8M0FNU} : () -> ()
// -----
// expected-error @+2 {{attribute type different than expected: expected 'none', but got 'complex<f32>'}}
%0 = complex.constant #complex.number<:f32 1.0, 2.0>
"t.a"() : () -> ()
// -----
// expected-error @+1 {{'arith.constant' op value must be an integer, float, or elements attribute}}
%0 = arith.constant #complex.number<:f32 1.0, 2.0>
