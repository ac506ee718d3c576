// Fills tiles of a matrix with the sum of a tile and its neighbor, by views of memory.
// CALL: f32[128x128] f32[128x128]
func.func @tiles(%x: memref<128x128xf32>, %y: memref<128x128xf32>) {
  %c0 = arith.constant 0 : index
  %c112 = arith.constant 112 : index
  %c16 = arith.constant 16 : index
  scf.for %i = %c0 to %c112 step %c16 {
    scf.for %j = %c0 to %c112 step %c16 {
      %right = arith.addi %j, %c16 : index
      %a = memref.subview %x[%i, %j] [16, 16] [1, 1]
          : memref<128x128xf32> to memref<16x16xf32, strided<[128, 1], offset: ?>>
      %b = memref.subview %x[%i, %right] [16, 16] [1, 1]
          : memref<128x128xf32> to memref<16x16xf32, strided<[128, 1], offset: ?>>
      %c = memref.subview %y[%i, %j] [16, 16] [1, 1]
          : memref<128x128xf32> to memref<16x16xf32, strided<[128, 1], offset: ?>>
      linalg.add ins(%a, %b : memref<16x16xf32, strided<[128, 1], offset: ?>>,
                              memref<16x16xf32, strided<[128, 1], offset: ?>>)
                 outs(%c : memref<16x16xf32, strided<[128, 1], offset: ?>>)
    }
  }
  return
}
