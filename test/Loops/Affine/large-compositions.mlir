// RUN: %strata check-passes %s --inputs=2 --pass-pipeline='builtin.module(func.func(affine-data-copy-generate,affine-loop-fusion,affine-scalrep))'
// RUN: %strata check-passes %s --inputs=2 --pass-pipeline='builtin.module(func.func(affine-super-vectorize{virtual-vector-size=4},affine-loop-normalize))'
// RUN: %strata check-passes %s --inputs=2 --pass-pipeline='builtin.module(func.func(affine-loop-tile{tile-size=3},affine-loop-unroll-jam,affine-simplify-structures,lower-affine))'
// RUN: %strata check-passes %s --inputs=2 --pass-pipeline='builtin.module(canonicalize,func.func(affine-data-copy-generate,affine-super-vectorize{virtual-vector-size=4}))'

// The composition of the maps has thousands of terms: canonicalization leaves a part of them.

func.func @load(%A: memref<64xi32>) {
  affine.for %i = 0 to 64 {
    %a0 = affine.apply affine_map<(d0) -> ((d0 * 2) mod 3 + d0 floordiv 2)>(%i)
    %a1 = affine.apply affine_map<(d0) -> ((d0 * 2) mod 4 + d0 floordiv 2)>(%a0)
    %a2 = affine.apply affine_map<(d0) -> ((d0 * 2) mod 5 + d0 floordiv 2)>(%a1)
    %a3 = affine.apply affine_map<(d0) -> ((d0 * 2) mod 6 + d0 floordiv 2)>(%a2)
    %a4 = affine.apply affine_map<(d0) -> ((d0 * 2) mod 7 + d0 floordiv 2)>(%a3)
    %a5 = affine.apply affine_map<(d0) -> ((d0 * 2) mod 8 + d0 floordiv 2)>(%a4)
    %a6 = affine.apply affine_map<(d0) -> ((d0 * 2) mod 9 + d0 floordiv 2)>(%a5)
    %a7 = affine.apply affine_map<(d0) -> ((d0 * 2) mod 3 + d0 floordiv 2)>(%a6)
    %a8 = affine.apply affine_map<(d0) -> ((d0 * 2) mod 4 + d0 floordiv 2)>(%a7)
    %x = affine.load %A[%a8 mod 64] : memref<64xi32>
    affine.store %x, %A[%i] : memref<64xi32>
  }
  return
}
func.func @bound(%A: memref<64xi32>, %B: memref<64xi32>) {
  %c1 = arith.constant 1 : i32
  affine.for %i = 0 to 64 {
    %a0 = affine.apply affine_map<(d0) -> ((d0 * 2) mod 30 + d0 floordiv 2)>(%i)
    %a1 = affine.apply affine_map<(d0) -> ((d0 * 2) mod 31 + d0 floordiv 2)>(%a0)
    %a2 = affine.apply affine_map<(d0) -> ((d0 * 2) mod 32 + d0 floordiv 2)>(%a1)
    %a3 = affine.apply affine_map<(d0) -> ((d0 * 2) mod 33 + d0 floordiv 2)>(%a2)
    %a4 = affine.apply affine_map<(d0) -> ((d0 * 2) mod 34 + d0 floordiv 2)>(%a3)
    %a5 = affine.apply affine_map<(d0) -> ((d0 * 2) mod 35 + d0 floordiv 2)>(%a4)
    %a6 = affine.apply affine_map<(d0) -> ((d0 * 2) mod 36 + d0 floordiv 2)>(%a5)
    %a7 = affine.apply affine_map<(d0) -> ((d0 * 2) mod 30 + d0 floordiv 2)>(%a6)
    %a8 = affine.apply affine_map<(d0) -> ((d0 * 2) mod 31 + d0 floordiv 2)>(%a7)
    affine.for %j = 0 to affine_map<(d0)->(d0)>(%a8) {
      %x = affine.load %A[%i] : memref<64xi32>
      %y = arith.addi %x, %c1 : i32
      affine.store %y, %A[%i] : memref<64xi32>
    }
  }
  return
}
