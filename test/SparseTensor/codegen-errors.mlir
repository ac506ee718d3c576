// RUN: %opt --sparse-tensor-codegen --split-input-file --verify-diagnostics %s
//
// Buffers that a level does not have.

#V = #sparse_tensor.encoding<{ map = (d0) -> (d0 : dense) }>
func.func @coordinates(%a: tensor<4xf32, #V>) -> memref<?xindex> {
  // expected-error @+1 {{failed to legalize operation 'sparse_tensor.coordinates' that was explicitly marked illegal}}
  %0 = sparse_tensor.coordinates %a {level = 0 : index} : tensor<4xf32, #V> to memref<?xindex>
  return %0 : memref<?xindex>
}

// -----

#V = #sparse_tensor.encoding<{ map = (d0) -> (d0 : dense) }>
func.func @positions(%a: tensor<4xf32, #V>) -> memref<?xindex> {
  // expected-error @+1 {{failed to legalize operation 'sparse_tensor.positions' that was explicitly marked illegal}}
  %0 = sparse_tensor.positions %a {level = 0 : index} : tensor<4xf32, #V> to memref<?xindex>
  return %0 : memref<?xindex>
}
