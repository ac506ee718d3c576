// Sums of rows, by vectors and a reduction at the end of each row.
// CALL: f32[64x256] f32[64]
func.func @vector_sum(%x: memref<?x256xf32>, %sums: memref<?xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c16 = arith.constant 16 : index
  %c256 = arith.constant 256 : index
  %pad = arith.constant 0.0 : f32
  %zero = arith.constant dense<0.0> : vector<16xf32>
  %m = memref.dim %x, %c0 : memref<?x256xf32>
  scf.for %i = %c0 to %m step %c1 {
    %sum = scf.for %j = %c0 to %c256 step %c16 iter_args(%s = %zero) -> (vector<16xf32>) {
      %v = vector.transfer_read %x[%i, %j], %pad {in_bounds = [true]} : memref<?x256xf32>, vector<16xf32>
      %next = arith.addf %s, %v : vector<16xf32>
      scf.yield %next : vector<16xf32>
    }
    %total = vector.reduction <add>, %sum : vector<16xf32> into f32
    memref.store %total, %sums[%i] : memref<?xf32>
  }
  return
}
