#map = affine_map<(d0, d1) -> (d0, d1)>
module {
  func.func @buffers(%arg0: memref<?x?xf32>, %arg1: memref<?x?xf32>) {
    linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg0 : memref<?x?xf32>) outs(%arg1 : memref<?x?xf32>) {
    ^bb0(%in: f32, %out: f32):
      %0 = linalg.index 0 : index
      %1 = linalg.index 1 : index
      "t.use"(%1, %0, %in) : (index, index, f32) -> ()
      linalg.yield %out : f32
    }
    linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg0 : memref<?x?xf32>) outs(%arg1 : memref<?x?xf32>) attrs =  {marked = "here"} {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    }
    return
  }
  func.func @tensors(%arg0: tensor<?x?xf32>, %arg1: tensor<4x?xf32>) -> tensor<?x?xf32> {
    %c0 = arith.constant 0 : index
    %dim = tensor.dim %arg0, %c0 : tensor<?x?xf32>
    %c1 = arith.constant 1 : index
    %dim_0 = tensor.dim %arg0, %c1 : tensor<?x?xf32>
    %0 = tensor.empty(%dim, %dim_0) : tensor<?x?xf32>
    %1 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg0 : tensor<?x?xf32>) outs(%0 : tensor<?x?xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<?x?xf32>
    %c0_1 = arith.constant 0 : index
    %dim_2 = tensor.dim %1, %c0_1 : tensor<?x?xf32>
    %c1_3 = arith.constant 1 : index
    %dim_4 = tensor.dim %1, %c1_3 : tensor<?x?xf32>
    %2 = tensor.empty(%dim_2, %dim_4) : tensor<?x?xf32>
    %3 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%1 : tensor<?x?xf32>) outs(%2 : tensor<?x?xf32>) {
    ^bb0(%in: f32, %out: f32):
      %5 = linalg.index 0 : index
      %6 = linalg.index 1 : index
      linalg.yield %in : f32
    } -> tensor<?x?xf32>
    %c1_5 = arith.constant 1 : index
    %dim_6 = tensor.dim %arg1, %c1_5 : tensor<4x?xf32>
    %expanded = tensor.expand_shape %arg1 [[0, 1], [2]] output_shape [2, 2, %dim_6] : tensor<4x?xf32> into tensor<2x2x?xf32>
    %c0_7 = arith.constant 0 : index
    %dim_8 = tensor.dim %arg0, %c0_7 : tensor<?x?xf32>
    %c8 = arith.constant 8 : index
    %4 = arith.divsi %dim_8, %c8 : index
    %c1_9 = arith.constant 1 : index
    %dim_10 = tensor.dim %arg0, %c1_9 : tensor<?x?xf32>
    %expanded_11 = tensor.expand_shape %arg0 [[0, 1], [2]] output_shape [%4, 8, %dim_10] : tensor<?x?xf32> into tensor<?x8x?xf32>
    return %3 : tensor<?x?xf32>
  }
  func.func @named(%arg0: memref<?x?x?xf32>) {
    linalg.batch_matmul ins(%arg0, %arg0 : memref<?x?x?xf32>, memref<?x?x?xf32>) outs(%arg0 : memref<?x?x?xf32>)
    return
  }
  func.func @convolutions(%arg0: memref<1x16x16x4xf32>, %arg1: memref<3x3x4x16xf32>, %arg2: memref<1x14x14x16xf32>) {
    linalg.conv_2d_nhwc_hwcf ins(%arg0, %arg1 : memref<1x16x16x4xf32>, memref<3x3x4x16xf32>) outs(%arg2 : memref<1x14x14x16xf32>)
    linalg.conv_2d_nhwc_hwcf {dilations = dense<1> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>} ins(%arg0, %arg1 : memref<1x16x16x4xf32>, memref<3x3x4x16xf32>) outs(%arg2 : memref<1x14x14x16xf32>)
    return
  }
}

