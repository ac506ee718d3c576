// CALL: i64[16384]<1000000007 -> i64
func.func @popcount(%x: memref<?xi64>) -> i64 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %zero = arith.constant 0 : i64
  %n = memref.dim %x, %c0 : memref<?xi64>
  %sum = scf.for %i = %c0 to %n step %c1 iter_args(%s = %zero) -> (i64) {
    %a = memref.load %x[%i] : memref<?xi64>
    %c = math.ctpop %a : i64
    %next = arith.addi %s, %c : i64
    scf.yield %next : i64
  }
  return %sum : i64
}
