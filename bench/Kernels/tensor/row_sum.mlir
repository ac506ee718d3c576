// The sum of each row.
// CALL: f32[2000x3000] f32[2000]=zeros
func.func @kernel_row_sum(%x: memref<2000x3000xf32>, %y: memref<2000xf32>) {
  linalg.reduce ins(%x : memref<2000x3000xf32>) outs(%y : memref<2000xf32>) dimensions = [1]
    (%value: f32, %partial: f32) {
      %sum = arith.addf %partial, %value fastmath<fast> : f32
      linalg.yield %sum : f32
    }
  return
}
