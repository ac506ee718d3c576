// CALL: f32[16384] f32[16384]
func.func @stencil1d(%x: memref<?xf32>, %y: memref<?xf32>) {
  %c0 = arith.constant 0 : index
  %n = memref.dim %x, %c0 : memref<?xf32>
  %w0 = arith.constant 0.25 : f32
  %w1 = arith.constant 0.5 : f32
  affine.for %i = 1 to affine_map<(d0) -> (d0 - 1)>(%n) {
    %l = affine.load %x[%i - 1] : memref<?xf32>
    %m = affine.load %x[%i] : memref<?xf32>
    %r = affine.load %x[%i + 1] : memref<?xf32>
    %a = arith.mulf %l, %w0 : f32
    %b = arith.mulf %m, %w1 : f32
    %c = arith.mulf %r, %w0 : f32
    %ab = arith.addf %a, %b : f32
    %abc = arith.addf %ab, %c : f32
    affine.store %abc, %y[%i] : memref<?xf32>
  }
  return
}
