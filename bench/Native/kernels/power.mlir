// CALL: i64[4096]<10 i64=13 i64[4096]
func.func @power(%x: memref<?xi64>, %e: i64, %y: memref<?xi64>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %n = memref.dim %x, %c0 : memref<?xi64>
  scf.for %i = %c0 to %n step %c1 {
    %a = memref.load %x[%i] : memref<?xi64>
    %p = math.ipowi %a, %e : i64
    memref.store %p, %y[%i] : memref<?xi64>
  }
  return
}
