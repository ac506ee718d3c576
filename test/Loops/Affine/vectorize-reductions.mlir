// RUN: %opt --affine-super-vectorize="virtual-vector-size=8 vectorize-reductions=true" %s | FileCheck %s
// RUN: %opt --affine-super-vectorize="virtual-vector-size=8" %s | FileCheck %s --check-prefix=OFF
// RUN: grep 'RUN-FN[:]' %s > %t.vector
// RUN: strata opt --affine-super-vectorize="virtual-vector-size=8 vectorize-reductions=true" %s >> %t.vector
// RUN: %run-fn %s
// RUN: %run-fn %t.vector
//
// Loops that carry reductions, whose elements are combined after the loop.

// OFF-NOT: vector

// A constant that has no effect need not be combined.
// CHECK-LABEL: func.func @even
// CHECK-SAME: %{{.*}}: memref<32xf32>, %{{.*}}: memref<32xi32>, %[[X:[a-z0-9]*]]: f32
// CHECK-DAG: %[[ONES:.*]] = arith.constant dense<1.000000e+00> : vector<8xf32>
// CHECK-DAG: %[[ZEROS:.*]] = arith.constant dense<0> : vector<8xi32>
// CHECK: %[[R:.*]]:2 = affine.for %{{.*}} = 0 to 32 step 8 iter_args(%[[P:.*]] = %[[ONES]], %[[S:.*]] = %[[ZEROS]])
// CHECK: %[[P2:.*]] = arith.mulf %[[P]], %{{.*}} : vector<8xf32>
// CHECK: %[[S2:.*]] = arith.addi %{{.*}}, %[[S]] : vector<8xi32>
// CHECK: affine.yield %[[P2]], %[[S2]]
// CHECK: %[[PRODUCT:.*]] = vector.reduction <mul>, %[[R]]#0 : vector<8xf32> into f32
// CHECK: %[[RESULT:.*]] = arith.mulf %[[PRODUCT]], %[[X]] : f32
// CHECK: %[[SUM:.*]] = vector.reduction <add>, %[[R]]#1 : vector<8xi32> into i32
// CHECK: return %[[RESULT]], %[[SUM]]
func.func @even(%a: memref<32xf32>, %b: memref<32xi32>, %x: f32) -> (f32, i32) {
  %zero = arith.constant 0 : i32
  %r:2 = affine.for %i = 0 to 32 iter_args(%p = %x, %s = %zero) -> (f32, i32) {
    %v = affine.load %a[%i] : memref<32xf32>
    %p2 = arith.mulf %p, %v : f32
    %w = affine.load %b[%i] : memref<32xi32>
    %s2 = arith.addi %w, %s overflow<nsw> : i32
    affine.yield %p2, %s2 : f32, i32
  }
  return %r#0, %r#1 : f32, i32
}

// The elements of iterations after the last one are masked.
// CHECK-LABEL: func.func @masked
// CHECK: %[[NEUTRAL:.*]] = arith.constant dense<-2147483648> : vector<8xi32>
// CHECK: affine.for %[[I:.*]] = 0 to %[[N:.*]] step 8
// CHECK: %[[COUNT:.*]] = affine.apply {{.*}}(%[[I]])[%[[N]]]
// CHECK: %[[MASK:.*]] = vector.create_mask %[[COUNT]] : vector<8xi1>
// CHECK: %[[V:.*]] = vector.transfer_read
// CHECK: %[[KNOWN:.*]] = arith.select %[[MASK]], %[[V]], %[[NEUTRAL]] : vector<8xi1>, vector<8xi32>
// CHECK: arith.maxsi %[[KNOWN]], %{{.*}} : vector<8xi32>
// CHECK: vector.reduction <maxsi>
func.func @masked(%a: memref<?xi32>, %x: i32, %n: index) -> i32 {
  %r = affine.for %i = 0 to %n iter_args(%s = %x) -> i32 {
    %v = affine.load %a[%i] : memref<?xi32>
    %t = arith.maxsi %v, %s : i32
    affine.yield %t : i32
  }
  return %r : i32
}

// RUN-FN: combined(21) == 304
// RUN-FN: combined(16) == 210
// RUN-FN: combined(3) == 64
// RUN-FN: combined(0) == 462
func.func @combined(%n: index) -> i32 {
  %m = memref.alloca() : memref<24xi32>
  affine.for %i = 0 to 24 {
    %k = affine.apply affine_map<(d0) -> ((d0 * 7) mod 24 + 1)>(%i)
    %x = arith.index_cast %k : index to i32
    memref.store %x, %m[%i] : memref<24xi32>
  }
  %init = arith.constant 21 : i32
  %r:3 = affine.for %i = 0 to %n iter_args(%s = %init, %t = %init, %u = %init) -> (i32, i32, i32) {
    %v = affine.load %m[%i] : memref<24xi32>
    %s2 = arith.xori %v, %s : i32
    %t2 = arith.minsi %v, %t : i32
    %u2 = arith.addi %v, %u : i32
    affine.yield %s2, %t2, %u2 : i32, i32, i32
  }
  %x = arith.muli %r#0, %r#1 : i32
  %y = arith.addi %x, %r#2 : i32
  return %y : i32
}

