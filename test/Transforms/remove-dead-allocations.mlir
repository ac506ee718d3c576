// RUN: %strata opt --remove-dead-values --allow-unregistered-dialect %s | FileCheck %s
//
// Operations that only read, or allocate memory that nothing uses, are dead, and so are loops of
// them. An allocation that is written or freed stays.

// CHECK-LABEL: @allocation
// CHECK-NEXT:  return
func.func @allocation(%n: index) {
  %a = memref.alloc(%n) : memref<?xf32>
  %0 = memref.load %a[%n] : memref<?xf32>
  return
}

// CHECK-LABEL: @read
// CHECK-NEXT:  return
func.func @read(%n: index, %m: memref<?xf32>) {
  %0 = memref.load %m[%n] : memref<?xf32>
  return
}

// CHECK-LABEL: @affine_loop
// CHECK-NEXT:  return
func.func @affine_loop(%n: index) {
  affine.for %i = 0 to %n {
    %a = memref.alloc(%n) : memref<?xf32>
    %0 = affine.load %a[%i] : memref<?xf32>
  }
  return
}

// CHECK-LABEL: @loop
// CHECK-NEXT:  return
func.func @loop(%n: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  scf.for %i = %c0 to %n step %c1 {
    %a = memref.alloc(%n) : memref<?xf32>
    %0 = memref.load %a[%i] : memref<?xf32>
  }
  return
}

// CHECK-LABEL: @condition
// CHECK-NEXT:  return
func.func @condition(%n: index, %c: i1) {
  scf.if %c {
    %a = memref.alloc(%n) : memref<?xf32>
    %0 = memref.load %a[%n] : memref<?xf32>
  }
  return
}

// CHECK-LABEL: @written
// CHECK:       affine.for
// CHECK:       memref.alloc
// CHECK:       memref.store
func.func @written(%n: index, %f: f32) {
  affine.for %i = 0 to %n {
    %a = memref.alloc(%n) : memref<?xf32>
    memref.store %f, %a[%n] : memref<?xf32>
  }
  return
}

// CHECK-LABEL: @freed
// CHECK:       memref.alloc
// CHECK:       memref.dealloc
func.func @freed(%n: index) {
  %a = memref.alloc(%n) : memref<?xf32>
  memref.dealloc %a : memref<?xf32>
  return
}
