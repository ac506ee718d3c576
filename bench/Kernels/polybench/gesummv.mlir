// y = alpha A x + beta B x.
// CALL: f64=1.5 f64=1.2 f64[2400x2400] f64[2400x2400] f64[2400]=zeros f64[2400] f64[2400]=zeros
func.func @kernel_gesummv(%alpha: f64, %beta: f64, %A: memref<2400x2400xf64>,
                          %B: memref<2400x2400xf64>, %tmp: memref<2400xf64>, %x: memref<2400xf64>,
                          %y: memref<2400xf64>) {
  %zero = arith.constant 0.0 : f64
  affine.for %i = 0 to 2400 {
    affine.store %zero, %tmp[%i] : memref<2400xf64>
    affine.store %zero, %y[%i] : memref<2400xf64>
    affine.for %j = 0 to 2400 {
      %a = affine.load %A[%i, %j] : memref<2400x2400xf64>
      %x_value = affine.load %x[%j] : memref<2400xf64>
      %mul = arith.mulf %a, %x_value fastmath<contract> : f64
      %tmp_value = affine.load %tmp[%i] : memref<2400xf64>
      %add = arith.addf %mul, %tmp_value fastmath<contract> : f64
      affine.store %add, %tmp[%i] : memref<2400xf64>
      %b = affine.load %B[%i, %j] : memref<2400x2400xf64>
      %x_value_1 = affine.load %x[%j] : memref<2400xf64>
      %mul_1 = arith.mulf %b, %x_value_1 fastmath<contract> : f64
      %y_value = affine.load %y[%i] : memref<2400xf64>
      %add_1 = arith.addf %mul_1, %y_value fastmath<contract> : f64
      affine.store %add_1, %y[%i] : memref<2400xf64>
    }
    %tmp_value = affine.load %tmp[%i] : memref<2400xf64>
    %mul = arith.mulf %alpha, %tmp_value fastmath<contract> : f64
    %y_value = affine.load %y[%i] : memref<2400xf64>
    %mul_1 = arith.mulf %beta, %y_value fastmath<contract> : f64
    %add = arith.addf %mul, %mul_1 fastmath<contract> : f64
    affine.store %add, %y[%i] : memref<2400xf64>
  }
  return
}
