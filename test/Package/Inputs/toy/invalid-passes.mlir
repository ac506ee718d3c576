// Operations that the passes refuse.

toy.func @parameter(%x: tensor<*xf64>) {
  // expected-error@+1 {{'toy.transpose' op has a result whose shape cannot be inferred}}
  %0 = toy.transpose %x : tensor<*xf64> to tensor<*xf64>
  toy.return
}

// -----

toy.func private @f() -> tensor<*xf64>
toy.func @call() {
  // expected-error@+1 {{'toy.generic_call' op has a result whose shape cannot be inferred}}
  %0 = toy.generic_call @f() : () -> tensor<*xf64>
  toy.return
}

// -----

// expected-error@+1 {{'toy_print_f64' is the name of a function of the runtime library}}
toy.func @toy_print_f64() {
  toy.return
}

// -----

// expected-error@+1 {{failed to legalize operation 'toy.func'}}
toy.func @large(%x: tensor<70000xf64>) {
  toy.return
}
