module {
  func.func @f(%arg0: f32, %arg1: vector<32xf32>, %arg2: vector<16xf16>, %arg3: vector<8xf32>) {
    %0 = amdgpu.mfma 32x32x1 %arg0 * %arg0 + %arg1 {abid = 1 : i32, blocks = 2 : i32, cbsz = 1 : i32} blgp =  bcast_second_32 : f32, f32, vector<32xf32>
    %1 = amdgpu.wmma 16x16x16 %arg2 * %arg2 + %arg3 : vector<16xf16>, vector<16xf16>, vector<8xf32>
    return
  }
}

