// RUN: %opt -affine-loop-time-tile=tile-size=4 %s | FileCheck %s
// RUN: not %opt -affine-loop-time-tile=tile-size=0 %s 2>&1 | FileCheck %s --check-prefix=ERROR
// ERROR: error: expected a positive tile size, found 0
// RUN: %opt -affine-loop-time-tile=tile-size=4 %s -o %t.mlir && %strata interpret --entry=run %t.mlir | FileCheck %s --check-prefix=RESULT
// RUN: %strata interpret --entry=run %s | FileCheck %s --check-prefix=RESULT
// RESULT: 196

// CHECK-LABEL: @stencil
// CHECK: affine.for %[[TT:.*]] = 0 to 5 step 4
// CHECK: affine.for %[[II:.*]] = {{.*}}(%[[TT]]) to {{.*}}(%[[TT]]) step 4
// CHECK: affine.for %[[T:.*]] = {{.*}}(%[[TT]]) to min {{.*}}(%[[TT]])
// CHECK: affine.for %[[I:.*]] = max {{.*}}(%[[II]], %[[T]]) to min {{.*}}(%[[II]], %[[T]])
// CHECK: affine.apply {{.*}}(%[[T]], %[[I]])
func.func @stencil(%a: memref<12xi32>) {
  affine.for %t = 0 to 5 {
    affine.for %i = 1 to 11 {
      %x = affine.load %a[%i - 1] : memref<12xi32>
      %y = affine.load %a[%i + 1] : memref<12xi32>
      %s = arith.addi %x, %y : i32
      affine.store %s, %a[%i] : memref<12xi32>
    }
  }
  return
}

func.func @run() -> i32 {
  %a = memref.alloc() : memref<12xi32>
  %one = arith.constant 1 : i32
  affine.for %i = 0 to 12 {
    affine.store %one, %a[%i] : memref<12xi32>
  }
  call @stencil(%a) : (memref<12xi32>) -> ()
  %x = affine.load %a[2] : memref<12xi32>
  memref.dealloc %a : memref<12xi32>
  return %x : i32
}
