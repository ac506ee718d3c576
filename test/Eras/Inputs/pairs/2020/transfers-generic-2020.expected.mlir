#map = affine_map<(d0, d1) -> (d1, d0)>
module {
  func.func @f(%arg0: memref<?x?xf32>, %arg1: index, %arg2: f32) {
    %0 = vector.transfer_read %arg0[%arg1, %arg1], %arg2 {in_bounds = [false, true]} : memref<?x?xf32>, vector<4x8xf32>
    vector.transfer_write %0, %arg0[%arg1, %arg1] {in_bounds = [true, true], permutation_map = #map} : vector<4x8xf32>, memref<?x?xf32>
    return
  }
}

