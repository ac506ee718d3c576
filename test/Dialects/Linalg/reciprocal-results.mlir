// RUN: %run-fn %s
//
// The numerator is 1 in the type of the elements.

// RUN-FN: reciprocals([4.0, 0.5]) == [0.25, 2.0]
func.func @reciprocals(%x: tensor<2xf32>) -> tensor<2xf32> {
  %init = tensor.empty() : tensor<2xf32>
  %y = linalg.reciprocal ins(%x : tensor<2xf32>) outs(%init : tensor<2xf32>) -> tensor<2xf32>
  return %y : tensor<2xf32>
}
