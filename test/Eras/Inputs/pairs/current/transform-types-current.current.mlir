transform.sequence failures(propagate) {
^bb0(%a: !transform.any_op):
  %p:2 = transform.structured.split %a after 4 {dimension = 0} : !transform.any_op
  %l, %t = transform.structured.tile_to_forall_op %p#0 tile_sizes [4, %p#1] : (!transform.any_op, !transform.any_op) -> (!transform.any_op, !transform.any_op)
  %1, %loop = transform.structured.tile %t [4] : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
  %for = transform.loop.get_parent_for %1 {num_loops = 2} : (!transform.any_op) -> !transform.op<"scf.for">
  %peeled = transform.loop.peel %for : (!transform.op<"scf.for">) -> !transform.any_op
  %lp, %x, %y, %z = transform.structured.tile_reduction_using_scf %1
    by tile_sizes = [0, 5] : (!transform.any_op) -> (!transform.any_op, !transform.any_op, !transform.any_op, !transform.any_op)
}
transform.sequence failures(propagate) {
^bb0(%a: !transform.any_op):
  %v = transform.structured.vectorize %a : (!transform.any_op) -> !transform.any_op
}
transform.sequence failures(propagate) {
^bb0(%a: !transform.any_op):
  %pack = transform.structured.match ops{["linalg.pack"]} in %a : (!transform.any_op) -> !transform.op<"tensor.pack">
}
