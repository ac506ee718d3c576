// AUTOUPDATE
// RUN: %opt --allow-unregistered-dialect %s | FileCheck %s
// RUN: %opt --allow-unregistered-dialect %s -o %t.mlir
// RUN: %opt --allow-unregistered-dialect --mlir-print-op-generic %t.mlir -o %t.generic.mlir
// RUN: %opt --allow-unregistered-dialect %t.generic.mlir | diff %t.mlir -
// RUN: %opt --allow-unregistered-dialect --emit-bytecode %t.mlir | %opt --allow-unregistered-dialect | diff %t.mlir -
//
// Patterns, and operations with default values.

module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%m: !transform.any_op ) {
    transform.apply_patterns to %m {
      transform.apply_patterns.vector.lower_contraction lowering_strategy = parallelarith
      transform.apply_patterns.vector.lower_contraction lowering_strategy = outerproduct
      transform.apply_patterns.vector.lower_contraction lowering_strategy = llvmintr
      transform.apply_patterns.vector.lower_contraction lowering_strategy = dot
      transform.apply_patterns.vector.lower_contraction
      transform.apply_patterns.vector.lower_multi_reduction
      transform.apply_patterns.vector.lower_multi_reduction lowering_strategy = innerreduction
      transform.apply_patterns.vector.lower_multi_reduction lowering_strategy = innerparallel
      transform.apply_patterns.vector.lower_transpose
      transform.apply_patterns.vector.lower_transpose lowering_strategy = eltwise
      transform.apply_patterns.vector.lower_transpose lowering_strategy = shuffle_1d
      transform.apply_patterns.vector.lower_transpose lowering_strategy = shuffle_16x16
      transform.apply_patterns.vector.lower_transfer
      transform.apply_patterns.vector.lower_transfer max_transfer_rank = 3
      transform.apply_patterns.vector.transfer_to_scf
      transform.apply_patterns.vector.transfer_to_scf full_unroll = true
      transform.apply_patterns.vector.transfer_to_scf full_unroll = true max_transfer_rank = 2
      transform.apply_patterns.vector.split_transfer_full_partial
      transform.apply_patterns.vector.split_transfer_full_partial split_transfer_strategy = "vector-transfer"
      transform.apply_patterns.vector.split_transfer_full_partial split_transfer_strategy = "linalg-copy"
      transform.apply_patterns.vector.split_transfer_full_partial split_transfer_strategy = "force-in-bounds"
      transform.apply_patterns.vector.split_transfer_full_partial split_transfer_strategy = "none"
      transform.apply_patterns.tensor.rewrite_as_constant
      transform.apply_patterns.tensor.rewrite_as_constant aggressive
      transform.apply_patterns.tensor.fold_tensor_empty
      transform.apply_patterns.tensor.fold_tensor_empty {fold_single_use_only = true}
      transform.apply_patterns.memref.alloc_to_alloca size_limit(32)
      transform.apply_patterns.linalg.tiling_canonicalization
    } : !transform.any_op
    transform.apply_conversion_patterns to %m {
      transform.apply_conversion_patterns.dialect_to_llvm "arith"
      transform.apply_conversion_patterns.vector.vector_to_llvm
      transform.apply_conversion_patterns.gpu.gpu_to_nvvm {benefit = 10 : i16}
      transform.apply_conversion_patterns.gpu.gpu_to_nvvm
      transform.apply_conversion_patterns.gpu.gpu_to_rocdl chipset = "gfx"
    } with type_converter {
      transform.apply_conversion_patterns.memref.memref_to_llvm_type_converter
        {index_bitwidth = 64, use_bare_ptr_call_conv = false}
    } {legal_dialects = ["x"], partial_conversion}: !transform.any_op
    %x:3 = transform.structured.tile_reduction_using_forall %m by num_threads = [0, 5] tile_sizes = [1] : (!transform.any_op) -> (!transform.any_op, !transform.any_op, !transform.any_op)
    %x1:3 = transform.structured.tile_reduction_using_forall %m reduction_dims = [1] by num_threads = [0, 5] tile_sizes = [1] mapping = [#gpu.thread<x>] : (!transform.any_op) -> (!transform.any_op, !transform.any_op, !transform.any_op)
    %xq:3 = transform.structured.tile_reduction_using_forall %m by tile_sizes = [1] : (!transform.any_op) -> (!transform.any_op, !transform.any_op, !transform.any_op)
    %mli = transform.memref.make_loop_independent %m {num_loops = 1}: (!transform.any_op) -> !transform.any_op
    %par = transform.get_parent_op %m : (!transform.any_op) -> !transform.any_op
    %pd2, %pk2, %cp2 = transform.structured.pad %m : (!transform.any_op) -> (!transform.any_op, !transform.any_op, !transform.any_op)
    %ft:2 = transform.structured.tile_using_forall %m : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
    %ft2 = transform.structured.fuse %m : (!transform.any_op) -> !transform.any_op
    transform.structured.match in %m : (!transform.any_op) -> !transform.any_op
    transform.yield
  }
}

