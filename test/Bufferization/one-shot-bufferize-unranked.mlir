// RUN: strata opt --one-shot-bufferize=copy-before-write --verify-diagnostics %s
//
// Unranked tensors cannot be copied.

func.func @unranked(%t: tensor<*xf32>, %n: index) -> tensor<*xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  // expected-error @+1 {{copying of unranked tensors is not implemented}}
  %0 = scf.for %i = %c0 to %n step %c1 iter_args(%a = %t) -> tensor<*xf32> {
    scf.yield %a : tensor<*xf32>
  }
  return %0 : tensor<*xf32>
}
