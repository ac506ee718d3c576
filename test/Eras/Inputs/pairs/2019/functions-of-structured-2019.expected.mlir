#map = affine_map<(d0, d1) -> (d1, d0)>
#map1 = affine_map<(d0, d1) -> (d0, d1)>
module {
  func.func @g(%arg0: f32, %arg1: f32) -> f32 {
    return %arg0 : f32
  }
  func.func @f(%arg0: memref<?x?xf32>, %arg1: memref<4x8xf32>) {
    linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%arg0 : memref<?x?xf32>) outs(%arg0 : memref<?x?xf32>) {
    ^bb0(%in: f32, %out: f32):
      %0 = func.call @g(%in, %out) : (f32, f32) -> f32
      linalg.yield %0 : f32
    }
    %transpose = memref.transpose %arg1 (d0, d1) -> (d1, d0) : memref<4x8xf32> to memref<8x4xf32, strided<[1, 8]>>
    return
  }
}

