// A sparse matrix of 8 numbers a row.
// CALL: i64[8192]<1024 f64[8192] f64[1024] f64[1024]
func.func @spmv(%columns: memref<?xindex>, %numbers: memref<?xf64>, %x: memref<?xf64>, %y: memref<?xf64>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c8 = arith.constant 8 : index
  %zero = arith.constant 0.0 : f64
  %n = memref.dim %y, %c0 : memref<?xf64>
  scf.for %i = %c0 to %n step %c1 {
    %begin = arith.muli %i, %c8 : index
    %end = arith.addi %begin, %c8 : index
    %sum = scf.for %k = %begin to %end step %c1 iter_args(%s = %zero) -> (f64) {
      %j = memref.load %columns[%k] : memref<?xindex>
      %a = memref.load %numbers[%k] : memref<?xf64>
      %b = memref.load %x[%j] : memref<?xf64>
      %p = arith.mulf %a, %b : f64
      %next = arith.addf %s, %p : f64
      scf.yield %next : f64
    }
    memref.store %sum, %y[%i] : memref<?xf64>
  }
  return
}
