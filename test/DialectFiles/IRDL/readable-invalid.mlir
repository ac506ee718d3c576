// RUN: %opt --irdl-file=%S/Inputs/readable.irdl.mlir --split-input-file --verify-diagnostics %s

func.func @f(%a: i32) {
  // expected-error@below {{expected 1 types, but found 2}}
  %0 = d.both %a : (i32, f32) -> i32
  return
}

// -----

func.func @f(%a: i32) {
  // expected-error@below {{expected a multiple of 2 operands in addition to 0, but found 3}}
  d.lists %a, %a, %a : i32, i32, i32
  return
}
