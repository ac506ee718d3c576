#map = affine_map<(d0, d1) -> (d1, d0 + 1)>
#map1 = affine_map<(d0, d1) -> (d1, d0)>
module {
  func.func private @maps(memref<4x8xf32, #map>, memref<4x8xf32, 2>, memref<4x8xf32, strided<[8, 1], offset: ?>>)
  func.func private @strides(memref<4x8xf32, strided<[8, ?], offset: 3>>, memref<4xf32, strided<[2], offset: ?>, 1>, memref<8xf32>, memref<4x8xf32, #map1, 3>)
}

