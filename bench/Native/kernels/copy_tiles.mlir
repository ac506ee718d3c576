// Copies of parts of a matrix to other places.
// CALL: f32[128x128] f32[128x128]
func.func @copy_tiles(%x: memref<128x128xf32>, %y: memref<128x128xf32>) {
  %c0 = arith.constant 0 : index
  %c128 = arith.constant 128 : index
  %c16 = arith.constant 16 : index
  scf.for %i = %c0 to %c128 step %c16 {
    scf.for %j = %c0 to %c128 step %c16 {
      %from = memref.subview %x[%i, %j] [16, 16] [1, 1]
          : memref<128x128xf32> to memref<16x16xf32, strided<[128, 1], offset: ?>>
      %to = memref.subview %y[%j, %i] [16, 16] [1, 1]
          : memref<128x128xf32> to memref<16x16xf32, strided<[128, 1], offset: ?>>
      memref.copy %from, %to : memref<16x16xf32, strided<[128, 1], offset: ?>>
          to memref<16x16xf32, strided<[128, 1], offset: ?>>
    }
  }
  return
}
