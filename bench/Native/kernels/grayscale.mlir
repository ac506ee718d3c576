// CALL: i8[16384x3]<100 i8[16384]
func.func @grayscale(%rgb: memref<?x3xi8>, %gray: memref<?xi8>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %wr = arith.constant 0.299 : f32
  %wg = arith.constant 0.587 : f32
  %wb = arith.constant 0.114 : f32
  %n = memref.dim %rgb, %c0 : memref<?x3xi8>
  scf.for %i = %c0 to %n step %c1 {
    %r8 = memref.load %rgb[%i, %c0] : memref<?x3xi8>
    %g8 = memref.load %rgb[%i, %c1] : memref<?x3xi8>
    %b8 = memref.load %rgb[%i, %c2] : memref<?x3xi8>
    %r = arith.uitofp %r8 : i8 to f32
    %g = arith.uitofp %g8 : i8 to f32
    %b = arith.uitofp %b8 : i8 to f32
    %0 = arith.mulf %r, %wr : f32
    %1 = arith.mulf %g, %wg : f32
    %2 = arith.mulf %b, %wb : f32
    %3 = arith.addf %0, %1 : f32
    %4 = arith.addf %3, %2 : f32
    %5 = arith.fptoui %4 : f32 to i8
    memref.store %5, %gray[%i] : memref<?xi8>
  }
  return
}
