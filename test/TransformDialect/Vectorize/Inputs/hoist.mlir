module attributes {transform.with_named_sequence} {
transform.named_sequence @hoist(%root: !transform.any_op) {
  %f = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
  %new = transform.structured.hoist_redundant_vector_transfers %f : (!transform.any_op) -> !transform.any_op
  transform.yield
}
}
