// RUN: %opt %s --canonicalize --rewrite-trace=%t.record -o %t.out
// RUN: %strata trace show %t.record | FileCheck %s

// An operation that is known from its copy is recorded while the operation around it is
// erased and has no operands: the verifier of the yield would inspect these.
// CHECK: step 1: SwapTransposeWithBroadcast on #[[TRANSPOSE:[0-9]+]]
// CHECK: copy of #[[YIELD:[0-9]+]]
// CHECK: erased %[[TRANSPOSE]] = "linalg.transpose"{{.*}} with 1 inside
func.func @both(%a: tensor<4xf32>, %b: tensor<4x8xf32>, %e: tensor<4x8xf32>, %f: tensor<8x4xf32>, %o: tensor<8x4xf32>) -> tensor<8x4xf32> {
  %t = linalg.broadcast ins(%a : tensor<4xf32>) outs(%e : tensor<4x8xf32>) dimensions = [1]
  %u = linalg.transpose ins(%t : tensor<4x8xf32>) outs(%f : tensor<8x4xf32>) permutation = [1, 0]
  %0 = linalg.elementwise kind=#linalg.elementwise_kind<add>
      indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d1, d0)>, affine_map<(d0, d1) -> (d0, d1)>]
      ins(%u, %b : tensor<8x4xf32>, tensor<4x8xf32>) outs(%o : tensor<8x4xf32>) -> tensor<8x4xf32>
  return %0 : tensor<8x4xf32>
}
