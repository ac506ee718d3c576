// The schedule of the last chapter of MLIR's tutorial of scripts: a convolution with a bias and a rectifier is tiled, fused,
// vectorized, bufferized, and lowered to vectors of one dimension.
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op) {
    %bias = transform.structured.match ops{["linalg.broadcast"]} in %root : (!transform.any_op) -> !transform.any_op
    %generics = transform.structured.match ops{["linalg.generic"]} in %root : (!transform.any_op) -> !transform.any_op
    %conv, %relu = transform.split_handle %generics : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
    %relu2, %co = transform.structured.tile_using_forall %relu tile_sizes [0, 0, 0, 64] : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
    %relu3, %n_y_xo = transform.structured.tile_using_forall %relu2 tile_sizes [1, 1, 5, 0] : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
    %conv2, %co2 = transform.structured.fuse_into_containing_op %conv into %co : (!transform.any_op, !transform.any_op) -> (!transform.any_op, !transform.any_op)
    %conv3, %n_y_xo2 = transform.structured.fuse_into_containing_op %conv2 into %n_y_xo : (!transform.any_op, !transform.any_op) -> (!transform.any_op, !transform.any_op)
    %bias2, %co3 = transform.structured.fuse_into_containing_op %bias into %co2 : (!transform.any_op, !transform.any_op) -> (!transform.any_op, !transform.any_op)
    %bias3, %n_y_xo3 = transform.structured.fuse_into_containing_op %bias2 into %n_y_xo2 : (!transform.any_op, !transform.any_op) -> (!transform.any_op, !transform.any_op)
    %f00 = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.apply_patterns to %f00 {
      transform.apply_patterns.canonicalization
      transform.apply_patterns.linalg.tiling_canonicalization
    } : !transform.any_op
    transform.apply_cse to %f00 : !transform.any_op
    %red_fill, %conv4, %comb, %rz_ry_rx = transform.structured.tile_reduction_using_for %conv3 by tile_sizes=[0, 0, 0, 0, 1, 1, 1] : (!transform.any_op) -> (!transform.any_op, !transform.any_op, !transform.any_op, !transform.any_op)
    %bias4 = transform.structured.generalize %bias3 : (!transform.any_op) -> !transform.any_op
    transform.annotate %bias4 "bias" : !transform.any_op
    transform.apply_patterns to %f00 {
      transform.apply_patterns.canonicalization
      transform.apply_patterns.linalg.tiling_canonicalization
    } : !transform.any_op
    transform.apply_cse to %f00 : !transform.any_op
    %all_loops = transform.structured.match interface{LoopLikeInterface} in %root : (!transform.any_op) -> !transform.any_op
    transform.apply_licm to %all_loops : !transform.any_op
    transform.apply_patterns to %f00 {
      transform.apply_patterns.linalg.fold_unit_extent_dims_via_reshapes
    } : !transform.any_op
    %fv = transform.structured.vectorize_children_and_apply_patterns %f00 : (!transform.any_op) -> !transform.any_op
    transform.apply_patterns to %fv {
      transform.apply_patterns.canonicalization
      transform.apply_patterns.tensor.fold_tensor_subset_ops_into_vector_transfers
    } : !transform.any_op
    transform.apply_cse to %fv : !transform.any_op
    transform.structured.hoist_redundant_vector_transfers %fv : (!transform.any_op) -> !transform.any_op
    %bufferized = transform.bufferization.one_shot_bufferize %root {
      bufferize_function_boundaries = true, function_boundary_type_conversion = 1 : i32 } : (!transform.any_op) -> !transform.any_op
    %fb = transform.structured.match ops{["func.func"]} in %bufferized : (!transform.any_op) -> !transform.any_op
    transform.apply_patterns to %fb {
      transform.apply_patterns.canonicalization
    } : !transform.any_op
    transform.apply_cse to %fb : !transform.any_op
    transform.apply_patterns to %fb {
      transform.apply_patterns.vector.lower_contraction lowering_strategy = parallelarith
      transform.apply_patterns.vector.lower_transfer max_transfer_rank = 1
      transform.apply_patterns.vector.lower_transpose lowering_strategy = eltwise
      transform.apply_patterns.vector.lower_shape_cast
    } : !transform.any_op
    transform.apply_patterns to %fb {
      transform.apply_patterns.vector.transfer_to_scf
      transform.apply_patterns.memref.alloc_to_alloca
    } : !transform.any_op
    transform.bufferization.buffer_loop_hoisting %fb : !transform.any_op
    transform.apply_patterns to %fb {
      transform.apply_patterns.memref.fold_memref_alias_ops
      transform.apply_patterns.canonicalization
    } : !transform.any_op
    transform.apply_cse to %fb : !transform.any_op
    transform.yield
  }
}
