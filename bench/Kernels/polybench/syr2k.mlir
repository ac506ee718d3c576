// The lower triangle of C = beta C + alpha A B^T + alpha B A^T.
// CALL: f64=1.5 f64=1.2 f64[600x600] f64[600x500] f64[600x500]
func.func @kernel_syr2k(%alpha: f64, %beta: f64, %C: memref<600x600xf64>, %A: memref<600x500xf64>,
                        %B: memref<600x500xf64>) {
  affine.for %i = 0 to 600 {
    affine.for %j = 0 to affine_map<(d0) -> (d0 + 1)>(%i) {
      %c = affine.load %C[%i, %j] : memref<600x600xf64>
      %mul = arith.mulf %c, %beta fastmath<contract> : f64
      affine.store %mul, %C[%i, %j] : memref<600x600xf64>
    }
    affine.for %k = 0 to 500 {
      affine.for %j = 0 to affine_map<(d0) -> (d0 + 1)>(%i) {
        %c = affine.load %C[%i, %j] : memref<600x600xf64>
        %a = affine.load %A[%j, %k] : memref<600x500xf64>
        %mul = arith.mulf %a, %alpha fastmath<contract> : f64
        %b = affine.load %B[%i, %k] : memref<600x500xf64>
        %mul_1 = arith.mulf %mul, %b fastmath<contract> : f64
        %b_1 = affine.load %B[%j, %k] : memref<600x500xf64>
        %mul_2 = arith.mulf %b_1, %alpha fastmath<contract> : f64
        %a_1 = affine.load %A[%i, %k] : memref<600x500xf64>
        %mul_3 = arith.mulf %mul_2, %a_1 fastmath<contract> : f64
        %add = arith.addf %mul_1, %mul_3 fastmath<contract> : f64
        %add_1 = arith.addf %c, %add fastmath<contract> : f64
        affine.store %add_1, %C[%i, %j] : memref<600x600xf64>
      }
    }
  }
  return
}
