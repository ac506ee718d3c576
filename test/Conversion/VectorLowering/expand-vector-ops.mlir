// RUN: strata opt --expand-vector-ops %s | FileCheck %s
//
// Operations that expand-vector-ops expands, and those that it keeps.

// CHECK-LABEL: func.func @rows
// CHECK-SAME: (%[[M:.*]]: memref<8x8x8xf32>, %[[I:.*]]: index)
func.func @rows(%m: memref<8x8x8xf32>, %i: index) {
  // CHECK: %[[C1:.*]] = arith.constant 1 : index
  // CHECK: %[[FIRST:.*]] = vector.load %[[M]][%[[I]], %[[I]], %[[I]]] : memref<8x8x8xf32>, vector<4xf32>
  // CHECK: %[[NEXT:.*]] = arith.addi %[[I]], %[[C1]]
  // CHECK: %[[SECOND:.*]] = vector.load %[[M]][%[[I]], %[[NEXT]], %[[I]]] : memref<8x8x8xf32>, vector<4xf32>
  %v = vector.load %m[%i, %i, %i] : memref<8x8x8xf32>, vector<2x4xf32>
  // CHECK: vector.store %[[FIRST]], %[[M]][%[[I]], %[[I]], %[[I]]]
  // CHECK: %[[LAST:.*]] = arith.addi %[[I]], %[[C1]]
  // CHECK: vector.store %[[SECOND]], %[[M]][%[[I]], %[[LAST]], %[[I]]]
  vector.store %v, %m[%i, %i, %i] : memref<8x8x8xf32>, vector<2x4xf32>
  return
}

// An element of the memory is a vector.
// CHECK-LABEL: func.func @element
func.func @element(%m: memref<8x8xvector<2x4xf32>>, %i: index) -> vector<2x4xf32> {
  // CHECK: vector.load %{{.*}} : memref<8x8xvector<2x4xf32>>, vector<2x4xf32>
  %v = vector.load %m[%i, %i] : memref<8x8xvector<2x4xf32>>, vector<2x4xf32>
  return %v : vector<2x4xf32>
}

// CHECK-LABEL: func.func @scalable
func.func @scalable(%v: vector<[4]x2xf32>, %i: index) -> vector<2xf32> {
  // CHECK: vector.extract %{{.*}}[%{{.*}}] : vector<2xf32> from vector<[4]x2xf32>
  %r = vector.extract %v[%i] : vector<2xf32> from vector<[4]x2xf32>
  return %r : vector<2xf32>
}

// A position of the last dimension stays.
// CHECK-LABEL: func.func @last
func.func @last(%v: vector<2x4xf32>, %i: index) -> f32 {
  // CHECK: vector.extract %{{.*}}[1, %{{.*}}] : f32 from vector<2x4xf32>
  %r = vector.extract %v[1, %i] : f32 from vector<2x4xf32>
  return %r : f32
}

// CHECK-LABEL: func.func @choice
// CHECK-SAME: (%[[V:.*]]: vector<2x4xf32>, %[[I:.*]]: index)
func.func @choice(%v: vector<2x4xf32>, %i: index) -> vector<4xf32> {
  // CHECK: %[[C1:.*]] = arith.constant 1 : index
  // CHECK-DAG: %[[IS_LAST:.*]] = arith.cmpi eq, %[[I]], %[[C1]] : index
  // CHECK-DAG: %[[FIRST:.*]] = vector.extract %[[V]][0]
  // CHECK-DAG: %[[LAST:.*]] = vector.extract %[[V]][1]
  // CHECK: arith.select %[[IS_LAST]], %[[LAST]], %[[FIRST]] : vector<4xf32>
  %r = vector.extract %v[%i] : vector<4xf32> from vector<2x4xf32>
  return %r : vector<4xf32>
}
