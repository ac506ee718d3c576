// RUN: %strata analyze dependences %s | FileCheck %s

// Each result of the bounds of a variable is one of its bounds, in groups of several sizes. There are
// iterations if %n is at least 4, so that %i is from 4 to 7 at most.

// CHECK: @apart
// CHECK-NOT: flow
// CHECK-NOT: anti
func.func @apart(%a: memref<64x64xf32>, %v: f32, %n: index) {
  affine.parallel (%i, %j) = (max(%n, 2, 0), 3) to (min(%n + 9, 8), min(%n, 5)) {
    affine.store %v, %a[%i, %j] : memref<64x64xf32>
    %x = affine.load %a[%i + 4, %j] : memref<64x64xf32>
    %y = affine.load %a[%i, %j + 2] : memref<64x64xf32>
  }
  return
}

// CHECK: @overlapping
// CHECK: {{flow|anti}}{{.*}}distance (3, 0)
func.func @overlapping(%a: memref<64x64xf32>, %v: f32, %n: index) {
  affine.parallel (%i, %j) = (max(%n, 2, 0), 3) to (min(%n + 9, 8), min(%n, 5)) {
    affine.store %v, %a[%i, %j] : memref<64x64xf32>
    %x = affine.load %a[%i + 3, %j] : memref<64x64xf32>
  }
  return
}
