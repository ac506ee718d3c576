// The solution of L x = b for a lower triangular L.
// CALL: f64[3200x3200]=spd f64[3200]=zeros f64[3200]
func.func @kernel_trisolv(%L: memref<3200x3200xf64>, %x: memref<3200xf64>, %b: memref<3200xf64>) {
  affine.for %i = 0 to 3200 {
    %b_value = affine.load %b[%i] : memref<3200xf64>
    affine.store %b_value, %x[%i] : memref<3200xf64>
    affine.for %j = 0 to affine_map<(d0) -> (d0)>(%i) {
      %x_value = affine.load %x[%i] : memref<3200xf64>
      %l = affine.load %L[%i, %j] : memref<3200x3200xf64>
      %x_value_1 = affine.load %x[%j] : memref<3200xf64>
      %mul = arith.mulf %l, %x_value_1 fastmath<contract> : f64
      %sub = arith.subf %x_value, %mul fastmath<contract> : f64
      affine.store %sub, %x[%i] : memref<3200xf64>
    }
    %x_value = affine.load %x[%i] : memref<3200xf64>
    %l = affine.load %L[%i, %i] : memref<3200x3200xf64>
    %div = arith.divf %x_value, %l fastmath<contract> : f64
    affine.store %div, %x[%i] : memref<3200xf64>
  }
  return
}
