// CALL: i64[16384] i64[16384]
func.func @prefix_sum(%x: memref<?xi64>, %y: memref<?xi64>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %zero = arith.constant 0 : i64
  %n = memref.dim %x, %c0 : memref<?xi64>
  scf.for %i = %c0 to %n step %c1 iter_args(%sum = %zero) -> (i64) {
    %xi = memref.load %x[%i] : memref<?xi64>
    %next = arith.addi %sum, %xi : i64
    memref.store %next, %y[%i] : memref<?xi64>
    scf.yield %next : i64
  }
  return
}
