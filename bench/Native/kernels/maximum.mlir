// CALL: i32[16384]<100000 -> i32
func.func @maximum(%x: memref<?xi32>) -> i32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %least = arith.constant -2147483648 : i32
  %n = memref.dim %x, %c0 : memref<?xi32>
  %max = scf.for %i = %c0 to %n step %c1 iter_args(%m = %least) -> (i32) {
    %xi = memref.load %x[%i] : memref<?xi32>
    %next = arith.maxsi %m, %xi : i32
    scf.yield %next : i32
  }
  return %max : i32
}
