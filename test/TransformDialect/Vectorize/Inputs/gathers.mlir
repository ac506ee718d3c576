module attributes {transform.with_named_sequence} {
transform.named_sequence @gathers(%root: !transform.any_op) {
  %ops = transform.structured.match interface{LinalgOp} in %root : (!transform.any_op) -> !transform.any_op
  transform.structured.vectorize %ops vector_sizes [4] {vectorize_nd_extract} : !transform.any_op
  transform.yield
}
}
