module attributes {transform.with_named_sequence} {
transform.named_sequence @patterns(%root: !transform.any_op) {
  %f = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
  transform.apply_patterns to %f {
    transform.apply_patterns.vector.sink_ops
    transform.apply_patterns.vector.fold_arith_extension
    transform.apply_patterns.vector.reduction_to_contract
  } : !transform.any_op
  transform.yield
}
}
