#map = affine_map<(d0, d1) -> (d0)>
module {
  func.func @f(%arg0: i32, %arg1: i32 {t.a = 1 : i32}) -> (i32 {t.r}) {
    return %arg0 : i32
  }
  func.func @s(%arg0: i32, %arg1: i32, %arg2: i64) {
    cf.switch %arg0 : i32, [
      default: ^bb1,
      42: ^bb2(%arg1, %arg2 : i32, i64),
      43: ^bb3(%arg1 : i32)
    ]
  ^bb1:  // pred: ^bb0
    return
  ^bb2(%0: i32, %1: i64):  // pred: ^bb0
    return
  ^bb3(%2: i32):  // pred: ^bb0
    return
  }
  func.func @m(%arg0: memref<8x16xf32>, %arg1: index, %arg2: f32, %arg3: tensor<4x4xf32>) {
    %subview = memref.subview %arg0[%arg1, 0] [%arg1, 4] [1, %arg1] : memref<8x16xf32> to memref<?x4xf32, strided<[16, ?], offset: ?>>
    %subview_0 = memref.subview %arg0[%arg1, 0] [2, 16] [1, 1] : memref<8x16xf32> to memref<2x16xf32, strided<[16, 1], offset: ?>>
    %0 = vector.transfer_read %arg0[%arg1, %arg1], %arg2 {permutation_map = #map} : memref<8x16xf32>, vector<4xf32>
    affine.parallel (%arg4, %arg5) = (0, 0) to (100, 100) {
    }
    %c1_i32 = arith.constant 1 : i32
    %f = constant @f : (i32, i32) -> i32
    return
  }
}

