// CALL: i32[65536]<1000 i32[1000]
func.func @histogram(%x: memref<?xi32>, %counts: memref<?xi32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %one = arith.constant 1 : i32
  %n = memref.dim %x, %c0 : memref<?xi32>
  scf.for %i = %c0 to %n step %c1 {
    %value = memref.load %x[%i] : memref<?xi32>
    %bin = arith.index_cast %value : i32 to index
    %count = memref.load %counts[%bin] : memref<?xi32>
    %next = arith.addi %count, %one : i32
    memref.store %next, %counts[%bin] : memref<?xi32>
  }
  return
}
