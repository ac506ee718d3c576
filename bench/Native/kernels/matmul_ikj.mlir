// CALL: f64[192x192] f64[192x192] f64[192x192]
func.func @matmul_ikj(%A: memref<192x192xf64>, %B: memref<192x192xf64>, %C: memref<192x192xf64>) {
  affine.for %i = 0 to 192 {
    affine.for %k = 0 to 192 {
      affine.for %j = 0 to 192 {
        %a = affine.load %A[%i, %k] : memref<192x192xf64>
        %b = affine.load %B[%k, %j] : memref<192x192xf64>
        %c = affine.load %C[%i, %j] : memref<192x192xf64>
        %p = arith.mulf %a, %b : f64
        %s = arith.addf %c, %p : f64
        affine.store %s, %C[%i, %j] : memref<192x192xf64>
      }
    }
  }
  return
}
