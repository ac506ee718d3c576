// RUN: strata opt --affine-loop-fusion %s | FileCheck %s
//
// Nests that are not fused, and memrefs that get no buffer.

// The third nest reads elements of %b that the buffer of the first two would not have.
// CHECK-LABEL: func.func @outside
// CHECK-NOT: memref.alloc
// CHECK-COUNT-6: affine.for
func.func @outside(%a: memref<14x14xi32>, %b: memref<14x14xi32>) {
  affine.for %i = 3 to 8 {
    affine.for %j = 3 to 11 {
      %x = affine.load %b[%i + 1, %j - 2] : memref<14x14xi32>
      %y = affine.load %b[%i + 1, %j + 2] : memref<14x14xi32>
      %z = arith.addi %x, %y : i32
      affine.store %z, %b[%i - 1, %j - 1] : memref<14x14xi32>
    }
  }
  affine.for %i = 3 to 8 {
    affine.for %j = 3 to 11 {
      %x = affine.load %a[%i, %j + 1] : memref<14x14xi32>
      %y = affine.load %a[%i + 1, %j + 2] : memref<14x14xi32>
      %z = arith.addi %x, %y : i32
      affine.store %z, %a[%j + 1, %i - 1] : memref<14x14xi32>
      %u = affine.load %b[%i - 1, %j + 1] : memref<14x14xi32>
      %v = affine.load %a[%i - 1, %j - 2] : memref<14x14xi32>
      %w = arith.addi %u, %v : i32
      affine.store %w, %a[%i, %j] : memref<14x14xi32>
    }
  }
  affine.for %i = 3 to 12 {
    affine.for %j = 3 to 12 {
      %x = affine.load %a[%i + 2, %j + 2] : memref<14x14xi32>
      %y = affine.load %b[%i - 1, %j + 2] : memref<14x14xi32>
      %z = arith.addi %x, %y : i32
      affine.store %z, %a[%j + 2, %i] : memref<14x14xi32>
    }
  }
  return
}

// The bound of the inner loop of the target is the variable of the outer one, which stays outside.
// CHECK-LABEL: func.func @triangle
// CHECK: affine.for %[[I:.*]] = 1 to 8
// CHECK: affine.for %{{.*}} = 0 to #{{.*}}(%[[I]])
func.func @triangle(%a: memref<8x8xf32>, %x: f32) {
  %tmp = memref.alloc() : memref<8x8xf32>
  affine.for %i = 0 to 8 {
    affine.for %j = 0 to 8 {
      affine.store %x, %tmp[%i, %j] : memref<8x8xf32>
    }
  }
  affine.for %i = 1 to 8 {
    affine.for %j = 0 to affine_map<(d0) -> (d0)>(%i) {
      %v = affine.load %a[%i - 1, %j] : memref<8x8xf32>
      %w = affine.load %tmp[%i, %j] : memref<8x8xf32>
      %s = arith.addf %v, %w : f32
      affine.store %s, %a[%i, %j] : memref<8x8xf32>
    }
  }
  return
}

// A buffer of one element does not have the four elements of a vector.
// CHECK-LABEL: func.func @vectors
// CHECK: memref.alloc() : memref<64xf32>
// CHECK-COUNT-1: affine.for
func.func @vectors(%a: memref<64xf32>, %b: memref<64xf32>) {
  %tmp = memref.alloc() : memref<64xf32>
  affine.for %i = 0 to 16 {
    %v = affine.vector_load %a[%i * 4] : memref<64xf32>, vector<4xf32>
    affine.vector_store %v, %tmp[%i * 4] : memref<64xf32>, vector<4xf32>
  }
  affine.for %i = 0 to 16 {
    %v = affine.vector_load %tmp[%i * 4] : memref<64xf32>, vector<4xf32>
    affine.vector_store %v, %b[%i * 4] : memref<64xf32>, vector<4xf32>
  }
  return
}

// The call may access the arguments, but not the allocated memory.
// CHECK-LABEL: func.func @unknown
// CHECK: affine.for
// CHECK: call @external
// CHECK: affine.for
func.func private @external()
func.func @unknown(%a: memref<10xf32>, %b: memref<10xf32>) {
  %tmp = memref.alloc() : memref<10xf32>
  affine.for %i = 0 to 10 {
    %v = affine.load %a[%i] : memref<10xf32>
    affine.store %v, %tmp[%i] : memref<10xf32>
  }
  func.call @external() : () -> ()
  affine.for %i = 0 to 10 {
    %v = affine.load %tmp[%i] : memref<10xf32>
    affine.store %v, %b[%i] : memref<10xf32>
  }
  return
}

// The target needs elements of the source's iterations before and after its own ones.
// CHECK-LABEL: func.func @backwards
// CHECK-COUNT-2: affine.for
func.func @backwards(%a: memref<10xi32>, %b: memref<10xi32>) {
  affine.for %i = 0 to 10 {
    %x = affine.load %a[%i] : memref<10xi32>
    affine.store %x, %b[%i] : memref<10xi32>
  }
  affine.for %i = 0 to 9 {
    %x = affine.load %b[%i + 1] : memref<10xi32>
    affine.store %x, %a[%i] : memref<10xi32>
  }
  return
}
