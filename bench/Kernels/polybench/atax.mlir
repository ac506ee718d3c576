// y = A^T (A x).
// CALL: f64[2500x2900] f64[2900] f64[2900]=zeros f64[2500]=zeros
func.func @kernel_atax(%A: memref<2500x2900xf64>, %x: memref<2900xf64>, %y: memref<2900xf64>,
                       %tmp: memref<2500xf64>) {
  %zero = arith.constant 0.0 : f64
  affine.for %i = 0 to 2900 {
    affine.store %zero, %y[%i] : memref<2900xf64>
  }
  affine.for %i = 0 to 2500 {
    affine.store %zero, %tmp[%i] : memref<2500xf64>
    affine.for %j = 0 to 2900 {
      %tmp_value = affine.load %tmp[%i] : memref<2500xf64>
      %a = affine.load %A[%i, %j] : memref<2500x2900xf64>
      %x_value = affine.load %x[%j] : memref<2900xf64>
      %mul = arith.mulf %a, %x_value fastmath<contract> : f64
      %add = arith.addf %tmp_value, %mul fastmath<contract> : f64
      affine.store %add, %tmp[%i] : memref<2500xf64>
    }
    affine.for %j = 0 to 2900 {
      %y_value = affine.load %y[%j] : memref<2900xf64>
      %a = affine.load %A[%i, %j] : memref<2500x2900xf64>
      %tmp_value = affine.load %tmp[%i] : memref<2500xf64>
      %mul = arith.mulf %a, %tmp_value fastmath<contract> : f64
      %add = arith.addf %y_value, %mul fastmath<contract> : f64
      affine.store %add, %y[%j] : memref<2900xf64>
    }
  }
  return
}
