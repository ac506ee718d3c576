// RUN: %opt --verify-diagnostics --remarks-filter='affine-.*' -affine-loop-interchange=permutation=2,0,1 %s | FileCheck %s
// RUN: not %opt -affine-loop-interchange=permutation=2,0 %s 2>&1 | FileCheck %s --check-prefix=ERROR
// ERROR: error: expected a permutation of the numbers from 0 to 1

// CHECK-LABEL: @three
// CHECK: affine.for %[[K:.*]] = 0 to 30
// CHECK: affine.for %[[I:.*]] = 0 to 10
// CHECK: affine.for %[[J:.*]] = 0 to 20
// CHECK: affine.store %{{.*}}, %{{.*}}[%[[I]], %[[J]], %[[K]]]
func.func @three(%a: memref<10x20x30xf32>, %x: f32) {
  // expected-remark@+1 {{[Passed] Interchanged | Category:affine-loop-interchange | Function=three | Loops=3}}
  affine.for %i = 0 to 10 {
    affine.for %j = 0 to 20 {
      affine.for %k = 0 to 30 {
        affine.store %x, %a[%i, %j, %k] : memref<10x20x30xf32>
      }
    }
  }
  return
}

// CHECK-LABEL: @dependent
// CHECK: affine.for %{{.*}} = 0 to 10
func.func @dependent(%a: memref<10x20x30xf32>, %x: f32) {
  // expected-remark@+1 {{Reason="the bounds of a loop depend on a loop that would be further in"}}
  affine.for %i = 0 to 10 {
    affine.for %j = 0 to 20 {
      affine.for %k = affine_map<(d0) -> (d0)>(%i) to 30 {
        affine.store %x, %a[%i, %j, %k] : memref<10x20x30xf32>
      }
    }
  }
  return
}

// Bands of other depths are left.
// CHECK-LABEL: @two
// CHECK: affine.for %{{.*}} = 0 to 10
func.func @two(%a: memref<10x20xf32>, %x: f32) {
  // expected-remark @below {{the nest has another number of loops than the permutation}}
  affine.for %i = 0 to 10 {
    affine.for %j = 0 to 20 {
      affine.store %x, %a[%i, %j] : memref<10x20xf32>
    }
  }
  return
}
