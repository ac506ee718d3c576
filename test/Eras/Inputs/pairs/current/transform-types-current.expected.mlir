module {
  transform.sequence  failures(propagate) {
  ^bb0(%arg0: !transform.any_op):
    %0 = transform.structured.split %arg0 after 4  {dimension = 0 : i64} : !transform.any_op
    %1:2 = split_handle %0 : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
    %tiled_op, %forall_op = transform.structured.tile_using_forall %1#0 tile_sizes [4, %1#1] : (!transform.any_op, !transform.any_op) -> (!transform.any_op, !transform.any_op)
    %tiled_linalg_op, %loops = transform.structured.tile_using_for %tiled_op tile_sizes [4] : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
    %2 = get_parent_op %tiled_linalg_op {deduplicate, nth_parent = 2 : i64, op_name = "scf.for"} : (!transform.any_op) -> !transform.op<"scf.for">
    %peeled_loop, %remainder_loop = transform.loop.peel %2 : (!transform.op<"scf.for">) -> (!transform.any_op, !transform.any_op)
    %fill_op, %split_op, %combining_op, %for_op = transform.structured.tile_reduction_using_for %tiled_linalg_op by tile_sizes = [0, 5] : (!transform.any_op) -> (!transform.any_op, !transform.any_op, !transform.any_op, !transform.any_op)
  }
  transform.sequence  failures(propagate) {
  ^bb0(%arg0: !transform.any_op):
    %0 = transform.structured.vectorize_children_and_apply_patterns %arg0 : (!transform.any_op) -> !transform.any_op
  }
  transform.sequence  failures(propagate) {
  ^bb0(%arg0: !transform.any_op):
    %0 = transform.structured.match ops{["linalg.pack"]} in %arg0 : (!transform.any_op) -> !transform.op<"linalg.pack">
  }
}

