// RUN: strata opt --affine-loop-fusion %s | FileCheck %s
//
// Several nests of one memory, whose accesses of the same elements are analysed together.

// Rows are updated in one iteration of the outer loop. The loops of two nests are fused as well.
// CHECK-LABEL: func.func @same
// CHECK: affine.for {{.*}} = 0 to 20
// CHECK-NOT: affine.for {{.*}} = 0 to 20
// CHECK-COUNT-4: affine.for {{.*}} = 0 to 30
// CHECK-NOT: affine.for
func.func @same(%a: memref<32x32xf32>) {
  affine.for %i = 0 to 20 {
    affine.for %j = 0 to 30 {
      %x = affine.load %a[%i, %j] : memref<32x32xf32>
      %y = arith.addf %x, %x : f32
      affine.store %y, %a[%i, %j] : memref<32x32xf32>
    }
  }
  affine.for %i = 0 to 20 {
    affine.for %j = 0 to 30 {
      %x = affine.load %a[%i, %j + 1] : memref<32x32xf32>
      %y = arith.addf %x, %x : f32
      affine.store %y, %a[%i, %j] : memref<32x32xf32>
    }
  }
  affine.for %i = 0 to 20 {
    affine.for %j = 0 to 30 {
      %x = affine.load %a[%i, %j] : memref<32x32xf32>
      %y = arith.addf %x, %x : f32
      affine.store %y, %a[%i, %j] : memref<32x32xf32>
    }
  }
  affine.for %i = 0 to 20 {
    affine.for %j = 0 to 30 {
      %x = affine.load %a[%i, %j + 1] : memref<32x32xf32>
      %y = arith.addf %x, %x : f32
      affine.store %y, %a[%i, %j] : memref<32x32xf32>
    }
  }
  affine.for %i = 0 to 20 {
    affine.for %j = 0 to 30 {
      %x = affine.load %a[%i, %j] : memref<32x32xf32>
      %y = arith.addf %x, %x : f32
      affine.store %y, %a[%i, %j] : memref<32x32xf32>
    }
  }
  return
}

// The nest of a view stores to the memory that the nests around it access.
// CHECK-LABEL: func.func @view
// CHECK-COUNT-3: affine.for {{.*}} = 0 to 20
// CHECK-NOT: affine.for
func.func @view(%a: memref<32xf32>, %b: memref<32xf32>, %o: index) {
  %v = memref.subview %a[%o] [20] [1] : memref<32xf32> to memref<20xf32, strided<[1], offset: ?>>
  affine.for %i = 0 to 20 {
    %x = affine.load %b[%i] : memref<32xf32>
    affine.store %x, %a[%i] : memref<32xf32>
  }
  affine.for %i = 0 to 20 {
    %x = affine.load %v[%i] : memref<20xf32, strided<[1], offset: ?>>
    %y = arith.addf %x, %x : f32
    affine.store %y, %v[%i] : memref<20xf32, strided<[1], offset: ?>>
  }
  affine.for %i = 0 to 20 {
    %x = affine.load %a[%i] : memref<32xf32>
    affine.store %x, %b[%i] : memref<32xf32>
  }
  return
}

// As in mlir-opt, a nest between two others keeps them apart, also if it accesses another row of the memory.
// CHECK-LABEL: func.func @rows
// CHECK-COUNT-3: affine.for {{.*}} = 0 to 20
// CHECK-NOT: affine.for
func.func @rows(%a: memref<8x32xf32>, %b: memref<32xf32>, %c: f32) {
  affine.for %i = 0 to 20 {
    affine.store %c, %a[0, %i] : memref<8x32xf32>
  }
  affine.for %i = 0 to 20 {
    %x = affine.load %a[1, %i] : memref<8x32xf32>
    %y = arith.addf %x, %c : f32
    affine.store %y, %a[1, %i] : memref<8x32xf32>
  }
  affine.for %i = 0 to 20 {
    %x = affine.load %a[0, %i] : memref<8x32xf32>
    affine.store %x, %b[%i] : memref<32xf32>
  }
  return
}
