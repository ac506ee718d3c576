// RUN: %opt %s --transform-interpreter --split-input-file --verify-diagnostics
//
// Orders that are no permutations.

module attributes {transform.with_named_sequence} {
func.func @transpose(%a: tensor<8x16xindex>, %b: tensor<16x8xindex>) -> tensor<16x8xindex> {
  %0 = linalg.generic {indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (j, i)>], iterator_types = ["parallel", "parallel"]}
      ins(%a : tensor<8x16xindex>) outs(%b : tensor<16x8xindex>) {
  ^bb0(%x: index, %y: index):
    %i = linalg.index 0 : index
    %s = arith.addi %x, %i : index
    linalg.yield %s : index
  } -> tensor<16x8xindex>
  return %0 : tensor<16x8xindex>
}
transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
  %f = transform.structured.match ops{["linalg.generic"]} in %root : (!transform.any_op) -> !transform.any_op
  // expected-error@+1 {{expects iterator_interchange to be a permutation, found 1, 1}}
  %x = transform.structured.interchange %f iterator_interchange = [1, 1] : (!transform.any_op) -> !transform.any_op
  transform.yield
}
}

// -----

module attributes {transform.with_named_sequence} {
func.func @transpose(%a: tensor<8x16xindex>, %b: tensor<16x8xindex>) -> tensor<16x8xindex> {
  %0 = linalg.generic {indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (j, i)>], iterator_types = ["parallel", "parallel"]}
      ins(%a : tensor<8x16xindex>) outs(%b : tensor<16x8xindex>) {
  ^bb0(%x: index, %y: index):
    %i = linalg.index 0 : index
    %s = arith.addi %x, %i : index
    linalg.yield %s : index
  } -> tensor<16x8xindex>
  return %0 : tensor<16x8xindex>
}
transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
  %f = transform.structured.match ops{["linalg.generic"]} in %root : (!transform.any_op) -> !transform.any_op
  // expected-error@+1 {{"iterator_interchange" has length (3) different from the number of loops in the target operation (2)}}
  %x = transform.structured.interchange %f iterator_interchange = [1, 0, 2] : (!transform.any_op) -> !transform.any_op
  transform.yield
}
}

// -----

module attributes {transform.with_named_sequence} {
// expected-note@+1 {{when applied to this op}}
func.func @transpose(%a: tensor<8x16xindex>, %b: tensor<16x8xindex>) -> tensor<16x8xindex> {
  %0 = linalg.generic {indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (j, i)>], iterator_types = ["parallel", "parallel"]}
      ins(%a : tensor<8x16xindex>) outs(%b : tensor<16x8xindex>) {
  ^bb0(%x: index, %y: index):
    %i = linalg.index 0 : index
    %s = arith.addi %x, %i : index
    linalg.yield %s : index
  } -> tensor<16x8xindex>
  return %0 : tensor<16x8xindex>
}
transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
  %f = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
  // expected-error@+1 {{transform applied to the wrong op kind}}
  %x = transform.structured.interchange %f iterator_interchange = [1, 0] : (!transform.any_op) -> !transform.any_op
  transform.yield
}
}
