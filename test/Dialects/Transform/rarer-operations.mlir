// RUN: strata opt %s --split-input-file --verify-diagnostics

module attributes {transform.with_named_sequence} {
  transform.named_sequence @greedily(%f: !transform.any_op) {
    // expected-error @below {{at most one of the packed_size and the padded_sizes_next_multiple_of can be nonzero}}
    %0 = transform.structured.pack_greedily %f matmul_packed_sizes = [2, 3, 4] matmul_padded_sizes_next_multiple_of = [0, 0, 7] matmul_inner_dims_order = [1, 2, 0] : (!transform.any_op) -> !transform.any_op
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
  transform.named_sequence @order(%f: !transform.any_op) {
    // expected-error @below {{"matmul_inner_dims_order" is not a valid permutation}}
    %0 = transform.structured.pack_greedily %f matmul_packed_sizes = [2, 3, 4] matmul_inner_dims_order = [1, 1, 0] : (!transform.any_op) -> !transform.any_op
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
  transform.named_sequence @sizes(%f: !transform.any_op) {
    // expected-error @below {{'static_matmul_packed_sizes' failed to satisfy constraint: i64 dense array attribute with exactly 3 elements}}
    %0 = transform.structured.pack_greedily %f matmul_packed_sizes = [2, 3] matmul_inner_dims_order = [1, 2, 0] : (!transform.any_op) -> !transform.any_op
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
  transform.named_sequence @blocks(%f: !transform.any_op) {
    // expected-error @below {{transform requires empty or size-3 grid_dims}}
    %0 = transform.gpu.map_forall_to_blocks %f grid_dims = [1, 2] : (!transform.any_op) -> !transform.any_op
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
  transform.named_sequence @bounds(%f: !transform.any_op) {
    // expected-error @below {{incorrect number of lower bounds, expected 1 but found 2}}
    transform.affine.simplify_bounded_affine_ops %f with [%f : !transform.any_op] within [0, 1] and [9] : !transform.any_op
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
  transform.named_sequence @params(%p: !transform.param<i64>) {
    // expected-error @below {{must have the same number of block arguments as operands}}
    transform.smt.constrain_params(%p) : (!transform.param<i64>) -> () {
    ^bb0(%a: !smt.int, %b: !smt.int):
      smt.yield
    }
    transform.yield
  }
}
