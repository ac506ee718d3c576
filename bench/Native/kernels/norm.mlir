// CALL: f32[16384x3] f32[16384]
func.func @norm(%points: memref<?x3xf32>, %norms: memref<?xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %n = memref.dim %points, %c0 : memref<?x3xf32>
  scf.for %i = %c0 to %n step %c1 {
    %x = memref.load %points[%i, %c0] : memref<?x3xf32>
    %y = memref.load %points[%i, %c1] : memref<?x3xf32>
    %z = memref.load %points[%i, %c2] : memref<?x3xf32>
    %xx = arith.mulf %x, %x : f32
    %yy = arith.mulf %y, %y : f32
    %zz = arith.mulf %z, %z : f32
    %xy = arith.addf %xx, %yy : f32
    %xyz = arith.addf %xy, %zz : f32
    %root = math.sqrt %xyz : f32
    memref.store %root, %norms[%i] : memref<?xf32>
  }
  return
}
