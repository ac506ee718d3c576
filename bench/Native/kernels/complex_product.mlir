// CALL: f32[16384x2] f32[16384x2]
func.func @complex_product(%x: memref<?x2xf32>, %y: memref<?x2xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %n = memref.dim %x, %c0 : memref<?x2xf32>
  scf.for %i = %c0 to %n step %c1 {
    %a = memref.load %x[%i, %c0] : memref<?x2xf32>
    %b = memref.load %x[%i, %c1] : memref<?x2xf32>
    %c = memref.load %y[%i, %c0] : memref<?x2xf32>
    %d = memref.load %y[%i, %c1] : memref<?x2xf32>
    %u = complex.create %a, %b : complex<f32>
    %v = complex.create %c, %d : complex<f32>
    %w = complex.mul %u, %v : complex<f32>
    %re = complex.re %w : complex<f32>
    %im = complex.im %w : complex<f32>
    memref.store %re, %y[%i, %c0] : memref<?x2xf32>
    memref.store %im, %y[%i, %c1] : memref<?x2xf32>
  }
  return
}
