// Places by division and remainder.
// CALL: f32[64x64] f32[3844x9]
#row = affine_map<(p, q) -> (p floordiv 62 + q floordiv 3)>
#column = affine_map<(p, q) -> (p mod 62 + q mod 3)>
func.func @im2col(%x: memref<64x64xf32>, %y: memref<3844x9xf32>) {
  affine.for %p = 0 to 3844 {
    affine.for %q = 0 to 9 {
      %i = affine.apply #row(%p, %q)
      %j = affine.apply #column(%p, %q)
      %a = memref.load %x[%i, %j] : memref<64x64xf32>
      affine.store %a, %y[%p, %q] : memref<3844x9xf32>
    }
  }
  return
}
