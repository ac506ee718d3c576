// RUN: strata opt --lower-sparse-ops-to-foreach --split-input-file --verify-diagnostics %s
//
// Operations that have to be staged before they are lowered.

#CSR = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>
#CSC = #sparse_tensor.encoding<{ map = (d0, d1) -> (d1 : dense, d0 : compressed) }>
func.func @convert(%a: tensor<4x8xf64, #CSR>) -> tensor<4x8xf64, #CSC> {
  // expected-error @+1 {{ConvertOp not staged.}}
  %0 = sparse_tensor.convert %a : tensor<4x8xf64, #CSR> to tensor<4x8xf64, #CSC>
  return %0 : tensor<4x8xf64, #CSC>
}

// -----

#CSR = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>
func.func @concatenate(%a: tensor<4x8xf64, #CSR>, %b: tensor<4x8xf64, #CSR>) -> tensor<4x16xf64, #CSR> {
  // expected-error @+1 {{ConcatenateOp not staged.}}
  %0 = sparse_tensor.concatenate %a, %b {dimension = 1 : index} : tensor<4x8xf64, #CSR>, tensor<4x8xf64, #CSR> to tensor<4x16xf64, #CSR>
  return %0 : tensor<4x16xf64, #CSR>
}
