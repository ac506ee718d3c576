#map = affine_map<(d0, d1, d2) -> (d0, d2)>
#map1 = affine_map<(d0, d1, d2) -> (d2, d1)>
#map2 = affine_map<(d0, d1, d2) -> (d0, d1)>
module {
  func.func @slices(%arg0: vector<4x4xf32>) -> vector<4x4xf32> {
    %0 = vector.extract_strided_slice %arg0 {offsets = [0, 3], sizes = [3, 1], strides = [1, 1]} : vector<4x4xf32> to vector<3x1xf32>
    "t.use"(%0) : (vector<3x1xf32>) -> ()
    %cst = arith.constant dense<0.000000e+00> : vector<4x4xf32>
    %1 = vector.extract_strided_slice %arg0 {offsets = [0, 0], sizes = [3, 3], strides = [1, 1]} : vector<4x4xf32> to vector<3x3xf32>
    %2 = vector.extract_strided_slice %arg0 {offsets = [0, 3], sizes = [3, 1], strides = [1, 1]} : vector<4x4xf32> to vector<3x1xf32>
    %3 = vector.extract_strided_slice %arg0 {offsets = [3, 0], sizes = [1, 3], strides = [1, 1]} : vector<4x4xf32> to vector<1x3xf32>
    %4 = vector.extract_strided_slice %arg0 {offsets = [3, 3], sizes = [1, 1], strides = [1, 1]} : vector<4x4xf32> to vector<1x1xf32>
    %5 = vector.insert_strided_slice %1, %cst {offsets = [0, 0], strides = [1, 1]} : vector<3x3xf32> into vector<4x4xf32>
    %6 = vector.insert_strided_slice %2, %5 {offsets = [0, 3], strides = [1, 1]} : vector<3x1xf32> into vector<4x4xf32>
    %7 = vector.insert_strided_slice %3, %6 {offsets = [3, 0], strides = [1, 1]} : vector<1x3xf32> into vector<4x4xf32>
    %8 = vector.insert_strided_slice %4, %7 {offsets = [3, 3], strides = [1, 1]} : vector<1x1xf32> into vector<4x4xf32>
    return %8 : vector<4x4xf32>
  }
  func.func @tuples(%arg0: vector<4xf32>, %arg1: vector<8xf32>) -> vector<2x2xf32> {
    %0 = vector.shape_cast %arg0 : vector<4xf32> to vector<2x2xf32>
    "t.use"(%arg1) : (vector<8xf32>) -> ()
    return %0 : vector<2x2xf32>
  }
  func.func @masks(%arg0: vector<4x6xf32>, %arg1: vector<6x5xf32>, %arg2: vector<4x5xf32>, %arg3: vector<4x6xi1>, %arg4: vector<6x5xi1>) -> vector<4x5xf32> {
    %0 = vector.broadcast %arg3 : vector<4x6xi1> to vector<5x4x6xi1>
    %1 = vector.transpose %0, [1, 0, 2] : vector<5x4x6xi1> to vector<4x5x6xi1>
    %2 = vector.broadcast %arg4 : vector<6x5xi1> to vector<4x6x5xi1>
    %3 = vector.transpose %2, [0, 2, 1] : vector<4x6x5xi1> to vector<4x5x6xi1>
    %4 = arith.andi %1, %3 : vector<4x5x6xi1>
    %5 = vector.mask %4 { vector.contract {indexing_maps = [#map, #map1, #map2], iterator_types = ["parallel", "parallel", "reduction"], kind = #vector.kind<add>} %arg0, %arg1, %arg2 : vector<4x6xf32>, vector<6x5xf32> into vector<4x5xf32> } : vector<4x5x6xi1> -> vector<4x5xf32>
    return %5 : vector<4x5xf32>
  }
}

