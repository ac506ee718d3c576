func.func @f(%a: vector<16xf32>, %b: i64, %lane: index, %x: f32) -> (vector<16xf32>, i64) {
  %0 = vector.flat_transpose %a {columns = 4 : i32, rows = 4 : i32} : vector<16xf32> -> vector<16xf32>
  %1 = vector.matrix_multiply %0, %a {lhs_columns = 4 : i32, lhs_rows = 4 : i32, rhs_columns = 4 : i32} : (vector<16xf32>, vector<16xf32>) -> vector<16xf32>
  %2 = gpu.subgroup_reduce min %b {} : (i64) -> (i64)
  vector.warp_execute_on_lane_0(%lane)[32] {
    "t.op"(%x) : (f32) -> ()
  }
  return %1, %2 : vector<16xf32>, i64
}
func.func @types(%a: vector<1x2xi32>, %b: vector<2x2xi32>, %c: vector<2xi32>) -> vector<2xi32> {
  %0 = vector.contract {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d2)>, affine_map<(d0, d1, d2) -> (d1, d2)>, affine_map<(d0, d1, d2) -> (d1)>], iterator_types = ["reduction", "parallel", "reduction"], kind = #vector.kind<add>} %a, %b, %c : vector<1x2xi32>, vector<2x2xi32>, vector<2xi32> into vector<2xi32>
  return %0 : vector<2xi32>
}
