// The product of two matrices, as 2019 wrote it.
func @mul(%a : memref<2x3xf32>, %b : memref<3x2xf32>, %c : memref<2x2xf32>) {
  %zero = constant 0.0 : f32
  affine.for %i = 0 to 2 {
    affine.for %j = 0 to 2 {
      affine.store %zero, %c[%i, %j] : memref<2x2xf32>
      affine.for %k = 0 to 3 {
        %x = affine.load %a[%i, %k] : memref<2x3xf32>
        %y = affine.load %b[%k, %j] : memref<3x2xf32>
        %p = mulf %x, %y : f32
        %old = affine.load %c[%i, %j] : memref<2x2xf32>
        %new = addf %old, %p : f32
        affine.store %new, %c[%i, %j] : memref<2x2xf32>
      }
    }
  }
  return
}
