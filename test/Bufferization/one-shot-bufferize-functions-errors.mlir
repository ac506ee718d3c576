// RUN: strata opt --one-shot-bufferize=bufferize-function-boundaries --split-input-file --verify-diagnostics %s
//
// Errors of bufferization with functions.

// expected-error @+1 {{cannot bufferize func.func without func.return}}
func.func @never_returns(%t: tensor<4xf32>) {
  cf.br ^a
^a:
  cf.br ^a
}

// -----

func.func @read_only(%t: tensor<5xf32> {bufferization.writable = false}, %u: tensor<5xf32>) -> tensor<5xf32> {
  // expected-error @+1 {{not bufferizable under the given constraints: would write to read-only buffer}}
  %r = bufferization.materialize_in_destination %u in %t : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
  return %r : tensor<5xf32>
}

// -----

func.func @read_later(%t: tensor<5xf32>, %u: tensor<5xf32>, %i: index) -> (tensor<5xf32>, f32) {
  // expected-error @+1 {{not bufferizable under the given constraints: cannot avoid RaW conflict}}
  %r = bufferization.materialize_in_destination %u in %t : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
  %f = tensor.extract %t[%i] : tensor<5xf32>
  return %r, %f : tensor<5xf32>, f32
}

// -----

func.func @condition(%a: tensor<5xf32>, %b: tensor<5xf32>, %c: i1) -> tensor<5xf32> {
  %r:2 = scf.while (%x = %a, %y = %b) : (tensor<5xf32>, tensor<5xf32>) -> (tensor<5xf32>, tensor<5xf32>) {
    // expected-error @+1 {{Condition arg #0 is not equivalent to the corresponding iter bbArg}}
    scf.condition(%c) %y, %x : tensor<5xf32>, tensor<5xf32>
  } do {
  ^bb0(%p: tensor<5xf32>, %q: tensor<5xf32>):
    scf.yield %p, %q : tensor<5xf32>, tensor<5xf32>
  }
  return %r#0 : tensor<5xf32>
}

// -----

func.func @branches(%c: i1, %i: index) -> f32 {
  %a = bufferization.alloc_tensor() {memory_space = 2 : i64} : tensor<4xf32>
  %b = bufferization.alloc_tensor() {memory_space = 3 : i64} : tensor<4xf32>
  // expected-error @+1 {{inconsistent memory space on then/else branches}}
  %d = scf.if %c -> tensor<4xf32> {
    // expected-error @+1 {{failed to bufferize op}}
    scf.yield %a : tensor<4xf32>
  } else {
    scf.yield %b : tensor<4xf32>
  }
  %e = tensor.extract %d[%i] : tensor<4xf32>
  return %e : f32
}

// -----

func.func @select(%c: i1, %i: index) -> f32 {
  %a = bufferization.alloc_tensor() {memory_space = 2 : i64} : tensor<4xf32>
  %b = bufferization.alloc_tensor() {memory_space = 3 : i64} : tensor<4xf32>
  // expected-error @+2 {{inconsistent memory space on true/false operands}}
  // expected-error @+1 {{failed to bufferize op}}
  %d = arith.select %c, %a, %b : tensor<4xf32>
  %e = tensor.extract %d[%i] : tensor<4xf32>
  return %e : f32
}

// -----

// expected-error @+1 {{incoming operands of block argument have inconsistent memory spaces}}
func.func @blocks(%c: i1, %i: index) -> f32 {
  %a = bufferization.alloc_tensor() {memory_space = 2 : i64} : tensor<4xf32>
  %b = bufferization.alloc_tensor() {memory_space = 3 : i64} : tensor<4xf32>
  cf.cond_br %c, ^a, ^b
^a:
  cf.br ^c(%a : tensor<4xf32>)
^b:
  cf.br ^c(%b : tensor<4xf32>)
^c(%d: tensor<4xf32>):
  // expected-error @+1 {{failed to bufferize op}}
  %e = tensor.extract %d[%i] : tensor<4xf32>
  return %e : f32
}

// -----

// expected-error @+2 {{could not infer buffer type of block argument}}
// expected-error @+1 {{failed to bufferize op}}
func.func @unreachable(%t: tensor<4xf32>) -> tensor<4xf32> {
  return %t : tensor<4xf32>
^a(%d: tensor<4xf32>):
  return %d : tensor<4xf32>
}
