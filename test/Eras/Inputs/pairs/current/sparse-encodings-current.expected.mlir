#sparse = #sparse_tensor.encoding<{ map = (d0, d1) -> (d1 : dense, d0 : compressed), posWidth = 32, crdWidth = 16 }>
#sparse1 = #sparse_tensor.encoding<{ map = (d0, d1, d2) -> (d0 : compressed(nonunique), d1 : singleton(nonunique, nonordered), d2 : loose_compressed(nonordered)) }>
#sparse2 = #sparse_tensor.encoding<{ map = (d0) -> (d0 : compressed) }>
module {
  func.func private @f(tensor<?x?xf64, #sparse>, tensor<?x?x?xf32, #sparse1>) -> tensor<4xf32, #sparse2>
}

