// Each element becomes the sum of two neighbours that are already new.
func.func @seidel(%a: memref<100x100xf32>) {
  affine.for %i = 1 to 99 {
    affine.for %j = 1 to 99 {
      %left = affine.load %a[%i, %j - 1] : memref<100x100xf32>
      %above = affine.load %a[%i - 1, %j + 1] : memref<100x100xf32>
      %sum = arith.addf %left, %above : f32
      affine.store %sum, %a[%i, %j] : memref<100x100xf32>
    }
  }
  return
}
