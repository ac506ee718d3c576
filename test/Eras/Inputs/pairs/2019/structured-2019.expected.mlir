#map = affine_map<(d0, d1) -> (d1, d0)>
#map1 = affine_map<(d0, d1) -> (d0, d1)>
module {
  func.func @f(%arg0: memref<?x?xf32>, %arg1: memref<?xf32>, %arg2: memref<f32>, %arg3: f32) {
    linalg.matmul {step = 1 : i64} ins(%arg0, %arg0 : memref<?x?xf32>, memref<?x?xf32>) outs(%arg0 : memref<?x?xf32>)
    linalg.matvec ins(%arg0, %arg1 : memref<?x?xf32>, memref<?xf32>) outs(%arg1 : memref<?xf32>)
    linalg.dot ins(%arg1, %arg1 : memref<?xf32>, memref<?xf32>) outs(%arg2 : memref<f32>)
    linalg.fill ins(%arg3 : f32) outs(%arg0 : memref<?x?xf32>)
    linalg.copy ins(%arg1 : memref<?xf32>) outs(%arg1 : memref<?xf32>)
    linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%arg0 : memref<?x?xf32>) outs(%arg0 : memref<?x?xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    }
    linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"], library_call = "turn"} ins(%arg0 : memref<?x?xf32>) outs(%arg0 : memref<?x?xf32>) attrs =  {kept = 1 : i64, my.a = "kept too"} {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    }
    linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%arg0 : memref<?x?xf32>) outs(%arg0 : memref<?x?xf32>) attrs =  {my.b} {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    }
    return
  }
  func.func @conv(%arg0: memref<?x?x?x?xf32>, %arg1: memref<?x?x?x?xf32>) {
    linalg.conv_2d_nhwc_hwcf {dilations = dense<[1, 2]> : tensor<2xi64>, strides = dense<[3, 4]> : tensor<2xi64>} ins(%arg1, %arg0 : memref<?x?x?x?xf32>, memref<?x?x?x?xf32>) outs(%arg1 : memref<?x?x?x?xf32>)
    return
  }
}

