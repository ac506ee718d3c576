func @tensors(%t: tensor<*xf32>, %i: index, %x: f32, %m: memref<*xf32>) -> f32 {
  %0 = tensor.insert %x into %t[%i, %i] : tensor<*xf32>
  %1 = tensor.extract %0[%i]
    : tensor<*xf32>
  memref.tensor_store %t, %m : memref<*xf32>
  return %1 : f32
}
pdl.pattern : benefit(1) {
  %attr = attribute 10 : i64
  %root = operation "foo.op" {"attr" = %attr}
  rewrite %root with "rewriter"[true](%attr : !pdl.attribute)
}
