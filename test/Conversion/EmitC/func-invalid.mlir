// RUN: %opt --convert-func-to-emitc --split-input-file --verify-diagnostics %s

// expected-error@+2 {{failed to legalize operation 'func.func' that was explicitly marked illegal}}
// expected-note@+1 {{only functions with zero or one result can be converted}}
func.func @two(%a: i32) -> (i32, i32) {
  return %a, %a : i32, i32
}

// -----

func.func @vector(%a: vector<4xi32>) -> vector<4xi32> {
  // expected-error@+1 {{'emitc.return' op operand #0 must be type supported by EmitC, but got 'vector<4xi32>'}}
  return %a : vector<4xi32>
}

// -----

func.func private @callee(memref<4xi32>)
func.func @memref(%a: memref<4xi32>) {
  // expected-error@+1 {{'emitc.call' op operand #0 must be variadic of type supported by EmitC, but got 'memref<4xi32>'}}
  call @callee(%a) : (memref<4xi32>) -> ()
  return
}
