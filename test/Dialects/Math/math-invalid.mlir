// RUN: %opt --split-input-file --verify-diagnostics %s

func.func @f(%a: i32) {
  // expected-error @+1 {{op operand #0 must be floating-point-like, but got 'i32'}}
  %0 = math.absf %a : i32
}
// -----
func.func @f(%a: f32) {
  // expected-error @+1 {{op operand #0 must be signless-integer-like, but got 'f32'}}
  %0 = math.absi %a : f32
}
// -----
func.func @f(%a: f32, %b: f64) {
  // expected-error @+1 {{op requires the same type for all operands and results}}
  %0 = "math.powf"(%a, %b) : (f32, f64) -> f32
}
// -----
func.func @f(%a: f32) {
  // expected-error @+1 {{op result #0 must be bool-like, but got 'i32'}}
  %0 = "math.isnan"(%a) : (f32) -> i32
}
// -----
func.func @f(%a: f32, %b: vector<2xi32>) {
  // expected-error @+1 {{op requires the same shape for all operands and results}}
  %0 = "math.fpowi"(%a, %b) : (f32, vector<2xi32>) -> f32
}
// -----
func.func @f(%a: f32) {
  // expected-error @+1 {{op failed to verify that all of {operand, sin, cos} have same type}}
  %0, %1 = "math.sincos"(%a) : (f32) -> (f32, f64)
}
