func.func @f(%a: f32, %b: vector<32xf32>, %h: vector<16xf16>, %c: vector<8xf32>) {
  %0 = amdgpu.mfma %a * %a + %b { abid = 1 : i32, cbsz = 1 : i32, k = 1 : i32, m = 32 : i32, n = 32 : i32, blocks = 2 : i32 } blgp = bcast_second_32 : f32, f32, vector<32xf32>
  %1 = amdgpu.wmma %h * %h + %c : vector<16xf16>, vector<16xf16>, vector<8xf32>   // 16x16x16
  return
}
