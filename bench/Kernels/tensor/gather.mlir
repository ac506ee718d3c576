// Rows of a table at given indices.
// CALL: f32[20000x256] i32[8192]<20000 f32[8192x256]=zeros
func.func @kernel_gather(%table: memref<20000x256xf32>, %index: memref<8192xi32>,
                         %y: memref<8192x256xf32>) {
  linalg.generic {
    indexing_maps = [affine_map<(i, j) -> (i)>, affine_map<(i, j) -> (i, j)>],
    iterator_types = ["parallel", "parallel"]
  } ins(%index : memref<8192xi32>) outs(%y : memref<8192x256xf32>) {
  ^bb0(%row: i32, %old: f32):
    %i = arith.index_cast %row : i32 to index
    %j = linalg.index 1 : index
    %value = memref.load %table[%i, %j] : memref<20000x256xf32>
    linalg.yield %value : f32
  }
  return
}
