// Additions stay in order, so there is one chain of them.
// CALL: f64[16384] f64[16384] -> f64
func.func @dot(%x: memref<?xf64>, %y: memref<?xf64>) -> f64 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %zero = arith.constant 0.0 : f64
  %n = memref.dim %x, %c0 : memref<?xf64>
  %sum = scf.for %i = %c0 to %n step %c1 iter_args(%s = %zero) -> (f64) {
    %xi = memref.load %x[%i] : memref<?xf64>
    %yi = memref.load %y[%i] : memref<?xf64>
    %p = arith.mulf %xi, %yi : f64
    %next = arith.addf %s, %p : f64
    scf.yield %next : f64
  }
  return %sum : f64
}
