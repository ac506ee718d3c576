#map = affine_map<(d0) -> (d0)>
module {
  func.func @f(%arg0: memref<?xf32>, %arg1: tensor<4xf32>, %arg2: memref<?x?xf32>) -> tensor<4xf32> {
    linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%arg0 : memref<?xf32>) outs(%arg0 : memref<?xf32>) attrs =  {kept = 1 : i64} {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    }
    linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%arg0 : memref<?xf32>) outs(%arg0 : memref<?xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %out : f32
    }
    %0 = tensor.empty() : tensor<4xf32>
    %1 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%arg1 : tensor<4xf32>) outs(%0 : tensor<4xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4xf32>
    linalg.matmul ins(%arg2, %arg2 : memref<?x?xf32>, memref<?x?xf32>) outs(%arg2 : memref<?x?xf32>)
    linalg.copy ins(%arg0 : memref<?xf32>) outs(%arg0 : memref<?xf32>)
    return %1 : tensor<4xf32>
  }
  func.func @loop(%arg0: index, %arg1: memref<4xf32>) {
    scf.parallel (%arg2) = (%arg0) to (%arg0) step (%arg0) {
      scf.reduce 
    }
    %assume_align = memref.assume_alignment %arg1, 16 : memref<4xf32>
    return
  }
}

