// D = alpha A B C + beta D.
// CALL: f64=1.5 f64=1.2 f64[400x450]=zeros f64[400x550] f64[550x450] f64[450x600] f64[400x600]
func.func @kernel_2mm(%alpha: f64, %beta: f64, %tmp: memref<400x450xf64>, %A: memref<400x550xf64>,
                      %B: memref<550x450xf64>, %C: memref<450x600xf64>, %D: memref<400x600xf64>) {
  %zero = arith.constant 0.0 : f64
  affine.for %i = 0 to 400 {
    affine.for %j = 0 to 450 {
      affine.store %zero, %tmp[%i, %j] : memref<400x450xf64>
      affine.for %k = 0 to 550 {
        %tmp_value = affine.load %tmp[%i, %j] : memref<400x450xf64>
        %a = affine.load %A[%i, %k] : memref<400x550xf64>
        %mul = arith.mulf %alpha, %a fastmath<contract> : f64
        %b = affine.load %B[%k, %j] : memref<550x450xf64>
        %mul_1 = arith.mulf %mul, %b fastmath<contract> : f64
        %add = arith.addf %tmp_value, %mul_1 fastmath<contract> : f64
        affine.store %add, %tmp[%i, %j] : memref<400x450xf64>
      }
    }
  }
  affine.for %i = 0 to 400 {
    affine.for %j = 0 to 600 {
      %d = affine.load %D[%i, %j] : memref<400x600xf64>
      %mul = arith.mulf %d, %beta fastmath<contract> : f64
      affine.store %mul, %D[%i, %j] : memref<400x600xf64>
      affine.for %k = 0 to 450 {
        %d_1 = affine.load %D[%i, %j] : memref<400x600xf64>
        %tmp_value = affine.load %tmp[%i, %k] : memref<400x450xf64>
        %c = affine.load %C[%k, %j] : memref<450x600xf64>
        %mul_1 = arith.mulf %tmp_value, %c fastmath<contract> : f64
        %add = arith.addf %d_1, %mul_1 fastmath<contract> : f64
        affine.store %add, %D[%i, %j] : memref<400x600xf64>
      }
    }
  }
  return
}