// CHECK: module attributes {transform.with_named_sequence} {
// CHECK-NEXT:   transform.named_sequence @__transform_main(%[[ARG0:[a-z0-9_]+]]: !transform.any_op) {
// CHECK-NEXT:     transform.apply_patterns to %[[ARG0]] {
// CHECK-NEXT:       transform.apply_patterns.vector.lower_contraction lowering_strategy = parallelarith
// CHECK-NEXT:       transform.apply_patterns.vector.lower_contraction
// CHECK-NEXT:       transform.apply_patterns.vector.lower_contraction lowering_strategy = llvmintr
// CHECK-NEXT:       transform.apply_patterns.vector.lower_contraction lowering_strategy = dot
// CHECK-NEXT:       transform.apply_patterns.vector.lower_contraction
// CHECK-NEXT:       transform.apply_patterns.vector.lower_multi_reduction
// CHECK-NEXT:       transform.apply_patterns.vector.lower_multi_reduction lowering_strategy = innerreduction
// CHECK-NEXT:       transform.apply_patterns.vector.lower_multi_reduction
// CHECK-NEXT:       transform.apply_patterns.vector.lower_transpose
// CHECK-NEXT:       transform.apply_patterns.vector.lower_transpose
// CHECK-NEXT:       transform.apply_patterns.vector.lower_transpose lowering_strategy = shuffle_1d
// CHECK-NEXT:       transform.apply_patterns.vector.lower_transpose lowering_strategy = shuffle_16x16
// CHECK-NEXT:       transform.apply_patterns.vector.lower_transfer
// CHECK-NEXT:       transform.apply_patterns.vector.lower_transfer max_transfer_rank = 3
// CHECK-NEXT:       transform.apply_patterns.vector.transfer_to_scf
// CHECK-NEXT:       transform.apply_patterns.vector.transfer_to_scf full_unroll = true
// CHECK-NEXT:       transform.apply_patterns.vector.transfer_to_scf max_transfer_rank = 2 full_unroll = true
// CHECK-NEXT:       transform.apply_patterns.vector.split_transfer_full_partial
// CHECK-NEXT:       transform.apply_patterns.vector.split_transfer_full_partial split_transfer_strategy = "vector-transfer"
// CHECK-NEXT:       transform.apply_patterns.vector.split_transfer_full_partial
// CHECK-NEXT:       transform.apply_patterns.vector.split_transfer_full_partial split_transfer_strategy = "force-in-bounds"
// CHECK-NEXT:       transform.apply_patterns.vector.split_transfer_full_partial split_transfer_strategy = none
// CHECK-NEXT:       transform.apply_patterns.tensor.rewrite_as_constant
// CHECK-NEXT:       transform.apply_patterns.tensor.rewrite_as_constant aggressive
// CHECK-NEXT:       transform.apply_patterns.tensor.fold_tensor_empty
// CHECK-NEXT:       transform.apply_patterns.tensor.fold_tensor_empty {fold_single_use_only = true}
// CHECK-NEXT:       transform.apply_patterns.memref.alloc_to_alloca size_limit(32)
// CHECK-NEXT:       transform.apply_patterns.linalg.tiling_canonicalization
// CHECK-NEXT:     } : !transform.any_op
// CHECK-NEXT:     transform.apply_conversion_patterns to %[[ARG0]] {
// CHECK-NEXT:       transform.apply_conversion_patterns.dialect_to_llvm "arith"
// CHECK-NEXT:       transform.apply_conversion_patterns.vector.vector_to_llvm
// CHECK-NEXT:       transform.apply_conversion_patterns.gpu.gpu_to_nvvm {benefit = 10 : i16}
// CHECK-NEXT:       transform.apply_conversion_patterns.gpu.gpu_to_nvvm
// CHECK-NEXT:       transform.apply_conversion_patterns.gpu.gpu_to_rocdl chipset = "gfx"
// CHECK-NEXT:     } with type_converter {
// CHECK-NEXT:       transform.apply_conversion_patterns.memref.memref_to_llvm_type_converter
// CHECK-NEXT:     } {legal_dialects = ["x"], partial_conversion} : !transform.any_op
// CHECK-NEXT:     %[[SPLIT_OP:[a-z0-9_]+]], %[[COMBINING_OP:[a-z0-9_]+]], %[[FORALL_OP:.*]] = transform.structured.tile_reduction_using_forall %[[ARG0]] by num_threads = [0, 5] tile_sizes = [1] : (!transform.any_op) -> (!transform.any_op, !transform.any_op, !transform.any_op)
// CHECK-NEXT:     %[[SPLIT_OP_0:[a-z0-9_]+]], %[[COMBINING_OP_1:[a-z0-9_]+]], %[[FORALL_OP_2:.*]] = transform.structured.tile_reduction_using_forall %[[ARG0]] reduction_dims = [1] by num_threads = [0, 5] tile_sizes = [1] mapping = [#gpu.thread<x>] : (!transform.any_op) -> (!transform.any_op, !transform.any_op, !transform.any_op)
// CHECK-NEXT:     %[[SPLIT_OP_3:[a-z0-9_]+]], %[[COMBINING_OP_4:[a-z0-9_]+]], %[[FORALL_OP_5:.*]] = transform.structured.tile_reduction_using_forall %[[ARG0]] by tile_sizes = [1] : (!transform.any_op) -> (!transform.any_op, !transform.any_op, !transform.any_op)
// CHECK-NEXT:     %[[MAKE_LOOP_INDEPENDENT:.*]] = transform.memref.make_loop_independent %[[ARG0]] {num_loops = 1 : i64} : (!transform.any_op) -> !transform.any_op
// CHECK-NEXT:     %[[GET_PARENT_OP:.*]] = transform.get_parent_op %[[ARG0]] : (!transform.any_op) -> !transform.any_op
// CHECK-NEXT:     %[[PADDED:[a-z0-9_]+]], %[[PAD:[a-z0-9_]+]], %[[COPY:.*]] = transform.structured.pad %[[ARG0]] : (!transform.any_op) -> (!transform.any_op, !transform.any_op, !transform.any_op)
// CHECK-NEXT:     %[[TILED_OP:[a-z0-9_]+]], %[[FORALL_OP_6:.*]] = transform.structured.tile_using_forall %[[ARG0]] : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
// CHECK-NEXT:     %[[TRANSFORMED:.*]] = transform.structured.fuse %[[ARG0]] : (!transform.any_op) -> !transform.any_op
// CHECK-NEXT:     %[[MATCH:.*]] = transform.structured.match in %[[ARG0]] : (!transform.any_op) -> !transform.any_op
// CHECK-NEXT:     transform.yield
