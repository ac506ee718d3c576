// C = beta C + alpha A B.
// CALL: f64=1.5 f64=1.2 f64[1000x1100] f64[1000x1200] f64[1200x1100]
func.func @kernel_gemm(%alpha: f64, %beta: f64, %C: memref<1000x1100xf64>,
                       %A: memref<1000x1200xf64>, %B: memref<1200x1100xf64>) {
  affine.for %i = 0 to 1000 {
    affine.for %j = 0 to 1100 {
      %c = affine.load %C[%i, %j] : memref<1000x1100xf64>
      %mul = arith.mulf %c, %beta fastmath<contract> : f64
      affine.store %mul, %C[%i, %j] : memref<1000x1100xf64>
    }
    affine.for %k = 0 to 1200 {
      affine.for %j = 0 to 1100 {
        %c = affine.load %C[%i, %j] : memref<1000x1100xf64>
        %a = affine.load %A[%i, %k] : memref<1000x1200xf64>
        %mul = arith.mulf %alpha, %a fastmath<contract> : f64
        %b = affine.load %B[%k, %j] : memref<1200x1100xf64>
        %mul_1 = arith.mulf %mul, %b fastmath<contract> : f64
        %add = arith.addf %c, %mul_1 fastmath<contract> : f64
        affine.store %add, %C[%i, %j] : memref<1000x1100xf64>
      }
    }
  }
  return
}
