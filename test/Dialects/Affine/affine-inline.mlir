// A symbol of the callee is a dimension in a loop.
// RUN: %opt %s --inline | FileCheck %s

func.func private @load(%m: memref<16xf32>, %n: index) -> f32 {
  %v = affine.load %m[symbol(%n)] : memref<16xf32>
  return %v : f32
}

// CHECK-LABEL: func.func @main
// CHECK-NEXT:    affine.for %[[I:.*]] = 0 to 4 {
// CHECK-NEXT:      %[[V:.*]] = affine.load %{{.*}}[%[[I]]] : memref<16xf32>
// CHECK-NEXT:      affine.store %[[V]], %{{.*}}[%[[I]]] : memref<16xf32>
func.func @main(%q: memref<16xf32>, %r: memref<16xf32>) {
  affine.for %i = 0 to 4 {
    %v = func.call @load(%q, %i) : (memref<16xf32>, index) -> f32
    affine.store %v, %r[%i] : memref<16xf32>
  }
  return
}
