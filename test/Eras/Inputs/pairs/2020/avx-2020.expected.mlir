module {
  func.func @f(%arg0: vector<16xf32>, %arg1: i32, %arg2: i16) {
    %0 = x86vector.avx512.mask.rndscale %arg0, %arg1, %arg0, %arg2, %arg1 : vector<16xf32>
    %1 = x86vector.avx512.mask.scalef %arg0, %arg0, %arg0, %arg2, %arg1 : vector<16xf32>
    return
  }
}

