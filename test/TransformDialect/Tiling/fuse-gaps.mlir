// RUN: strata check-passes %s --entry=main --pass-pipeline='builtin.module(transform-interpreter)' | FileCheck %s
//
// The elements between those that tiles of the consumer store keep the values of the producer.

// CHECK: 1 calls, 1 with the same results after each pass
module attributes {transform.with_named_sequence} {
  func.func @main() -> tensor<17xf32> {
    %one = arith.constant 1.0 : f32
    %init = arith.constant dense<5.0> : tensor<17xf32>
    %x = arith.constant dense<7.0> : tensor<9xf32>
    %filled = linalg.fill ins(%one : f32) outs(%init : tensor<17xf32>) -> tensor<17xf32>
    %result = linalg.generic {
      indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0 * 2)>],
      iterator_types = ["parallel"]
    } ins(%x : tensor<9xf32>) outs(%filled : tensor<17xf32>) attrs = {consumer} {
    ^bb0(%a: f32, %b: f32):
      %sum = arith.addf %b, %a : f32
      linalg.yield %sum : f32
    } -> tensor<17xf32>
    return %result : tensor<17xf32>
  }
  transform.named_sequence @__transform_main(%m: !transform.any_op {transform.readonly}) {
    %consumer = transform.structured.match attributes {consumer} in %m : (!transform.any_op) -> !transform.any_op
    %tiled, %loop = transform.structured.fuse %consumer tile_sizes [4]
      : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
    transform.yield
  }
}
