// A is changed by two outer products, then x = beta A^T y + z and w = alpha A x.
// CALL: f64=1.5 f64=1.2 f64[2000x2000] f64[2000] f64[2000] f64[2000] f64[2000] f64[2000]=zeros f64[2000]=zeros f64[2000] f64[2000]
func.func @kernel_gemver(%alpha: f64, %beta: f64, %A: memref<2000x2000xf64>, %u1: memref<2000xf64>,
                         %v1: memref<2000xf64>, %u2: memref<2000xf64>, %v2: memref<2000xf64>,
                         %w: memref<2000xf64>, %x: memref<2000xf64>, %y: memref<2000xf64>,
                         %z: memref<2000xf64>) {
  affine.for %i = 0 to 2000 {
    affine.for %j = 0 to 2000 {
      %a = affine.load %A[%i, %j] : memref<2000x2000xf64>
      %u1_value = affine.load %u1[%i] : memref<2000xf64>
      %v1_value = affine.load %v1[%j] : memref<2000xf64>
      %mul = arith.mulf %u1_value, %v1_value fastmath<contract> : f64
      %add = arith.addf %a, %mul fastmath<contract> : f64
      %u2_value = affine.load %u2[%i] : memref<2000xf64>
      %v2_value = affine.load %v2[%j] : memref<2000xf64>
      %mul_1 = arith.mulf %u2_value, %v2_value fastmath<contract> : f64
      %add_1 = arith.addf %add, %mul_1 fastmath<contract> : f64
      affine.store %add_1, %A[%i, %j] : memref<2000x2000xf64>
    }
  }
  affine.for %i = 0 to 2000 {
    affine.for %j = 0 to 2000 {
      %x_value = affine.load %x[%i] : memref<2000xf64>
      %a = affine.load %A[%j, %i] : memref<2000x2000xf64>
      %mul = arith.mulf %beta, %a fastmath<contract> : f64
      %y_value = affine.load %y[%j] : memref<2000xf64>
      %mul_1 = arith.mulf %mul, %y_value fastmath<contract> : f64
      %add = arith.addf %x_value, %mul_1 fastmath<contract> : f64
      affine.store %add, %x[%i] : memref<2000xf64>
    }
  }
  affine.for %i = 0 to 2000 {
    %x_value = affine.load %x[%i] : memref<2000xf64>
    %z_value = affine.load %z[%i] : memref<2000xf64>
    %add = arith.addf %x_value, %z_value fastmath<contract> : f64
    affine.store %add, %x[%i] : memref<2000xf64>
  }
  affine.for %i = 0 to 2000 {
    affine.for %j = 0 to 2000 {
      %w_value = affine.load %w[%i] : memref<2000xf64>
      %a = affine.load %A[%i, %j] : memref<2000x2000xf64>
      %mul = arith.mulf %alpha, %a fastmath<contract> : f64
      %x_value = affine.load %x[%j] : memref<2000xf64>
      %mul_1 = arith.mulf %mul, %x_value fastmath<contract> : f64
      %add = arith.addf %w_value, %mul_1 fastmath<contract> : f64
      affine.store %add, %w[%i] : memref<2000xf64>
    }
  }
  return
}
