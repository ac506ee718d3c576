// RUN: strata opt %s --tosa-validate --split-input-file --verify-diagnostics
// Conforms.
func.func @f(%a: tensor<4xi32>) {
  %0 = tosa.abs %a : (tensor<4xi32>) -> tensor<4xi32>
  return
}

// -----

// Element types of the specification are signless and not quantized.
func.func @f(%a: tensor<4xui8>) {
  // expected-error@+1 {{'tosa.abs' op is not profile-aligned: element type 'ui8' is not legal}}
  %0 = tosa.abs %a : (tensor<4xui8>) -> tensor<4xui8>
  return
}

// -----

// The element type of a result.
func.func @f(%a: tensor<4xi32>) {
  // expected-error@+1 {{element type 'f64' is not legal}}
  %0 = tosa.cast %a : (tensor<4xi32>) -> tensor<4xf64>
  return
}

// -----

// The element type of a variable.
// expected-error@+1 {{'tosa.variable' op is not profile-aligned: element type 'f64' is not legal}}
tosa.variable @v : tensor<4xf64>

// -----

// The first of the closest combinations is suggested.
func.func @f(%a: tensor<4xi8>) {
  // expected-error@+1 {{'tosa.abs' op illegal: operation operand/result data types did not align with any profile or extension, got (i8,i8), did you mean (i32,i32)? Otherwise, please refer to the 'supported data types' for 'tosa.abs' in the specification.}}
  %0 = tosa.abs %a : (tensor<4xi8>) -> tensor<4xi8>
  return
}

// -----

// Combinations have the type of an accumulator.
func.func @f(%a: tensor<1x4x4x4xi8>, %w: tensor<8x1x1x4xi8>, %b: tensor<8xi8>) {
  %z = "tosa.const"() {values = dense<0> : tensor<1xi8>} : () -> tensor<1xi8>
  // expected-error@+1 {{got (i8,i8,i8,i8,i8,i32,i8), did you mean (i8,i8,i32,i8,i8,i32,i32)?}}
  %0 = tosa.conv2d %a, %w, %b, %z, %z {acc_type = i32, dilation = array<i64: 1, 1>, pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 1, 1>} : (tensor<1x4x4x4xi8>, tensor<8x1x1x4xi8>, tensor<8xi8>, tensor<1xi8>, tensor<1xi8>) -> tensor<1x4x4x8xi8>
  return
}

// -----

// Combinations lack conditions.
func.func @f(%c: tensor<4xi1>, %a: tensor<4xi4>) {
  // expected-error@+1 {{got (i4,i4,i4), did you mean (i1,i1,i1)?}}
  %0 = tosa.select %c, %a, %a : (tensor<4xi1>, tensor<4xi4>, tensor<4xi4>) -> tensor<4xi4>
  return
}

// -----

// Combinations have the first tensor of a list.
func.func @f(%a: tensor<4xi4>) {
  // expected-error@+1 {{got (i4,i4), did you mean (i1,i1)?}}
  %0 = tosa.concat %a, %a {axis = 0 : i32} : (tensor<4xi4>, tensor<4xi4>) -> tensor<8xi4>
  return
}

// -----

// A variable.
// expected-error@+1 {{got (i1), did you mean (i8)?}}
tosa.variable @v : tensor<4xi1>

// -----

// Operands that must be constants.
func.func @f(%a: tensor<4xf32>, %s: tensor<1xi8>) {
  // expected-error@+1 {{'tosa.mul' op expected compile time resolvable constant, but got variable value for operand #2}}
  %0 = tosa.mul %a, %a, %s : (tensor<4xf32>, tensor<4xf32>, tensor<1xi8>) -> tensor<4xf32>
  return
}

// -----

// Zero points are constants.
func.func @f(%a: tensor<4xi8>, %z: tensor<1xi8>) {
  %y = "tosa.const"() {values = dense<0> : tensor<1xi8>} : () -> tensor<1xi8>
  // expected-error@+1 {{variable value for operand #2}}
  %0 = tosa.negate %a, %y, %z : (tensor<4xi8>, tensor<1xi8>, tensor<1xi8>) -> tensor<4xi8>
  return
}

// -----

// Rounding twice is an extension.
func.func @f(%a: tensor<4xi8>) {
  %m = "tosa.const"() {values = dense<1> : tensor<1xi32>} : () -> tensor<1xi32>
  %s = "tosa.const"() {values = dense<2> : tensor<1xi8>} : () -> tensor<1xi8>
  // expected-error@+1 {{'tosa.rescale' op failed attribute check: rounding_mode = DOUBLE_ROUND requires extension [doubleround]}}
  %0 = tosa.rescale %a, %m, %s, %s, %s {input_unsigned = false, output_unsigned = false, per_channel = false, rounding_mode = DOUBLE_ROUND, scale32 = true} : (tensor<4xi8>, tensor<1xi32>, tensor<1xi8>, tensor<1xi8>, tensor<1xi8>) -> tensor<4xi8>
  return
}

// -----

// So is inexact rounding.
func.func @f(%a: tensor<4xi8>) {
  %m = "tosa.const"() {values = dense<1> : tensor<1xi32>} : () -> tensor<1xi32>
  %s = "tosa.const"() {values = dense<2> : tensor<1xi8>} : () -> tensor<1xi8>
  // expected-error@+1 {{rounding_mode = INEXACT_ROUND requires extension [inexactround]}}
  %0 = tosa.rescale %a, %m, %s, %s, %s {input_unsigned = false, output_unsigned = false, per_channel = false, rounding_mode = INEXACT_ROUND, scale32 = true} : (tensor<4xi8>, tensor<1xi32>, tensor<1xi8>, tensor<1xi8>, tensor<1xi8>) -> tensor<4xi8>
  return
}

// -----

// All operations are checked, in regions first.
func.func @f(%c: tensor<i1>, %a: tensor<?xf32>) {
  // expected-error@+1 {{'tosa.cond_if' op failed level check: operand shape dimension cannot be dynamic when targeting TOSA specification version 1.0 or below}}
  %0 = "tosa.cond_if"(%c, %a) ({
  ^bb0(%b: tensor<?xf32>):
    // expected-error@+1 {{'tosa.abs' op failed level check: operand shape dimension cannot be dynamic}}
    %1 = tosa.abs %b : (tensor<?xf32>) -> tensor<?xf32>
    tosa.yield %1 : tensor<?xf32>
  }, {
  ^bb0(%b: tensor<?xf32>):
    tosa.yield %b : tensor<?xf32>
  }) : (tensor<i1>, tensor<?xf32>) -> tensor<?xf32>
  return
}
