// RUN: %opt --affine-loop-unroll-jam=unroll-jam-factor=2 %s | FileCheck %s
// RUN: %opt --affine-loop-unroll-jam --remarks-filter='.*' %s -o /dev/null 2>&1 | FileCheck %s --check-prefix=REMARK

// The pass runs on each function of a module.

// CHECK-LABEL: func.func @first
// CHECK: affine.for %{{.*}} = 0 to 8 step 2 {
func.func @first(%a: memref<8x8xf32>, %x: f32) {
  affine.for %i = 0 to 8 {
    affine.for %j = 0 to 8 {
      affine.store %x, %a[%i, %j] : memref<8x8xf32>
    }
  }
  return
}

// CHECK-LABEL: func.func @second
// CHECK: affine.for %{{.*}} = 0 to 8 {
// REMARK: [[@LINE+3]]:3: remark: {{.*}}Function=second | Reason="the function does not begin with the loop"
func.func @second(%a: memref<8x8xf32>) {
  %x = arith.constant 0.0 : f32
  affine.for %i = 0 to 8 {
    affine.for %j = 0 to 8 {
      affine.store %x, %a[%i, %j] : memref<8x8xf32>
    }
  }
  return
}
