// RUN: %opt --affine-super-vectorize=virtual-vector-size=8 %s | FileCheck %s
// RUN: %opt --pass-pipeline="builtin.module(func.func(affine-super-vectorize{virtual-vector-size=8 test-fastest-varying=0}))" %s | FileCheck %s --check-prefix=LAST
// RUN: %opt --affine-super-vectorize %s | FileCheck %s --check-prefix=NONE
//
// Consecutive iterations become elements of vectors.

// NONE-NOT: vector

// Constants are created in the loop, other values are broadcast where they are defined.
// CHECK-LABEL: func.func @copy
// CHECK-SAME: %[[A:[a-z0-9]*]]: memref<128xf32>, %[[B:[a-z0-9]*]]: memref<128xf32>, %[[X:[a-z0-9]*]]: f32
// CHECK: %[[XS:.*]] = vector.broadcast %[[X]] : f32 to vector<8xf32>
// CHECK: affine.for %[[I:.*]] = 0 to 128 step 8 {
// CHECK: %[[ONES:.*]] = arith.constant dense<1.000000e+00> : vector<8xf32>
// CHECK: %[[PAD:.*]] = ub.poison : f32
// CHECK: %[[V:.*]] = vector.transfer_read %[[A]][%[[I]]], %[[PAD]] : memref<128xf32>, vector<8xf32>
// CHECK: %[[SUM:.*]] = arith.addf %[[V]], %[[XS]] fastmath<fast> : vector<8xf32>
// CHECK: %[[LESS:.*]] = arith.cmpf olt, %[[SUM]], %[[ONES]] : vector<8xf32>
// CHECK: %[[RESULT:.*]] = arith.select %[[LESS]], %[[SUM]], %[[ONES]] : vector<8xi1>, vector<8xf32>
// CHECK: vector.transfer_write %[[RESULT]], %[[B]][%[[I]]] : vector<8xf32>, memref<128xf32>
func.func @copy(%a: memref<128xf32>, %b: memref<128xf32>, %x: f32) {
  %one = arith.constant 1.0 : f32
  affine.for %i = 0 to 128 {
    %v = affine.load %a[%i] : memref<128xf32>
    %sum = arith.addf %v, %x fastmath<fast> : f32
    %less = arith.cmpf olt, %sum, %one : f32
    %result = arith.select %less, %sum, %one : f32
    affine.store %result, %b[%i] : memref<128xf32>
  }
  return
}

// The outer loop is vectorized, along the first dimension of the memory, with values that inner loops carry.
// CHECK-LABEL: func.func @sums
// CHECK: affine.for %[[I:.*]] = 0 to 64 step 8
// CHECK: %[[ZEROS:.*]] = arith.constant dense<0.000000e+00> : vector<8xf32>
// CHECK: %[[SUMS:.*]] = affine.for %[[J:.*]] = 0 to 30 iter_args(%[[S:.*]] = %[[ZEROS]]) -> (vector<8xf32>)
// CHECK: %[[P:.*]] = affine.apply {{.*}}(%[[J]], %[[I]])
// CHECK: %[[Q:.*]] = affine.apply {{.*}}(%[[J]], %[[I]])
// CHECK: vector.transfer_read %{{.*}}[%[[P]], %[[Q]]], %{{.*}} : memref<32x66xf32>, vector<8xf32>
// CHECK: affine.yield %{{.*}} : vector<8xf32>
// CHECK: vector.transfer_write %[[SUMS]], %{{.*}}[%[[I]]]
func.func @sums(%a: memref<32x66xf32>, %b: memref<64xf32>) {
  %zero = arith.constant 0.0 : f32
  affine.for %i = 0 to 64 {
    %sum = affine.for %j = 0 to 30 iter_args(%s = %zero) -> f32 {
      %v = affine.load %a[%j + 1, %i + 2] : memref<32x66xf32>
      %t = arith.addf %s, %v : f32
      affine.yield %t : f32
    }
    affine.store %sum, %b[%i] : memref<64xf32>
  }
  return
}

