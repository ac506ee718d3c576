func @f(%a: tensor<2x3xi32>, %b: tensor<3xi32>, %c: tensor<i32>, %d: tensor<?xi32>, %p: tensor<1x2xf32>, %z: tensor<f32>) {
  %0 = "tosa.add"(%a, %b) : (tensor<2x3xi32>, tensor<3xi32>) -> tensor<2x3xi32>
  %1 = "tosa.mul"(%c, %a) {shift = 3 : i32} : (tensor<i32>, tensor<2x3xi32>) -> tensor<2x3xi32>
  %2 = "tosa.arithmetic_right_shift"(%a, %d) {round = true} : (tensor<2x3xi32>, tensor<?xi32>) -> tensor<2x3xi32>
  %3 = arith.constant dense<[[1, 2], [3, 4]]> : tensor<2x2xi32>
  %4 = "tosa.pad"(%p, %3, %z) : (tensor<1x2xf32>, tensor<2x2xi32>, tensor<f32>) -> tensor<4x9xf32>
  %5 = "tosa.pad"(%p, %3) : (tensor<1x2xf32>, tensor<2x2xi32>) -> tensor<4x9xf32>
  return
}
func @unsigned(%a: tensor<2xui8>) -> tensor<2xi8> {
  %0 = "tosa.rescale"(%a) {input_zp = 3 : i32, output_zp = -1 : i32, multiplier = [1073741824 : i32], shift = [30 : i32], scale32 = true, double_round = false, per_channel = false} : (tensor<2xui8>) -> tensor<2xi8>
  return %0 : tensor<2xi8>
}

func @pad_quantized(%a: tensor<2x3xi8>) -> tensor<4x5xi8> {
  %p = "tosa.const"() {value = dense<1> : tensor<2x2xi32>} : () -> tensor<2x2xi32>
  %0 = "tosa.pad"(%a, %p) {quantization_info = #tosa.pad_quant<input_zp = -5>, my.attr = 3 : i32} : (tensor<2x3xi8>, tensor<2x2xi32>) -> tensor<4x5xi8>
  return %0 : tensor<4x5xi8>
}
