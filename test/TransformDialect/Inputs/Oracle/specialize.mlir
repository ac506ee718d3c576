// Named operations, and loops of one iteration.
module attributes {transform.with_named_sequence} {
func.func @spec(%t: tensor<4xf32>, %u: tensor<4xf32>) -> tensor<4xf32> {
  %0 = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} ins(%t, %t : tensor<4xf32>, tensor<4xf32>) outs(%u : tensor<4xf32>) {
  ^bb0(%a: f32, %b: f32, %c: f32):
    %s = arith.addf %a, %b : f32
    linalg.yield %s : f32
  } -> tensor<4xf32>
  return %0 : tensor<4xf32>
}
transform.named_sequence @__transform_main(%root: !transform.any_op) {
  %0 = transform.structured.match ops{["linalg.generic"]} in %root : (!transform.any_op) -> !transform.any_op
  %1 = transform.structured.specialize %0 : (!transform.any_op) -> !transform.any_op
  transform.annotate %1 "new" : !transform.any_op
  transform.yield
}
}

// -----

module attributes {transform.with_named_sequence} {
func.func @named(%t: tensor<4xf32>, %u: tensor<4xf32>) -> tensor<4xf32> {
  %0 = linalg.add ins(%t, %t : tensor<4xf32>, tensor<4xf32>) outs(%u : tensor<4xf32>)  -> tensor<4xf32>
  return %0 : tensor<4xf32>
}
transform.named_sequence @__transform_main(%root: !transform.any_op) {
  %0 = transform.structured.match ops{["linalg.add"]} in %root : (!transform.any_op) -> !transform.any_op
  %1 = transform.structured.specialize %0 : (!transform.any_op) -> !transform.any_op
  transform.annotate %1 "new" : !transform.any_op
  transform.yield
}
}

// -----

module attributes {transform.with_named_sequence} {
func.func @scalar(%t: tensor<4x5xf32>, %u: tensor<4x5xf32>) -> tensor<4x5xf32> {
  %0 = linalg.add ins(%t, %t : tensor<4x5xf32>, tensor<4x5xf32>) outs(%u : tensor<4x5xf32>)  -> tensor<4x5xf32>
  return %0 : tensor<4x5xf32>
}
transform.named_sequence @__transform_main(%root: !transform.any_op) {
  %0 = transform.structured.match ops{["linalg.add"]} in %root : (!transform.any_op) -> !transform.any_op
  %1 = transform.structured.scalarize %0 : (!transform.any_op) -> !transform.any_op
  transform.annotate %1 "new" : !transform.any_op
  transform.yield
}
}

// -----

module attributes {transform.with_named_sequence} {
func.func @scalard(%t: tensor<4x?xf32>, %u: tensor<4x?xf32>) -> tensor<4x?xf32> {
  %0 = linalg.add ins(%t, %t : tensor<4x?xf32>, tensor<4x?xf32>) outs(%u : tensor<4x?xf32>)  -> tensor<4x?xf32>
  return %0 : tensor<4x?xf32>
}
transform.named_sequence @__transform_main(%root: !transform.any_op) {
  %0 = transform.structured.match ops{["linalg.add"]} in %root : (!transform.any_op) -> !transform.any_op
  %1 = transform.structured.scalarize %0 : (!transform.any_op) -> !transform.any_op
  transform.annotate %1 "new" : !transform.any_op
  transform.yield
}
}
