#map = affine_map<(d0, d1, d2) -> (d0, d2)>
#map1 = affine_map<(d0, d1, d2) -> (d1, d2)>
#map2 = affine_map<(d0, d1, d2) -> (d1)>
module {
  func.func @f(%arg0: vector<16xf32>, %arg1: i64, %arg2: index, %arg3: f32) -> (vector<16xf32>, i64) {
    %0 = llvm.intr.matrix.transpose %arg0 {columns = 4 : i32, rows = 4 : i32} : vector<16xf32> into vector<16xf32>
    %1 = llvm.intr.matrix.multiply %0, %arg0 {lhs_columns = 4 : i32, lhs_rows = 4 : i32, rhs_columns = 4 : i32} : (vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %2 = gpu.subgroup_reduce  minsi %arg1 : (i64) -> i64
    gpu.warp_execute_on_lane_0(%arg2)[32] {
      "t.op"(%arg3) : (f32) -> ()
    }
    return %1, %2 : vector<16xf32>, i64
  }
  func.func @types(%arg0: vector<1x2xi32>, %arg1: vector<2x2xi32>, %arg2: vector<2xi32>) -> vector<2xi32> {
    %0 = vector.contract {indexing_maps = [#map, #map1, #map2], iterator_types = ["reduction", "parallel", "reduction"], kind = #vector.kind<add>} %arg0, %arg1, %arg2 : vector<1x2xi32>, vector<2x2xi32> into vector<2xi32>
    return %0 : vector<2xi32>
  }
}

