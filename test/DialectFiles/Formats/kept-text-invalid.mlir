// RUN: %opt --irdl-file=%S/Inputs/kept.irdl.mlir %s --split-input-file --verify-diagnostics

// expected-error @+1 {{undefined symbol alias id 'none'}}
func.func private @alias(!kept.desc<#none>)

// -----

// expected-error @+1 {{undefined symbol alias id 'none'}}
func.func private @unlisted(!kept.buffer<!none>)

// -----

func.func @predicate(%a: i32) {
  // expected-error @+1 {{'kept.floats' op operand #0 must be desc of f32, but got 'i32'}}
  "kept.floats"(%a) : (i32) -> ()
  return
}

// -----

// expected-error @+1 {{invalid memref element type}}
func.func private @memref(memref<4x!kept.desc<a>>)

// -----

// expected-error @+1 {{undefined symbol alias id 'none'}}
func.func private @inner(!kept.desc<tensor<4xf32, #none>>)

// -----

func.func @elements(%a: tensor<4xf32>) {
  // expected-error @+1 {{'kept.same_element' op requires the same element type for all operands and results}}
  %0 = "kept.same_element"(%a) : (tensor<4xf32>) -> tensor<4xi32>
  return
}

// -----

func.func @ranks(%a: tensor<4xf32>) {
  // expected-error @+1 {{'kept.same_rank' op failed to verify that all of {x, r} have same rank}}
  %0 = "kept.same_rank"(%a) : (tensor<4xf32>) -> tensor<4x4xf32>
  return
}
