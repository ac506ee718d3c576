// RUN: %opt %s --allow-unregistered-dialect --split-input-file --verify-diagnostics
//
// Numbers of loops that tiling results in.

module attributes {transform.with_named_sequence} {
  transform.named_sequence @a(%m: !transform.any_op) {
    // expected-error@+1 {{'transform.structured.tile_using_for' op expected number of loops to tile (2) to match number of `loops` results (1)}}
    %t:2 = transform.structured.tile_using_for %m tile_sizes [4, 8] : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
  transform.named_sequence @a(%m: !transform.any_op) {
    // expected-error@+1 {{'transform.structured.fuse' op expects 2 loop results}}
    %t:2 = transform.structured.fuse %m tile_sizes [4, 8] : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
  transform.named_sequence @a(%m: !transform.any_op) {
    %t:2 = transform.structured.fuse %m tile_sizes [4, 8] {use_forall} : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
  transform.named_sequence @a(%m: !transform.any_op) {
    // expected-error@+1 {{'transform.structured.fuse' op expects 1 loop results}}
    %t:3 = transform.structured.fuse %m tile_sizes [4, 8] {use_forall} : (!transform.any_op) -> (!transform.any_op, !transform.any_op, !transform.any_op)
    %u:2 = transform.structured.fuse %m : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
  transform.named_sequence @a(%m: !transform.any_op) {
    // expected-error@+1 {{'transform.structured.fuse' op expects 0 loop results}}
    %u:2 = transform.structured.fuse %m : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
    transform.yield
  }
}
