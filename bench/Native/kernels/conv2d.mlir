// CALL: f32[66x130] f32[3x3] f32[64x128]
func.func @conv2d(%x: memref<66x130xf32>, %w: memref<3x3xf32>, %y: memref<64x128xf32>) {
  affine.for %i = 0 to 64 {
    affine.for %j = 0 to 128 {
      affine.for %p = 0 to 3 {
        affine.for %q = 0 to 3 {
          %a = affine.load %x[%i + %p, %j + %q] : memref<66x130xf32>
          %b = affine.load %w[%p, %q] : memref<3x3xf32>
          %c = affine.load %y[%i, %j] : memref<64x128xf32>
          %m = arith.mulf %a, %b : f32
          %s = arith.addf %c, %m : f32
          affine.store %s, %y[%i, %j] : memref<64x128xf32>
        }
      }
    }
  }
  return
}
