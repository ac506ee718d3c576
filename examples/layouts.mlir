// Tiles of 2x2 elements, columns that are 64 elements apart, and rows that overlap.
func.func @layouts(
    %tiles: memref<4x6xf32, affine_map<(i, j) -> (i floordiv 2, j floordiv 2, i mod 2, j mod 2)>>,
    %columns: memref<42x16xf32, strided<[1, 64], offset: 33>>,
    %rows: memref<8x6xf32, strided<[4, 1]>>) {
  return
}
