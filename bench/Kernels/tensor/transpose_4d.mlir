// Channels from the innermost to the second dimension.
// CALL: f32[4x112x112x64] f32[4x64x112x112]=zeros
func.func @kernel_transpose_4d(%x: memref<4x112x112x64xf32>, %y: memref<4x64x112x112xf32>) {
  linalg.transpose ins(%x : memref<4x112x112x64xf32>) outs(%y : memref<4x64x112x112xf32>)
    permutation = [0, 3, 1, 2]
  return
}
