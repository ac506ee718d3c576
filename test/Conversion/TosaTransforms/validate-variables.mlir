// RUN: strata opt %s --tosa-attach-target=level=none --tosa-validate=allow-invalid-op-datatype-combinations --split-input-file --verify-diagnostics
// The option accepts combinations that the specification lacks.
func.func @f(%a: tensor<4xi8>) {
  %0 = tosa.abs %a : (tensor<4xi8>) -> tensor<4xi8>
  return
}

// -----

// Reads have the type of the variable.
tosa.variable @v : tensor<4xf32>
func.func @f() {
  // expected-error@+1 {{'tosa.variable_read' op result type does not equal variable type}}
  %0 = tosa.variable_read @v : tensor<?xf32>
  return
}

// -----

// Writes have the type of the variable.
tosa.variable @v : tensor<4xf32>
func.func @f(%a: tensor<?xf32>) {
  // expected-error@+1 {{'tosa.variable_write' op operand type does not equal variable type}}
  tosa.variable_write @v, %a : tensor<?xf32>
  return
}
