// RUN: strata opt --split-input-file --verify-diagnostics --convert-async-to-llvm %s
//
// Operations that other passes lower, and values in groups

func.func @high_level(%t: !async.token) {
  // expected-error @+1 {{failed to legalize operation 'async.await' that was explicitly marked illegal}}
  async.await %t : !async.token
  return
}

// -----

func.func @value(%v: !async.value<f32>, %g: !async.group) {
  // expected-error @+1 {{failed to legalize operation 'async.runtime.add_to_group' that was explicitly marked illegal}}
  %0 = async.runtime.add_to_group %v, %g : !async.value<f32>
  return
}
