// Terminators that the custom form leaves out, and arguments of regions, have no location
// in the text.
// RUN: %opt --irdl-file=%source_dir/examples/vec.irdl.mlir --verify-roundtrip %s | FileCheck %s
// CHECK: vec.map %{{.*}} {

func.func @f(%v: !vec.vec<4 x f32>) {
  %w = vec.map %v {
    %c = arith.constant 1 : i32
  } : <4 x f32> -> <4 x f32>
  return
}

func.func @loops(%n: index, %t: tensor<4xf32>) -> tensor<4xf32> {
  scf.for %i = %n to %n step %n {
  }
  affine.parallel (%i) = (0) to (4) {
  }
  %m = linalg.map { arith.addf } ins(%t, %t : tensor<4xf32>, tensor<4xf32>) outs(%t : tensor<4xf32>)
  return %m : tensor<4xf32>
}
