#sparse = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>
module {
  func.func @f(%arg0: tensor<4x8xf64, #sparse>, %arg1: f64, %arg2: index) {
    %c1 = arith.constant 1 : index
    %0 = sparse_tensor.positions %arg0 {level = 1 : index} : tensor<4x8xf64, #sparse> to memref<?xindex>
    %1 = sparse_tensor.coordinates %arg0 {level = 1 : index} : tensor<4x8xf64, #sparse> to memref<?xindex>
    %inserted = tensor.insert %arg1 into %arg0[%arg2, %arg2] : tensor<4x8xf64, #sparse>
    bufferization.dealloc_tensor %arg0 : tensor<4x8xf64, #sparse>
    %2 = emitc.call_opaque "f"(%arg2) : (index) -> i32
    emitc.call_opaque "f"(%arg2) : (index) -> ()
    return
  }
}

