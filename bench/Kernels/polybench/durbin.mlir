// The solution of the Yule-Walker equations by Durbin's recursion.
// CALL: f64[4000]=small f64[4000]=zeros f64[4000]=zeros
func.func @kernel_durbin(%r: memref<4000xf64>, %y: memref<4000xf64>, %z: memref<4000xf64>) {
  %one = arith.constant 1.0 : f64
  %zero = arith.constant 0.0 : f64
  %r_value = affine.load %r[0] : memref<4000xf64>
  %neg = arith.negf %r_value fastmath<contract> : f64
  affine.store %neg, %y[0] : memref<4000xf64>
  %r_value_1 = affine.load %r[0] : memref<4000xf64>
  %neg_1 = arith.negf %r_value_1 fastmath<contract> : f64
  %last:2 = affine.for %k = 1 to 4000 iter_args(%beta = %one, %alpha = %neg_1) -> (f64, f64) {
    %mul = arith.mulf %alpha, %alpha fastmath<contract> : f64
    %sub = arith.subf %one, %mul fastmath<contract> : f64
    %mul_1 = arith.mulf %sub, %beta fastmath<contract> : f64
    %sum_1 = affine.for %i = 0 to affine_map<(d0) -> (d0)>(%k) iter_args(%sum = %zero) -> (f64) {
      %r_value_2 = affine.load %r[%k - %i - 1] : memref<4000xf64>
      %y_value = affine.load %y[%i] : memref<4000xf64>
      %mul_2 = arith.mulf %r_value_2, %y_value fastmath<contract> : f64
      %add = arith.addf %sum, %mul_2 fastmath<contract> : f64
      affine.yield %add : f64
    }
    %r_value_2 = affine.load %r[%k] : memref<4000xf64>
    %add = arith.addf %r_value_2, %sum_1 fastmath<contract> : f64
    %neg_2 = arith.negf %add fastmath<contract> : f64
    %div = arith.divf %neg_2, %mul_1 fastmath<contract> : f64
    affine.for %i = 0 to affine_map<(d0) -> (d0)>(%k) {
      %y_value = affine.load %y[%i] : memref<4000xf64>
      %y_value_1 = affine.load %y[%k - %i - 1] : memref<4000xf64>
      %mul_2 = arith.mulf %div, %y_value_1 fastmath<contract> : f64
      %add_1 = arith.addf %y_value, %mul_2 fastmath<contract> : f64
      affine.store %add_1, %z[%i] : memref<4000xf64>
    }
    affine.for %i = 0 to affine_map<(d0) -> (d0)>(%k) {
      %z_value = affine.load %z[%i] : memref<4000xf64>
      affine.store %z_value, %y[%i] : memref<4000xf64>
    }
    affine.store %div, %y[%k] : memref<4000xf64>
    affine.yield %mul_1, %div : f64, f64
  }
  return
}
