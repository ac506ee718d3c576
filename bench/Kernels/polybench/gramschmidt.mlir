// The factors of A = Q R by the modified Gram-Schmidt process.
// CALL: f64[600x500] f64[500x500]=zeros f64[600x500]=zeros
func.func @kernel_gramschmidt(%A: memref<600x500xf64>, %R: memref<500x500xf64>,
                              %Q: memref<600x500xf64>) {
  %zero = arith.constant 0.0 : f64
  affine.for %k = 0 to 500 {
    %norm_1 = affine.for %i = 0 to 600 iter_args(%norm = %zero) -> (f64) {
      %a = affine.load %A[%i, %k] : memref<600x500xf64>
      %a_1 = affine.load %A[%i, %k] : memref<600x500xf64>
      %mul = arith.mulf %a, %a_1 fastmath<contract> : f64
      %add = arith.addf %norm, %mul fastmath<contract> : f64
      affine.yield %add : f64
    }
    %sqrt = math.sqrt %norm_1 : f64
    affine.store %sqrt, %R[%k, %k] : memref<500x500xf64>
    affine.for %i = 0 to 600 {
      %a = affine.load %A[%i, %k] : memref<600x500xf64>
      %r = affine.load %R[%k, %k] : memref<500x500xf64>
      %div = arith.divf %a, %r fastmath<contract> : f64
      affine.store %div, %Q[%i, %k] : memref<600x500xf64>
    }
    affine.for %j = affine_map<(d0) -> (d0 + 1)>(%k) to 500 {
      affine.store %zero, %R[%k, %j] : memref<500x500xf64>
      affine.for %i = 0 to 600 {
        %r = affine.load %R[%k, %j] : memref<500x500xf64>
        %q = affine.load %Q[%i, %k] : memref<600x500xf64>
        %a = affine.load %A[%i, %j] : memref<600x500xf64>
        %mul = arith.mulf %q, %a fastmath<contract> : f64
        %add = arith.addf %r, %mul fastmath<contract> : f64
        affine.store %add, %R[%k, %j] : memref<500x500xf64>
      }
      affine.for %i = 0 to 600 {
        %a = affine.load %A[%i, %j] : memref<600x500xf64>
        %q = affine.load %Q[%i, %k] : memref<600x500xf64>
        %r = affine.load %R[%k, %j] : memref<500x500xf64>
        %mul = arith.mulf %q, %r fastmath<contract> : f64
        %sub = arith.subf %a, %mul fastmath<contract> : f64
        affine.store %sub, %A[%i, %j] : memref<600x500xf64>
      }
    }
  }
  return
}
