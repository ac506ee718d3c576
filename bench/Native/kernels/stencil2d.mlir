// CALL: f64[128x200] f64[128x200]
func.func @stencil2d(%x: memref<?x?xf64>, %y: memref<?x?xf64>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %m = memref.dim %x, %c0 : memref<?x?xf64>
  %n = memref.dim %x, %c1 : memref<?x?xf64>
  %mEnd = arith.subi %m, %c1 : index
  %nEnd = arith.subi %n, %c1 : index
  %w = arith.constant 0.2 : f64
  scf.for %i = %c1 to %mEnd step %c1 {
    scf.for %j = %c1 to %nEnd step %c1 {
      %up = arith.subi %i, %c1 : index
      %down = arith.addi %i, %c1 : index
      %left = arith.subi %j, %c1 : index
      %right = arith.addi %j, %c1 : index
      %0 = memref.load %x[%i, %j] : memref<?x?xf64>
      %1 = memref.load %x[%up, %j] : memref<?x?xf64>
      %2 = memref.load %x[%down, %j] : memref<?x?xf64>
      %3 = memref.load %x[%i, %left] : memref<?x?xf64>
      %4 = memref.load %x[%i, %right] : memref<?x?xf64>
      %5 = arith.addf %0, %1 : f64
      %6 = arith.addf %5, %2 : f64
      %7 = arith.addf %6, %3 : f64
      %8 = arith.addf %7, %4 : f64
      %9 = arith.mulf %w, %8 : f64
      memref.store %9, %y[%i, %j] : memref<?x?xf64>
    }
  }
  return
}
