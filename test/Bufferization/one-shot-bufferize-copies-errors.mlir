// RUN: strata opt --one-shot-bufferize=copy-before-write --split-input-file --verify-diagnostics %s
//
// Masks cannot contain copies.

func.func @mask(%t: tensor<5xf32>, %m: vector<5xi1>, %v: vector<5xf32>, %i: index) -> tensor<5xf32> {
  // expected-error @+1 {{'vector.mask' op body must bufferize in-place}}
  %0 = vector.mask %m { vector.transfer_write %v, %t[%i] {in_bounds = [true]} : vector<5xf32>, tensor<5xf32> } : vector<5xi1> -> tensor<5xf32>
  return %0 : tensor<5xf32>
}
