// AUTOUPDATE
// RUN: strata opt --fold-tensor-subset-ops %s | FileCheck %s
//
// Vectors are read from and written to whole tensors.

// Reads of a slice.
// CHECK: #map = affine_map<()[s0, s1] -> (s0 + s1)>
// CHECK-NEXT: #map1 = affine_map<()[s0] -> (s0 * 2)>
// CHECK-NEXT: #map2 = affine_map<()[s0] -> (s0 + 3)>
// CHECK-NEXT: #map3 = affine_map<(d0, d1, d2) -> (d0, d2)>
// CHECK-LABEL: func.func @read(
// CHECK-SAME: {{^}}%[[A:[a-z0-9_]+]]: tensor<?x?xf32>, %[[I:[a-z0-9_]+]]: index, %[[J:[a-z0-9_]+]]: index, %[[S:[a-z0-9_]+]]: index, %[[P:[a-z0-9_]+]]: f32) -> vector<4xf32> {
// CHECK-NEXT:   %[[APPLY:.*]] = affine.apply #map()[%[[I]], %[[J]]]
// CHECK-NEXT:   %[[APPLY_1:.*]] = affine.apply #map()[%[[J]], %[[I]]]
// CHECK-NEXT:   %[[TRANSFER_READ:.*]] = vector.transfer_read %[[A]][%[[APPLY]], %[[APPLY_1]]], %[[P]] {in_bounds = [true]} : tensor<?x?xf32>, vector<4xf32>
// CHECK-NEXT:   return %[[TRANSFER_READ]] : vector<4xf32>
// CHECK-NEXT: }
func.func @read(%a: tensor<?x?xf32>, %i: index, %j: index, %s: index, %p: f32) -> vector<4xf32> {
  %0 = tensor.extract_slice %a[%i, %j] [%s, %s] [1, 1] : tensor<?x?xf32> to tensor<?x?xf32>
  %1 = vector.transfer_read %0[%j, %i], %p {in_bounds = [true]} : tensor<?x?xf32>, vector<4xf32>
  return %1 : vector<4xf32>
}

// A slice without one of its dimensions.
// CHECK-LABEL: func.func @readred
// CHECK-SAME: (%[[A:[a-z0-9_]+]]: tensor<?x?x?xf32>, %[[I:[a-z0-9_]+]]: index, %[[J:[a-z0-9_]+]]: index, %[[S:[a-z0-9_]+]]: index, %[[P:[a-z0-9_]+]]: f32) -> vector<4xf32> {
// CHECK-NEXT:   %[[APPLY:.*]] = affine.apply #map1()[%[[J]]]
// CHECK-NEXT:   %[[APPLY_1:.*]] = affine.apply #map2()[%[[I]]]
// CHECK-NEXT:   %[[TRANSFER_READ:.*]] = vector.transfer_read %[[A]][%[[I]], %[[APPLY]], %[[APPLY_1]]], %[[P]] {in_bounds = [true]} : tensor<?x?x?xf32>, vector<4xf32>
// CHECK-NEXT:   return %[[TRANSFER_READ]] : vector<4xf32>
// CHECK-NEXT: }
func.func @readred(%a: tensor<?x?x?xf32>, %i: index, %j: index, %s: index, %p: f32) -> vector<4xf32> {
  %0 = tensor.extract_slice %a[%i, %j, 3] [1, %s, %s] [1, 1, 1] : tensor<?x?x?xf32> to tensor<?x?xf32>
  %1 = vector.transfer_read %0[%j, %i], %p {in_bounds = [true]} : tensor<?x?xf32>, vector<4xf32>
  return %1 : vector<4xf32>
}

