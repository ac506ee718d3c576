// G = (A B) (C D).
// CALL: f64[400x450]=zeros f64[400x500] f64[500x450] f64[450x550]=zeros f64[450x600] f64[600x550] f64[400x550]=zeros
func.func @kernel_3mm(%E: memref<400x450xf64>, %A: memref<400x500xf64>, %B: memref<500x450xf64>,
                      %F: memref<450x550xf64>, %C: memref<450x600xf64>, %D: memref<600x550xf64>,
                      %G: memref<400x550xf64>) {
  %zero = arith.constant 0.0 : f64
  affine.for %i = 0 to 400 {
    affine.for %j = 0 to 450 {
      affine.store %zero, %E[%i, %j] : memref<400x450xf64>
      affine.for %k = 0 to 500 {
        %e = affine.load %E[%i, %j] : memref<400x450xf64>
        %a = affine.load %A[%i, %k] : memref<400x500xf64>
        %b = affine.load %B[%k, %j] : memref<500x450xf64>
        %mul = arith.mulf %a, %b fastmath<contract> : f64
        %add = arith.addf %e, %mul fastmath<contract> : f64
        affine.store %add, %E[%i, %j] : memref<400x450xf64>
      }
    }
  }
  affine.for %i = 0 to 450 {
    affine.for %j = 0 to 550 {
      affine.store %zero, %F[%i, %j] : memref<450x550xf64>
      affine.for %k = 0 to 600 {
        %f = affine.load %F[%i, %j] : memref<450x550xf64>
        %c = affine.load %C[%i, %k] : memref<450x600xf64>
        %d = affine.load %D[%k, %j] : memref<600x550xf64>
        %mul = arith.mulf %c, %d fastmath<contract> : f64
        %add = arith.addf %f, %mul fastmath<contract> : f64
        affine.store %add, %F[%i, %j] : memref<450x550xf64>
      }
    }
  }
  affine.for %i = 0 to 400 {
    affine.for %j = 0 to 550 {
      affine.store %zero, %G[%i, %j] : memref<400x550xf64>
      affine.for %k = 0 to 450 {
        %g = affine.load %G[%i, %j] : memref<400x550xf64>
        %e = affine.load %E[%i, %k] : memref<400x450xf64>
        %f = affine.load %F[%k, %j] : memref<450x550xf64>
        %mul = arith.mulf %e, %f fastmath<contract> : f64
        %add = arith.addf %g, %mul fastmath<contract> : f64
        affine.store %add, %G[%i, %j] : memref<400x550xf64>
      }
    }
  }
  return
}
