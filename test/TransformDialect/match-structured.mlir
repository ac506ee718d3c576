// RUN: %opt %s --transform-interpreter --verify-diagnostics
//
// Matchers of structured operations, in a script that is part of the module that it searches.

module attributes {transform.with_named_sequence} {
  func.func @product(%a: tensor<8x16xf32>, %b: tensor<16x?xf32>, %c: tensor<8x?xf32>) -> tensor<8x?xf32> {
    // expected-remark@+1 {{product}}
    %0 = linalg.matmul ins(%a, %b : tensor<8x16xf32>, tensor<16x?xf32>) outs(%c : tensor<8x?xf32>) -> tensor<8x?xf32>
    // expected-remark@+1 {{user}}
    %1 = linalg.exp ins(%0 : tensor<8x?xf32>) outs(%c : tensor<8x?xf32>) -> tensor<8x?xf32>
    return %1 : tensor<8x?xf32>
  }
  transform.named_sequence @match(%op: !transform.any_op {transform.readonly})
      -> (!transform.any_op, !transform.any_op, !transform.param<i64>, !transform.param<i64>, !transform.param<i64>, !transform.affine_map) {
    %r:6 = transform.match.structured %op : (!transform.any_op) -> (!transform.any_op, !transform.any_op, !transform.param<i64>, !transform.param<i64>, !transform.param<i64>, !transform.affine_map) {
    ^bb0(%s: !transform.any_op):
      %rank = transform.match.structured.rank %s : (!transform.any_op) -> !transform.param<i64>
      %three = transform.param.constant 3 : i64 -> !transform.param<i64>
      transform.match.param.cmpi eq %rank, %three : !transform.param<i64>
      %inputs = transform.match.structured.num_inputs %s : (!transform.any_op) -> !transform.param<i64>
      %inits = transform.match.structured.num_inits %s : (!transform.any_op) -> !transform.param<i64>
      transform.match.param.cmpi gt %inputs, %inits : !transform.param<i64>
      transform.match.structured.dim %s[except(-1)] {parallel} : !transform.any_op
      transform.match.structured.dim %s[-1] {reduction} : !transform.any_op
      %sizes = transform.match.structured.dim %s[all] : (!transform.any_op) -> !transform.param<i64>
      transform.match.structured.input %s[all] {projected_permutation} : !transform.any_op
      %map = transform.match.structured.init %s[0] : (!transform.any_op) -> !transform.affine_map
      transform.match.structured.body %s {reduction_position = 0} : !transform.any_op
      transform.match.structured.body %s {contraction = ["arith.mulf", "arith.addf"]} : !transform.any_op
      %input = transform.match.structured.input %s[0] : (!transform.any_op) -> !transform.any_value
      %bits = transform.match.structured.elemental_bitwidth %input : (!transform.any_value) -> !transform.param<i64>
      %user = transform.match.structured.result %s[0] single : (!transform.any_op) -> !transform.any_op
      %batch, %m, %n, %k = transform.match.structured.classify_contraction_dims %s : (!transform.any_op) -> (!transform.param<i64>, !transform.param<i64>, !transform.param<i64>, !transform.param<i64>)
      transform.match.structured.yield %s, %user, %sizes, %bits, %k, %map : !transform.any_op, !transform.any_op, !transform.param<i64>, !transform.param<i64>, !transform.param<i64>, !transform.affine_map
    }
    transform.yield %r#0, %r#1, %r#2, %r#3, %r#4, %r#5 : !transform.any_op, !transform.any_op, !transform.param<i64>, !transform.param<i64>, !transform.param<i64>, !transform.affine_map
  }
  transform.named_sequence @report(%op: !transform.any_op {transform.readonly}, %user: !transform.any_op {transform.readonly}, %sizes: !transform.param<i64> {transform.readonly},
      %bits: !transform.param<i64> {transform.readonly}, %k: !transform.param<i64> {transform.readonly}, %map: !transform.affine_map {transform.readonly}) {
    transform.debug.emit_remark_at %op, "product" : !transform.any_op
    transform.debug.emit_remark_at %user, "user" : !transform.any_op
    // expected-remark@+1 {{8 : i64, -9223372036854775808 : i64, 16 : i64}}
    transform.debug.emit_param_as_remark %sizes : !transform.param<i64>
    // expected-remark@+1 {{32 : i64}}
    transform.debug.emit_param_as_remark %bits : !transform.param<i64>
    // expected-remark@+1 {{2 : i64}}
    transform.debug.emit_param_as_remark %k : !transform.param<i64>
    // expected-remark@+1 {{affine_map<(d0, d1, d2) -> (d0, d1)>}}
    transform.debug.emit_param_as_remark %map : !transform.affine_map
    transform.yield
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.consumed}) {
    %0 = transform.foreach_match in %root @match -> @report : (!transform.any_op) -> !transform.any_op
    transform.yield
  }
}
