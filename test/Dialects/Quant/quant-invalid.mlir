// RUN: %opt --allow-unregistered-dialect --split-input-file --verify-diagnostics %s

func.func @f(%a: f32) {
  // expected-error @+1 {{'quant.dcast' op operand #0 must be scalar or tensor of quantized type, but got 'f32'}}
  %0 = quant.dcast %a : f32 to f32
  return
}
// -----
func.func @f(%a: !quant.uniform<i8:f32, 1.0>) {
  // expected-error @+1 {{expressed type in quantized type expected to match float type}}
  %0 = quant.dcast %a : !quant.uniform<i8:f32, 1.0> to f64
  return
}
// -----
func.func @f(%a: tensor<4x!quant.uniform<i8:f32, 1.0>>) {
  // expected-error @+1 {{'quant.dcast' op failed to verify that input and result are both scalars or both tensors with matching shape}}
  %0 = quant.dcast %a : tensor<4x!quant.uniform<i8:f32, 1.0>> to f32
  return
}
// -----
func.func @f(%a: tensor<4x!quant.uniform<i8:f32, 1.0>>) {
  // expected-error @+1 {{'quant.dcast' op result #0 must be scalar or tensor of floating-point, but got 'tensor<4xi32>'}}
  %0 = quant.dcast %a : tensor<4x!quant.uniform<i8:f32, 1.0>> to tensor<4xi32>
  return
}
// -----
func.func @f(%a: tensor<4x!quant.any<i8>>) {
  // expected-error @+1 {{expressed type in quantized type expected to match float type}}
  %0 = quant.dcast %a : tensor<4x!quant.any<i8>> to tensor<4xf32>
  return
}
// -----
func.func @f(%a: !quant.uniform<i8:f32:1, {1.0,2.0}>) {
  // expected-error @+1 {{scalar types may not use per-axis quantization}}
  %0 = quant.dcast %a : !quant.uniform<i8:f32:1, {1.0,2.0}> to f32
  return
}
// -----
func.func @f(%a: tensor<4x!quant.uniform<i8:f32:1, {1.0,2.0}>>) {
  // expected-error @+1 {{quantized dimension must be less than tensor rank}}
  %0 = quant.dcast %a : tensor<4x!quant.uniform<i8:f32:1, {1.0,2.0}>> to tensor<4xf32>
  return
}
// -----
func.func @f(%a: tensor<4x3x!quant.uniform<i8:f32:1, {1.0,2.0}>>) {
  // expected-error @+1 {{quantized dimension size does not match number of scales}}
  %0 = quant.dcast %a : tensor<4x3x!quant.uniform<i8:f32:1, {1.0,2.0}>> to tensor<4x3xf32>
  return
}
// -----
func.func @f(%a: !quant.uniform<i8:f32:{0:1,1:2}, {{1.0}}>) {
  // expected-error @+1 {{scalar types may not use sub-channel quantization}}
  %0 = quant.dcast %a : !quant.uniform<i8:f32:{0:1,1:2}, {{1.0}}> to f32
  return
}
// -----
func.func @f(%a: tensor<*x!quant.uniform<i8:f32:{0:1,1:2}, {{1.0}}>>) {
  // expected-error @+1 {{tensor containing the sub-channel quantized type must be ranked}}
  %0 = quant.dcast %a : tensor<*x!quant.uniform<i8:f32:{0:1,1:2}, {{1.0}}>> to tensor<*xf32>
  return
}
// -----
func.func @f(%a: tensor<2x!quant.uniform<i8:f32:{0:1,1:2}, {{1.0}}>>) {
  // expected-error @+1 {{quantized dimension 1 must be less than tensor rank 1}}
  %0 = quant.dcast %a : tensor<2x!quant.uniform<i8:f32:{0:1,1:2}, {{1.0}}>> to tensor<2xf32>
  return
}
// -----
func.func @f(%a: tensor<3x4x!quant.uniform<i8:f32:{0:2,1:2}, {{1.0}}>>) {
  // expected-error @+1 {{tensor dimension size 3 at axis 0 must be divisible by the corresponding block size 2}}
  %0 = quant.dcast %a : tensor<3x4x!quant.uniform<i8:f32:{0:2,1:2}, {{1.0}}>> to tensor<3x4xf32>
  return
}
// -----
func.func @f(%a: tensor<2x4x!quant.uniform<i8:f32:{0:2,1:2}, {{1.0}}>>) {
  // expected-error @+1 {{dimension size 2 of scales tensor at axis 1 should match (tensor dimension at axis / block sizes at axis) = 2}}
  %0 = quant.dcast %a : tensor<2x4x!quant.uniform<i8:f32:{0:2,1:2}, {{1.0}}>> to tensor<2x4xf32>
  return
}
// -----
func.func @f(%a: tensor<2x4x!quant.uniform<i8:f32:{0:2}, {1.0}>>) {
  // expected-error @+1 {{Rank of scales 1 must match the rank of the tensor 2}}
  %0 = quant.dcast %a : tensor<2x4x!quant.uniform<i8:f32:{0:2}, {1.0}>> to tensor<2x4xf32>
  return
}
// -----
func.func @f(%a: i8) {
  // expected-error @+1 {{'quant.scast' op failed to verify that input must be integer and result must be quantized, or vice versa}}
  %0 = quant.scast %a : i8 to i8
  return
}
// -----
func.func @f(%a: i8) {
  // expected-error @+1 {{storage type in quantized type expected to match integer type}}
  %0 = quant.scast %a : i8 to !quant.uniform<i4:f32, 1.0>
  return
}
// -----
func.func @f(%a: si8) {
  // expected-error @+1 {{'quant.scast' op operand #0 must be scalar or tensor of signless integer or quantized type, but got 'si8'}}
  %0 = quant.scast %a : si8 to !quant.uniform<i8:f32, 1.0>
  return
}
// -----
func.func @f(%a: tensor<?xi8>) {
  // expected-error @+1 {{'quant.scast' op failed to verify that input and result are both scalars or both tensors with matching shape}}
  %0 = quant.scast %a : tensor<?xi8> to tensor<*x!quant.uniform<u8:f32, 1.0>>
  return
}
// -----
func.func @f(%a: tensor<?xi8>) {
  // expected-error @+1 {{quantized dimension must be less than tensor rank}}
  %0 = quant.scast %a : tensor<?xi8> to tensor<?x!quant.uniform<u8:f32:1, {1.0}>>
  return
}
// -----
func.func @f(%a: tensor<4x!quant.uniform<i8:f32, 1.0>>) {
  // expected-error @+1 {{storage type in quantized type expected to match integer type}}
  %0 = quant.scast %a : tensor<4x!quant.uniform<i8:f32, 1.0>> to tensor<4xi16>
  return
}
// -----
func.func @f(%a: !quant.uniform<i8:f32, 1.0>) {
  // expected-error @+1 {{'quant.scast' op failed to verify that input must be integer and result must be quantized, or vice versa}}
  %0 = quant.scast %a : !quant.uniform<i8:f32, 1.0> to !quant.uniform<i8:f32, 1.0>
  return
}
// -----
func.func @f(%a: f64) {
  // expected-error @+1 {{expressed type in quantized type expected to match float type}}
  %0 = quant.qcast %a : f64 to !quant.uniform<i8:f32, 1.0>
  return
}
// -----
func.func @f(%a: f32) {
  // expected-error @+1 {{scalar types may not use per-axis quantization}}
  %0 = quant.qcast %a : f32 to !quant.uniform<i8:f32:1, {1.0}>
  return
}
// -----
func.func @f(%a: i32) {
  // expected-error @+1 {{'quant.qcast' op operand #0 must be scalar or tensor of floating-point, but got 'i32'}}
  %0 = quant.qcast %a : i32 to !quant.uniform<i8:f32, 1.0>
  return
}
// -----
func.func @f(%a: vector<4xf32>) {
  // expected-error @+1 {{failed to verify 'elementType': VectorElementTypeInterface instance}}
  %0 = quant.qcast %a : vector<4xf32> to vector<4x!quant.uniform<i8:f32, 1.0>>
  return
}
// -----
func.func @f(%a: tensor<4xf32>) {
  // expected-error @+1 {{'quant.qcast' op failed to verify that input and result are both scalars or both tensors with matching shape}}
  %0 = quant.qcast %a : tensor<4xf32> to tensor<5x!quant.uniform<i8:f64:3, {1.0}>>
  return
}
