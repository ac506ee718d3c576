// RUN: strata opt --tosa-narrow-i64-to-i32 --split-input-file --verify-diagnostics %s

// Operations whose numbers might change, and those of other dialects.

func.func @sum(%a: tensor<2xi64>) -> tensor<2xi64> {
  // expected-error @below {{failed to legalize operation 'tosa.add'}}
  %0 = tosa.add %a, %a : (tensor<2xi64>, tensor<2xi64>) -> tensor<2xi64>
  return %0 : tensor<2xi64>
}

// -----

func.func @constant() -> tensor<2xi64> {
  // expected-error @below {{failed to legalize operation 'tosa.const'}}
  %0 = "tosa.const"() <{values = dense<5000000000> : tensor<2xi64>}> : () -> tensor<2xi64>
  return %0 : tensor<2xi64>
}

// -----

func.func @narrow(%a: tensor<2xi64>) -> tensor<2xi8> {
  // expected-error @below {{failed to legalize operation 'tosa.cast'}}
  %0 = tosa.cast %a : (tensor<2xi64>) -> tensor<2xi8>
  return %0 : tensor<2xi8>
}

// -----

func.func @other(%a: tensor<2xi64>) -> tensor<?xi64> {
  // expected-error @below {{failed to legalize operation 'tensor.cast'}}
  %0 = tensor.cast %a : tensor<2xi64> to tensor<?xi64>
  return %0 : tensor<?xi64>
}
