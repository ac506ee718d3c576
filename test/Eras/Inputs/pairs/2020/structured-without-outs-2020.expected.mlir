#map = affine_map<(d0) -> (d0)>
module {
  func.func @without_outs(%arg0: tensor<264xi32>) -> tensor<264xi32> {
    %0 = tensor.empty() : tensor<264xi32>
    %1 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%arg0 : tensor<264xi32>) outs(%0 : tensor<264xi32>) {
    ^bb0(%in: i32, %out: i32):
      linalg.yield %in : i32
    } -> tensor<264xi32>
    return %1 : tensor<264xi32>
  }
  func.func @indexed_without_outs(%arg0: tensor<8xi32>, %arg1: tensor<8xi32>) -> tensor<8xi32> {
    %0 = tensor.empty() : tensor<8xi32>
    %1 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%arg0, %arg1 : tensor<8xi32>, tensor<8xi32>) outs(%0 : tensor<8xi32>) {
    ^bb0(%in: i32, %in_0: i32, %out: i32):
      %2 = linalg.index 0 : index
      %3 = arith.addi %in, %in_0 : i32
      linalg.yield %3 : i32
    } -> tensor<8xi32>
    return %1 : tensor<8xi32>
  }
}

