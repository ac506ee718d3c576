// Division that rounds down, by an unknown number.
// CALL: i32[8192]<100000 i32=37 i32[8192]
func.func @divide(%x: memref<?xi32>, %d: i32, %y: memref<?xi32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %n = memref.dim %x, %c0 : memref<?xi32>
  scf.for %i = %c0 to %n step %c1 {
    %a = memref.load %x[%i] : memref<?xi32>
    %q = arith.floordivsi %a, %d : i32
    memref.store %q, %y[%i] : memref<?xi32>
  }
  return
}
