// RUN: grep 'RUN-FN[:]' %s > %t.vectors
// RUN: strata opt --transform-preload-library=transform-library-paths=%S/Inputs/products.mlir --transform-interpreter=entry-point=masked --lower-vector-mask %s >> %t.vectors
// RUN: grep 'RUN-FN[:]' %s > %t.contractions
// RUN: strata opt --transform-preload-library=transform-library-paths=%S/Inputs/products.mlir --transform-interpreter=entry-point=contractions --lower-vector-mask %s >> %t.contractions
// RUN: grep 'RUN-FN[:]' %s > %t.patterns
// RUN: strata opt --transform-preload-library=transform-library-paths=%S/Inputs/products.mlir --transform-interpreter=entry-point=children %s >> %t.patterns
// RUN: %run-fn %s
// RUN: %run-fn %t.vectors
// RUN: %run-fn %t.contractions
// RUN: %run-fn %t.patterns
//
// The vectorization keeps products.

// RUN-FN: product([[1, 2, 3], [4, 5, 6]], [[1, 2], [3, 4], [5, 6]], [[100, 0], [0, 100]]) == [[122, 28], [49, 164]]
func.func @product(%a: tensor<2x3xi32>, %b: tensor<3x2xi32>, %c: tensor<2x2xi32>) -> tensor<2x2xi32> {
  %0 = linalg.matmul ins(%a, %b : tensor<2x3xi32>, tensor<3x2xi32>) outs(%c : tensor<2x2xi32>) -> tensor<2x2xi32>
  return %0 : tensor<2x2xi32>
}

// RUN-FN: dynamic([[1.5, 2, 3], [4, 5, 6]], [[1, 2], [3, 4], [5, 6]], [[100, 0], [0, 100]]) == [[122.5, 29], [49, 164]]
func.func @dynamic(%a: tensor<?x?xf32>, %b: tensor<?x?xf32>, %c: tensor<?x?xf32>) -> tensor<?x?xf32> {
  %0 = linalg.matmul ins(%a, %b : tensor<?x?xf32>, tensor<?x?xf32>) outs(%c : tensor<?x?xf32>) -> tensor<?x?xf32>
  return %0 : tensor<?x?xf32>
}

// The result is transposed.
// RUN-FN: columns([[1, 2, 3], [4, 5, 6]], [[1, 2], [3, 4], [5, 6]], [[100, 0], [0, 100]]) == [[122, 49], [28, 164]]
func.func @columns(%a: tensor<2x3xi32>, %b: tensor<3x2xi32>, %c: tensor<2x2xi32>) -> tensor<2x2xi32> {
  %0 = linalg.generic {indexing_maps = [affine_map<(i, j, k) -> (i, k)>, affine_map<(i, j, k) -> (k, j)>, affine_map<(i, j, k) -> (j, i)>], iterator_types = ["parallel", "parallel", "reduction"]}
      ins(%a, %b : tensor<2x3xi32>, tensor<3x2xi32>) outs(%c : tensor<2x2xi32>) {
  ^bb0(%x: i32, %y: i32, %sum: i32):
    %1 = arith.muli %x, %y : i32
    %2 = arith.addi %sum, %1 : i32
    linalg.yield %2 : i32
  } -> tensor<2x2xi32>
  return %0 : tensor<2x2xi32>
}

// No loop is a reduction of both inputs.
// RUN-FN: outer([[1, 2, 3], [4, 5, 6]], [10, 1], [5, 7]) == [71, 172]
func.func @outer(%a: tensor<2x3xi32>, %b: tensor<2xi32>, %c: tensor<2xi32>) -> tensor<2xi32> {
  %0 = linalg.generic {indexing_maps = [affine_map<(i, j, k) -> (i, k)>, affine_map<(i, j, k) -> (j)>, affine_map<(i, j, k) -> (i)>], iterator_types = ["parallel", "reduction", "reduction"]}
      ins(%a, %b : tensor<2x3xi32>, tensor<2xi32>) outs(%c : tensor<2xi32>) {
  ^bb0(%x: i32, %y: i32, %sum: i32):
    %1 = arith.muli %x, %y : i32
    %2 = arith.addi %sum, %1 : i32
    linalg.yield %2 : i32
  } -> tensor<2xi32>
  return %0 : tensor<2xi32>
}
