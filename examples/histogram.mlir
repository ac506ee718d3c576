// Counts the numbers below 4 in an array of 8, and returns the sum of all.
func.func @histogram(%numbers: memref<8xi32>, %counts: memref<4xi32>) -> i32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c8 = arith.constant 8 : index
  %zero = arith.constant 0 : i32
  %one = arith.constant 1 : i32
  %four = arith.constant 4 : i32
  %sum = scf.for %i = %c0 to %c8 step %c1 iter_args(%s = %zero) -> i32 {
    %n = memref.load %numbers[%i] : memref<8xi32>
    %below = arith.cmpi ult, %n, %four : i32
    scf.if %below {
      %k = arith.index_cast %n : i32 to index
      %count = memref.load %counts[%k] : memref<4xi32>
      %next = arith.addi %count, %one : i32
      memref.store %next, %counts[%k] : memref<4xi32>
    }
    %t = arith.addi %s, %n : i32
    scf.yield %t : i32
  }
  return %sum : i32
}
