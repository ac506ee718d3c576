// RUN: %opt --affine-super-vectorize="virtual-vector-size=4,8 test-fastest-varying=2,0" %s | FileCheck %s
// RUN: %opt --affine-super-vectorize="virtual-vector-size=4,8 test-fastest-varying=0,1" %s | FileCheck %s --check-prefix=TRANSPOSED
// RUN: %opt --affine-super-vectorize="virtual-vector-size=2,4,8 test-fastest-varying=2,1,0" %s | FileCheck %s --check-prefix=THREE
// RUN: %opt --affine-super-vectorize="virtual-vector-size=2,2,4,8" %s | FileCheck %s --check-prefix=FOUR
//
// The dimensions of memory that are dimensions of vectors.

// CHECK: #[[$OUTER:.*]] = affine_map<(d0, d1, d2) -> (d0, d2)>
// TRANSPOSED: #[[$MAP:.*]] = affine_map<(d0, d1, d2) -> (d2, d1)>

// The loop in between remains.
// CHECK-LABEL: func.func @copy
// CHECK: affine.for %[[I:.*]] = 0 to 16 step 4 {
// CHECK-NEXT: affine.for %[[J:.*]] = 0 to 32 {
// CHECK-NEXT: affine.for %[[K:.*]] = 0 to 64 step 8 {
// CHECK: %[[V:.*]] = vector.transfer_read %{{.*}}[%[[I]], %[[J]], %[[K]]], %{{.*}} {permutation_map = #[[$OUTER]]} : memref<16x32x64xf32>, vector<4x8xf32>
// CHECK-NEXT: vector.transfer_write %[[V]], %{{.*}}[%[[I]], %[[J]], %[[K]]] {permutation_map = #[[$OUTER]]}
// TRANSPOSED-LABEL: func.func @copy
// TRANSPOSED-NOT: vector
// THREE-LABEL: func.func @copy
// THREE: affine.for %{{.*}} = 0 to 16 step 2 {
// THREE: affine.for %{{.*}} = 0 to 32 step 4 {
// THREE: affine.for %{{.*}} = 0 to 64 step 8 {
// THREE: vector.transfer_read {{.*}} vector<2x4x8xf32>
// FOUR-NOT: vector
func.func @copy(%a: memref<16x32x64xf32>, %b: memref<16x32x64xf32>) {
  affine.for %i = 0 to 16 {
    affine.for %j = 0 to 32 {
      affine.for %k = 0 to 64 {
        %v = affine.load %b[%i, %j, %k] : memref<16x32x64xf32>
        affine.store %v, %a[%i, %j, %k] : memref<16x32x64xf32>
      }
    }
  }
  return
}

// CHECK-LABEL: func.func @transposed
// CHECK-NOT: vector
// TRANSPOSED-LABEL: func.func @transposed
// TRANSPOSED: affine.for %[[I:.*]] = 0 to 64 step 4 {
// TRANSPOSED: affine.for %[[J:.*]] = 0 to 32 step 8 {
// TRANSPOSED: vector.transfer_read %{{.*}} {permutation_map = #[[$MAP]]} : memref<16x32x64xf32>, vector<4x8xf32>
func.func @transposed(%a: memref<16x32x64xf32>, %b: memref<16x32x64xf32>) {
  affine.for %i = 0 to 64 {
    affine.for %j = 0 to 32 {
      %v = affine.load %b[3, %j, %i] : memref<16x32x64xf32>
      affine.store %v, %a[2, %j, %i] : memref<16x32x64xf32>
    }
  }
  return
}
