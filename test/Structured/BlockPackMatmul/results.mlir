// RUN: grep 'RUN-FN[:]' %s > %t.blocks
// RUN: strata opt '--linalg-block-pack-matmul=block-factors=2,2,2' %s >> %t.blocks
// RUN: grep 'RUN-FN[:]' %s > %t.order
// RUN: strata opt '--linalg-block-pack-matmul=block-factors=2,4,2 mnk-order=2,0,1 lhs-transpose-outer-blocks=true lhs-transpose-inner-blocks=true' %s >> %t.order
// RUN: grep 'RUN-FN[:]' %s > %t.rows
// RUN: strata opt '--linalg-block-pack-matmul=block-factors=2,4,2 mnk-order=1,2,0 rhs-transpose-outer-blocks=false rhs-transpose-inner-blocks=false' %s >> %t.rows
// RUN: %run-fn %s
// RUN: %run-fn %t.blocks
// RUN: %run-fn %t.order
// RUN: %run-fn %t.rows
//
// Products in blocks have the results of plain ones.

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

// RUN-FN: batch([[[1, 2], [3, 4]]], [[[1, 0], [0, 1]]], [[[10, 10], [10, 10]]]) == [[[11, 12], [13, 14]]]
func.func @batch(%a: tensor<1x2x2xi32>, %b: tensor<1x2x2xi32>, %c: tensor<1x2x2xi32>) -> tensor<1x2x2xi32> {
  %0 = linalg.batch_matmul ins(%a, %b : tensor<1x2x2xi32>, tensor<1x2x2xi32>) outs(%c : tensor<1x2x2xi32>) -> tensor<1x2x2xi32>
  return %0 : tensor<1x2x2xi32>
}
