#accesses = [affine_map<(i, j, k) -> (i, k)>, affine_map<(i, j, k) -> (k, j)>, affine_map<(i, j, k) -> (i, j)>]
#trait = {indexing_maps = #accesses, iterator_types = ["parallel", "parallel", "reduction"]}
func @slices(%v: vector<4x4xf32>) -> vector<4x4xf32> {
  %0 = vector.extract_slices %v, [3, 3], [1, 1]
    : vector<4x4xf32> into tuple<vector<3x3xf32>, vector<3x1xf32>, vector<1x3xf32>, vector<1x1xf32>>
  %1 = vector.tuple_get %0, 1 : tuple<vector<3x3xf32>, vector<3x1xf32>, vector<1x3xf32>, vector<1x1xf32>>
  "t.use"(%1) : (vector<3x1xf32>) -> ()
  %2 = vector.insert_slices %0, [3, 3], [1, 1]
    : tuple<vector<3x3xf32>, vector<3x1xf32>, vector<1x3xf32>, vector<1x1xf32>> into vector<4x4xf32>
  return %2 : vector<4x4xf32>
}
func @tuples(%a: vector<4xf32>, %b: vector<8xf32>) -> vector<2x2xf32> {
  %0 = vector.tuple %a, %b : vector<4xf32>, vector<8xf32>
  %1 = vector.shape_cast %0 : tuple<vector<4xf32>, vector<8xf32>> to tuple<vector<2x2xf32>, vector<8xf32>>
  %2 = vector.tuple_get %0, 1 : tuple<vector<4xf32>, vector<8xf32>>
  %3 = vector.tuple_get %1, 0 : tuple<vector<2x2xf32>, vector<8xf32>>
  "t.use"(%2) : (vector<8xf32>) -> ()
  return %3 : vector<2x2xf32>
}
func @masks(%a: vector<4x6xf32>, %b: vector<6x5xf32>, %c: vector<4x5xf32>, %m: vector<4x6xi1>, %n: vector<6x5xi1>) -> vector<4x5xf32> {
  %0 = vector.contract #trait %a, %b, %c, %m, %n
    : vector<4x6xf32>, vector<6x5xf32> into vector<4x5xf32>
  return %0 : vector<4x5xf32>
}
