// A terminator that the custom form leaves out has no location in the text.
// RUN: %opt --irdl-file=%S/../../examples/vec.irdl.mlir --verify-roundtrip %s | FileCheck %s
// CHECK: vec.map %{{.*}} {

func.func @f(%v: !vec.vec<4 x f32>) {
  %w = vec.map %v {
    %c = arith.constant 1 : i32
  } : <4 x f32> -> <4 x f32>
  return
}
