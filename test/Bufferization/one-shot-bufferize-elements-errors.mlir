// RUN: %strata opt --allow-unregistered-dialect --one-shot-bufferize='bufferize-function-boundaries allow-unknown-ops' --split-input-file --verify-diagnostics %s
//
// Tensors whose elements memrefs cannot have.

// expected-error@+2 {{'tensor<4x!quant.uniform<i8:f32, 1.000000e+00:17>>' cannot be bufferized: memrefs cannot have elements of that type}}
// expected-error@+1 {{failed to bufferize op}}
func.func @argument(%arg0: tensor<4x!quant.uniform<i8:f32, 1.0:17>>) {
  return
}

// -----

func.func @created(%s: !shape.size, %i: index) -> !shape.size {
  // expected-error@+1 {{'tensor<1x!shape.size>' cannot be bufferized: memrefs cannot have elements of that type}}
  %0 = tensor.from_elements %s : tensor<1x!shape.size>
  %1 = tensor.extract %0[%i] : tensor<1x!shape.size>
  return %1 : !shape.size
}

// -----

func.func @unknown(%i: index) -> !shape.size {
  %0 = "foo.bar"() : () -> (tensor<?x!shape.size>)
  // expected-error@+1 {{'tensor<?x!shape.size>' cannot be bufferized: memrefs cannot have elements of that type}}
  %1 = tensor.extract %0[%i] : tensor<?x!shape.size>
  return %1 : !shape.size
}
