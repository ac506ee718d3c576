// Levels as a list.
#order = affine_map<(i, j) -> (j, i)>
#CSC = #sparse_tensor.encoding<{
  dimLevelType = [ "dense", "compressed" ], // by columns
  dimOrdering = #order,
  pointerBitWidth = 32, indexBitWidth = 16
}>
#COO = #sparse_tensor.encoding<{ lvlTypes = [ "compressed-nu", "singleton-nu-no", "compressed-hi-no" ] }>
func.func private @f(tensor<?x?xf64, #CSC>, tensor<?x?x?xf32, #COO>) -> tensor<4xf32, #sparse_tensor.encoding<{dimLevelType = ["compressed"]}>>
