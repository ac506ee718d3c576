// The rows of A are multiplied by C4.
// CALL: f64[120x110x128] f64[128x128] f64[128]=zeros
func.func @kernel_doitgen(%A: memref<120x110x128xf64>, %C4: memref<128x128xf64>,
                          %sum: memref<128xf64>) {
  %zero = arith.constant 0.0 : f64
  affine.for %r = 0 to 120 {
    affine.for %q = 0 to 110 {
      affine.for %p = 0 to 128 {
        affine.store %zero, %sum[%p] : memref<128xf64>
        affine.for %s = 0 to 128 {
          %sum_value = affine.load %sum[%p] : memref<128xf64>
          %a = affine.load %A[%r, %q, %s] : memref<120x110x128xf64>
          %c4 = affine.load %C4[%s, %p] : memref<128x128xf64>
          %mul = arith.mulf %a, %c4 fastmath<contract> : f64
          %add = arith.addf %sum_value, %mul fastmath<contract> : f64
          affine.store %add, %sum[%p] : memref<128xf64>
        }
      }
      affine.for %p = 0 to 128 {
        %sum_value = affine.load %sum[%p] : memref<128xf64>
        affine.store %sum_value, %A[%r, %q, %p] : memref<120x110x128xf64>
      }
    }
  }
  return
}
