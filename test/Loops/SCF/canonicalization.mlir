// AUTOUPDATE
// RUN: %opt --scf-for-loop-canonicalization %s | FileCheck %s
//
// Minima, maxima and sizes in loops are simplified.

// CHECK: #map = affine_map<(d0) -> (-d0 + 16)>
// CHECK-NEXT: #map1 = affine_map<(d0)[s0] -> (5, -d0 + s0)>
// CHECK-LABEL: func.func @min
// CHECK-SAME: (%[[N:[a-z0-9_]+]]: index, %[[SIZES:[a-z0-9_]+]]: memref<?xindex>) {
// CHECK-NEXT:   %[[FROM:.*]] = arith.constant 0 : index
// CHECK-NEXT:   %[[TO:.*]] = arith.constant 16 : index
// CHECK-NEXT:   %[[STEP:.*]] = arith.constant 4 : index
// CHECK-NEXT:   %[[ONE:.*]] = arith.constant 1 : index
// CHECK-NEXT:   scf.for %[[I:[a-z0-9_]+]] = %[[FROM]] to %[[TO]] step %[[STEP]] {
// CHECK-NEXT:     memref.store %[[STEP]], %[[SIZES]][%[[I]]] : memref<?xindex>
// CHECK-NEXT:     %[[APPLY:.*]] = affine.apply #map(%[[I]])
// CHECK-NEXT:     memref.store %[[APPLY]], %[[SIZES]][%[[I]]] : memref<?xindex>
// CHECK-NEXT:     %[[MIN:.*]] = affine.min #map1(%[[I]])[%[[TO]]]
// CHECK-NEXT:     memref.store %[[MIN]], %[[SIZES]][%[[I]]] : memref<?xindex>
// CHECK-NEXT:   }
// CHECK-NEXT:   scf.parallel (%[[I_1:[a-z0-9_]+]]) = (%[[ONE]]) to (%[[N]]) step (%[[ONE]]) {
// CHECK-NEXT:     memref.store %[[I_1]], %[[SIZES]][%[[I_1]]] : memref<?xindex>
// CHECK-NEXT:     scf.reduce
// CHECK-NEXT:   }
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @min(%n: index, %sizes: memref<?xindex>) {
  %from = arith.constant 0 : index
  %to = arith.constant 16 : index
  %step = arith.constant 4 : index
  %one = arith.constant 1 : index
  scf.for %i = %from to %to step %step {
    %always4 = affine.min affine_map<(d0)[s0] -> (4, s0 - d0)>(%i)[%to]
    memref.store %always4, %sizes[%i] : memref<?xindex>
    %rest = affine.min affine_map<(d0)[s0] -> (17, s0 - d0)>(%i)[%to]
    memref.store %rest, %sizes[%i] : memref<?xindex>
    %unknown = affine.min affine_map<(d0)[s0] -> (5, s0 - d0)>(%i)[%to]
    memref.store %unknown, %sizes[%i] : memref<?xindex>
  }
  scf.parallel (%i) = (%one) to (%n) step (%one) {
    %variable = affine.max affine_map<(d0) -> (d0, 1)>(%i)
    memref.store %variable, %sizes[%i] : memref<?xindex>
  }
  return
}

// CHECK-LABEL: func.func @carried_size
// CHECK-SAME: (%[[T:[a-z0-9_]+]]: tensor<?xf32>, %[[ROW:[a-z0-9_]+]]: tensor<4xf32>) -> (tensor<?xf32>, index) {
// CHECK-NEXT:   %[[FROM:.*]] = arith.constant 0 : index
// CHECK-NEXT:   %[[STEP:.*]] = arith.constant 4 : index
// CHECK-NEXT:   %[[TO:.*]] = tensor.dim %[[T]], %[[FROM]] : tensor<?xf32>
// CHECK-NEXT:   %[[FOR:.*]] = scf.for %[[ARG2:[a-z0-9_]+]] = %[[FROM]] to %[[TO]] step %[[STEP]] iter_args(%[[ARG3:[a-z0-9_]+]] = %[[T]]) -> (tensor<?xf32>) {
// CHECK-NEXT:     %[[SIZE:.*]] = tensor.dim %[[T]], %[[FROM]] : tensor<?xf32>
// CHECK-NEXT:     %[[LAST:.*]] = arith.subi %[[SIZE]], %[[STEP]] : index
// CHECK-NEXT:     %[[NEXT:.*]] = tensor.insert_slice %[[ROW]] into %[[ARG3]][%[[LAST]]] [4] [1] : tensor<4xf32> into tensor<?xf32>
// CHECK-NEXT:     scf.yield %[[NEXT]] : tensor<?xf32>
// CHECK-NEXT:   }
// CHECK-NEXT:   %[[SIZE_1:.*]] = tensor.dim %[[T]], %[[FROM]] : tensor<?xf32>
// CHECK-NEXT:   return %[[FOR]], %[[SIZE_1]] : tensor<?xf32>, index
// CHECK-NEXT: }
func.func @carried_size(%t: tensor<?xf32>, %row: tensor<4xf32>) -> (tensor<?xf32>, index) {
  %from = arith.constant 0 : index
  %step = arith.constant 4 : index
  %to = tensor.dim %t, %from : tensor<?xf32>
  %r = scf.for %i = %from to %to step %step iter_args(%o = %t) -> tensor<?xf32> {
    %size = tensor.dim %o, %from : tensor<?xf32>
    %last = arith.subi %size, %step : index
    %next = tensor.insert_slice %row into %o[%last] [4] [1] : tensor<4xf32> into tensor<?xf32>
    scf.yield %next : tensor<?xf32>
  }
  %size = tensor.dim %r, %from : tensor<?xf32>
  return %r, %size : tensor<?xf32>, index
}
