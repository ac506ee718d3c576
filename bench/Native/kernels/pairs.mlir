// Sums of neighbors, by a loop with a step.
// CALL: f32[16384] f32[16384]
func.func @pairs(%x: memref<?xf32>, %y: memref<?xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %n = memref.dim %x, %c0 : memref<?xf32>
  scf.for %i = %c0 to %n step %c2 {
    %next = arith.addi %i, %c1 : index
    %a = memref.load %x[%i] : memref<?xf32>
    %b = memref.load %x[%next] : memref<?xf32>
    %s = arith.addf %a, %b : f32
    %d = arith.subf %a, %b : f32
    memref.store %s, %y[%i] : memref<?xf32>
    memref.store %d, %y[%next] : memref<?xf32>
  }
  return
}
