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
