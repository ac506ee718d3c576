func.func @f(%a: tensor<1x4x8xi8>, %m: tensor<1x8x4xi8>, %i: tensor<1x2x2x1xi8>) {
  // The zero points are not 0.
  %0 = "tosa.matmul"(%a, %m) {quantization_info = #tosa.matmul_quant<a_zp = 1, b_zp = -2>} : (tensor<1x4x8xi8>, tensor<1x8x4xi8>) -> tensor<1x4x4xi32>
  %1 = "tosa.resize"(%i) {mode = "BILINEAR", scale = array<i64: 4, 2, 4, 2>, offset = array<i64: -1, -1>, border = array<i64: 1, 1>} : (tensor<1x2x2x1xi8>) -> tensor<1x4x4x1xi32>
  return
}
