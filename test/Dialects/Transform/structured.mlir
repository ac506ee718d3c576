// AUTOUPDATE
// RUN: %opt --allow-unregistered-dialect %s | FileCheck %s
// RUN: %opt --allow-unregistered-dialect %s -o %t.mlir
// RUN: %opt --allow-unregistered-dialect --mlir-print-op-generic %t.mlir -o %t.generic.mlir
// RUN: %opt --allow-unregistered-dialect %t.generic.mlir | diff %t.mlir -
// RUN: %opt --allow-unregistered-dialect --emit-bytecode %t.mlir | %opt --allow-unregistered-dialect | diff %t.mlir -
//
// Transformations of structured operations, loops and buffers.

module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%m: !transform.any_op , %p: !transform.param<i64>, %r: !transform.any_op, %v: !transform.any_value, %scfor: !transform.op<"scf.for">) {
    %t:3 = transform.structured.tile_using_for %m tile_sizes [4, 8] : (!transform.any_op) -> (!transform.any_op, !transform.any_op, !transform.any_op)
    %t1:4 = transform.structured.tile_using_for %m tile_sizes [%p, [8], %r] interchange = [1, 0] : (!transform.any_op, !transform.param<i64>, !transform.any_op) -> (!transform.any_op, !transform.any_op, !transform.any_op, !transform.any_op)
    %f:2 = transform.structured.tile_using_forall %m num_threads [4, %r] tile_sizes [3] (mapping = [#gpu.thread<x>]) : (!transform.any_op, !transform.any_op) -> (!transform.any_op, !transform.any_op)
    %f1:2 = transform.structured.tile_using_forall %m tile_sizes [%p, 3] : (!transform.any_op, !transform.param<i64>) -> (!transform.any_op, !transform.any_op)
    %f2:2 = transform.structured.tile_using_forall %m num_threads *(%r) : (!transform.any_op, !transform.any_op) -> (!transform.any_op, !transform.any_op)
    %f3:2 = transform.structured.tile_using_forall %m tile_sizes *(%r) : (!transform.any_op, !transform.any_op) -> (!transform.any_op, !transform.any_op)
    %u:2 = transform.structured.fuse %m tile_sizes [4, 0] interchange [1, 0] {apply_cleanup} : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
    %u1:2 = transform.structured.fuse %m tile_sizes [%p, %r] {apply_cleanup, use_forall} : (!transform.any_op, !transform.param<i64>, !transform.any_op) -> (!transform.any_op, !transform.any_op)
    %fu, %nc = transform.structured.fuse_into_containing_op %m into %r : (!transform.any_op, !transform.any_op) -> (!transform.any_op, !transform.any_op)
    %a1, %a2, %a3, %a4 = transform.structured.tile_reduction_using_for %m by tile_sizes = [0, 5] : (!transform.any_op) -> (!transform.any_op, !transform.any_op, !transform.any_op, !transform.any_op)
    %i = transform.structured.interchange %m iterator_interchange = [1, 0] : (!transform.any_op) -> !transform.any_op
    %i1 = transform.structured.interchange %m : (!transform.any_op) -> !transform.any_op
    %pd, %pk, %cp = transform.structured.pad %m {padding_values=[0.0 : f32, 0.0:f32], padding_dimensions=[0,1], nofold_flags=[1,0], transpose_paddings=[[0,1],[1,0]], copy_back_op="none"} : (!transform.any_op) -> (!transform.any_op, !transform.any_op, !transform.any_op)
    %pd1, %pk1, %cp1 = transform.structured.pad %m pad_to_multiple_of [2, %p] {padding_dimensions=[0,1]} : (!transform.any_op, !transform.param<i64>) -> (!transform.any_op, !transform.any_op, !transform.any_op)
    %pd2, %pk2, %cp2 = transform.structured.pad %m pad_to_multiple_of [2, %p] use_prescribed_tensor_shapes {padding_dimensions=[0,1]} : (!transform.any_op, !transform.param<i64>) -> (!transform.any_op, !transform.any_op, !transform.any_op)
    %pa = transform.structured.pack %m packed_sizes = [2, %r] : (!transform.any_op, !transform.any_op) -> !transform.op<"linalg.generic">
    %pt:3 = transform.structured.pack_transpose %m with_compute_op(%r) outer_perm = [1, 0] inner_perm = [1, 0] : (!transform.any_op, !transform.any_op) -> (!transform.any_op, !transform.any_op, !transform.any_op)
    %lpx = transform.cast %m : !transform.any_op to !transform.op<"linalg.pack">
    %ett = transform.cast %m : !transform.any_op to !transform.op<"tensor.empty">
    %lp:3 = transform.structured.lower_pack %lpx : (!transform.op<"linalg.pack">) -> (!transform.op<"tensor.pad">, !transform.op<"tensor.expand_shape">, !transform.op<"linalg.transpose">)
    %lux = transform.cast %m : !transform.any_op to !transform.op<"linalg.unpack">
    %lu:4 = transform.structured.lower_unpack %lux {lowerUnpadLikeWithExtractSlice = false} : (!transform.op<"linalg.unpack">) -> (!transform.op<"tensor.empty">, !transform.op<"linalg.transpose">, !transform.op<"tensor.collapse_shape">, !transform.op<"tensor.extract_slice">)
    %g = transform.structured.generalize %m : (!transform.any_op) -> !transform.any_op
    transform.structured.vectorize %m : !transform.any_op
    transform.structured.vectorize %m vector_sizes [2, [4], %p] {vectorize_nd_extract} : !transform.any_op, !transform.param<i64>
    transform.structured.vectorize %m vector_sizes [2, 4] : !transform.any_op
    %vc = transform.structured.vectorize_children_and_apply_patterns %m {vectorize_padding, vectorize_nd_extract, flatten_1d_depthwise_conv, fold_type_extensions_into_contract, disable_multi_reduction_to_contract_patterns, disable_transfer_permutation_map_lowering_patterns} : (!transform.any_op) -> !transform.any_op
    %h = transform.structured.hoist_redundant_vector_transfers %m {verify_non_zero_trip} : (!transform.any_op) -> !transform.any_op
    %h1 = transform.structured.hoist_redundant_vector_broadcasts %m : (!transform.any_op) -> !transform.any_op
    %b1, %b2 = transform.structured.bufferize_to_allocation %m {memory_space = 3, bufferize_destination_only, emit_dealloc, memcpy_op = "linalg.copy", alloc_op = "memref.alloca"} : !transform.any_op
    %ob = transform.bufferization.one_shot_bufferize %m : (!transform.any_op) -> !transform.any_op
    %ob1 = transform.bufferization.one_shot_bufferize layout{IdentityLayoutMap} %m {bufferize_function_boundaries = true, memcpy_op = "linalg.copy"} : (!transform.any_op) -> !transform.any_op
    transform.bufferization.eliminate_empty_tensors %m : !transform.any_op
    transform.structured.eliminate_empty_tensors %m : !transform.any_op
    %et = transform.bufferization.empty_tensor_to_alloc_tensor %ett : (!transform.op<"tensor.empty">) -> !transform.op<"bufferization.alloc_tensor">
    transform.bufferization.buffer_loop_hoisting %m : !transform.any_op
    transform.loop.unroll %m {factor = 4} : !transform.any_op
    transform.loop.unroll_and_jam %m {factor = 4} : !transform.any_op
    %l1, %l2 = transform.loop.peel %scfor {peel_front = true, fail_if_already_divisible = false} : (!transform.op<"scf.for">) -> (!transform.any_op, !transform.any_op)
    %l3, %l4 = transform.loop.outline %m {func_name = "foo"} : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
    %l5 = transform.loop.coalesce %m : (!transform.any_op) -> !transform.any_op
    transform.loop.hoist_loop_invariant_subsets %m : !transform.any_op
    %l6 = transform.loop.fuse_sibling %m into %r : (!transform.any_op, !transform.any_op) -> !transform.any_op
    %l7 = transform.loop.forall_to_for %m : (!transform.any_op) -> !transform.any_op
    %l8 = transform.loop.forall_to_parallel %m : (!transform.any_op) -> !transform.any_op
    %l9 = transform.loop.pipeline %scfor {iteration_interval = 1, read_latency = 5} : (!transform.op<"scf.for">) -> !transform.any_op
    transform.loop.promote_if_one_iteration %m : !transform.any_op
    %s1 = transform.structured.split %m after 42 { dimension = 0 } : !transform.any_op
    %s3 = transform.structured.split %m after %p { dimension = 1 } : !transform.any_op, !transform.param<i64>
    %s5 = transform.structured.split %m after 42 { dimension = 0, multiway } : !transform.any_op
    %q:4 = transform.structured.split_reduction %m { split_factor = 4, insert_split_dimension=2, inner_parallel} : (!transform.any_op) -> (!transform.any_op, !transform.any_op, !transform.any_op, !transform.any_op)
    %sc = transform.structured.scalarize %m : (!transform.any_op) -> !transform.any_op
    %sp = transform.structured.specialize %m : (!transform.any_op) -> !transform.any_op
    %pr = transform.structured.promote %m {operands_to_promote = [0], use_full_tile_buffers = [true]} : (!transform.any_op) -> !transform.any_op
    %de = transform.structured.decompose %m : (!transform.any_op) -> !transform.any_op
    %di = transform.structured.decompose_interface %m : (!transform.any_op) -> !transform.any_op
    %cl = transform.structured.convert_to_loops %m : (!transform.any_op) -> !transform.any_op
    %ms:3 = transform.structured.multitile_sizes %m {dimension = 0, target_size = 3} : (!transform.any_op) -> !transform.any_op
    %ict = transform.structured.insert_slice_to_copy %m : (!transform.any_op) -> !transform.any_op
    %fe = transform.structured.flatten_elementwise %m : (!transform.any_op) -> !transform.any_op
    %rdps = transform.structured.rewrite_in_destination_passing_style %m : (!transform.any_op) -> !transform.any_op
    %rep = transform.structured.replace %m { builtin.module { } } : (!transform.any_op) -> !transform.any_op
    %hp = transform.structured.hoist_pad %m by 1 loops, transpose by [1, 0] : (!transform.any_op) -> !transform.any_op
    transform.match.structured %m : !transform.any_op {
      ^bb0(%x: !transform.any_op):
      transform.match.structured.dim %x[all] {parallel} : !transform.any_op
      %dd = transform.match.structured.dim %x[0, -1] : (!transform.any_op) -> !transform.param<i64>
      transform.match.structured.body %x {reduction_position = 0} : !transform.any_op
      transform.match.structured.body %x {passthrough} : !transform.any_op
      %c1, %c2, %c3, %c4 = transform.match.structured.classify_contraction_dims %x : (!transform.any_op) -> (!transform.param<i64>, !transform.param<i64>, !transform.param<i64>, !transform.param<i64>)
      %bw = transform.match.structured.elemental_bitwidth %v : (!transform.any_value) -> !transform.param<i64>
      %ini = transform.match.structured.init %x[0] : (!transform.any_op) -> !transform.any_op
      transform.match.structured.init %x[all] {permutation} : !transform.any_op
      %inp = transform.match.structured.input %x[except(1)] {projected_permutation} : (!transform.any_op) -> !transform.any_op
      %ni = transform.match.structured.num_inits %x : (!transform.any_op) -> !transform.param<i64>
      %nin = transform.match.structured.num_inputs %x : (!transform.any_op) -> !transform.param<i64>
      %rk = transform.match.structured.rank %x : (!transform.any_op) -> !transform.param<i64>
      %rs = transform.match.structured.result %x[0] {single} : (!transform.any_op) -> !transform.any_op
      transform.match.structured.yield
    }
    %mm:2 = transform.match.structured failures(suppress) %m : (!transform.any_op) -> (!transform.param<i64>, !transform.any_op) {
      ^bb0(%x: !transform.any_op):
      %rk = transform.match.structured.rank %x : (!transform.any_op) -> !transform.param<i64>
      transform.match.structured.yield %rk, %x : !transform.param<i64>, !transform.any_op
    }
    transform.yield
  }
}

// CHECK: module attributes {transform.with_named_sequence} {
// CHECK-NEXT:   transform.named_sequence @__transform_main(%[[ARG0:[a-z0-9_]+]]: !transform.any_op, %[[ARG1:[a-z0-9_]+]]: !transform.param<i64>, %[[ARG2:[a-z0-9_]+]]: !transform.any_op, %[[ARG3:[a-z0-9_]+]]: !transform.any_value, %[[ARG4:[a-z0-9_]+]]: !transform.op<"scf.for">) {
// CHECK-NEXT:     %[[TILED_LINALG_OP:[a-z0-9_]+]], %[[LOOPS:[a-z0-9_]+]]:2 = transform.structured.tile_using_for %[[ARG0]] tile_sizes [4, 8] : (!transform.any_op) -> (!transform.any_op, !transform.any_op, !transform.any_op)
// CHECK-NEXT:     %[[TILED_LINALG_OP_0:[a-z0-9_]+]], %[[LOOPS_1:[a-z0-9_]+]]:3 = transform.structured.tile_using_for %[[ARG0]] tile_sizes [%[[ARG1]], [8], %[[ARG2]]] interchange = [1, 0] : (!transform.any_op, !transform.param<i64>, !transform.any_op) -> (!transform.any_op, !transform.any_op, !transform.any_op, !transform.any_op)
// CHECK-NEXT:     %[[TILED_OP:[a-z0-9_]+]], %[[FORALL_OP:.*]] = transform.structured.tile_using_forall %[[ARG0]] num_threads [4, %[[ARG2]]] tile_sizes [3](mapping = [#gpu.thread<x>]) : (!transform.any_op, !transform.any_op) -> (!transform.any_op, !transform.any_op)
// CHECK-NEXT:     %[[TILED_OP_2:[a-z0-9_]+]], %[[FORALL_OP_3:.*]] = transform.structured.tile_using_forall %[[ARG0]] tile_sizes [%[[ARG1]], 3] : (!transform.any_op, !transform.param<i64>) -> (!transform.any_op, !transform.any_op)
// CHECK-NEXT:     %[[TILED_OP_4:[a-z0-9_]+]], %[[FORALL_OP_5:.*]] = transform.structured.tile_using_forall %[[ARG0]] num_threads *(%[[ARG2]]) : (!transform.any_op, !transform.any_op) -> (!transform.any_op, !transform.any_op)
// CHECK-NEXT:     %[[TILED_OP_6:[a-z0-9_]+]], %[[FORALL_OP_7:.*]] = transform.structured.tile_using_forall %[[ARG0]] tile_sizes *(%[[ARG2]]) : (!transform.any_op, !transform.any_op) -> (!transform.any_op, !transform.any_op)
// CHECK-NEXT:     %[[TRANSFORMED:[a-z0-9_]+]], %[[LOOPS_8:.*]] = transform.structured.fuse %[[ARG0]] tile_sizes [4, 0] interchange [1, 0] {apply_cleanup} : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
// CHECK-NEXT:     %[[TRANSFORMED_9:[a-z0-9_]+]], %[[LOOPS_10:.*]] = transform.structured.fuse %[[ARG0]] tile_sizes [%[[ARG1]], %[[ARG2]]] {apply_cleanup, use_forall} : (!transform.any_op, !transform.param<i64>, !transform.any_op) -> (!transform.any_op, !transform.any_op)
// CHECK-NEXT:     %[[FUSED_OP:[a-z0-9_]+]], %[[NEW_CONTAINING_OP:.*]] = transform.structured.fuse_into_containing_op %[[ARG0]] into %[[ARG2]] : (!transform.any_op, !transform.any_op) -> (!transform.any_op, !transform.any_op)
// CHECK-NEXT:     %[[FILL_OP:[a-z0-9_]+]], %[[SPLIT_OP:[a-z0-9_]+]], %[[COMBINING_OP:[a-z0-9_]+]], %[[FOR_OP:.*]] = transform.structured.tile_reduction_using_for %[[ARG0]] by tile_sizes = [0, 5] : (!transform.any_op) -> (!transform.any_op, !transform.any_op, !transform.any_op, !transform.any_op)
// CHECK-NEXT:     %[[INTERCHANGE:.*]] = transform.structured.interchange %[[ARG0]] iterator_interchange = [1, 0] : (!transform.any_op) -> !transform.any_op
// CHECK-NEXT:     %[[INTERCHANGE_1:.*]] = transform.structured.interchange %[[ARG0]] : (!transform.any_op) -> !transform.any_op
// CHECK-NEXT:     %[[PADDED:[a-z0-9_]+]], %[[PAD:[a-z0-9_]+]], %[[COPY:.*]] = transform.structured.pad %[[ARG0]] {copy_back_op = "none", nofold_flags = [1, 0], padding_dimensions = [0, 1], padding_values = [0.000000e+00 : f32, 0.000000e+00 : f32], transpose_paddings = {{\[\[}}0, 1], [1, 0]]} : (!transform.any_op) -> (!transform.any_op, !transform.any_op, !transform.any_op)
// CHECK-NEXT:     %[[PADDED_11:[a-z0-9_]+]], %[[PAD_12:[a-z0-9_]+]], %[[COPY_13:.*]] = transform.structured.pad %[[ARG0]] pad_to_multiple_of [2, %[[ARG1]]] {padding_dimensions = [0, 1]} : (!transform.any_op, !transform.param<i64>) -> (!transform.any_op, !transform.any_op, !transform.any_op)
// CHECK-NEXT:     %[[PADDED_14:[a-z0-9_]+]], %[[PAD_15:[a-z0-9_]+]], %[[COPY_16:.*]] = transform.structured.pad %[[ARG0]] pad_to_multiple_of [2, %[[ARG1]]] use_prescribed_tensor_shapes {padding_dimensions = [0, 1]} : (!transform.any_op, !transform.param<i64>) -> (!transform.any_op, !transform.any_op, !transform.any_op)
// CHECK-NEXT:     %[[PACK:.*]] = transform.structured.pack %[[ARG0]] packed_sizes = [2, %[[ARG2]]] : (!transform.any_op, !transform.any_op) -> !transform.op<"linalg.generic">
// CHECK-NEXT:     %[[PACKED_OP:[a-z0-9_]+]], %[[PACK_OP:[a-z0-9_]+]], %[[UN_PACK_OP:.*]] = transform.structured.pack_transpose %[[ARG0]] with_compute_op(%[[ARG2]]) outer_perm = [1, 0] inner_perm = [1, 0] : (!transform.any_op, !transform.any_op) -> (!transform.any_op, !transform.any_op, !transform.any_op)
// CHECK-NEXT:     %[[CAST:.*]] = transform.cast %[[ARG0]] : !transform.any_op to !transform.op<"linalg.pack">
// CHECK-NEXT:     %[[CAST_1:.*]] = transform.cast %[[ARG0]] : !transform.any_op to !transform.op<"tensor.empty">
// CHECK-NEXT:     %[[PAD_OP:[a-z0-9_]+]], %[[EXPAND_SHAPE_OP:[a-z0-9_]+]], %[[TRANSPOSE_OP:.*]] = transform.structured.lower_pack %[[CAST]] : (!transform.op<"linalg.pack">) -> (!transform.op<"tensor.pad">, !transform.op<"tensor.expand_shape">, !transform.op<"linalg.transpose">)
// CHECK-NEXT:     %[[CAST_2:.*]] = transform.cast %[[ARG0]] : !transform.any_op to !transform.op<"linalg.unpack">
// CHECK-NEXT:     %[[EMPTY_OP:[a-z0-9_]+]], %[[TRANSPOSE_OP_17:[a-z0-9_]+]], %[[COLLAPSE_SHAPE_OP:[a-z0-9_]+]], %[[EXTRACT_SLICE_OP:.*]] = transform.structured.lower_unpack %[[CAST_2]] {lowerUnpadLikeWithExtractSlice = false} : (!transform.op<"linalg.unpack">) -> (!transform.op<"tensor.empty">, !transform.op<"linalg.transpose">, !transform.op<"tensor.collapse_shape">, !transform.op<"tensor.extract_slice">)
// CHECK-NEXT:     %[[GENERALIZE:.*]] = transform.structured.generalize %[[ARG0]] : (!transform.any_op) -> !transform.any_op
// CHECK-NEXT:     transform.structured.vectorize %[[ARG0]] : !transform.any_op
// CHECK-NEXT:     transform.structured.vectorize %[[ARG0]] vector_sizes [2, [4], %[[ARG1]]] {vectorize_nd_extract} : !transform.any_op, !transform.param<i64>
// CHECK-NEXT:     transform.structured.vectorize %[[ARG0]] vector_sizes [2, 4] : !transform.any_op
// CHECK-NEXT:     %[[VECTORIZE_CHILDREN_AND_APPLY_PATTERNS:.*]] = transform.structured.vectorize_children_and_apply_patterns %[[ARG0]] {disable_multi_reduction_to_contract_patterns, disable_transfer_permutation_map_lowering_patterns, flatten_1d_depthwise_conv, fold_type_extensions_into_contract, vectorize_nd_extract, vectorize_padding} : (!transform.any_op) -> !transform.any_op
// CHECK-NEXT:     %[[HOIST_REDUNDANT_VECTOR_TRANSFERS:.*]] = transform.structured.hoist_redundant_vector_transfers %[[ARG0]] {verify_non_zero_trip} : (!transform.any_op) -> !transform.any_op
// CHECK-NEXT:     %[[HOIST_REDUNDANT_VECTOR_BROADCASTS:.*]] = transform.structured.hoist_redundant_vector_broadcasts %[[ARG0]] : (!transform.any_op) -> !transform.any_op
// CHECK-NEXT:     %[[ALLOCATED_BUFFER:[a-z0-9_]+]], %[[NEW_OPS:.*]] = transform.structured.bufferize_to_allocation %[[ARG0]] {alloc_op = "memref.alloca", bufferize_destination_only, emit_dealloc, memcpy_op = "linalg.copy", memory_space = 3 : i64} : !transform.any_op
// CHECK-NEXT:     %[[ONE_SHOT_BUFFERIZE:.*]] = transform.bufferization.one_shot_bufferize %[[ARG0]] : (!transform.any_op) -> !transform.any_op
// CHECK-NEXT:     %[[ONE_SHOT_BUFFERIZE_1:.*]] = transform.bufferization.one_shot_bufferize layout{IdentityLayoutMap} %[[ARG0]] {bufferize_function_boundaries = true, memcpy_op = "linalg.copy"} : (!transform.any_op) -> !transform.any_op
// CHECK-NEXT:     transform.bufferization.eliminate_empty_tensors %[[ARG0]] : !transform.any_op
// CHECK-NEXT:     transform.structured.eliminate_empty_tensors %[[ARG0]] : !transform.any_op
// CHECK-NEXT:     %[[EMPTY_TENSOR_TO_ALLOC_TENSOR:.*]] = transform.bufferization.empty_tensor_to_alloc_tensor %[[CAST_1]] : (!transform.op<"tensor.empty">) -> !transform.op<"bufferization.alloc_tensor">
// CHECK-NEXT:     transform.bufferization.buffer_loop_hoisting %[[ARG0]] : !transform.any_op
// CHECK-NEXT:     transform.loop.unroll %[[ARG0]] {factor = 4 : i64} : !transform.any_op
// CHECK-NEXT:     transform.loop.unroll_and_jam %[[ARG0]] {factor = 4 : i64} : !transform.any_op
// CHECK-NEXT:     %[[PEELED_LOOP:[a-z0-9_]+]], %[[REMAINDER_LOOP:.*]] = transform.loop.peel %[[ARG4]] {peel_front = true} : (!transform.op<"scf.for">) -> (!transform.any_op, !transform.any_op)
// CHECK-NEXT:     %[[FUNCTION:[a-z0-9_]+]], %[[CALL:.*]] = transform.loop.outline %[[ARG0]] {func_name = "foo"} : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
// CHECK-NEXT:     %[[COALESCE:.*]] = transform.loop.coalesce %[[ARG0]] : (!transform.any_op) -> !transform.any_op
// CHECK-NEXT:     transform.loop.hoist_loop_invariant_subsets %[[ARG0]] : !transform.any_op
// CHECK-NEXT:     %[[FUSE_SIBLING:.*]] = transform.loop.fuse_sibling %[[ARG0]] into %[[ARG2]] : (!transform.any_op, !transform.any_op) -> !transform.any_op
// CHECK-NEXT:     %[[FORALL_TO_FOR:.*]] = transform.loop.forall_to_for %[[ARG0]] : (!transform.any_op) -> !transform.any_op
// CHECK-NEXT:     %[[FORALL_TO_PARALLEL:.*]] = transform.loop.forall_to_parallel %[[ARG0]] : (!transform.any_op) -> !transform.any_op
// CHECK-NEXT:     %[[PIPELINE:.*]] = transform.loop.pipeline %[[ARG4]] {read_latency = 5 : i64} : (!transform.op<"scf.for">) -> !transform.any_op
// CHECK-NEXT:     transform.loop.promote_if_one_iteration %[[ARG0]] : !transform.any_op
// CHECK-NEXT:     %[[SPLIT:.*]] = transform.structured.split %[[ARG0]] after 42  {dimension = 0 : i64} : !transform.any_op
// CHECK-NEXT:     %[[SPLIT_1:.*]] = transform.structured.split %[[ARG0]] after %[[ARG1]]  {dimension = 1 : i64} : !transform.any_op, !transform.param<i64>
// CHECK-NEXT:     %[[SPLIT_2:.*]] = transform.structured.split %[[ARG0]] after 42  {dimension = 0 : i64, multiway} : !transform.any_op
// CHECK-NEXT:     %[[INIT_OR_ALLOC_OP:[a-z0-9_]+]], %[[FILL_OP_18:[a-z0-9_]+]], %[[SPLIT_LINALG_OP:[a-z0-9_]+]], %[[COMBINING_LINALG_OP:.*]] = transform.structured.split_reduction %[[ARG0]] {inner_parallel, insert_split_dimension = 2 : i64, split_factor = 4 : i64} : (!transform.any_op) -> (!transform.any_op, !transform.any_op, !transform.any_op, !transform.any_op)
// CHECK-NEXT:     %[[SCALARIZE:.*]] = transform.structured.scalarize %[[ARG0]] : (!transform.any_op) -> !transform.any_op
// CHECK-NEXT:     %[[SPECIALIZE:.*]] = transform.structured.specialize %[[ARG0]] : (!transform.any_op) -> !transform.any_op
// CHECK-NEXT:     %[[PROMOTE:.*]] = transform.structured.promote %[[ARG0]] {operands_to_promote = [0], use_full_tile_buffers = [true]} : (!transform.any_op) -> !transform.any_op
// CHECK-NEXT:     %[[DECOMPOSE:.*]] = transform.structured.decompose %[[ARG0]] : (!transform.any_op) -> !transform.any_op
// CHECK-NEXT:     %[[DECOMPOSE_INTERFACE:.*]] = transform.structured.decompose_interface %[[ARG0]] : (!transform.any_op) -> !transform.any_op
// CHECK-NEXT:     %[[CONVERT_TO_LOOPS:.*]] = transform.structured.convert_to_loops %[[ARG0]] : (!transform.any_op) -> !transform.any_op
// CHECK-NEXT:     %[[LOW_SIZE:[a-z0-9_]+]], %[[HIGH_SIZE:[a-z0-9_]+]], %[[SPLIT_POINT:.*]] = transform.structured.multitile_sizes %[[ARG0]] {dimension = 0 : i64, target_size = 3 : i64} : (!transform.any_op) -> !transform.any_op
// CHECK-NEXT:     %[[INSERT_SLICE_TO_COPY:.*]] = transform.structured.insert_slice_to_copy %[[ARG0]] : (!transform.any_op) -> !transform.any_op
// CHECK-NEXT:     %[[FLATTEN_ELEMENTWISE:.*]] = transform.structured.flatten_elementwise %[[ARG0]] : (!transform.any_op) -> !transform.any_op
// CHECK-NEXT:     %[[REWRITE_IN_DESTINATION_PASSING_STYLE:.*]] = transform.structured.rewrite_in_destination_passing_style %[[ARG0]] : (!transform.any_op) -> !transform.any_op
// CHECK-NEXT:     %[[REPLACE:.*]] = transform.structured.replace %[[ARG0]] {
// CHECK-NEXT:       builtin.module {

// CHECK: } : (!transform.any_op) -> !transform.any_op
// CHECK-NEXT: %[[HOIST_PAD:.*]] = transform.structured.hoist_pad %[[ARG0]] by 1 loops, transpose by [1, 0] : (!transform.any_op) -> !transform.any_op
// CHECK-NEXT: transform.match.structured %[[ARG0]] : !transform.any_op {
// CHECK-NEXT: ^bb0(%[[ARG5:[a-z0-9_]+]]: !transform.any_op):
// CHECK-NEXT:   transform.match.structured.dim %[[ARG5]][all] {parallel} : !transform.any_op
// CHECK-NEXT:   %[[DIM:.*]] = transform.match.structured.dim %[[ARG5]][0, -1] : (!transform.any_op) -> !transform.param<i64>
// CHECK-NEXT:   transform.match.structured.body %[[ARG5]] {reduction_position = 0 : i64} : !transform.any_op
// CHECK-NEXT:   transform.match.structured.body %[[ARG5]] {passthrough} : !transform.any_op
// CHECK-NEXT:   %[[BATCH:[a-z0-9_]+]], %[[M:[a-z0-9_]+]], %[[N:[a-z0-9_]+]], %[[K:.*]] = transform.match.structured.classify_contraction_dims %[[ARG5]] : (!transform.any_op) -> (!transform.param<i64>, !transform.param<i64>, !transform.param<i64>, !transform.param<i64>)
// CHECK-NEXT:   %[[ELEMENTAL_BITWIDTH:.*]] = transform.match.structured.elemental_bitwidth %[[ARG3]] : (!transform.any_value) -> !transform.param<i64>
// CHECK-NEXT:   %[[INIT:.*]] = transform.match.structured.init %[[ARG5]][0] : (!transform.any_op) -> !transform.any_op
// CHECK-NEXT:   transform.match.structured.init %[[ARG5]][all] {permutation} : !transform.any_op
// CHECK-NEXT:   %[[INPUT:.*]] = transform.match.structured.input %[[ARG5]][except(1)] {projected_permutation} : (!transform.any_op) -> !transform.any_op
// CHECK-NEXT:   %[[NUM_INITS:.*]] = transform.match.structured.num_inits %[[ARG5]] : (!transform.any_op) -> !transform.param<i64>
// CHECK-NEXT:   %[[NUM_INPUTS:.*]] = transform.match.structured.num_inputs %[[ARG5]] : (!transform.any_op) -> !transform.param<i64>
// CHECK-NEXT:   %[[RANK:.*]] = transform.match.structured.rank %[[ARG5]] : (!transform.any_op) -> !transform.param<i64>
// CHECK-NEXT:   %[[RESULT:.*]] = transform.match.structured.result %[[ARG5]][0] single : (!transform.any_op) -> !transform.any_op

// CHECK: %[[STRUCTURED:[a-z0-9_]+]]:2 = transform.match.structured failures(suppress) %[[ARG0]] : (!transform.any_op) -> (!transform.param<i64>, !transform.any_op) {
// CHECK-NEXT: ^bb0(%[[ARG5_1:[a-z0-9_]+]]: !transform.any_op):
// CHECK-NEXT:   %[[RANK_1:.*]] = transform.match.structured.rank %[[ARG5_1]] : (!transform.any_op) -> !transform.param<i64>
// CHECK-NEXT:   transform.match.structured.yield %[[RANK_1]], %[[ARG5_1]] : !transform.param<i64>, !transform.any_op

// CHECK: transform.yield
