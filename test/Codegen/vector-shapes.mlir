// Operations on vectors of several dimensions that only lower-to-llvm converts: access to
// memory, positions that are not constants, scans, and contractions of all kinds.

// REQUIRES: codegen

// RUN: %strata run %s -e load '[[0,1,2,3],[4,5,6,7],[8,9,10,11]]' --print-arguments | FileCheck %s --check-prefix=LOAD --match-full-lines
// RUN: %strata run %s -e dyn 1 1 | FileCheck %s --check-prefix=DYN --match-full-lines
// RUN: %strata run %s -e scan | FileCheck %s --check-prefix=SCAN --match-full-lines
// RUN: %strata run %s -e contract | FileCheck %s --check-prefix=CONTRACT --match-full-lines
// RUN: %strata run %s -e masked '[[0,1,2,3],[4,5,6,7],[8,9,10,11]]' zeros:8xi32 --print-arguments | FileCheck %s --check-prefix=MASKED --match-full-lines
// RUN: %strata run %s -e gather '[0,1,2,3,4,5,6,7]' | FileCheck %s --check-prefix=GATHER --match-full-lines

// LOAD: 11
// LOAD-NEXT: {{\[\[}}0, 1, 2, 3], [4, 10, 12, 14], [8, 18, 20, 22]]
// DYN: 5
// DYN-NEXT: 4
// DYN-NEXT: 5
// DYN-NEXT: 5
// SCAN: 29
// SCAN-NEXT: 29
// SCAN-NEXT: 6
// CONTRACT: 600
// CONTRACT-NEXT: 48
// MASKED: 10
// MASKED-NEXT: -1
// MASKED-NEXT: {{\[\[}}0, 5, 2, 7], [4, 5, 10, 7], [8, 9, 10, 11]]
// MASKED-NEXT: [0, 0, 0, 3, 0, 5, 0, 7]
// GATHER: 16

func.func @load(%m: memref<3x4xf32>) -> f32 {
  %c1 = arith.constant 1 : index
  %v = vector.load %m[%c1, %c1] : memref<3x4xf32>, vector<2x3xf32>
  %e = vector.extract %v[1, 2] : f32 from vector<2x3xf32>
  %s = arith.addf %v, %v : vector<2x3xf32>
  vector.store %s, %m[%c1, %c1] : memref<3x4xf32>, vector<2x3xf32>
  return %e : f32
}
func.func @dyn(%i: index, %j: index) -> (i32, i32, i32, i32) {
  %v = arith.constant dense<[[1,2,3],[4,5,6]]> : vector<2x3xi32>
  %0 = vector.extract %v[%i, %j] : i32 from vector<2x3xi32>
  %1 = vector.extract %v[%i] : vector<3xi32> from vector<2x3xi32>
  %2 = vector.extract %1[0] : i32 from vector<3xi32>
  %w = vector.insert %0, %v[%j, 1] : i32 into vector<2x3xi32>
  %3 = vector.extract %w[%j, 1] : i32 from vector<2x3xi32>
  %w2 = vector.insert %0, %v[1, %i] : i32 into vector<2x3xi32>
  %4 = vector.extract %w2[1, %i] : i32 from vector<2x3xi32>
  return %0, %2, %3, %4 : i32, i32, i32, i32
}
func.func @scan() -> (i32, i32, i32) {
  %v = arith.constant dense<[[1,2,3],[4,5,6]]> : vector<2x3xi32>
  %a = arith.constant dense<[10, 20]> : vector<2xi32>
  %0:2 = vector.scan <add>, %v, %a {inclusive = false, reduction_dim = 1} : vector<2x3xi32>, vector<2xi32>
  %x = vector.extract %0#0[1, 2] : i32 from vector<2x3xi32>
  %y = vector.extract %0#1[1] : i32 from vector<2xi32>
  %a1 = arith.constant dense<7> : vector<i32>
  %v1 = arith.constant dense<[1,2,3]> : vector<3xi32>
  %1:2 = vector.scan <mul>, %v1, %a1 {inclusive = true, reduction_dim = 0} : vector<3xi32>, vector<i32>
  %z = vector.extract %1#1[] : i32 from vector<i32>
  return %x, %y, %z : i32, i32, i32
}
func.func @contract() -> (i32, i32) {
  %a = arith.constant dense<[[1,2,3],[4,5,6]]> : vector<2x3xi8>
  %b = arith.constant dense<[[-100,1],[2,3],[100,4]]> : vector<3x2xi8>
  %c = arith.constant dense<5> : vector<2x2xi32>
  %0 = vector.contract {indexing_maps = [affine_map<(m,n,k)->(m,k)>, affine_map<(m,n,k)->(k,n)>, affine_map<(m,n,k)->(m,n)>], iterator_types = ["parallel","parallel","reduction"], kind = #vector.kind<maxsi>} %a, %b, %c : vector<2x3xi8>, vector<3x2xi8> into vector<2x2xi32>
  %x = vector.extract %0[1, 0] : i32 from vector<2x2xi32>
  %1 = vector.contract {indexing_maps = [affine_map<(m,n,k)->(m,k)>, affine_map<(m,n,k)->(k,n)>, affine_map<(m,n,k)->(m,n)>], iterator_types = ["parallel","parallel","reduction"], kind = #vector.kind<add>} %a, %b, %c : vector<2x3xi8>, vector<3x2xi8> into vector<2x2xi32>
  %y = vector.extract %1[1, 1] : i32 from vector<2x2xi32>
  return %x, %y : i32, i32
}
func.func @masked(%m: memref<3x4xf32>, %i: memref<8xi32>) -> (f32, f32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %k = arith.constant dense<[[true, false, true],[false, true, false]]> : vector<2x3xi1>
  %p = arith.constant dense<-1.0> : vector<2x3xf32>
  %v = vector.maskedload %m[%c1, %c1], %k, %p : memref<3x4xf32>, vector<2x3xi1>, vector<2x3xf32> into vector<2x3xf32>
  %e = vector.extract %v[1, 1] : f32 from vector<2x3xf32>
  %f = vector.extract %v[1, 2] : f32 from vector<2x3xf32>
  vector.maskedstore %m[%c0, %c1], %k, %v : memref<3x4xf32>, vector<2x3xi1>, vector<2x3xf32>
  %x = arith.constant dense<[[7,6,5],[4,3,2]]> : vector<2x3xi32>
  vector.scatter %i[%c0][%x], %k, %x : memref<8xi32>, vector<2x3xi32>, vector<2x3xi1>, vector<2x3xi32>
  return %e, %f : f32, f32
}
func.func @gather(%m: memref<8xi32>) -> i32 {
  %c1 = arith.constant 1 : index
  %x = arith.constant dense<[[0, 2], [4, 6]]> : vector<2x2xi32>
  %k = arith.constant dense<true> : vector<2x2xi1>
  %p = arith.constant dense<0> : vector<2x2xi32>
  %zero = arith.constant dense<0> : vector<2xi32>
  %v = vector.gather %m[%c1][%x], %k, %p : memref<8xi32>, vector<2x2xi32>, vector<2x2xi1>, vector<2x2xi32> into vector<2x2xi32>
  %s = vector.multi_reduction <add>, %v, %zero [0] : vector<2x2xi32> to vector<2xi32>
  %r = vector.reduction <add>, %s : vector<2xi32> into i32
  return %r : i32
}
