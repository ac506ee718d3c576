// CALL: f32[128x128] f32[128]
func.func @row_maximum(%x: memref<128x128xf32>, %y: memref<128xf32>) {
  %low = arith.constant 0xFF800000 : f32
  linalg.fill ins(%low : f32) outs(%y : memref<128xf32>)
  linalg.reduce ins(%x : memref<128x128xf32>) outs(%y : memref<128xf32>) dimensions = [1]
    (%a: f32, %b: f32) {
      %c = arith.maximumf %a, %b : f32
      linalg.yield %c : f32
    }
  return
}
