// Concatenations as insertions of slices.
module attributes {transform.with_named_sequence} {
func.func @a(%x: tensor<2x1xf32>, %y: tensor<2x2xf32>) -> tensor<2x3xf32> {
  %0 = tensor.concat dim(1) %x, %y : (tensor<2x1xf32>, tensor<2x2xf32>) -> tensor<2x3xf32>
  return %0 : tensor<2x3xf32>
}
func.func @b(%x: tensor<2x?xf32>, %y: tensor<?x?xf32>, %z: tensor<2x4xf32>) -> tensor<2x?xf32> {
  %0 = tensor.concat dim(1) %x, %y, %z : (tensor<2x?xf32>, tensor<?x?xf32>, tensor<2x4xf32>) -> tensor<2x?xf32>
  return %0 : tensor<2x?xf32>
}
func.func @c(%x: tensor<?x?xf32>, %y: tensor<?x?xf32>) -> tensor<?x?xf32> {
  %0 = tensor.concat dim(0) %x, %y : (tensor<?x?xf32>, tensor<?x?xf32>) -> tensor<?x?xf32>
  return %0 : tensor<?x?xf32>
}
func.func @d(%x: tensor<?x?xf32>, %y: tensor<?x?xf32>) -> tensor<3x5xf32> {
  %0 = tensor.concat dim(0) %x, %y : (tensor<?x?xf32>, tensor<?x?xf32>) -> tensor<3x5xf32>
  return %0 : tensor<3x5xf32>
}
func.func @e(%x: tensor<2x3xf32>) -> tensor<?x3xf32> {
  %0 = tensor.concat dim(0) %x : (tensor<2x3xf32>) -> tensor<?x3xf32>
  return %0 : tensor<?x3xf32>
}
func.func @f(%x: tensor<?x?xf32>, %y: tensor<1x4xf32>) -> tensor<?x4xf32> {
  %0 = tensor.concat dim(0) %x, %y : (tensor<?x?xf32>, tensor<1x4xf32>) -> tensor<?x4xf32>
  return %0 : tensor<?x4xf32>
}
func.func @g(%x: tensor<1xf32>, %y: tensor<2xf32>, %z: tensor<?xf32>, %w: tensor<3xf32>) -> tensor<?xf32> {
  %0 = tensor.concat dim(0) %x, %y, %z, %w, %z, %x : (tensor<1xf32>, tensor<2xf32>, tensor<?xf32>, tensor<3xf32>, tensor<?xf32>, tensor<1xf32>) -> tensor<?xf32>
  return %0 : tensor<?xf32>
}
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %f = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.apply_patterns to %f {
      transform.apply_patterns.tensor.decompose_concat
    } : !transform.any_op
    transform.yield
  }
}
