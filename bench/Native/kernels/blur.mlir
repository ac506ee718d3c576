// Columns, then rows, with a buffer for a row in between.
// CALL: f32[64x256] f32[64x256]
func.func @blur(%x: memref<64x256xf32>, %y: memref<64x256xf32>) {
  %buffer = memref.alloca() : memref<256xf32>
  %third = arith.constant 0.333333343 : f32
  affine.for %i = 1 to 63 {
    affine.for %j = 0 to 256 {
      %a = affine.load %x[%i - 1, %j] : memref<64x256xf32>
      %b = affine.load %x[%i, %j] : memref<64x256xf32>
      %c = affine.load %x[%i + 1, %j] : memref<64x256xf32>
      %ab = arith.addf %a, %b : f32
      %abc = arith.addf %ab, %c : f32
      affine.store %abc, %buffer[%j] : memref<256xf32>
    }
    affine.for %j = 1 to 255 {
      %a = affine.load %buffer[%j - 1] : memref<256xf32>
      %b = affine.load %buffer[%j] : memref<256xf32>
      %c = affine.load %buffer[%j + 1] : memref<256xf32>
      %ab = arith.addf %a, %b : f32
      %abc = arith.addf %ab, %c : f32
      %mean = arith.mulf %abc, %third : f32
      affine.store %mean, %y[%i, %j] : memref<64x256xf32>
    }
  }
  return
}
