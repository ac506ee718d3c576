// The edit distance of two strings, row by row.
// CALL: i8[300] i8[300] -> i32
func.func @distance(%x: memref<?xi8>, %y: memref<?xi8>) -> i32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %one = arith.constant 1 : i32
  %m = memref.dim %x, %c0 : memref<?xi8>
  %n = memref.dim %y, %c0 : memref<?xi8>
  %size = arith.addi %n, %c1 : index
  %row = memref.alloc(%size) : memref<?xi32>
  scf.for %j = %c0 to %size step %c1 {
    %j32 = arith.index_cast %j : index to i32
    memref.store %j32, %row[%j] : memref<?xi32>
  }
  scf.for %i = %c0 to %m step %c1 {
    %xi = memref.load %x[%i] : memref<?xi8>
    %first = memref.load %row[%c0] : memref<?xi32>
    %left0 = arith.addi %first, %one : i32
    memref.store %left0, %row[%c0] : memref<?xi32>
    %end:2 = scf.for %j = %c0 to %n step %c1 iter_args(%corner = %first, %left = %left0) -> (i32, i32) {
      %next = arith.addi %j, %c1 : index
      %yj = memref.load %y[%j] : memref<?xi8>
      %up = memref.load %row[%next] : memref<?xi32>
      %differ = arith.cmpi ne, %xi, %yj : i8
      %cost = arith.extui %differ : i1 to i32
      %replace = arith.addi %corner, %cost : i32
      %side = arith.minsi %up, %left : i32
      %insert = arith.addi %side, %one : i32
      %best = arith.minsi %replace, %insert : i32
      memref.store %best, %row[%next] : memref<?xi32>
      scf.yield %up, %best : i32, i32
    }
  }
  %result = memref.load %row[%n] : memref<?xi32>
  memref.dealloc %row : memref<?xi32>
  return %result : i32
}
