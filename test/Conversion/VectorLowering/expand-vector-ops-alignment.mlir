// A vector of several dimensions is accessed by rows, of which only the first has its alignment.

// RUN: %opt %s --expand-vector-ops | FileCheck %s

// CHECK-LABEL: func.func @rows
// CHECK: vector.load %{{.*}}[%{{[^]]*}}] {alignment = 64 : i64} : memref<2x3xf32>, vector<3xf32>
// CHECK: vector.load %{{.*}}[%{{[^]]*}}] : memref<2x3xf32>, vector<3xf32>
func.func @rows(%m: memref<2x3xf32>, %i: index) -> vector<2x3xf32> {
  %0 = vector.load %m[%i, %i] {alignment = 64 : i64} : memref<2x3xf32>, vector<2x3xf32>
  return %0 : vector<2x3xf32>
}
