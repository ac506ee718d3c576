// Vectors of 16, with a mask for the last one.
// CALL: f32[16379] f32[16379]
func.func @masked_tail(%x: memref<?xf32>, %y: memref<?xf32>) {
  %c0 = arith.constant 0 : index
  %c16 = arith.constant 16 : index
  %pad = arith.constant 0.0 : f32
  %n = memref.dim %x, %c0 : memref<?xf32>
  scf.for %i = %c0 to %n step %c16 {
    %a = vector.transfer_read %x[%i], %pad : memref<?xf32>, vector<16xf32>
    %b = arith.mulf %a, %a : vector<16xf32>
    %c = arith.addf %b, %a : vector<16xf32>
    vector.transfer_write %c, %y[%i] : vector<16xf32>, memref<?xf32>
  }
  return
}
