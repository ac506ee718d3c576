func @f(%a: vector<16xf32>, %i: i32, %m: i16) {
  %0 = avx512.mask.rndscale %a, %i, %a, %m, %i : vector<16xf32>
  %1 = avx512.mask.scalef %a, %a, %a, %m, %i : vector<16xf32>
  return
}