// Columns are vectorized unless the last dimension is demanded.
// CHECK-LABEL: func.func @columns
// CHECK: affine.for %{{.*}} = 0 to 64 step 8
// CHECK: vector.transfer_read {{.*}}permutation_map
// LAST-LABEL: func.func @columns
// LAST-NOT: vector
// LAST: return
func.func @columns(%a: memref<64x32xf32>, %b: memref<64x32xf32>) {
  affine.for %i = 0 to 64 {
    %v = affine.load %a[%i, 0] : memref<64x32xf32>
    affine.store %v, %b[%i, 3] : memref<64x32xf32>
  }
  return
}

// The vectors end where the memory ends, so that no other elements are stored to.
// CHECK-LABEL: func.func @all_elements
// CHECK: affine.for {{.*}} step 8
// CHECK: vector.transfer_write
// CHECK: affine.for {{.*}} step 8
// CHECK: vector.transfer_write
// CHECK: affine.for {{.*}} step 8
// CHECK: vector.transfer_write
func.func @all_elements(%a: memref<?xf32>, %b: memref<30xf32>, %n: index, %x: f32) -> memref<?xf32> {
  %c0 = arith.constant 0 : index
  %size = memref.dim %a, %c0 : memref<?xf32>
  affine.for %i = 0 to %size {
    affine.store %x, %a[%i] : memref<?xf32>
  }
  affine.for %i = 0 to 27 {
    affine.store %x, %b[%i + 3] : memref<30xf32>
  }
  %c = memref.alloc(%n) : memref<?xf32>
  affine.for %i = 0 to %n {
    affine.store %x, %c[%i] : memref<?xf32>
  }
  return %c : memref<?xf32>
}

// Elements after the last iteration, other distances of elements, and dependences.
// CHECK-LABEL: func.func @rejected
// CHECK-NOT: vector
func.func @rejected(%a: memref<140xf32>, %b: memref<140xf32>, %n: index, %x: f32, %y: i32, %c: memref<140xi32>) {
  affine.for %i = 0 to 126 {
    affine.store %x, %b[%i] : memref<140xf32>
  }
  affine.for %i = 0 to %n {
    affine.store %x, %b[%i] : memref<140xf32>
  }
  affine.for %i = 0 to 128 step 2 {
    affine.store %x, %b[%i] : memref<140xf32>
  }
  affine.for %i = 0 to 64 {
    affine.store %x, %b[%i * 2] : memref<140xf32>
  }
  affine.for %i = 0 to 64 {
    affine.store %x, %b[-%i + 64] : memref<140xf32>
  }
  affine.for %i = 0 to 128 {
    %v = affine.load %a[%i floordiv 2] : memref<140xf32>
    affine.store %v, %b[%i] : memref<140xf32>
  }
  affine.for %i = 0 to 128 {
    %v = affine.load %a[%i] : memref<140xf32>
    affine.store %v, %a[%i + 1] : memref<140xf32>
  }
  %view = memref.subview %a[1] [130] [1] : memref<140xf32> to memref<130xf32, strided<[1], offset: 1>>
  affine.for %i = 0 to 128 {
    %v = affine.load %a[%i] : memref<140xf32>
    affine.store %v, %view[%i] : memref<130xf32, strided<[1], offset: 1>>
  }
  affine.for %i = 0 to 128 {
    %v = arith.index_cast %i : index to i32
    affine.store %v, %c[%i] : memref<140xi32>
  }
  return
}

// Elements of the last vector without an iteration would be divisors.
// CHECK-LABEL: func.func @divisions
// CHECK-NOT: vector
func.func @divisions(%a: memref<30xi32>, %b: memref<30xi32>, %x: i32) {
  affine.for %i = 0 to 30 {
    %v = affine.load %a[%i] : memref<30xi32>
    %q = arith.divsi %x, %v : i32
    affine.store %q, %b[%i] : memref<30xi32>
  }
  return
}

// The bounds of the inner loop differ from iteration to iteration, and a constant is an index.
// CHECK-LABEL: func.func @inner
// CHECK-NOT: vector
func.func @inner(%a: memref<64x128xf32>, %x: f32) {
  affine.for %i = 0 to 64 {
    affine.for %j = 0 to affine_map<(d0) -> (d0)>(%i) {
      affine.store %x, %a[%i, %j] : memref<64x128xf32>
    }
  }
  affine.for %i = 0 to 64 {
    %c0 = arith.constant 0 : index
    affine.store %x, %a[%i, %c0] : memref<64x128xf32>
  }
  return
}
