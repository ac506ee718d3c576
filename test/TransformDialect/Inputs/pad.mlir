module attributes {transform.with_named_sequence} {
transform.named_sequence @pad(%root: !transform.any_op) {
  %products = transform.structured.match ops{["linalg.matmul"]} in %root : (!transform.any_op) -> !transform.any_op
  %a, %b, %c = transform.structured.pad %products pad_to_multiple_of [4, 4, 4] use_prescribed_tensor_shapes {padding_dimensions = [0, 1, 2], copy_back_op = "none"} : (!transform.any_op) -> (!transform.any_op, !transform.any_op, !transform.any_op)
  %reductions = transform.structured.match ops{["linalg.reduce"]} in %root : (!transform.any_op) -> !transform.any_op
  %d, %e, %f = transform.structured.pad %reductions pad_to_multiple_of [4] {padding_dimensions = [1]} : (!transform.any_op) -> (!transform.any_op, !transform.any_op, !transform.any_op)
  %generics = transform.structured.match ops{["linalg.generic"]} in %root : (!transform.any_op) -> !transform.any_op
  %g, %h, %i = transform.structured.pad %generics pad_to_multiple_of [4] {padding_dimensions = [0]} : (!transform.any_op) -> (!transform.any_op, !transform.any_op, !transform.any_op)
  transform.yield
}
}
