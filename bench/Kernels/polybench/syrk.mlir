// The lower triangle of C = beta C + alpha A A^T.
// CALL: f64=1.5 f64=1.2 f64[800x800] f64[800x700]
func.func @kernel_syrk(%alpha: f64, %beta: f64, %C: memref<800x800xf64>, %A: memref<800x700xf64>) {
  affine.for %i = 0 to 800 {
    affine.for %j = 0 to affine_map<(d0) -> (d0 + 1)>(%i) {
      %c = affine.load %C[%i, %j] : memref<800x800xf64>
      %mul = arith.mulf %c, %beta fastmath<contract> : f64
      affine.store %mul, %C[%i, %j] : memref<800x800xf64>
    }
    affine.for %k = 0 to 700 {
      affine.for %j = 0 to affine_map<(d0) -> (d0 + 1)>(%i) {
        %c = affine.load %C[%i, %j] : memref<800x800xf64>
        %a = affine.load %A[%i, %k] : memref<800x700xf64>
        %mul = arith.mulf %alpha, %a fastmath<contract> : f64
        %a_1 = affine.load %A[%j, %k] : memref<800x700xf64>
        %mul_1 = arith.mulf %mul, %a_1 fastmath<contract> : f64
        %add = arith.addf %c, %mul_1 fastmath<contract> : f64
        affine.store %add, %C[%i, %j] : memref<800x800xf64>
      }
    }
  }
  return
}
