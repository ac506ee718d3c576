// Structured operations on tensors are hoisted out of loops if their bodies may be executed
// speculatively; those on memrefs are not.
// RUN: %opt %s --loop-invariant-code-motion | FileCheck %s

// CHECK-LABEL: func.func @hoist
// CHECK:         linalg.fill ins(%{{.*}} : f32) outs(%{{.*}} : tensor<4xf32>)
// CHECK:         linalg.generic
// CHECK:         scf.for
// CHECK-NEXT:      linalg.fill ins(%{{.*}} : f32) outs(%{{.*}} : memref<4xf32>)
// CHECK-NEXT:      linalg.generic
// CHECK-NEXT:      ^bb0
// CHECK-NEXT:        arith.divsi
func.func @hoist(%n: index, %z: f32, %k: i32, %m: memref<4xf32>, %t: tensor<4xf32>, %x: tensor<4xi32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  scf.for %i = %c0 to %n step %c1 {
    %f = linalg.fill ins(%z : f32) outs(%t : tensor<4xf32>) -> tensor<4xf32>
    linalg.fill ins(%z : f32) outs(%m : memref<4xf32>)
    %g = linalg.generic {indexing_maps = [affine_map<(i) -> (i)>], iterator_types = ["parallel"]} outs(%f : tensor<4xf32>) {
    ^bb0(%o: f32):
      linalg.yield %z : f32
    } -> tensor<4xf32>
    %h = linalg.generic {indexing_maps = [affine_map<(i) -> (i)>], iterator_types = ["parallel"]} outs(%x : tensor<4xi32>) {
    ^bb0(%o: i32):
      %q = arith.divsi %o, %k : i32
      linalg.yield %q : i32
    } -> tensor<4xi32>
  }
  return
}
