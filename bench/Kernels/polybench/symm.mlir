// C = beta C + alpha A B for a symmetric A of which the lower triangle is read.
// CALL: f64=1.5 f64=1.2 f64[500x600] f64[500x500] f64[500x600]
func.func @kernel_symm(%alpha: f64, %beta: f64, %C: memref<500x600xf64>, %A: memref<500x500xf64>,
                       %B: memref<500x600xf64>) {
  %zero = arith.constant 0.0 : f64
  affine.for %i = 0 to 500 {
    affine.for %j = 0 to 600 {
      %sum_1 = affine.for %k = 0 to affine_map<(d0) -> (d0)>(%i) iter_args(%sum = %zero) -> (f64) {
        %c = affine.load %C[%k, %j] : memref<500x600xf64>
        %b = affine.load %B[%i, %j] : memref<500x600xf64>
        %mul = arith.mulf %alpha, %b fastmath<contract> : f64
        %a = affine.load %A[%i, %k] : memref<500x500xf64>
        %mul_1 = arith.mulf %mul, %a fastmath<contract> : f64
        %add = arith.addf %c, %mul_1 fastmath<contract> : f64
        affine.store %add, %C[%k, %j] : memref<500x600xf64>
        %b_1 = affine.load %B[%k, %j] : memref<500x600xf64>
        %a_1 = affine.load %A[%i, %k] : memref<500x500xf64>
        %mul_2 = arith.mulf %b_1, %a_1 fastmath<contract> : f64
        %add_1 = arith.addf %sum, %mul_2 fastmath<contract> : f64
        affine.yield %add_1 : f64
      }
      %c = affine.load %C[%i, %j] : memref<500x600xf64>
      %mul = arith.mulf %beta, %c fastmath<contract> : f64
      %b = affine.load %B[%i, %j] : memref<500x600xf64>
      %mul_1 = arith.mulf %alpha, %b fastmath<contract> : f64
      %a = affine.load %A[%i, %i] : memref<500x500xf64>
      %mul_2 = arith.mulf %mul_1, %a fastmath<contract> : f64
      %add = arith.addf %mul, %mul_2 fastmath<contract> : f64
      %mul_3 = arith.mulf %alpha, %sum_1 fastmath<contract> : f64
      %add_1 = arith.addf %add, %mul_3 fastmath<contract> : f64
      affine.store %add_1, %C[%i, %j] : memref<500x600xf64>
    }
  }
  return
}
