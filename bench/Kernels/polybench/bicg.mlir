// q = A p and s = A^T r.
// CALL: f64[2900x2500] f64[2500]=zeros f64[2900]=zeros f64[2500] f64[2900]
func.func @kernel_bicg(%A: memref<2900x2500xf64>, %s: memref<2500xf64>, %q: memref<2900xf64>,
                       %p: memref<2500xf64>, %r: memref<2900xf64>) {
  %zero = arith.constant 0.0 : f64
  affine.for %i = 0 to 2500 {
    affine.store %zero, %s[%i] : memref<2500xf64>
  }
  affine.for %i = 0 to 2900 {
    affine.store %zero, %q[%i] : memref<2900xf64>
    affine.for %j = 0 to 2500 {
      %s_value = affine.load %s[%j] : memref<2500xf64>
      %r_value = affine.load %r[%i] : memref<2900xf64>
      %a = affine.load %A[%i, %j] : memref<2900x2500xf64>
      %mul = arith.mulf %r_value, %a fastmath<contract> : f64
      %add = arith.addf %s_value, %mul fastmath<contract> : f64
      affine.store %add, %s[%j] : memref<2500xf64>
      %q_value = affine.load %q[%i] : memref<2900xf64>
      %a_1 = affine.load %A[%i, %j] : memref<2900x2500xf64>
      %p_value = affine.load %p[%j] : memref<2500xf64>
      %mul_1 = arith.mulf %a_1, %p_value fastmath<contract> : f64
      %add_1 = arith.addf %q_value, %mul_1 fastmath<contract> : f64
      affine.store %add_1, %q[%i] : memref<2900xf64>
    }
  }
  return
}
