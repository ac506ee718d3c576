// The product of two matrices of tensors, with a linalg operation. Run it with
//
//   strata run examples/matmul.mlir --entry=mul random:48x48xf32:seed=1 random:48x48xf32:seed=2
func.func @mul(%a: tensor<48x48xf32>, %b: tensor<48x48xf32>) -> f32 {
  %zero = arith.constant 0.0 : f32
  %empty = tensor.empty() : tensor<48x48xf32>
  %init = linalg.fill ins(%zero : f32) outs(%empty : tensor<48x48xf32>) -> tensor<48x48xf32>
  %c = linalg.matmul ins(%a, %b : tensor<48x48xf32>, tensor<48x48xf32>)
                     outs(%init : tensor<48x48xf32>) -> tensor<48x48xf32>
  %i = arith.constant 17 : index
  %element = tensor.extract %c[%i, %i] : tensor<48x48xf32>
  return %element : f32
}
