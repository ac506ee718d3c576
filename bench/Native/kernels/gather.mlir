// CALL: f32[16384] i32[16384]<16384 f32[16384]
func.func @gather(%x: memref<?xf32>, %indices: memref<?xi32>, %y: memref<?xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %n = memref.dim %y, %c0 : memref<?xf32>
  scf.for %i = %c0 to %n step %c1 {
    %value = memref.load %indices[%i] : memref<?xi32>
    %place = arith.index_cast %value : i32 to index
    %xi = memref.load %x[%place] : memref<?xf32>
    memref.store %xi, %y[%i] : memref<?xf32>
  }
  return
}
