// CALL: f64[16384] f64[8] f64[16384]
func.func @horner(%x: memref<?xf64>, %coefficients: memref<8xf64>, %y: memref<?xf64>) {
  %c0 = arith.constant 0 : index
  %zero = arith.constant 0.0 : f64
  %n = memref.dim %x, %c0 : memref<?xf64>
  affine.for %i = 0 to %n {
    %xi = affine.load %x[%i] : memref<?xf64>
    %p = affine.for %k = 0 to 8 iter_args(%s = %zero) -> (f64) {
      %c = affine.load %coefficients[7 - %k] : memref<8xf64>
      %m = arith.mulf %s, %xi : f64
      %a = arith.addf %m, %c : f64
      affine.yield %a : f64
    }
    affine.store %p, %y[%i] : memref<?xf64>
  }
  return
}
