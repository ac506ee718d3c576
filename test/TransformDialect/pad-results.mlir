// RUN: grep 'RUN-FN[:]' %s > %t.padded
// RUN: strata opt --transform-preload-library=transform-library-paths=%S/Inputs/pad.mlir --transform-interpreter=entry-point=pad %s >> %t.padded
// RUN: %run-fn %s
// RUN: %run-fn %t.padded
//
// Padding keeps results. mlir-opt changes those of the function that says so.

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

// The largest element of negative ones. mlir-opt adds zeros where no padding values are given.
// RUN-FN: largest([[-1, -7, -3], [-4, -5, -6]], [-100, -2]) == [-1, -2]
func.func @largest(%a: tensor<2x3xi32>, %o: tensor<2xi32>) -> tensor<2xi32> {
  %0 = linalg.reduce {arith.maxsi} ins(%a : tensor<2x3xi32>) outs(%o : tensor<2xi32>) dimensions = [1]
  return %0 : tensor<2xi32>
}
