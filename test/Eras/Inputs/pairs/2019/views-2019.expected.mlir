module {
  func.func @views(%arg0: memref<2048xi8>, %arg1: index, %arg2: index, %arg3: index) {
    %view = memref.view %arg0[%arg1][%arg2, %arg3] : memref<2048xi8> to memref<?x?xf32>
    %c0 = arith.constant 0 : index
    %view_0 = memref.view %arg0[%c0][] : memref<2048xi8> to memref<64x4xf32>
    %cast = memref.cast %view_0 : memref<64x4xf32> to memref<64x4xf32, strided<[4, 1]>>
    %c0_1 = arith.constant 0 : index
    %view_2 = memref.view %arg0[%c0_1][] : memref<2048xi8> to memref<64x4xf32>
    "t.use"(%cast, %view_2) : (memref<64x4xf32, strided<[4, 1]>>, memref<64x4xf32>) -> ()
    return
  }
  func.func @subviews(%arg0: memref<16x4xf32>, %arg1: index, %arg2: index) {
    %subview = memref.subview %arg0[%arg1, %arg1] [4, 4] [%arg2, %arg2] : memref<16x4xf32> to memref<4x4xf32, strided<[?, ?], offset: ?>>
    %reinterpret_cast = memref.reinterpret_cast %arg0 to offset: [8], sizes: [4, 4], strides: [4, 1] : memref<16x4xf32> to memref<4x4xf32, strided<[4, 1], offset: 8>>
    %subview_0 = memref.subview %arg0[%arg1, %arg1] [%arg2, %arg2] [2, 1] : memref<16x4xf32> to memref<?x?xf32, strided<[8, 1], offset: ?>>
    return
  }
  func.func @others(%arg0: tensor<*xi32>, %arg1: index, %arg2: memref<5x4xf32>) -> i32 {
    %cast = tensor.cast %arg0 : tensor<*xi32> to tensor<?x?xi32>
    %extracted = tensor.extract %cast[%arg1, %arg1] : tensor<?x?xi32>
    %0 = vector.type_cast %arg2 : memref<5x4xf32> to memref<vector<5x4xf32>>
    %1 = vector.type_cast %arg2 : memref<5x4xf32> to memref<vector<5x4xf32>>
    %expand_shape = memref.expand_shape %1 [] output_shape [1] : memref<vector<5x4xf32>> into memref<1xvector<5x4xf32>>
    "t.use"(%expand_shape) : (memref<1xvector<5x4xf32>>) -> ()
    return %extracted : i32
  }
}

