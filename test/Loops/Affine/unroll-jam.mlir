// RUN: %opt --pass-pipeline="builtin.module(func.func(affine-loop-unroll-jam{unroll-jam-factor=2}))" %s | FileCheck %s
// RUN: not %opt --pass-pipeline="builtin.module(func.func(affine-loop-unroll-jam{unroll-jam-factor=0}))" %s 2>&1 | FileCheck %s --check-prefix=ZERO
// ZERO: error: expected a positive factor, found 0
//
// Iterations of the first loop are executed together.

// CHECK-DAG: #[[$NEXT:.*]] = affine_map<(d0) -> (d0 + 1)>
// CHECK-DAG: #[[$SAME:.*]] = affine_map<(d0) -> (d0)>

// The values of the first operations are used in the inner loop.
// CHECK-LABEL: func.func @rows
// CHECK: affine.for %[[I:.*]] = 0 to 10 step 2 {
// CHECK-NEXT: %[[X:.*]] = affine.load %{{.*}}[%[[I]], 0]
// CHECK-NEXT: %[[I1:.*]] = affine.apply #[[$NEXT]](%[[I]])
// CHECK-NEXT: %[[Y:.*]] = affine.load %{{.*}}[%[[I1]], 0]
// CHECK-NEXT: affine.for %[[J:.*]] = 0 to 7 {
// CHECK-NEXT: affine.store %[[X]], %{{.*}}[%[[I]], %[[J]]]
// CHECK-NEXT: %[[I2:.*]] = affine.apply #[[$NEXT]](%[[I]])
// CHECK-NEXT: affine.store %[[Y]], %{{.*}}[%[[I2]], %[[J]]]
// CHECK: affine.for %{{.*}} = 0 to 7 {
func.func @rows(%a: memref<?x?xf32>, %b: memref<?x?xf32>) {
  affine.for %i = 0 to 11 {
    %x = affine.load %a[%i, 0] : memref<?x?xf32>
    affine.for %j = 0 to 7 {
      affine.store %x, %b[%i, %j] : memref<?x?xf32>
    }
  }
  return
}

// The loops in the body carry the values of both iterations.
// CHECK-LABEL: func.func @sums
// CHECK-SAME: %[[INIT:[a-z0-9]*]]: f32
// CHECK: affine.for %[[I:.*]] = 0 to 12 step 2 {
// CHECK-NEXT: %[[SUMS:.*]]:2 = affine.for %[[J:.*]] = 0 to 7 iter_args(%[[S:.*]] = %[[INIT]], %[[T:.*]] = %[[INIT]]) -> (f32, f32) {
// CHECK: %[[U:.*]] = arith.addf %[[S]], %{{.*}} : f32
// CHECK: %[[V:.*]] = arith.addf %[[T]], %{{.*}} : f32
// CHECK-NEXT: affine.yield %[[U]], %[[V]] : f32, f32
// CHECK: affine.store %[[SUMS]]#0, %{{.*}}[%[[I]]]
// CHECK-NEXT: %[[I1:.*]] = affine.apply #[[$NEXT]](%[[I]])
// CHECK-NEXT: affine.store %[[SUMS]]#1, %{{.*}}[%[[I1]]]
func.func @sums(%init: f32, %a: memref<?x?xf32>, %b: memref<?xf32>) {
  affine.for %i = 0 to 12 {
    %t = affine.for %j = 0 to 7 iter_args(%s = %init) -> f32 {
      %y = affine.load %a[%i, %j] : memref<?x?xf32>
      %z = arith.addf %s, %y : f32
      affine.yield %z : f32
    }
    affine.store %t, %b[%i] : memref<?xf32>
  }
  return
}

// Row i + 1 reads elements that row i writes in later iterations of the inner loop.
// CHECK-LABEL: func.func @backwards
// CHECK: affine.for %{{.*}} = 1 to 5 {
func.func @backwards(%a: memref<5x5xi32>) {
  affine.for %i = 1 to 5 {
    affine.for %j = 0 to 4 {
      %v = affine.load %a[%i - 1, %j + 1] : memref<5x5xi32>
      affine.store %v, %a[%i, %j] : memref<5x5xi32>
    }
  }
  return
}

// The value before the inner loop of one iteration is that after the loop of the one before.
// CHECK-LABEL: func.func @last
// CHECK: affine.for %{{.*}} = 0 to 4 {
func.func @last(%a: memref<8xi32>, %b: memref<5x5xi32>) {
  affine.for %i = 0 to 4 {
    %v = affine.load %a[0] : memref<8xi32>
    affine.for %j = 0 to 4 {
      affine.store %v, %b[%i, %j] : memref<5x5xi32>
    }
    affine.store %v, %a[0] : memref<8xi32>
  }
  return
}

// Two iterations that carry a sum cannot begin with the same value.
// CHECK-LABEL: func.func @carried
// CHECK: affine.for %{{.*}} = 0 to 12 iter_args
func.func @carried(%a: memref<?x?xf32>, %c: f32) -> f32 {
  %r = affine.for %i = 0 to 12 iter_args(%s = %c) -> f32 {
    %t = affine.for %j = 0 to 7 iter_args(%u = %s) -> f32 {
      %y = affine.load %a[%i, %j] : memref<?x?xf32>
      %z = arith.addf %u, %y : f32
      affine.yield %z : f32
    }
    affine.yield %t : f32
  }
  return %r : f32
}

// Each iteration has a loop of another length.
// CHECK-LABEL: func.func @triangle
// CHECK: affine.for %[[I:.*]] = 0 to 12 {
// CHECK-NEXT: affine.for %{{.*}} = 0 to #[[$SAME]](%[[I]]) {
func.func @triangle(%a: memref<?x?xf32>, %c: f32) {
  affine.for %i = 0 to 12 {
    affine.for %j = 0 to affine_map<(d0) -> (d0)>(%i) {
      affine.store %c, %a[%i, %j] : memref<?x?xf32>
    }
  }
  return
}

// The loop in the body begins with the variable of the outer one.
// CHECK-LABEL: func.func @variable
// CHECK: affine.for %[[I:.*]] = 0 to 4 step 2 {
// CHECK-NEXT: %[[I1:.*]] = affine.apply #[[$NEXT]](%[[I]])
// CHECK-NEXT: affine.for %{{.*}} = 0 to 4 iter_args(%{{.*}} = %[[I]], %{{.*}} = %[[I1]]) -> (index, index) {
func.func @variable(%a: memref<4xindex>) {
  affine.for %i = 0 to 4 {
    %r = affine.for %j = 0 to 4 iter_args(%sum = %i) -> index {
      %s = arith.addi %sum, %j : index
      affine.yield %s : index
    }
    affine.store %r, %a[%i] : memref<4xindex>
  }
  return
}

// Operations of a loop without inner loops keep their order.
// CHECK-LABEL: func.func @calls
// CHECK: affine.for %[[I:.*]] = 0 to 8 step 2 {
// CHECK-NEXT: func.call @use(%[[I]])
// CHECK-NEXT: %[[NEXT:.*]] = affine.apply
// CHECK-NEXT: func.call @use(%[[NEXT]])
func.func @calls() {
  affine.for %i = 0 to 8 {
    func.call @use(%i) : (index) -> ()
  }
  return
}
func.func private @use(index)
