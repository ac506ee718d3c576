module {
  func.func @arithmetic(%arg0: i32, %arg1: i1, %arg2: vector<4xf32>, %arg3: vector<4xi1>, %arg4: f32) {
    %0 = arith.extsi %arg0 : i32 to i64
    %1 = arith.select %arg1, %arg2, %arg2 : vector<4xf32>
    %2 = arith.select %arg3, %arg2, %arg2 : vector<4xi1>, vector<4xf32>
    %3 = arith.maximumf %arg4, %arg4 : f32
    %4 = vector.broadcast %arg4 : f32 to vector<4xf32>
    %splat = tensor.splat %arg4 : tensor<2xf32>
    cf.assert %arg1, "positive"
    %5 = arith.maximumf %arg4, %arg4 : f32
    %6 = arith.minimumf %arg4, %arg4 : f32
    return
  }
}

