// A pipeline in text of version 1.
func.func @sharpen(%photo: tensor<8x8xf32>) -> tensor<8x8xf32> {
  %half = arith.constant 0.5 : f32
  // Softer first.
  %soft = img.blur %photo radius 2 : tensor<8x8xf32>  // two pixels
  %dark = img.scale_by %soft, %half : tensor<8x8xf32>

  return %dark : tensor<8x8xf32>
}
