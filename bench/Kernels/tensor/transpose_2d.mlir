// The transposed matrix.
// CALL: f32[2000x1500] f32[1500x2000]=zeros
func.func @kernel_transpose_2d(%x: memref<2000x1500xf32>, %y: memref<1500x2000xf32>) {
  linalg.transpose ins(%x : memref<2000x1500xf32>) outs(%y : memref<1500x2000xf32>)
    permutation = [1, 0]
  return
}
