// Loops over tiles, the last of which is smaller.
// CALL: f32[100x200] f32[100x200]
func.func @tiled_scale(%x: memref<?x?xf32>, %y: memref<?x?xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c32 = arith.constant 32 : index
  %k = arith.constant 1.5 : f32
  %m = memref.dim %x, %c0 : memref<?x?xf32>
  %n = memref.dim %x, %c1 : memref<?x?xf32>
  scf.for %ii = %c0 to %m step %c32 {
    %iNext = arith.addi %ii, %c32 : index
    %iEnd = arith.minsi %iNext, %m : index
    scf.for %jj = %c0 to %n step %c32 {
      %jNext = arith.addi %jj, %c32 : index
      %jEnd = arith.minsi %jNext, %n : index
      scf.for %i = %ii to %iEnd step %c1 {
        scf.for %j = %jj to %jEnd step %c1 {
          %a = memref.load %x[%i, %j] : memref<?x?xf32>
          %s = arith.mulf %a, %k : f32
          memref.store %s, %y[%i, %j] : memref<?x?xf32>
        }
      }
    }
  }
  return
}
