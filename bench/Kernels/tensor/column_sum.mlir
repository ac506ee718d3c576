// The sum of each column.
// CALL: f32[2000x3000] f32[3000]=zeros
func.func @kernel_column_sum(%x: memref<2000x3000xf32>, %y: memref<3000xf32>) {
  linalg.reduce ins(%x : memref<2000x3000xf32>) outs(%y : memref<3000xf32>) dimensions = [0]
    (%value: f32, %partial: f32) {
      %sum = arith.addf %partial, %value fastmath<fast> : f32
      linalg.yield %sum : f32
    }
  return
}
