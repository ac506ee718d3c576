module attributes {transform.with_named_sequence} {
transform.named_sequence @masked(%root: !transform.any_op) {
  %ops = transform.structured.match interface{LinalgOp} in %root : (!transform.any_op) -> !transform.any_op
  transform.structured.vectorize %ops vector_sizes [4, 2, 8] : !transform.any_op
  transform.yield
}
transform.named_sequence @contractions(%root: !transform.any_op) {
  %ops = transform.structured.match interface{LinalgOp} in %root : (!transform.any_op) -> !transform.any_op
  transform.structured.vectorize %ops vector_sizes [4, 2, 8] {create_named_contraction} : !transform.any_op
  transform.yield
}
transform.named_sequence @children(%root: !transform.any_op) {
  %functions = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
  %new = transform.structured.vectorize_children_and_apply_patterns %functions : (!transform.any_op) -> !transform.any_op
  transform.yield
}
}
