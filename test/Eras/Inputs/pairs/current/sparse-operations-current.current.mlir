#CSR = #sparse_tensor.encoding<{ dimLevelType = [ "dense", "compressed" ] }>
func.func @f(%t: tensor<4x8xf64, #CSR>, %v: f64, %i: index) {
  %c1 = arith.constant 1 : index
  %0 = sparse_tensor.pointers %t, %c1 : tensor<4x8xf64, #CSR> to memref<?xindex>
  %1 = sparse_tensor.indices %t {dimension = 1 : index} : tensor<4x8xf64, #CSR> to memref<?xindex>
  %2 = sparse_tensor.insert %v into %t[%i, %i] : tensor<4x8xf64, #CSR>
  sparse_tensor.release %t : tensor<4x8xf64, #CSR>   // at the end
  %3 = emitc.call "f"(%i) : (index) -> i32
  "emitc.call"(%i) {callee = "f"} : (index) -> ()
  return
}
