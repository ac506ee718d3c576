module {
  func.func @vectors(%arg0: vector<4x8xf32>, %arg1: vector<4xi32>, %arg2: i32, %arg3: index, %arg4: vector<4xf32>) {
    %0 = vector.extract %arg0[1] : vector<8xf32> from vector<4x8xf32>
    %1 = vector.extract %arg0[1, 2] : f32 from vector<4x8xf32>
    %2 = arith.index_castui %arg2 : i32 to index
    %3 = vector.extract %arg1[%2] : i32 from vector<4xi32>
    %4 = vector.insert %3, %arg1 [%arg3] : i32 into vector<4xi32>
    %5 = vector.reduction <maxsi>, %arg1 : vector<4xi32> into i32
    %6 = vector.reduction <minnumf>, %arg4 : vector<4xf32> into f32
    %7 = vector.extract %arg0[%arg3, %arg3] : f32 from vector<4x8xf32>
    %8 = vector.transpose %arg0, [1, 0] : vector<4x8xf32> to vector<8x4xf32>
    return
  }
}

