// CALL: f32[16384] f32[16384]
func.func @rounding(%x: memref<?xf32>, %y: memref<?xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %ten = arith.constant 10.0 : f32
  %n = memref.dim %x, %c0 : memref<?xf32>
  scf.for %i = %c0 to %n step %c1 {
    %a = memref.load %x[%i] : memref<?xf32>
    %b = arith.mulf %a, %ten : f32
    %c = math.floor %b : f32
    %d = arith.subf %c, %ten : f32
    %e = math.absf %d : f32
    %f = math.copysign %e, %a : f32
    %g = math.fma %f, %a, %c : f32
    memref.store %g, %y[%i] : memref<?xf32>
  }
  return
}
