module {
  func.func @tensors(%arg0: tensor<*xf32>, %arg1: index, %arg2: f32, %arg3: memref<*xf32>) -> f32 {
    %cast = tensor.cast %arg0 : tensor<*xf32> to tensor<?x?xf32>
    %inserted = tensor.insert %arg2 into %cast[%arg1, %arg1] : tensor<?x?xf32>
    %cast_0 = tensor.cast %inserted : tensor<?x?xf32> to tensor<*xf32>
    %cast_1 = tensor.cast %cast_0 : tensor<*xf32> to tensor<?xf32>
    %extracted = tensor.extract %cast_1[%arg1] : tensor<?xf32>
    bufferization.materialize_in_destination %arg0 in writable %arg3 : (tensor<*xf32>, memref<*xf32>) -> ()
    return %extracted : f32
  }
  pdl.pattern : benefit(1) {
    %0 = attribute = 10 : i64
    %1 = operation "foo.op"  {"attr" = %0}
    %2 = attribute = true
    rewrite %1 with "rewriter"(%0, %2 : !pdl.attribute, !pdl.attribute)
  }
}

