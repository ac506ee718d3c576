#map = affine_map<(d0, d1) -> (d1, d0)>
module {
  func.func @transfers(%arg0: memref<?x?xf32>, %arg1: index, %arg2: f32, %arg3: vector<9x4xi1>, %arg4: vector<4xi1>) {
    %0 = vector.transpose %arg3, [1, 0] : vector<9x4xi1> to vector<4x9xi1>
    %1 = vector.transfer_read %arg0[%arg1, %arg1], %arg2, %0 {permutation_map = #map} : memref<?x?xf32>, vector<9x4xf32>
    %2 = vector.transpose %arg3, [1, 0] : vector<9x4xi1> to vector<4x9xi1>
    vector.transfer_write %1, %arg0[%arg1, %arg1], %2 {permutation_map = #map} : vector<9x4xf32>, memref<?x?xf32>
    %3 = vector.transfer_read %arg0[%arg1, %arg1], %arg2, %arg4 : memref<?x?xf32>, vector<4xf32>
    return
  }
  func.func @reductions(%arg0: vector<4x8xf32>, %arg1: vector<4x8xi32>) {
    %cst = arith.constant dense<-0.000000e+00> : vector<4xf32>
    %0 = vector.multi_reduction <add>, %arg0, %cst [1] : vector<4x8xf32> to vector<4xf32>
    %cst_0 = arith.constant 0xFF800000 : f32
    %1 = vector.multi_reduction <maximumf>, %arg0, %cst_0 [0, 1] : vector<4x8xf32> to f32
    %cst_1 = arith.constant dense<2147483647> : vector<8xi32>
    %2 = vector.multi_reduction <minsi>, %arg1, %cst_1 [0] : vector<4x8xi32> to vector<8xi32>
    return
  }
  func.func @kinds(%arg0: vector<4xf32>, %arg1: f32, %arg2: vector<4xi32>, %arg3: i32) {
    %0 = vector.outerproduct %arg0, %arg1, %arg0 {kind = #vector.kind<maximumf>} : vector<4xf32>, f32
    %1 = vector.outerproduct %arg2, %arg3, %arg2 {kind = #vector.kind<minsi>} : vector<4xi32>, i32
    return
  }
  func.func private @scalable(vector<[16]xi8>)
}

