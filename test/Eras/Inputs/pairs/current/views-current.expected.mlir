module {
  func.func @one_layout(%arg0: memref<1x5xf32, strided<[5, 1], offset: ?>>, %arg1: memref<2x5xf32, strided<[5, 1], offset: ?>>) {
    %expand_shape = memref.expand_shape %arg0 [[0], [1, 2]] output_shape [1, 1, 5] : memref<1x5xf32, strided<[5, 1], offset: ?>> into memref<1x1x5xf32, strided<[5, 5, 1], offset: ?>>
    "t.use"(%arg1) : (memref<2x5xf32, strided<[5, 1], offset: ?>>) -> ()
    return
  }
  func.func @casts(%arg0: memref<?x?xf32>, %arg1: memref<?x42xf32, strided<[42, 1]>>, %arg2: index) {
    %reinterpret_cast = memref.reinterpret_cast %arg0 to offset: [%arg2], sizes: [%arg2], strides: [%arg2] : memref<?x?xf32> to memref<?xf32, strided<[?], offset: ?>>
    %cast = memref.cast %reinterpret_cast : memref<?xf32, strided<[?], offset: ?>> to memref<?xf32>
    %subview = memref.subview %arg0[0, 0] [4, 4] [1, 1] : memref<?x?xf32> to memref<4x4xf32, strided<[?, 1]>>
    %cast_0 = memref.cast %subview : memref<4x4xf32, strided<[?, 1]>> to memref<4x4xf32, strided<[?, 1], offset: ?>>
    %collapse_shape = memref.collapse_shape %arg1 [[0, 1]] : memref<?x42xf32, strided<[42, 1]>> into memref<?xf32, strided<[1]>>
    %cast_1 = memref.cast %collapse_shape : memref<?xf32, strided<[1]>> to memref<?xf32>
    %c0 = arith.constant 0 : index
    %dim = memref.dim %cast_1, %c0 : memref<?xf32>
    %c42 = arith.constant 42 : index
    %0 = arith.divsi %dim, %c42 : index
    %expand_shape = memref.expand_shape %cast_1 [[0, 1]] output_shape [%0, 42] : memref<?xf32> into memref<?x42xf32>
    %cast_2 = memref.cast %expand_shape : memref<?x42xf32> to memref<?x42xf32, strided<[42, 1]>>
    "t.use"(%cast, %cast_0, %cast_1, %cast_2) : (memref<?xf32>, memref<4x4xf32, strided<[?, 1], offset: ?>>, memref<?xf32>, memref<?x42xf32, strided<[42, 1]>>) -> ()
    return
  }
}