// NaN is neutral for the larger number, and in formats without infinities the largest number is for the
// smaller one.
// CHECK-LABEL: func.func @extrema
// CHECK-DAG: arith.constant dense<0xFFC00000> : vector<8xf32>
// CHECK-DAG: arith.constant dense<0x7FC00000> : vector<8xf32>
// CHECK-DAG: arith.constant dense<4.480000e+02> : vector<8xf8E4M3FN>
// CHECK-DAG: arith.constant dense<0> : vector<8xindex>
// CHECK: vector.reduction <maxnumf>
// CHECK: vector.reduction <minnumf>
// CHECK: vector.reduction <minimumf>
// CHECK: vector.reduction <add>
func.func @extrema(%a: memref<32xf32>, %b: memref<32xf8E4M3FN>, %c: memref<32xindex>, %x: f32, %y: f8E4M3FN, %z: index)
    -> (f32, f32, f8E4M3FN, index) {
  %r:4 = affine.for %i = 0 to 32 iter_args(%p = %x, %q = %x, %s = %y, %n = %z) -> (f32, f32, f8E4M3FN, index) {
    %v = affine.load %a[%i] : memref<32xf32>
    %p2 = arith.maxnumf %p, %v : f32
    %q2 = arith.minnumf %q, %v : f32
    %w = affine.load %b[%i] : memref<32xf8E4M3FN>
    %s2 = arith.minimumf %s, %w : f8E4M3FN
    %k = affine.load %c[%i] : memref<32xindex>
    %n2 = arith.addi %n, %k : index
    affine.yield %p2, %q2, %s2, %n2 : f32, f32, f8E4M3FN, index
  }
  return %r#0, %r#1, %r#2, %r#3 : f32, f32, f8E4M3FN, index
}

// RUN-FN: largest(-3.0, 13) == 12
// RUN-FN: largest(50.0, 13) == 50
// RUN-FN: largest(nan, 13) == 12
// RUN-FN: largest(-3.0, 0) == -3
func.func @largest(%x: f32, %n: index) -> f32 {
  %m = memref.alloca() : memref<16xf32>
  affine.for %i = 0 to 16 {
    %k = arith.index_cast %i : index to i32
    %f = arith.sitofp %k : i32 to f32
    memref.store %f, %m[%i] : memref<16xf32>
  }
  %r = affine.for %i = 0 to %n iter_args(%s = %x) -> f32 {
    %v = affine.load %m[%i] : memref<16xf32>
    %t = arith.maxnumf %s, %v : f32
    affine.yield %t : f32
  }
  return %r : f32
}

// Flags with which the neutral elements are poison are dropped.
// CHECK-LABEL: func.func @flags
// CHECK: arith.maxnumf %{{.*}}, %{{.*}} fastmath<ninf> : vector<8xf32>
// CHECK: arith.minimumf %{{.*}}, %{{.*}} fastmath<nnan> : vector<8xf32>
// CHECK: arith.addf %{{.*}}, %{{.*}} fastmath<reassoc,nnan,ninf> : vector<8xf32>
// RUN-FN: flags(2.0) == (15, 0, 122)
func.func @flags(%x: f32) -> (f32, f32, f32) {
  %m = memref.alloca() : memref<16xf32>
  affine.for %i = 0 to 16 {
    %k = arith.index_cast %i : index to i32
    %f = arith.sitofp %k : i32 to f32
    memref.store %f, %m[%i] : memref<16xf32>
  }
  %r:3 = affine.for %i = 0 to 16 iter_args(%p = %x, %q = %x, %s = %x) -> (f32, f32, f32) {
    %v = affine.load %m[%i] : memref<16xf32>
    %p2 = arith.maxnumf %p, %v fastmath<nnan,ninf> : f32
    %q2 = arith.minimumf %q, %v fastmath<nnan,ninf> : f32
    %s2 = arith.addf %s, %v fastmath<reassoc,nnan,ninf> : f32
    affine.yield %p2, %q2, %s2 : f32, f32, f32
  }
  return %r#0, %r#1, %r#2 : f32, f32, f32
}
