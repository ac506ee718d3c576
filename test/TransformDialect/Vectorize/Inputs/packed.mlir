module attributes {transform.with_named_sequence} {
transform.named_sequence @plain(%root: !transform.any_op) {
  %ops = transform.structured.match ops{["linalg.pack", "linalg.unpack"]} in %root : (!transform.any_op) -> !transform.any_op
  transform.structured.vectorize %ops : !transform.any_op
  transform.yield
}
transform.named_sequence @masked(%root: !transform.any_op) {
  %ops = transform.structured.match ops{["linalg.pack", "linalg.unpack"]} in %root : (!transform.any_op) -> !transform.any_op
  transform.structured.vectorize %ops vector_sizes [4, 2, 2, 2] : !transform.any_op
  transform.yield
}
}
