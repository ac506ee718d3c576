// Scales a buffer.

func.func @scale(%buffer: memref<8xf32>,   %offset: f32) {
  %two = arith.constant 2.0 : f32  // the factor
  affine.for %i = 0 to 8 {
    %old = affine.load %buffer[%i] : memref<8xf32>
    // Twice the old value.
    %scaled = arith.mulf %old,
                         %two : f32  // no rounding
    %new = arith.addf %scaled, %offset : f32
    affine.store %new, %buffer[%i] : memref<8xf32>
  }
  return
}
