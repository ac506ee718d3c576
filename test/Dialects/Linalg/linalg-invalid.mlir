// RUN: %opt --allow-unregistered-dialect --split-input-file --verify-diagnostics %s

func.func @f(%a0: tensor<4xf32>, %a1: tensor<4xf32>) {
  // expected-error @+1 {{'linalg.generic' op expected the number of indexing_map (1) to be equal to the number of input/output operands (2)}}
  %r:1 = "linalg.generic"(%a0, %a1) <{indexing_maps = [affine_map<(d0) -> (d0)>], iterator_types = [#linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
  ^bb0(%b0: f32, %b1: f32):
    "linalg.yield"(%b1) : (f32) -> ()
  }) : (tensor<4xf32>, tensor<4xf32>) -> (tensor<4xf32>)
  return
}
// -----
func.func @f(%a0: tensor<4xf32>, %a1: tensor<4xf32>) {
  // expected-error @+1 {{'linalg.generic' op expected type of operand #1 ('tensor<4xf32>') to match type of corresponding result ('tensor<5xf32>')}}
  %r:1 = "linalg.generic"(%a0, %a1) <{indexing_maps = [affine_map<(d0) -> (d0)>], iterator_types = [#linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
  ^bb0(%b0: f32, %b1: f32):
    "linalg.yield"(%b1) : (f32) -> ()
  }) : (tensor<4xf32>, tensor<4xf32>) -> (tensor<5xf32>)
  return
}
// -----
func.func @f(%a0: tensor<4xf32>, %a1: memref<4xf32>) {
  // expected-error @+1 {{'linalg.generic' op expected to have pure tensor or buffer semantics}}
  "linalg.generic"(%a0, %a1) <{indexing_maps = [affine_map<(d0) -> (d0)>], iterator_types = [#linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
  ^bb0(%b0: f32, %b1: f32):
    "linalg.yield"(%b1) : (f32) -> ()
  }) : (tensor<4xf32>, memref<4xf32>) -> ()
  return
}
// -----
func.func @f(%a0: tensor<4xf32>, %a1: memref<4xf32>) {
  // expected-error @+1 {{'linalg.generic' op expected the number of tensor results (1) to be equal to the number of output tensors (0)}}
  %r:1 = "linalg.generic"(%a0, %a1) <{indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = [#linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
  ^bb0(%b0: f32, %b1: f32):
    "linalg.yield"(%b1) : (f32) -> ()
  }) : (tensor<4xf32>, memref<4xf32>) -> (tensor<4xf32>)
  return
}
// -----
func.func @f(%a0: tensor<4xf32>, %a1: tensor<4xf32>) {
  // expected-error @+1 {{'linalg.generic' op expected indexing_map #0 to have 2 dim(s) to match the number of loops}}
  %r:1 = "linalg.generic"(%a0, %a1) <{indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
  ^bb0(%b0: f32, %b1: f32):
    "linalg.yield"(%b1) : (f32) -> ()
  }) : (tensor<4xf32>, tensor<4xf32>) -> (tensor<4xf32>)
  return
}
// -----
func.func @f(%a0: tensor<4xf32>, %a1: tensor<4xf32>) {
  // expected-error @+1 {{'linalg.generic' op invalid indexing maps are non-invertible: ((d0, d1) -> (d0, d0))}}
  %r:1 = "linalg.generic"(%a0, %a1) <{indexing_maps = [affine_map<(d0, d1) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = [#linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
  ^bb0(%b0: f32, %b1: f32):
    "linalg.yield"(%b1) : (f32) -> ()
  }) : (tensor<4xf32>, tensor<4xf32>) -> (tensor<4xf32>)
  return
}
// -----
func.func @f(%a0: tensor<4xf32>, %a1: tensor<4xf32>) {
  // expected-error @+1 {{'linalg.generic' op unexpected symbols in indexing_map #0}}
  %r:1 = "linalg.generic"(%a0, %a1) <{indexing_maps = [affine_map<(d0)[s0] -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = [#linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
  ^bb0(%b0: f32, %b1: f32):
    "linalg.yield"(%b1) : (f32) -> ()
  }) : (tensor<4xf32>, tensor<4xf32>) -> (tensor<4xf32>)
  return
}
// -----
func.func @f(%a0: tensor<4xf32>, %a1: tensor<4xf32>) {
  // expected-error @+1 {{'linalg.generic' op expected operand #0 rank (1) to match the result rank of indexing_map (2)}}
  %r:1 = "linalg.generic"(%a0, %a1) <{indexing_maps = [affine_map<(d0) -> (d0,d0)>, affine_map<(d0)[s] -> (d0)>], iterator_types = [#linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
  ^bb0(%b0: f32, %b1: f32):
    "linalg.yield"(%b1) : (f32) -> ()
  }) : (tensor<4xf32>, tensor<4xf32>) -> (tensor<4xf32>)
  return
}
// -----
func.func @f(%a0: tensor<6xf32>, %a1: tensor<4xf32>) {
  // expected-error @+1 {{'linalg.generic' op inferred input/output operand #0 has shape's dimension #0 to be greater than or equal to 7, but found 6}}
  %r:1 = "linalg.generic"(%a0, %a1) <{indexing_maps = [affine_map<(d0) -> (d0 * 2)>, affine_map<(d0) -> (d0)>], iterator_types = [#linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
  ^bb0(%b0: f32, %b1: f32):
    "linalg.yield"(%b1) : (f32) -> ()
  }) : (tensor<6xf32>, tensor<4xf32>) -> (tensor<4xf32>)
  return
}
// -----
func.func @f(%a0: tensor<4xf32>, %a1: tensor<4xf32>) {
  // expected-error @+1 {{'linalg.generic' op unexpected result less than 0 at expression #0 in (d0) -> (d0 - 1)}}
  %r:1 = "linalg.generic"(%a0, %a1) <{indexing_maps = [affine_map<(d0) -> (d0 - 1)>, affine_map<(d0) -> (d0)>], iterator_types = [#linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
  ^bb0(%b0: f32, %b1: f32):
    "linalg.yield"(%b1) : (f32) -> ()
  }) : (tensor<4xf32>, tensor<4xf32>) -> (tensor<4xf32>)
  return
}
// -----
func.func @f(%a0: tensor<3xf32>, %a1: tensor<4xf32>) {
  // expected-error @+1 {{'linalg.generic' op inferred input/output operand #1 has shape's dimension #0 to be 3, but found 4}}
  %r:1 = "linalg.generic"(%a0, %a1) <{indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = [#linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
  ^bb0(%b0: f32, %b1: f32):
    "linalg.yield"(%b1) : (f32) -> ()
  }) : (tensor<3xf32>, tensor<4xf32>) -> (tensor<4xf32>)
  return
}
// -----
func.func @f(%a0: tensor<4xf32>) {
  // expected-error @+1 {{'linalg.generic' op expected type of bb argument #0 ('f64') to match element or self type of the corresponding operand ('f32')}}
  %r:1 = "linalg.generic"(%a0) <{indexing_maps = [affine_map<(d0) -> (d0)>], iterator_types = [#linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 0, 1>}> ({
  ^bb0(%b0: f64):
    %c = "arith.constant"() <{value=1.0:f32}> : () -> f32
 "linalg.yield"(%c) : (f32) -> ()
  }) : (tensor<4xf32>) -> (tensor<4xf32>)
  return
}
// -----
func.func @f(%a0: tensor<*xf32>, %a1: tensor<*xf32>) {
  "linalg.generic"(%a0, %a1) <{indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = [#linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
  ^bb0(%b0: f32, %b1: f32):
    // expected-error @+1 {{'linalg.yield' op type of yield operand 1 ('f32') doesn't match the element type of the enclosing linalg.generic op ('tensor<*xf32>')}}
    "linalg.yield"(%b1) : (f32) -> ()
  }) : (tensor<*xf32>, tensor<*xf32>) -> ()
  return
}
// -----
func.func @f(%a0: vector<4xf32>, %a1: vector<4xf32>) {
  "linalg.generic"(%a0, %a1) <{indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = [#linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
  ^bb0(%b0: f32, %b1: f32):
    // expected-error @+1 {{'linalg.yield' op type of yield operand 1 ('f32') doesn't match the element type of the enclosing linalg.generic op ('vector<4xf32>')}}
    "linalg.yield"(%b1) : (f32) -> ()
  }) : (vector<4xf32>, vector<4xf32>) -> ()
  return
}
// -----
func.func @f(%a0: tensor<4xf32>, %a1: tensor<4xf32>) {
  "linalg.generic"(%a0, %a1) <{indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = [#linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
  ^bb0(%b0: f32, %b1: f32):
    // expected-error @+1 {{'linalg.yield' op expected number of yield values (2) to match the number of inits / outs operands of the enclosing LinalgOp (1)}}
    "linalg.yield"(%b1, %b1) : (f32, f32) -> ()
  }) : (tensor<4xf32>, tensor<4xf32>) -> ()
  return
}
// -----
func.func @f(%a0: tensor<4xf32>, %a1: tensor<4xf32>) {
  %r:1 = "linalg.generic"(%a0, %a1) <{indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = [#linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
  ^bb0(%b0: f32, %b1: f32):
    %c = "test.x"() : () -> f64
// expected-error @+1 {{'linalg.yield' op type of yield operand 1 ('f64') doesn't match the element type of the enclosing linalg.generic op ('f32')}}
"linalg.yield"(%c) : (f64) -> ()
  }) : (tensor<4xf32>, tensor<4xf32>) -> (tensor<4xf32>)
  return
}
// -----
func.func @f(%a0: tensor<4xf32>, %a1: vector<4xf32>) {
  // expected-error @+1 {{'linalg.generic' op expected that operand #1 is a tensor or a memref}}
  "linalg.generic"(%a0, %a1) <{indexing_maps = [affine_map<(a)->(a)>, affine_map<(a)->(a)>], iterator_types = [#linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
  ^bb0(%b0: f32, %b1: vector<4xf32>):
    "linalg.yield"(%b1) : (vector<4xf32>) -> ()
  }) : (tensor<4xf32>, vector<4xf32>) -> ()
  return
}
// -----
func.func @f(%a0: tensor<4xf32>, %a1: tensor<4xf32>) {
  // expected-error @+1 {{'linalg.generic' op expected as many non-induction variable region arguments as the number of input/output operands}}
  %r:1 = "linalg.generic"(%a0, %a1) <{indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = [#linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
  ^bb0(%b0: f64):
    %c="test.x"():()->f32
"linalg.yield"(%c) : (f32) -> ()
  }) : (tensor<4xf32>, tensor<4xf32>) -> (tensor<4xf32>)
  return
}
// -----
func.func @f(%a0: tensor<4xf32>, %a1: tensor<4xf32>) {
  // expected-error @+1 {{'linalg.generic' op expects to have 1 region with 1 block}}
  %r:1 = "linalg.generic"(%a0, %a1) <{indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = [#linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({}) : (tensor<4xf32>, tensor<4xf32>) -> (tensor<4xf32>)
  return
}
// -----
// expected-error @+1 {{'linalg.yield' op expected parent op with LinalgOp interface}}
func.func @f(%a: f32) { "linalg.yield"(%a) : (f32)->() }
// -----
func.func @f(%t: tensor<4xindex>, %c: i1) { %0 = linalg.generic {indexing_maps=[affine_map<(a)->(a)>],iterator_types=["parallel"]} outs(%t: tensor<4xindex>) { ^bb0(%x: index):
 // expected-error @+1 {{'linalg.index' op expected dim (1) to be lower than the number of loops (1) of the enclosing LinalgOp}}
 %2 = linalg.index 1 : index
 linalg.yield %2 : index } -> tensor<4xindex>
 return }
// -----
func.func @f(%a0: tensor<f32>, %a1: tensor<4xf32>) {
  // expected-error @+1 {{expected op with scalar input}}
  %r:1 = "linalg.fill"(%a0, %a1) <{operandSegmentSizes = array<i32: 1, 1>}> ({
  ^bb0(%b0: f32, %b1: f32):
    "linalg.yield"(%b1) : (f32) -> ()
  }) : (tensor<f32>, tensor<4xf32>) -> (tensor<4xf32>)
  return
}
// -----
func.func @f(%a0: f64, %a1: tensor<4xf32>) {
  // expected-error @+1 {{'linalg.fill' op expected fill value type ('f64') to match output element type ('f32')}}
  %r:1 = "linalg.fill"(%a0, %a1) <{operandSegmentSizes = array<i32: 1, 1>}> ({
  ^bb0(%b0: f64, %b1: f32):
    "linalg.yield"(%b1) : (f32) -> ()
  }) : (f64, tensor<4xf32>) -> (tensor<4xf32>)
  return
}
// -----
func.func @f(%a0: f32, %a1: f32, %a2: tensor<4xf32>) {
  // expected-error @+1 {{expected op with 1 input and 1 output}}
  %r:1 = "linalg.fill"(%a0, %a1, %a2) <{operandSegmentSizes = array<i32: 2, 1>}> ({
  ^bb0(%b0: f32, %b1: f32,%b2 :f32):
    "linalg.yield"(%b2) : (f32) -> ()
  }) : (f32, f32, tensor<4xf32>) -> (tensor<4xf32>)
  return
}
// -----
func.func @f(%a0: tensor<4xf32>, %a1: tensor<4xf32>) {
  // expected-error @+1 {{expected op with 2 inputs and 1 output}}
  %r:1 = "linalg.conv_1d"(%a0, %a1) <{operandSegmentSizes = array<i32: 1, 1>}> ({
  ^bb0(%b0: f32, %b1: f32):
    "linalg.yield"(%b1) : (f32) -> ()
  }) : (tensor<4xf32>, tensor<4xf32>) -> (tensor<4xf32>)
  return
}
// -----
func.func @f(%a0: tensor<1x8x3xf32>, %a1: tensor<2x3x4xf32>, %a2: tensor<1x4x4xf32>) {
  // expected-error @+1 {{unexpected loop dimension for convolution op}}
  %r:1 = "linalg.conv_1d_nwc_wcf"(%a0, %a1, %a2) <{strides = dense<0> : tensor<1xi64>, operandSegmentSizes = array<i32: 2, 1>}> ({
  ^bb0(%b0: f32, %b1: f32, %b2: f32):
    "linalg.yield"(%b2) : (f32) -> ()
  }) : (tensor<1x8x3xf32>, tensor<2x3x4xf32>, tensor<1x4x4xf32>) -> (tensor<1x4x4xf32>)
  return
}
// -----
func.func @f(%a0: tensor<2x3xf32>, %a1: tensor<3xf32>, %a2: tensor<2xf32>) {
  // expected-error @+1 {{expected add/mul op in the body}}
  %r:1 = "linalg.matvec"(%a0, %a1, %a2) <{operandSegmentSizes = array<i32: 2, 1>}> ({
  ^bb0(%b0: f32, %b1: f32, %b2: f32):
    "linalg.yield"(%b2) : (f32) -> ()
  }) : (tensor<2x3xf32>, tensor<3xf32>, tensor<2xf32>) -> (tensor<2xf32>)
  return
}
// -----
func.func @f(%a0: tensor<16x32x64xf32>, %a1: tensor<16x64xf32>) {
  // expected-error @+1 {{'linalg.reduce' op dimensions for reduction should be in the range [0, 2].}}
  %r:1 = "linalg.reduce"(%a0, %a1) <{dimensions = array<i64: 3>}> ({
  ^bb0(%b0: f32, %b1: f32):
    "linalg.yield"(%b1) : (f32) -> ()
  }) : (tensor<16x32x64xf32>, tensor<16x64xf32>) -> (tensor<16x64xf32>)
  return
}
// -----
func.func @f(%a0: tensor<16x32x64xf32>, %a1: tensor<16xf32>) {
  // expected-error @+1 {{'linalg.reduce' op number of dimensions after reduction 2 doesn't match the init rank 1}}
  %r:1 = "linalg.reduce"(%a0, %a1) <{dimensions = array<i64: 1>}> ({
  ^bb0(%b0: f32, %b1: f32):
    "linalg.yield"(%b1) : (f32) -> ()
  }) : (tensor<16x32x64xf32>, tensor<16xf32>) -> (tensor<16xf32>)
  return
}
// -----
func.func @f(%a0: tensor<16x32x64xf32>, %a1: tensor<16x63xf32>) {
  // expected-error @+1 {{'linalg.reduce' op init dimensions [16, 63] doesn't match input dimensions after reduction [16, 64]}}
  %r:1 = "linalg.reduce"(%a0, %a1) <{dimensions = array<i64: 1>}> ({
  ^bb0(%b0: f32, %b1: f32):
    "linalg.yield"(%b1) : (f32) -> ()
  }) : (tensor<16x32x64xf32>, tensor<16x63xf32>) -> (tensor<16x63xf32>)
  return
}
// -----
func.func @f(%a0: tensor<16x32x64xf32>, %a1: tensor<16x32x64xf32>, %a2: tensor<16x64xf32>, %a3: tensor<16x63xf32>) {
  // expected-error @+1 {{'linalg.reduce' op expects all outputs to have the same shapes. Shape at output-index 1 is not equal to the shape at output-index 0.}}
  %r:2 = "linalg.reduce"(%a0, %a1, %a2, %a3) <{dimensions = array<i64: 1>}> ({
  ^bb0(%b0: f32, %b1: f32, %b2: f32, %b3: f32):
    "linalg.yield"(%b2, %b3) : (f32, f32) -> ()
  }) : (tensor<16x32x64xf32>, tensor<16x32x64xf32>, tensor<16x64xf32>, tensor<16x63xf32>) -> (tensor<16x64xf32>, tensor<16x63xf32>)
  return
}
// -----
func.func @f(%a0: tensor<16x32x64xf32>, %a1: tensor<16x32x63xf32>, %a2: tensor<16x64xf32>, %a3: tensor<16x64xf32>) {
  // expected-error @+1 {{'linalg.reduce' op expects all inputs to have the same shapes. Shape at input-index 1 is not equal to the shape at input-index 0.}}
  %r:2 = "linalg.reduce"(%a0, %a1, %a2, %a3) <{dimensions = array<i64: 1>}> ({
  ^bb0(%b0: f32, %b1: f32, %b2: f32, %b3: f32):
    "linalg.yield"(%b2, %b3) : (f32, f32) -> ()
  }) : (tensor<16x32x64xf32>, tensor<16x32x63xf32>, tensor<16x64xf32>, tensor<16x64xf32>) -> (tensor<16x64xf32>, tensor<16x64xf32>)
  return
}
// -----
func.func @f(%a0: tensor<16x32x64xf32>, %a1: tensor<16x64xf32>) {
  // expected-error @+1 {{'linalg.reduce' op mismatching number of operands and block arguments}}
  %r:1 = "linalg.reduce"(%a0, %a1) <{dimensions = array<i64: 1>}> ({
  ^bb0(%b0: f32):
    %c="test.x"():()->f32
"linalg.yield"(%c) : (f32) -> ()
  }) : (tensor<16x32x64xf32>, tensor<16x64xf32>) -> (tensor<16x64xf32>)
  return
}
// -----
func.func @f(%a0: tensor<16x32x64xf32>, %a1: tensor<16x64xf32>) {
  // expected-error @+1 {{'linalg.reduce' op input element type 'f32' does not match corresponding block argument type 'f64'}}
  %r:1 = "linalg.reduce"(%a0, %a1) <{dimensions = array<i64: 1>}> ({
  ^bb0(%b0: f64, %b1: f32):
    "linalg.yield"(%b1) : (f32) -> ()
  }) : (tensor<16x32x64xf32>, tensor<16x64xf32>) -> (tensor<16x64xf32>)
  return
}
// -----
func.func @f(%a0: tensor<16x32x64xf32>, %a1: tensor<16x64xf32>) {
  // expected-error @+1 {{'linalg.reduce' op output element type 'f32' does not match corresponding block argument type 'f64'}}
  %r:1 = "linalg.reduce"(%a0, %a1) <{dimensions = array<i64: 1>}> ({
  ^bb0(%b0: f32, %b1: f64):
    %c="test.x"():()->f32
"linalg.yield"(%c) : (f32) -> ()
  }) : (tensor<16x32x64xf32>, tensor<16x64xf32>) -> (tensor<16x64xf32>)
  return
}
// -----
func.func @f(%a0: tensor<2x3x4xf32>, %a1: tensor<3x4x2xf32>) {
  // expected-error @+1 {{'linalg.transpose' op permutation is not valid}}
  %r:1 = "linalg.transpose"(%a0, %a1) <{permutation = array<i64: 1,2,1>}> ({
  ^bb0(%b0: f32, %b1: f32):
    "linalg.yield"(%b0) : (f32) -> ()
  }) : (tensor<2x3x4xf32>, tensor<3x4x2xf32>) -> (tensor<3x4x2xf32>)
  return
}
// -----
func.func @f(%a0: tensor<2x3x4xf32>, %a1: tensor<3x4x2xf32>) {
  // expected-error @+1 {{'linalg.transpose' op size of permutation 2 does not match the argument rank 3}}
  %r:1 = "linalg.transpose"(%a0, %a1) <{permutation = array<i64: 1,0>}> ({
  ^bb0(%b0: f32, %b1: f32):
    "linalg.yield"(%b0) : (f32) -> ()
  }) : (tensor<2x3x4xf32>, tensor<3x4x2xf32>) -> (tensor<3x4x2xf32>)
  return
}
// -----
func.func @f(%a0: tensor<2x3x4xf32>, %a1: tensor<3x4x2xf32>) {
  // expected-error @+1 {{'linalg.transpose' op dim(result, 0) = 3 doesn't match dim(input, permutation[0]) = 2}}
  %r:1 = "linalg.transpose"(%a0, %a1) <{permutation = array<i64: 0,2,1>}> ({
  ^bb0(%b0: f32, %b1: f32):
    "linalg.yield"(%b0) : (f32) -> ()
  }) : (tensor<2x3x4xf32>, tensor<3x4x2xf32>) -> (tensor<3x4x2xf32>)
  return
}
// -----
func.func @f(%a0: tensor<2x3x4xf32>, %a1: tensor<3x4xf32>) {
  // expected-error @+1 {{'linalg.transpose' op input rank 3 does not match init rank 2}}
  %r:1 = "linalg.transpose"(%a0, %a1) <{permutation = array<i64: 1,2,0>}> ({
  ^bb0(%b0: f32, %b1: f32):
    "linalg.yield"(%b0) : (f32) -> ()
  }) : (tensor<2x3x4xf32>, tensor<3x4xf32>) -> (tensor<3x4xf32>)
  return
}
// -----
func.func @f(%a0: tensor<?x3x4xf32>, %a1: tensor<3x4x2xf32>) {
  // expected-error @+1 {{'linalg.transpose' op dim(result, 2) = 2 doesn't match dim(input, permutation[2]) = -9223372036854775808}}
  %r:1 = "linalg.transpose"(%a0, %a1) <{permutation = array<i64: 1,2,0>}> ({
  ^bb0(%b0: f32, %b1: f32):
    "linalg.yield"(%b0) : (f32) -> ()
  }) : (tensor<?x3x4xf32>, tensor<3x4x2xf32>) -> (tensor<3x4x2xf32>)
  return
}
// -----
func.func @f(%a0: tensor<2x3x4xf32>, %a1: tensor<3x4x?xf32>) {
  // expected-error @+1 {{'linalg.transpose' op dim(result, 2) = -9223372036854775808 doesn't match dim(input, permutation[2]) = 2}}
  %r:1 = "linalg.transpose"(%a0, %a1) <{permutation = array<i64: 1,2,0>}> ({
  ^bb0(%b0: f32, %b1: f32):
    "linalg.yield"(%b0) : (f32) -> ()
  }) : (tensor<2x3x4xf32>, tensor<3x4x?xf32>) -> (tensor<3x4x?xf32>)
  return
}
// -----
func.func @f(%a0: tensor<2x3x4xf32>) {
  // expected-error @+1 {{'linalg.transpose' op expected 2 operands, but found 1}}
  %r:1 = "linalg.transpose"(%a0) <{permutation = array<i64: 1,2,0>}> ({
  ^bb0(%b0: f32):
    "linalg.yield"(%b0) : (f32) -> ()
  }) : (tensor<2x3x4xf32>) -> (tensor<2x3x4xf32>)
  return
}
// -----
func.func @f(%a0: tensor<2x4xf32>, %a1: tensor<2x3x4xf32>) {
  // expected-error @+1 {{'linalg.broadcast' op input dim 0 should match init dim 1. input: 2, init: 3}}
  %r:1 = "linalg.broadcast"(%a0, %a1) <{dimensions = array<i64: 0>}> ({
  ^bb0(%b0: f32, %b1: f32):
    "linalg.yield"(%b0) : (f32) -> ()
  }) : (tensor<2x4xf32>, tensor<2x3x4xf32>) -> (tensor<2x3x4xf32>)
  return
}
// -----
func.func @f(%a0: tensor<2x4xf32>, %a1: tensor<2x3x4xf32>) {
  // expected-error @+1 {{'linalg.broadcast' op dimension 0 is out of range. expected range: [0, 2], got: 3}}
  %r:1 = "linalg.broadcast"(%a0, %a1) <{dimensions = array<i64: 3>}> ({
  ^bb0(%b0: f32, %b1: f32):
    "linalg.yield"(%b0) : (f32) -> ()
  }) : (tensor<2x4xf32>, tensor<2x3x4xf32>) -> (tensor<2x3x4xf32>)
  return
}
// -----
func.func @f(%a0: tensor<2x4xf32>, %a1: tensor<2x3x4xf32>) {
  // expected-error @+1 {{'linalg.broadcast' op dimension 0 is out of range. expected range: [0, 2], got: -1}}
  %r:1 = "linalg.broadcast"(%a0, %a1) <{dimensions = array<i64: -1>}> ({
  ^bb0(%b0: f32, %b1: f32):
    "linalg.yield"(%b0) : (f32) -> ()
  }) : (tensor<2x4xf32>, tensor<2x3x4xf32>) -> (tensor<2x3x4xf32>)
  return
}
// -----
func.func @f(%a0: tensor<2x4xf32>, %a1: tensor<2x3x4xf32>) {
  // expected-error @+1 {{'linalg.broadcast' op input rank plus added dimensions does not match init rank. input rank: 2, dimensions size: 2, init rank: 3}}
  %r:1 = "linalg.broadcast"(%a0, %a1) <{dimensions = array<i64: 1,2>}> ({
  ^bb0(%b0: f32, %b1: f32):
    "linalg.yield"(%b0) : (f32) -> ()
  }) : (tensor<2x4xf32>, tensor<2x3x4xf32>) -> (tensor<2x3x4xf32>)
  return
}
// -----
func.func @f(%a0: tensor<?x4xf32>, %a1: tensor<2x3x4xf32>) {
  // expected-error @+1 {{'linalg.broadcast' op input dim 0 should match init dim 0. input: -9223372036854775808, init: 2}}
  %r:1 = "linalg.broadcast"(%a0, %a1) <{dimensions = array<i64: 1>}> ({
  ^bb0(%b0: f32, %b1: f32):
    "linalg.yield"(%b0) : (f32) -> ()
  }) : (tensor<?x4xf32>, tensor<2x3x4xf32>) -> (tensor<2x3x4xf32>)
  return
}
// -----
func.func @f(%a0: tensor<2x4xf32>, %a1: tensor<?x3x4xf32>) {
  // expected-error @+1 {{'linalg.broadcast' op input dim 0 should match init dim 0. input: 2, init: -9223372036854775808}}
  %r:1 = "linalg.broadcast"(%a0, %a1) <{dimensions = array<i64: 1>}> ({
  ^bb0(%b0: f32, %b1: f32):
    "linalg.yield"(%b0) : (f32) -> ()
  }) : (tensor<2x4xf32>, tensor<?x3x4xf32>) -> (tensor<?x3x4xf32>)
  return
}
// -----
func.func @f(%a0: tensor<2x3x4xf32>, %a1: tensor<3x4x2xf32>) {
  // expected-error @+1 {{'linalg.map' op expected shape of input (2, 3, 4) to match shape of output (3, 4, 2)}}
  %r:1 = "linalg.map"(%a0, %a1) ({
  ^bb0(%b0: f32, %b1: f32):
    "linalg.yield"(%b0) : (f32) -> ()
  }) : (tensor<2x3x4xf32>, tensor<3x4x2xf32>) -> (tensor<3x4x2xf32>)
  return
}
// -----
func.func @f() {
  // expected-error @+1 {{'linalg.map' op expected 1 or more operands, but found 0}}
  "linalg.map"() ({
  ^bb0():
    "linalg.yield"():()->()
  }) : () -> ()
  return
}
// -----
func.func @f(%a0: tensor<2x3x4xf32>, %a1: tensor<2x3x4xf32>) {
  // expected-error @+1 {{'linalg.map' op expects number of operands to match the arity of mapper, but got: 2 and 1}}
  %r:1 = "linalg.map"(%a0, %a1) ({
  ^bb0(%b0: f32):
    "linalg.yield"(%b0) : (f32) -> ()
  }) : (tensor<2x3x4xf32>, tensor<2x3x4xf32>) -> (tensor<2x3x4xf32>)
  return
}
// -----
func.func @f(%a0: tensor<2x3x4xf32>, %a1: tensor<2x3x4xf32>) {
  // expected-error @+1 {{'linalg.map' op expected element type of input 'f32' to match bbArg type 'f64'}}
  %r:1 = "linalg.map"(%a0, %a1) ({
  ^bb0(%b0: f64, %b1: f32):
    "linalg.yield"(%b1) : (f32) -> ()
  }) : (tensor<2x3x4xf32>, tensor<2x3x4xf32>) -> (tensor<2x3x4xf32>)
  return
}
// -----
func.func @f(%a0: memref<?xf32>, %a1: memref<?x?xf32>, %a2: memref<?x?xf32>) {
  // expected-error @+1 {{'linalg.matmul' op Invalid broadcast requested, should be (d2).}}
  "linalg.matmul"(%a0, %a1, %a2) <{indexing_maps = [affine_map<(a,b,c)->(a)>, affine_map<(a,b,c)->(c,b)>, affine_map<(a,b,c)->(a,b)>], operandSegmentSizes = array<i32: 2, 1>}> ({
  ^bb0(%b0: f32, %b1: f32, %b2: f32):
    "linalg.yield"(%b2) : (f32) -> ()
  }) : (memref<?xf32>, memref<?x?xf32>, memref<?x?xf32>) -> ()
  return
}
// -----
func.func @f(%a0: memref<?xf32>, %a1: memref<?x?xf32>, %a2: memref<?x?xf32>) {
  // expected-error @+1 {{'linalg.matmul' op Unexpected dim expression in map result.}}
  "linalg.matmul"(%a0, %a1, %a2) <{indexing_maps = [affine_map<(a,b,c)->(b)>, affine_map<(a,b,c)->(c,b)>, affine_map<(a,b,c)->(a,b)>], operandSegmentSizes = array<i32: 2, 1>}> ({
  ^bb0(%b0: f32, %b1: f32, %b2: f32):
    "linalg.yield"(%b2) : (f32) -> ()
  }) : (memref<?xf32>, memref<?x?xf32>, memref<?x?xf32>) -> ()
  return
}
// -----
func.func @f(%a0: memref<?x?xf32>, %a1: memref<?x?xf32>, %a2: memref<?x?xf32>) {
  // expected-error @+1 {{expected indexing maps to be projected permutations}}
  "linalg.matmul"(%a0, %a1, %a2) <{indexing_maps = [affine_map<(a,b,c)->(a,a)>, affine_map<(a,b,c)->(c,b)>, affine_map<(a,b,c)->(a,b)>], operandSegmentSizes = array<i32: 2, 1>}> ({
  ^bb0(%b0: f32, %b1: f32, %b2: f32):
    "linalg.yield"(%b2) : (f32) -> ()
  }) : (memref<?x?xf32>, memref<?x?xf32>, memref<?x?xf32>) -> ()
  return
}
// -----
func.func @f(%a0: memref<?x?x?xf32>, %a1: memref<?x?x?xf32>, %a2: memref<?x?x?xf32>) {
  // expected-error @+1 {{'linalg.batch_matmul' op Indexing_map attribute must have 3 affine maps.}}
  "linalg.batch_matmul"(%a0, %a1, %a2) <{indexing_maps = [affine_map<(b,m,n,k)->(b,m,k)>, affine_map<(b,m,n,k)->(b,k,n)>], operandSegmentSizes = array<i32: 2, 1>}> ({
  ^bb0(%b0: f32, %b1: f32, %b2: f32):
    "linalg.yield"(%b2) : (f32) -> ()
  }) : (memref<?x?x?xf32>, memref<?x?x?xf32>, memref<?x?x?xf32>) -> ()
  return
}
// -----
func.func @f(%a0: memref<?xf32>, %a1: memref<?x?x?xf32>, %a2: memref<?x?x?xf32>) {
  // expected-error @+1 {{'linalg.batch_matmul' op Invalid broadcast requested.}}
  "linalg.batch_matmul"(%a0, %a1, %a2) <{indexing_maps = [affine_map<(b,m,n,k)->(m)>, affine_map<(b,m,n,k)->(b,k,n)>, affine_map<(b,m,n,k)->(b,m,n)>], operandSegmentSizes = array<i32: 2, 1>}> ({
  ^bb0(%b0: f32, %b1: f32, %b2: f32):
    "linalg.yield"(%b2) : (f32) -> ()
  }) : (memref<?xf32>, memref<?x?x?xf32>, memref<?x?x?xf32>) -> ()
  return
}
// -----
func.func @f(%a0: memref<?x?x?xf32>, %a1: memref<?x?x?xf32>, %a2: memref<?x?x?xf32>) {
  // expected-error @+1 {{'linalg.batch_matmul' op Invalid batch dimension expression.}}
  "linalg.batch_matmul"(%a0, %a1, %a2) <{indexing_maps = [affine_map<(b,m,n,k)->(m,b,k)>, affine_map<(b,m,n,k)->(b,k,n)>, affine_map<(b,m,n,k)->(b,m,n)>], operandSegmentSizes = array<i32: 2, 1>}> ({
  ^bb0(%b0: f32, %b1: f32, %b2: f32):
    "linalg.yield"(%b2) : (f32) -> ()
  }) : (memref<?x?x?xf32>, memref<?x?x?xf32>, memref<?x?x?xf32>) -> ()
  return
}
// -----
func.func @f(%a0: memref<?x?x?xf32>, %a1: memref<?x?x?xf32>, %a2: memref<?x?x?xf32>) {
  // expected-error @+1 {{'linalg.batch_matmul' op Unexpected result dim expression (outside the set of default result dims).}}
  "linalg.batch_matmul"(%a0, %a1, %a2) <{indexing_maps = [affine_map<(b,m,n,k)->(b,m,n)>, affine_map<(b,m,n,k)->(b,k,n)>, affine_map<(b,m,n,k)->(b,m,n)>], operandSegmentSizes = array<i32: 2, 1>}> ({
  ^bb0(%b0: f32, %b1: f32, %b2: f32):
    "linalg.yield"(%b2) : (f32) -> ()
  }) : (memref<?x?x?xf32>, memref<?x?x?xf32>, memref<?x?x?xf32>) -> ()
  return
}
// -----
func.func @f(%a0: memref<?x?x?x?xf32>, %a1: memref<?x?x?xf32>, %a2: memref<?x?x?xf32>) {
  // expected-error @+1 {{'linalg.batch_matmul' op no. of result dim expressions exceeds 3.}}
  "linalg.batch_matmul"(%a0, %a1, %a2) <{indexing_maps = [affine_map<(b,m,n,k)->(b,m,k,k)>, affine_map<(b,m,n,k)->(b,k,n)>, affine_map<(b,m,n,k)->(b,m,n)>], operandSegmentSizes = array<i32: 2, 1>}> ({
  ^bb0(%b0: f32, %b1: f32, %b2: f32):
    "linalg.yield"(%b2) : (f32) -> ()
  }) : (memref<?x?x?x?xf32>, memref<?x?x?xf32>, memref<?x?x?xf32>) -> ()
  return
}
// -----
func.func @f(%a0: memref<?x?x?xf32>, %a1: memref<?x?x?xf32>, %a2: memref<?x?xf32>) {
  // expected-error @+1 {{'linalg.batch_matmul' op expects 3 dims, but got (2).}}
  "linalg.batch_matmul"(%a0, %a1, %a2) <{indexing_maps = [affine_map<(b,m,n,k)->(b,m,k)>, affine_map<(b,m,n,k)->(b,k,n)>, affine_map<(b,m,n,k)->(m,n)>], operandSegmentSizes = array<i32: 2, 1>}> ({
  ^bb0(%b0: f32, %b1: f32, %b2: f32):
    "linalg.yield"(%b2) : (f32) -> ()
  }) : (memref<?x?x?xf32>, memref<?x?x?xf32>, memref<?x?xf32>) -> ()
  return
}
// -----
func.func @f(%a0: memref<?x?x?xf32>, %a1: memref<?x?x?xf32>, %a2: memref<?x?x?xf32>) {
  // expected-error @+1 {{'linalg.batch_matmul' op Invalid output map result dimension.}}
  "linalg.batch_matmul"(%a0, %a1, %a2) <{indexing_maps = [affine_map<(b,m,n,k)->(b,m,k)>, affine_map<(b,m,n,k)->(b,k,n)>, affine_map<(b,m,n,k)->(b,n,m)>], operandSegmentSizes = array<i32: 2, 1>}> ({
  ^bb0(%b0: f32, %b1: f32, %b2: f32):
    "linalg.yield"(%b2) : (f32) -> ()
  }) : (memref<?x?x?xf32>, memref<?x?x?xf32>, memref<?x?x?xf32>) -> ()
  return
}
// -----
func.func @f(%a0: memref<?x?xf32>, %a1: memref<?x?xf32>, %a2: memref<?x?xf32>) {
  // expected-error @+1 {{iteration space dim at index 0 is neither a contracting dim nor of parallel iteration type}}
  "linalg.contract"(%a0, %a1, %a2) <{indexing_maps = [affine_map<(a,b,c)->(a,c)>, affine_map<(a,b,c)->(c,b)>], operandSegmentSizes = array<i32: 2, 1>}> ({
  ^bb0(%b0: f32, %b1: f32, %b2: f32):
    "linalg.yield"(%b2) : (f32) -> ()
  }) : (memref<?x?xf32>, memref<?x?xf32>, memref<?x?xf32>) -> ()
  return
}
// -----
func.func @f(%a0: memref<?x?xf32>, %a1: memref<?x?xf32>, %a2: memref<?x?xf32>) {
  // expected-error @+1 {{iteration space dim at index 3 not used to access any operand}}
  "linalg.contract"(%a0, %a1, %a2) <{indexing_maps = [affine_map<(a,b,c,d)->(a,c)>, affine_map<(a,b,c,d)->(c,b)>, affine_map<(a,b,c,d)->(a,b)>], operandSegmentSizes = array<i32: 2, 1>}> ({
  ^bb0(%b0: f32, %b1: f32, %b2: f32):
    "linalg.yield"(%b2) : (f32) -> ()
  }) : (memref<?x?xf32>, memref<?x?xf32>, memref<?x?xf32>) -> ()
  return
}
// -----
func.func @f(%a0: memref<?x?xf32>, %a1: memref<?x?xf32>, %a2: memref<?x?xf32>) {
  // expected-error @+1 {{provided affine_map is not a projected permutation}}
  "linalg.contract"(%a0, %a1, %a2) <{indexing_maps = [affine_map<(a,b,c)->(a,a)>, affine_map<(a,b,c)->(c,b)>, affine_map<(a,b,c)->(a,b)>], operandSegmentSizes = array<i32: 2, 1>}> ({
  ^bb0(%b0: f32, %b1: f32, %b2: f32):
    "linalg.yield"(%b2) : (f32) -> ()
  }) : (memref<?x?xf32>, memref<?x?xf32>, memref<?x?xf32>) -> ()
  return
}
// -----
func.func @f(%a0: memref<?x?xf32>, %a1: memref<?x?xf32>, %a2: memref<?x?xf32>) {
  // expected-error @+1 {{iteration spaces of provided affine_maps differ}}
  "linalg.contract"(%a0, %a1, %a2) <{indexing_maps = [affine_map<(a,b,c)->(a,c)>, affine_map<(a,b,c,d)->(c,b)>, affine_map<(a,b,c)->(a,b)>], operandSegmentSizes = array<i32: 2, 1>}> ({
  ^bb0(%b0: f32, %b1: f32, %b2: f32):
    "linalg.yield"(%b2) : (f32) -> ()
  }) : (memref<?x?xf32>, memref<?x?xf32>, memref<?x?xf32>) -> ()
  return
}
// -----
func.func @f(%a0: memref<?xf32>, %a1: memref<?x?xf32>, %a2: memref<?x?xf32>) {
  // expected-error @+1 {{ranks of shaped operand and results of corresponding affine_map differ}}
  "linalg.contract"(%a0, %a1, %a2) <{indexing_maps = [affine_map<(a,b,c)->(a,c)>, affine_map<(a,b,c)->(c,b)>, affine_map<(a,b,c)->(a,b)>], operandSegmentSizes = array<i32: 2, 1>}> ({
  ^bb0(%b0: f32, %b1: f32, %b2: f32):
    "linalg.yield"(%b2) : (f32) -> ()
  }) : (memref<?xf32>, memref<?x?xf32>, memref<?x?xf32>) -> ()
  return
}
// -----
func.func @f(%a0: memref<?xf32>, %a1: memref<?xf32>, %a2: memref<?x?xf32>) {
  // expected-error @+1 {{'indexing_maps' do not specify a contracting dimension}}
  "linalg.contract"(%a0, %a1, %a2) <{indexing_maps = [affine_map<(a,b)->(a)>, affine_map<(a,b)->(b)>, affine_map<(a,b)->(a,b)>], operandSegmentSizes = array<i32: 2, 1>}> ({
  ^bb0(%b0: f32, %b1: f32, %b2: f32):
    "linalg.yield"(%b2) : (f32) -> ()
  }) : (memref<?xf32>, memref<?xf32>, memref<?x?xf32>) -> ()
  return
}
// -----
func.func @f(%a0: f32, %a1: memref<?x?xf32>, %a2: memref<?x?xf32>) {
  // expected-error @+1 {{affine_map specifies shaped access while operand has non-shaped type}}
  "linalg.contract"(%a0, %a1, %a2) <{indexing_maps = [affine_map<(a,b,c)->(a,c)>, affine_map<(a,b,c)->(c,b)>, affine_map<(a,b,c)->(a,b)>], operandSegmentSizes = array<i32: 2, 1>}> ({
  ^bb0(%b0: f32, %b1: f32, %b2: f32):
    "linalg.yield"(%b2) : (f32) -> ()
  }) : (f32, memref<?x?xf32>, memref<?x?xf32>) -> ()
  return
}
// -----
func.func @f(%a0: tensor<4x8xf32>, %a1: tensor<4x8xf32>) {
  // expected-error @+1 {{'linalg.softmax' op incorrect dimension specified}}
  %r:1 = "linalg.softmax"(%a0, %a1) <{dimension = 2 : i64}>  : (tensor<4x8xf32>, tensor<4x8xf32>) -> (tensor<4x8xf32>)
  return
}
// -----
func.func @f(%a0: tensor<4x8xf32>, %a1: tensor<4x9xf32>) {
  // expected-error @+1 {{'linalg.softmax' op incompatible output shape}}
  %r:1 = "linalg.softmax"(%a0, %a1) <{dimension = 1 : i64}>  : (tensor<4x8xf32>, tensor<4x9xf32>) -> (tensor<4x9xf32>)
  return
}
// -----
func.func @f(%a0: tensor<4x8xf32>, %a1: tensor<4x8xf64>) {
  // expected-error @+1 {{'linalg.softmax' op failed to verify that input and output have same element type}}
  %r:1 = "linalg.softmax"(%a0, %a1) <{dimension = 1 : i64}>  : (tensor<4x8xf32>, tensor<4x8xf64>) -> (tensor<4x8xf64>)
  return
}
// -----
func.func @f(%a0: memref<?x?x?xf32>, %a1: memref<?x?x?xf32>, %a2: memref<?x?x?xf32>) {
  // expected-error @+1 {{unexpected input index map for convolutions}}
  "linalg.conv_1d_nwc_wcf"(%a0, %a1, %a2) <{strides = dense<0> : tensor<1xi64>, dilations = dense<0> : tensor<1xi64>, operandSegmentSizes = array<i32: 2, 1>}> ({
  ^bb0(%b0: f32, %b1: f32, %b2: f32):
    "linalg.yield"(%b2) : (f32) -> ()
  }) : (memref<?x?x?xf32>, memref<?x?x?xf32>, memref<?x?x?xf32>) -> ()
  return
}
// -----
func.func @f(%a0: tensor<128x256xf32>, %a1: tensor<16x8x16x16xf32>) {
  // expected-error @+1 {{expected 'tensor<8x16x16x16xf32>' for the packed domain value, got 'tensor<16x8x16x16xf32>'}}
  %r:1 = "linalg.pack"(%a0, %a1) <{inner_dims_pos = array<i64: 0,1>, static_inner_tiles = array<i64: 16,16>, operandSegmentSizes = array<i32: 1, 1, 0, 0>}>  : (tensor<128x256xf32>, tensor<16x8x16x16xf32>) -> (tensor<16x8x16x16xf32>)
  return
}
// -----
func.func @f(%a0: tensor<128x256xf32>, %a1: tensor<8x16x16x32xf32>) {
  // expected-error @+1 {{mismatch in inner tile sizes specified and shaped of tiled dimension in the packed type}}
  %r:1 = "linalg.pack"(%a0, %a1) <{inner_dims_pos = array<i64: 0,1>, static_inner_tiles = array<i64: 16,16>, operandSegmentSizes = array<i32: 1, 1, 0, 0>}>  : (tensor<128x256xf32>, tensor<8x16x16x32xf32>) -> (tensor<8x16x16x32xf32>)
  return
}
// -----
func.func @f(%a0: tensor<128x256xf32>, %a1: tensor<8x16x16xf32>) {
  // expected-error @+1 {{packed rank != (unpacked rank + num tiling factors), got 3 != 4}}
  %r:1 = "linalg.pack"(%a0, %a1) <{inner_dims_pos = array<i64: 0,1>, static_inner_tiles = array<i64: 16,16>, operandSegmentSizes = array<i32: 1, 1, 0, 0>}>  : (tensor<128x256xf32>, tensor<8x16x16xf32>) -> (tensor<8x16x16xf32>)
  return
}
// -----
func.func @f(%a0: tensor<128x256xf32>, %a1: tensor<8x16x16x16xf32>) {
  // expected-error @+1 {{tiling factors must equal the number of dimensions to tile}}
  %r:1 = "linalg.pack"(%a0, %a1) <{inner_dims_pos = array<i64: 0>, static_inner_tiles = array<i64: 16,16>, operandSegmentSizes = array<i32: 1, 1, 0, 0>}>  : (tensor<128x256xf32>, tensor<8x16x16x16xf32>) -> (tensor<8x16x16x16xf32>)
  return
}
// -----
func.func @f(%a0: tensor<128x256xf32>, %a1: tensor<8x16x16x16xf32>) {
  // expected-error @+1 {{invalid inner_dims_pos vector}}
  %r:1 = "linalg.pack"(%a0, %a1) <{inner_dims_pos = array<i64: 0,0>, static_inner_tiles = array<i64: 16,16>, operandSegmentSizes = array<i32: 1, 1, 0, 0>}>  : (tensor<128x256xf32>, tensor<8x16x16x16xf32>) -> (tensor<8x16x16x16xf32>)
  return
}
// -----
func.func @f(%a0: tensor<128x256xf32>, %a1: tensor<8x16x16x16xf32>) {
  // expected-error @+1 {{invalid zero tile factor}}
  %r:1 = "linalg.pack"(%a0, %a1) <{inner_dims_pos = array<i64: 0,1>, static_inner_tiles = array<i64: 16,0>, operandSegmentSizes = array<i32: 1, 1, 0, 0>}>  : (tensor<128x256xf32>, tensor<8x16x16x16xf32>) -> (tensor<8x16x16x16xf32>)
  return
}
// -----
func.func @f(%a0: tensor<128x256xf32>, %a1: tensor<8x16x16x16xf32>) {
  // expected-error @+1 {{invalid outer_dims_perm vector}}
  %r:1 = "linalg.pack"(%a0, %a1) <{inner_dims_pos = array<i64: 0,1>, static_inner_tiles = array<i64: 16,16>, outer_dims_perm = array<i64: 0,0>, operandSegmentSizes = array<i32: 1, 1, 0, 0>}>  : (tensor<128x256xf32>, tensor<8x16x16x16xf32>) -> (tensor<8x16x16x16xf32>)
  return
}
// -----
func.func @f(%a0: tensor<128x255xf32>, %a1: tensor<8x16x16x16xf32>) {
  // expected-error @+1 {{'linalg.pack' op invalid tile factor or output size provided. Only full tiles are supported when padding_value is not set}}
  %r:1 = "linalg.pack"(%a0, %a1) <{inner_dims_pos = array<i64: 0,1>, static_inner_tiles = array<i64: 16,16>, operandSegmentSizes = array<i32: 1, 1, 0, 0>}>  : (tensor<128x255xf32>, tensor<8x16x16x16xf32>) -> (tensor<8x16x16x16xf32>)
  return
}
// -----
func.func @f(%a0: tensor<128x256xf32>, %a1: tensor<8x16x16x16xf32>, %a2: f64) {
  // expected-error @+1 {{'linalg.pack' op expected padding_value has 'f32' but got: 'f64'}}
  %r:1 = "linalg.pack"(%a0, %a1, %a2) <{inner_dims_pos = array<i64: 0,1>, static_inner_tiles = array<i64: 16,16>, operandSegmentSizes = array<i32: 1, 1, 1, 0>}>  : (tensor<128x256xf32>, tensor<8x16x16x16xf32>, f64) -> (tensor<8x16x16x16xf32>)
  return
}
// -----
func.func @f(%a0: tensor<128x256xf32>, %a1: tensor<8x16x16x16xf32>) {
  // expected-error @+1 {{'linalg.pack' op failed to verify that result type matches type of dest}}
  %r:1 = "linalg.pack"(%a0, %a1) <{inner_dims_pos = array<i64: 0,1>, static_inner_tiles = array<i64: 16,16>, operandSegmentSizes = array<i32: 1, 1, 0, 0>}>  : (tensor<128x256xf32>, tensor<8x16x16x16xf32>) -> (tensor<1xf32>)
  return
}
// -----
func.func @f(%a0: tensor<7x3x3x5xf32>, %a1: tensor<1x4x5x7xf32>) {
  // expected-error @+1 {{'linalg.winograd_filter_transform' op the output shape is not expected}}
  %r:1 = "linalg.winograd_filter_transform"(%a0, %a1) <{fmr = 0 : i32}>  : (tensor<7x3x3x5xf32>, tensor<1x4x5x7xf32>) -> (tensor<1x4x5x7xf32>)
  return
}
// -----
func.func @f(%a0: tensor<7x1x1x5xf32>, %a1: tensor<1x4x5x7xf32>) {
  // expected-error @+1 {{'linalg.winograd_filter_transform' op expect either filter height or width equals to r}}
  %r:1 = "linalg.winograd_filter_transform"(%a0, %a1) <{fmr = 0 : i32}>  : (tensor<7x1x1x5xf32>, tensor<1x4x5x7xf32>) -> (tensor<1x4x5x7xf32>)
  return
}
// -----
func.func @f(%a0: tensor<7x3x?x5xf32>, %a1: tensor<1x1x5x7xf32>) {
  // expected-error @+1 {{'linalg.winograd_filter_transform' op expect filter width either equals to r or 1}}
  %r:1 = "linalg.winograd_filter_transform"(%a0, %a1) <{fmr = 0 : i32}>  : (tensor<7x3x?x5xf32>, tensor<1x1x5x7xf32>) -> (tensor<1x1x5x7xf32>)
  return
}
// -----
func.func @f(%a0: tensor<7x?x?x5xf32>, %a1: tensor<?x?x5x7xf32>) {
  // expected-error @+1 {{'linalg.winograd_filter_transform' op expect filter height either equals to r or 1}}
  %r:1 = "linalg.winograd_filter_transform"(%a0, %a1) <{fmr = 0 : i32}>  : (tensor<7x?x?x5xf32>, tensor<?x?x5x7xf32>) -> (tensor<?x?x5x7xf32>)
  return
}
// -----
func.func @f(%a0: tensor<3x10x10x5xf32>, %a1: tensor<6x1x2x1x3x5xf32>) {
  // expected-error @+1 {{'linalg.winograd_input_transform' op the output shape is not expected}}
  %r:1 = "linalg.winograd_input_transform"(%a0, %a1) <{fmr = 1 : i32}>  : (tensor<3x10x10x5xf32>, tensor<6x1x2x1x3x5xf32>) -> (tensor<6x1x2x1x3x5xf32>)
  return
}
// -----
func.func @f(%a0: tensor<6x1x2x1x3x5xf32>, %a1: tensor<3x1x1x5xf32>) {
  // expected-error @+1 {{'linalg.winograd_output_transform' op the output shape is not expected}}
  %r:1 = "linalg.winograd_output_transform"(%a0, %a1) <{fmr = 1 : i32}>  : (tensor<6x1x2x1x3x5xf32>, tensor<3x1x1x5xf32>) -> (tensor<3x1x1x5xf32>)
  return
}
// -----
func.func @f(%a0: tensor<6x5x2x2x3x5xf32>, %a1: tensor<3x1x1x5xf32>) {
  // expected-error @+1 {{'linalg.winograd_output_transform' op expect input width equals to input tile size}}
  %r:1 = "linalg.winograd_output_transform"(%a0, %a1) <{fmr = 1 : i32}>  : (tensor<6x5x2x2x3x5xf32>, tensor<3x1x1x5xf32>) -> (tensor<3x1x1x5xf32>)
  return
}
// -----
func.func @f(%a0: tensor<5x6x2x2x3x5xf32>, %a1: tensor<3x9x8x5xf32>) {
  // expected-error @+1 {{'linalg.winograd_output_transform' op expect input height equals to input tile size}}
  %r:1 = "linalg.winograd_output_transform"(%a0, %a1) <{fmr = 1 : i32}>  : (tensor<5x6x2x2x3x5xf32>, tensor<3x9x8x5xf32>) -> (tensor<3x9x8x5xf32>)
  return
}
// -----
func.func @f(%a: tensor<4xf32>, %b: tensor<f32>) {
  // expected-error @+1 {{expected bare identifier or keyword}}
  %0 = linalg.reduce {@name} ins(%a : tensor<4xf32>) outs(%b : tensor<f32>) dimensions = [0]
  return
}
// -----
func.func @f() {
  // expected-error @+1 {{'linalg.map' op expected 1 or more operands, but found 0}}
  linalg.map { arith.addf }
}
// -----
func.func @f(%a: tensor<4xf32>) {
  // expected-error @+1 {{cannot name an operation with no results}}
  %0 = linalg.map { arith.addf }
  return
}
// -----
func.func @f(%a: memref<f32>) {
  // expected-error @+1 {{'linalg.generic' op expects to have 1 region with 1 block}}
  linalg.generic {indexing_maps = [affine_map<() -> ()>], iterator_types = []} outs(%a : memref<f32>) {
  }
  return
}
// -----
func.func @f(%a: memref<f32>) {
  linalg.generic {indexing_maps = [affine_map<() -> ()>], iterator_types = []} outs(%a : memref<f32>) {
  ^bb0(%x: f32):
    // expected-error @+1 {{block with no terminator}}
    %y = arith.addf %x, %x : f32
  }
  return
}
// -----
// The expression overflows: the index is unknown.
func.func @f(%a: tensor<2xf32>, %b: tensor<9xf32>, %c: tensor<4xf32>) {
  %0:2 = linalg.generic {
      indexing_maps = [affine_map<(i) -> (i * 4611686018427387904)>, affine_map<(i) -> (i floordiv 0)>, affine_map<(i) -> (i)>],
      iterator_types = ["parallel"]} ins(%a : tensor<2xf32>) outs(%c, %b : tensor<4xf32>, tensor<9xf32>) {
  ^bb0(%x: f32, %y: f32, %z: f32):
    linalg.yield %x, %x : f32, f32
  } -> (tensor<4xf32>, tensor<9xf32>)
  return
}

// -----
func.func @f(%a: memref<4xf32>) {
  // expected-error @+1 {{[parseNamedStructuredOpRegion] ods-gen generated region expects 3 args, got 2}}
  linalg.add ins(%a : memref<4xf32>) outs(%a : memref<4xf32>)
  return
}
// -----
func.func @f(%a: memref<4xf32>, %b: memref<4xi32>) {
  // expected-error @+1 {{Cannot build binary Linalg operation: expects allComplex, allFloatingPoint, or allInteger, got 'f32' and 'i32'}}
  linalg.add ins(%a, %b : memref<4xf32>, memref<4xi32>) outs(%a : memref<4xf32>)
  return
}
// -----
func.func @contract_maps(%t: tensor<4x4xf32>) {
  // expected-error @+1 {{custom op 'linalg.contract' expected 'indexing_maps' attribute}}
  %0 = linalg.contract ins(%t, %t : tensor<4x4xf32>, tensor<4x4xf32>) outs(%t : tensor<4x4xf32>) -> tensor<4x4xf32>
}
// -----
func.func @iterator_type(%t: tensor<8xf32>) {
  // expected-error @+1 {{custom op 'linalg.generic' unexpected iterator_type (foo)}}
  %0 = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>], iterator_types = ["foo"]} outs(%t : tensor<8xf32>) {
  ^bb0(%a: f32):
    linalg.yield %a : f32
  } -> tensor<8xf32>
}

// -----

func.func @elementwise_without_maps(%a: tensor<4xf32>, %b: tensor<4xf32>) -> tensor<4xf32> {
  // expected-error @+1 {{'linalg.elementwise' op expected the number of indexing_map (0) to be equal to the number of input/output operands (2)}}
  %0 = "linalg.elementwise"(%a, %b) <{kind = #linalg.elementwise_kind<exp>, operandSegmentSizes = array<i32: 1, 1>}> ({
  ^bb0(%x: f32, %y: f32):
    linalg.yield %x : f32
  }) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
  return %0 : tensor<4xf32>
}
