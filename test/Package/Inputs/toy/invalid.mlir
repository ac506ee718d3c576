// Operations that do not verify.

toy.func @rank(%x: tensor<2x3xf64>) {
  // expected-error@+1 {{'toy.transpose' op expected a result of the reversed shape of 'tensor<2x3xf64>', found 'tensor<2x3xf64>'}}
  %0 = toy.transpose %x : tensor<2x3xf64> to tensor<2x3xf64>
  toy.return
}

// -----

toy.func @reshape_size(%x: tensor<2x3xf64>) {
  // expected-error@+1 {{'toy.reshape' op failed to verify that operand and result have the same number of elements}}
  %0 = toy.reshape %x : tensor<2x3xf64> to tensor<2x2xf64>
  toy.return
}

// -----

toy.func @reshape_unknown(%x: tensor<2x3xf64>) {
  // expected-error@+1 {{invalid kind of type specified: expected builtin.tensor, but found 'tensor<*xf64>'}}
  %0 = toy.reshape %x : tensor<2x3xf64> to tensor<*xf64>
  toy.return
}

// -----

toy.func @add(%x: tensor<2x3xf64>, %y: tensor<3x2xf64>) {
  // expected-error@+1 {{'toy.add' op requires the same shape for all operands and results}}
  %0 = toy.add %x, %y : (tensor<2x3xf64>, tensor<3x2xf64>) -> tensor<*xf64>
  toy.return
}

// -----

toy.func @cast(%x: tensor<2x3xf64>) {
  // expected-error@+1 {{'toy.cast' op requires the same shape for all operands and results}}
  %0 = toy.cast %x : tensor<2x3xf64> to tensor<3x2xf64>
  toy.return
}

// -----

toy.func @dynamic(%x: tensor<?xf64>) {
  // expected-error@+1 {{'toy.print' op operand #0 must be tensor of f64 with a static or unknown shape, but got 'tensor<?xf64>'}}
  toy.print %x : tensor<?xf64>
  toy.return
}

// -----

toy.func @constant() {
  // expected-error@+1 {{'toy.constant' op attribute 'value' failed to satisfy constraint: dense elements of f64}}
  %0 = toy.constant dense<1> : tensor<2xi32>
  toy.return
}

// -----

toy.func @returns_nothing(%x: tensor<2xf64>) {
  // expected-error@+1 {{'toy.return' op expected 0 operands, as many as 'returns_nothing' has results, found 1}}
  toy.return %x : tensor<2xf64>
}

// -----

toy.func @return_type(%x: tensor<2xf64>) -> tensor<*xf64> {
  // expected-error@+1 {{'toy.return' op expected an operand of the result type 'tensor<*xf64>', found 'tensor<2xf64>'}}
  toy.return %x : tensor<2xf64>
}

// -----

// expected-error@+1 {{'toy.return' op expects parent op 'toy.func'}}
toy.return

// -----

toy.func @unknown_callee() {
  // expected-error@+1 {{'toy.generic_call' op expected a function, found no function 'missing'}}
  toy.generic_call @missing() : () -> ()
  toy.return
}

// -----

toy.func @callee_type(%x: tensor<2xf64>) {
  // expected-error@+1 {{'toy.generic_call' op expected the type '(tensor<2xf64>) -> ()' of the callee, found '() -> ()'}}
  toy.generic_call @callee_type() : () -> ()
  toy.return
}
