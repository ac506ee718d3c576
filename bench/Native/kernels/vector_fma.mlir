// CALL: f32[16384] f32[16384] f32[16384]
func.func @vector_fma(%x: memref<?xf32>, %y: memref<?xf32>, %z: memref<?xf32>) {
  %c0 = arith.constant 0 : index
  %c8 = arith.constant 8 : index
  %n = memref.dim %x, %c0 : memref<?xf32>
  scf.for %i = %c0 to %n step %c8 {
    %a = vector.load %x[%i] : memref<?xf32>, vector<8xf32>
    %b = vector.load %y[%i] : memref<?xf32>, vector<8xf32>
    %c = vector.load %z[%i] : memref<?xf32>, vector<8xf32>
    %d = vector.fma %a, %b, %c : vector<8xf32>
    vector.store %d, %z[%i] : memref<?xf32>, vector<8xf32>
  }
  return
}
