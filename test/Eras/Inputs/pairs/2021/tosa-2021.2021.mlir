func @f(%a: tensor<1x7x7x9xf32>, %q: tensor<1x7x7x9xi8>, %x: tensor<13x21x3xf32>, %w: tensor<4x3x3x9xf32>, %b: tensor<4xf32>) {
  %0 = "tosa.avg_pool2d"(%a) {kernel = [2, 2], pad = [0, 1, 0, 1], stride = [1, 1]} : (tensor<1x7x7x9xf32>) -> tensor<1x7x7x9xf32>
  %1 = "tosa.avg_pool2d"(%q) {kernel = [2, 2], pad = [0, 1, 0, 1], stride = [1, 1], quantization_info = {input_zp = -3 : i32, output_zp = 4 : i32}} : (tensor<1x7x7x9xi8>) -> tensor<1x7x7x9xi8>
  %2 = "tosa.conv2d"(%a, %w, %b) {dilation = [1, 1], pad = [1, 1, 1, 1], stride = [1, 1]} : (tensor<1x7x7x9xf32>, tensor<4x3x3x9xf32>, tensor<4xf32>) -> tensor<1x7x7x4xf32>
  %p = "tosa.const"() {value = dense<[1, 0, 2]> : tensor<3xi32>} : () -> tensor<3xi32>
  %3 = "tosa.transpose"(%x, %p) : (tensor<13x21x3xf32>, tensor<3xi32>) -> tensor<21x13x3xf32>
  %4 = "tosa.mul"(%x, %x) {shift = 0 : i32} : (tensor<13x21x3xf32>, tensor<13x21x3xf32>) -> tensor<13x21x3xf32>
  %5 = "tosa.clamp"(%x) {min_fp = 0.0 : f32, max_fp = 1.0 : f32, min_int = -300 : i64, max_int = 300 : i64} : (tensor<13x21x3xf32>) -> tensor<13x21x3xf32>
  %6 = "tosa.reshape"(%a) {new_shape = [7, 63]} : (tensor<1x7x7x9xf32>) -> tensor<7x63xf32>
  %7 = "tosa.slice"(%x) {start = [0, 1, 0], size = [2, 2, 2]} : (tensor<13x21x3xf32>) -> tensor<2x2x2xf32>
  %8 = "tosa.tile"(%x) {multiples = [2, 1, 2]} : (tensor<13x21x3xf32>) -> tensor<26x21x6xf32>
  %9 = "tosa.negate"(%x) : (tensor<13x21x3xf32>) -> tensor<13x21x3xf32>
  %10 = "tosa.rescale"(%q) {input_zp = 1 : i32, output_zp = 0 : i32, multiplier = [42 : i32], shift = [14 : i32], scale32 = true, double_round = false, per_channel = false} : (tensor<1x7x7x9xi8>) -> tensor<1x7x7x9xi32>
  return
}
func @g(%x: tensor<2x3xf32>, %w: tensor<4x3xf32>, %b: tensor<4xf32>, %q: tensor<1x4x8x!quant.uniform<u8:f32, 0.5:3>>, %m: tensor<1x8x4xi8>, %v: i32, %s: i8) {
  %0 = "tosa.fully_connected"(%x, %w, %b) : (tensor<2x3xf32>, tensor<4x3xf32>, tensor<4xf32>) -> tensor<2x4xf32>
  %1 = "tosa.reluN"(%x) {max_int = 6 : i64, max_fp = 6.0 : f32} : (tensor<2x3xf32>) -> tensor<2x3xf32>
  %2 = "tosa.negate"(%q) {quantization_info = {input_zp = 200 : i32, output_zp = 4 : i32}} : (tensor<1x4x8x!quant.uniform<u8:f32, 0.5:3>>) -> tensor<1x4x8x!quant.uniform<u8:f32, 0.5:3>>
  %3 = "tosa.apply_scale"(%v, %v, %s) {double_round = true} : (i32, i32, i8) -> i32
  %4 = "tosa.reduce_prod"(%x) {axis = 0 : i64} : (tensor<2x3xf32>) -> tensor<1x3xf32>
  return
}