// A vector that overwrites the inserted tensor.
// CHECK-LABEL: func.func @write3
// CHECK-SAME: (%[[A:[a-z0-9_]+]]: tensor<?x?x?xf32>, %[[I:[a-z0-9_]+]]: index, %[[J:[a-z0-9_]+]]: index, %[[V:[a-z0-9_]+]]: vector<4x5xf32>) -> tensor<?x?x?xf32> {
// CHECK-NEXT:   %[[TRANSFER_WRITE:.*]] = vector.transfer_write %[[V]], %[[A]][%[[I]], %[[J]], %[[I]]] {in_bounds = [true, true], permutation_map = #map3} : vector<4x5xf32>, tensor<?x?x?xf32>
// CHECK-NEXT:   return %[[TRANSFER_WRITE]] : tensor<?x?x?xf32>
// CHECK-NEXT: }
func.func @write3(%a: tensor<?x?x?xf32>, %i: index, %j: index, %v: vector<4x5xf32>) -> tensor<?x?x?xf32> {
  %c0 = arith.constant 0 : index
  %b = tensor.empty() : tensor<4x5xf32>
  %0 = vector.transfer_write %v, %b[%c0, %c0] {in_bounds = [true, true]} : vector<4x5xf32>, tensor<4x5xf32>
  %1 = tensor.insert_slice %0 into %a[%i, %j, %i] [4, 1, 5] [1, 1, 1] : tensor<4x5xf32> into tensor<?x?x?xf32>
  return %1 : tensor<?x?x?xf32>
}

// A slice that overwrites the inserted tensor.
// CHECK-LABEL: func.func @ins1
// CHECK-SAME: (%[[A:[a-z0-9_]+]]: tensor<?x?xf32>, %[[C:[a-z0-9_]+]]: tensor<4xf32>, %[[E:[a-z0-9_]+]]: tensor<1x4xf32>, %[[I:[a-z0-9_]+]]: index, %[[J:[a-z0-9_]+]]: index) -> tensor<?x?xf32> {
// CHECK-NEXT:   %[[INSERTED_SLICE:.*]] = tensor.insert_slice %[[C]] into %[[A]][%[[I]], %[[J]]] [1, 4] [1, 1] : tensor<4xf32> into tensor<?x?xf32>
// CHECK-NEXT:   return %[[INSERTED_SLICE]] : tensor<?x?xf32>
// CHECK-NEXT: }
func.func @ins1(%a: tensor<?x?xf32>, %c: tensor<4xf32>, %e: tensor<1x4xf32>, %i: index, %j: index) -> tensor<?x?xf32> {
  %0 = tensor.insert_slice %c into %e[0, 0] [1, 4] [1, 1] : tensor<4xf32> into tensor<1x4xf32>
  %1 = tensor.insert_slice %0 into %a[%i, %j] [1, 4] [1, 1] : tensor<1x4xf32> into tensor<?x?xf32>
  return %1 : tensor<?x?xf32>
}

// A slice of an iteration of scf.forall.
// CHECK-LABEL: func.func @pins
// CHECK-SAME: (%[[A:[a-z0-9_]+]]: tensor<16x4xf32>, %[[C:[a-z0-9_]+]]: tensor<4xf32>, %[[E:[a-z0-9_]+]]: tensor<1x4xf32>) -> tensor<16x4xf32> {
// CHECK-NEXT:   %[[FORALL:.*]] = scf.forall (%[[ARG3:[a-z0-9_]+]]) in (16) shared_outs(%[[ARG4:[a-z0-9_]+]] = %[[A]]) -> (tensor<16x4xf32>) {
// CHECK-NEXT:     scf.forall.in_parallel {
// CHECK-NEXT:       tensor.parallel_insert_slice %[[C]] into %[[ARG4]][%[[ARG3]], 0] [1, 4] [1, 1] : tensor<4xf32> into tensor<16x4xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:   }
// CHECK-NEXT:   return %[[FORALL]] : tensor<16x4xf32>
// CHECK-NEXT: }
func.func @pins(%a: tensor<16x4xf32>, %c: tensor<4xf32>, %e: tensor<1x4xf32>) -> tensor<16x4xf32> {
  %0 = scf.forall (%i) in (16) shared_outs(%o = %a) -> tensor<16x4xf32> {
    %1 = tensor.insert_slice %c into %e[0, 0] [1, 4] [1, 1] : tensor<4xf32> into tensor<1x4xf32>
    scf.forall.in_parallel {
      tensor.parallel_insert_slice %1 into %o[%i, 0] [1, 4] [1, 1] : tensor<1x4xf32> into tensor<16x4xf32>
    }
  }
  return %0 : tensor<16x4xf32>
}
