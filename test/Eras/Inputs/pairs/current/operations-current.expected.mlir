#map = affine_map<(d0, d1, d2) -> (d0, d2)>
#map1 = affine_map<(d0, d1, d2) -> (d1, d2)>
#map2 = affine_map<(d0, d1, d2) -> (d0, d1)>
module {
  func.func @linalg(%arg0: tensor<4x8xf32>, %arg1: tensor<4x8xf32>, %arg2: tensor<4x4xf32>, %arg3: tensor<?xf32>) -> tensor<4x4xf32> {
    %0 = linalg.matmul indexing_maps = [#map, #map1, #map2] ins(%arg0, %arg1 : tensor<4x8xf32>, tensor<4x8xf32>) outs(%arg2 : tensor<4x4xf32>) -> tensor<4x4xf32>
    %1 = linalg.matmul {cast = #linalg.type_fn<cast_unsigned>} ins(%0, %arg2 : tensor<4x4xf32>, tensor<4x4xf32>) outs(%arg2 : tensor<4x4xf32>) -> tensor<4x4xf32>
    %2 = linalg.elementwise kind=#linalg.elementwise_kind<exp> ins(%1 : tensor<4x4xf32>) outs(%arg2 : tensor<4x4xf32>) -> tensor<4x4xf32>
    %mapped = linalg.map { arith.subf } ins(%2, %2 : tensor<4x4xf32>, tensor<4x4xf32>) outs(%arg2 : tensor<4x4xf32>)
    %c0 = arith.constant 0 : index
    %dim = tensor.dim %arg3, %c0 : tensor<?xf32>
    %c8 = arith.constant 8 : index
    %3 = arith.divsi %dim, %c8 : index
    %expanded = tensor.expand_shape %arg3 [[0, 1]] output_shape [%3, 8] : tensor<?xf32> into tensor<?x8xf32>
    return %mapped : tensor<4x4xf32>
  }
  func.func @loops(%arg0: index) {
    scf.forall (%arg1) in (%arg0) {
      "t.use"(%arg1) : (index) -> ()
    }
    %0 = gpu.warp_execute_on_lane_0(%arg0)[32] -> (vector<1xf32>) {
      %1 = "t.v"() : () -> vector<32xf32>
      gpu.yield %1 : vector<32xf32>
    }
    return
  }
  func.func @buffers(%arg0: tensor<*xf32>) {
    %0 = bufferization.to_buffer %arg0 : tensor<*xf32> to memref<*xf32, 1>
    return
  }
}

