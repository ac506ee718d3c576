transform.with_pdl_patterns {
^bb0(%root: !pdl.operation):
  sequence %root {
  ^bb1(%a: !pdl.operation):
    // Handles had no types.
    %0 = transform.structured.match ops{["linalg.matmul"]} in %a
    %1, %loops:2 = transform.structured.tile %0 [4, 0, 8] {interchange = [1, 0]}
    transform.loop.peel %loops#0
    %2 = transform.structured.pad %1 {padding_values = [0.0 : f32], padding_dimensions = [0], pack_paddings = [1]}
    %3 = transform.structured.promote %2 {operands_to_promote = [0]}
    %4 = transform.structured.interchange %3 {iterator_interchange = [1, 0]}
    %5 = get_closest_isolated_parent %4
    %6 = transform.structured.vectorize %5 {vectorize_padding}
  }
}
transform.sequence {
^bb0(%a: !pdl.operation):
  %m:3 = transform.structured.multitile_sizes %a {dimension = 0, target_size = 3}
  %s:2 = transform.structured.split %a after %m#2 {dimension = 0}
  %t:2 = transform.structured.tile_to_foreach_thread_op %s#0 num_threads [10, 20] (mapped to dims [1, 0])
  %f = transform.structured.fuse_into_containing_op %s#1 into %t#0
  %h = merge_handles %f, %t#1
  %u, %v:2 = transform.structured.fuse %h {tile_sizes = [2, 2], tile_interchange = [0, 1]}
  transform.foreach %u {
  ^bb1(%b: !pdl.operation):
  }
}
transform.sequence failures(propagate) {
^bb0(%a: !pdl.operation):
  %0 = transform.gpu.map_foreach_to_blocks %a {generate_gpu_launch, gridDim = [4, 2]}
  %1 = transform.gpu.map_nested_foreach_to_threads %0 {blockDim = [12, 9]}
}
transform.sequence failures(propagate) {
^bb0(%a: !pdl.operation):
  %0 = transform.structured.match ops{["linalg.matmul"]} in %a
  transform.nvgpu.rewrite_matmul_as_mma_sync %0
}
transform.sequence failures(propagate) {
^bb0(%a: !pdl.operation):
  %0 = transform.structured.match ops{["affine.min"]} in %a
  %1 = transform.structured.match ops{["test.id"]} in %a
  transform.affine.simplify_bounded_affine_ops %0 with [%1, %1] within [0, 0] and [31, 31]
}
transform.sequence failures(propagate) {
^bb0(%a: !pdl.operation):
  %0 = transform.structured.match ops{["linalg.generic"]} in %a
  %1, %loop = transform.structured.tile_to_scf_for %0 [4]
  transform.structured.masked_vectorize %1 vector_sizes [8, 16]
}
