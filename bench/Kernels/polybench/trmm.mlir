// B = alpha A^T B for a lower triangular A with ones on the diagonal.
// CALL: f64=1.5 f64[700x700] f64[700x800]
func.func @kernel_trmm(%alpha: f64, %A: memref<700x700xf64>, %B: memref<700x800xf64>) {
  affine.for %i = 0 to 700 {
    affine.for %j = 0 to 800 {
      affine.for %k = affine_map<(d0) -> (d0 + 1)>(%i) to 700 {
        %b = affine.load %B[%i, %j] : memref<700x800xf64>
        %a = affine.load %A[%k, %i] : memref<700x700xf64>
        %b_1 = affine.load %B[%k, %j] : memref<700x800xf64>
        %mul = arith.mulf %a, %b_1 fastmath<contract> : f64
        %add = arith.addf %b, %mul fastmath<contract> : f64
        affine.store %add, %B[%i, %j] : memref<700x800xf64>
      }
      %b = affine.load %B[%i, %j] : memref<700x800xf64>
      %mul = arith.mulf %alpha, %b fastmath<contract> : f64
      affine.store %mul, %B[%i, %j] : memref<700x800xf64>
    }
  }
  return
}
