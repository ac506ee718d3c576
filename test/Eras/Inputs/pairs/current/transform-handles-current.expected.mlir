module {
  transform.with_pdl_patterns {
  ^bb0(%arg0: !pdl.operation):
    sequence %arg0 : !pdl.operation failures(propagate) {
    ^bb0(%arg1: !pdl.operation):
      %0 = transform.structured.match ops{["linalg.matmul"]} in %arg1 : (!pdl.operation) -> !pdl.operation
      %tiled_linalg_op, %loops:2 = transform.structured.tile_using_for %0 tile_sizes [4, 0, 8] interchange = [1, 0] : (!pdl.operation) -> (!pdl.operation, !pdl.operation, !pdl.operation)
      %1 = cast %loops#0 : !pdl.operation to !transform.op<"scf.for">
      %peeled_loop, %remainder_loop = transform.loop.peel %1 : (!transform.op<"scf.for">) -> (!pdl.operation, !pdl.operation)
      %padded, %pad, %copy = transform.structured.pad %tiled_linalg_op {copy_back_op = "none", nofold_flags = [1], padding_dimensions = [0], padding_values = [0.000000e+00 : f32]} : (!pdl.operation) -> (!pdl.operation, !pdl.operation, !pdl.operation)
      %2 = transform.structured.promote %padded {operands_to_promote = [0]} : (!pdl.operation) -> !pdl.operation
      %3 = transform.structured.interchange %2 iterator_interchange = [1, 0] : (!pdl.operation) -> !pdl.operation
      %4 = get_parent_op %3 {isolated_from_above} : (!pdl.operation) -> !pdl.operation
      %5 = transform.structured.vectorize_children_and_apply_patterns %4 {vectorize_padding} : (!pdl.operation) -> !pdl.operation
    }
  }
  transform.sequence  failures(propagate) {
  ^bb0(%arg0: !pdl.operation):
    %low_size, %high_size, %split_point = transform.structured.multitile_sizes %arg0 {dimension = 0 : i64, target_size = 3 : i64} : (!pdl.operation) -> !pdl.operation
    %0 = transform.structured.split %arg0 after %split_point  {dimension = 0 : i64} : !pdl.operation, !pdl.operation
    %1:2 = split_handle %0 : (!pdl.operation) -> (!pdl.operation, !pdl.operation)
    %tiled_op, %forall_op = transform.structured.tile_using_forall %1#0 num_threads [10, 20](mapping = [#gpu.thread<y>, #gpu.thread<x>]) : (!pdl.operation) -> (!pdl.operation, !pdl.operation)
    %fused_op, %new_containing_op = transform.structured.fuse_into_containing_op %1#1 into %forall_op : (!pdl.operation, !pdl.operation) -> (!pdl.operation, !pdl.operation)
    %2 = merge_handles %fused_op, %tiled_op : !pdl.operation
    %transformed, %loops:2 = transform.structured.fuse %2 tile_sizes [2, 2] interchange [0, 1] : (!pdl.operation) -> (!pdl.operation, !pdl.operation, !pdl.operation)
    foreach %transformed : !pdl.operation {
    ^bb0(%arg1: !pdl.operation):
    }
  }
  transform.sequence  failures(propagate) {
  ^bb0(%arg0: !pdl.operation):
    %0 = transform.gpu.map_forall_to_blocks %arg0 generate_gpu_launch grid_dims = [4, 2, 1] : (!pdl.operation) -> !pdl.operation
    %1 = transform.gpu.map_nested_forall_to_threads %0 block_dims = [12, 9, 1] : (!pdl.operation) -> !pdl.operation
  }
  transform.sequence  failures(propagate) {
  ^bb0(%arg0: !pdl.operation):
    %0 = transform.structured.match ops{["linalg.matmul"]} in %arg0 : (!pdl.operation) -> !pdl.operation
    transform.nvgpu.rewrite_matmul_as_mma_sync %0 : (!pdl.operation) -> ()
  }
  transform.sequence  failures(propagate) {
  ^bb0(%arg0: !pdl.operation):
    %0 = transform.structured.match ops{["affine.min"]} in %arg0 : (!pdl.operation) -> !pdl.operation
    %1 = transform.structured.match ops{["test.id"]} in %arg0 : (!pdl.operation) -> !pdl.operation
    transform.affine.simplify_bounded_affine_ops %0 with[%1, %1 : !pdl.operation, !pdl.operation] within [0, 0] and [31, 31] : !pdl.operation
  }
  transform.sequence  failures(propagate) {
  ^bb0(%arg0: !pdl.operation):
    %0 = transform.structured.match ops{["linalg.generic"]} in %arg0 : (!pdl.operation) -> !pdl.operation
    %tiled_linalg_op, %loops = transform.structured.tile_using_for %0 tile_sizes [4] : (!pdl.operation) -> (!pdl.operation, !pdl.operation)
    transform.structured.vectorize %tiled_linalg_op vector_sizes [8, 16] : !pdl.operation
  }
}

