// Products of a batch of matrices.
// CALL: f32[16x128x128] f32[16x128x128] f32[16x128x128]=zeros
func.func @kernel_batch_matmul(%A: memref<16x128x128xf32>, %B: memref<16x128x128xf32>,
                               %C: memref<16x128x128xf32>) {
  linalg.batch_matmul ins(%A, %B : memref<16x128x128xf32>, memref<16x128x128xf32>)
    outs(%C : memref<16x128x128xf32>)
  return
}
