// AUTOUPDATE
// RUN: strata opt --fold-tensor-subset-ops %s | FileCheck %s
//
// Operations that are not changed.

// Elements past the end of the slice.
// CHECK: #map = affine_map<(d0, d1) -> (d1, d0)>
// CHECK-LABEL: func.func @readoob
// CHECK-SAME: (%[[A:[a-z0-9_]+]]: tensor<?x?xf32>, %[[I:[a-z0-9_]+]]: index, %[[J:[a-z0-9_]+]]: index, %[[S:[a-z0-9_]+]]: index, %[[P:[a-z0-9_]+]]: f32) -> vector<4xf32> {
// CHECK-NEXT:   %[[EXTRACTED_SLICE:.*]] = tensor.extract_slice %[[A]][%[[I]], %[[J]]] [%[[S]], %[[S]]] [1, 1] : tensor<?x?xf32> to tensor<?x?xf32>
// CHECK-NEXT:   %[[TRANSFER_READ:.*]] = vector.transfer_read %[[EXTRACTED_SLICE]][%[[J]], %[[I]]], %[[P]] : tensor<?x?xf32>, vector<4xf32>
// CHECK-NEXT:   return %[[TRANSFER_READ]] : vector<4xf32>
// CHECK-NEXT: }
func.func @readoob(%a: tensor<?x?xf32>, %i: index, %j: index, %s: index, %p: f32) -> vector<4xf32> {
  %0 = tensor.extract_slice %a[%i, %j] [%s, %s] [1, 1] : tensor<?x?xf32> to tensor<?x?xf32>
  %1 = vector.transfer_read %0[%j, %i], %p : tensor<?x?xf32>, vector<4xf32>
  return %1 : vector<4xf32>
}

// Strides.
// CHECK-LABEL: func.func @readstride
// CHECK-SAME: (%[[A:[a-z0-9_]+]]: tensor<?x?xf32>, %[[I:[a-z0-9_]+]]: index, %[[J:[a-z0-9_]+]]: index, %[[S:[a-z0-9_]+]]: index, %[[P:[a-z0-9_]+]]: f32) -> vector<4xf32> {
// CHECK-NEXT:   %[[EXTRACTED_SLICE:.*]] = tensor.extract_slice %[[A]][%[[I]], %[[J]]] [%[[S]], %[[S]]] [2, 3] : tensor<?x?xf32> to tensor<?x?xf32>
// CHECK-NEXT:   %[[TRANSFER_READ:.*]] = vector.transfer_read %[[EXTRACTED_SLICE]][%[[J]], %[[I]]], %[[P]] {in_bounds = [true]} : tensor<?x?xf32>, vector<4xf32>
// CHECK-NEXT:   return %[[TRANSFER_READ]] : vector<4xf32>
// CHECK-NEXT: }
func.func @readstride(%a: tensor<?x?xf32>, %i: index, %j: index, %s: index, %p: f32) -> vector<4xf32> {
  %0 = tensor.extract_slice %a[%i, %j] [%s, %s] [2, 3] : tensor<?x?xf32> to tensor<?x?xf32>
  %1 = vector.transfer_read %0[%j, %i], %p {in_bounds = [true]} : tensor<?x?xf32>, vector<4xf32>
  return %1 : vector<4xf32>
}

// Masks.
// CHECK-LABEL: func.func @readmask
// CHECK-SAME: (%[[A:[a-z0-9_]+]]: tensor<?x?xf32>, %[[I:[a-z0-9_]+]]: index, %[[J:[a-z0-9_]+]]: index, %[[S:[a-z0-9_]+]]: index, %[[P:[a-z0-9_]+]]: f32, %[[M:[a-z0-9_]+]]: vector<4xi1>) -> vector<4xf32> {
// CHECK-NEXT:   %[[EXTRACTED_SLICE:.*]] = tensor.extract_slice %[[A]][%[[I]], %[[J]]] [%[[S]], %[[S]]] [1, 1] : tensor<?x?xf32> to tensor<?x?xf32>
// CHECK-NEXT:   %[[TRANSFER_READ:.*]] = vector.transfer_read %[[EXTRACTED_SLICE]][%[[J]], %[[I]]], %[[P]], %[[M]] {in_bounds = [true]} : tensor<?x?xf32>, vector<4xf32>
// CHECK-NEXT:   return %[[TRANSFER_READ]] : vector<4xf32>
// CHECK-NEXT: }
func.func @readmask(%a: tensor<?x?xf32>, %i: index, %j: index, %s: index, %p: f32, %m: vector<4xi1>) -> vector<4xf32> {
  %0 = tensor.extract_slice %a[%i, %j] [%s, %s] [1, 1] : tensor<?x?xf32> to tensor<?x?xf32>
  %1 = vector.transfer_read %0[%j, %i], %p, %m {in_bounds = [true]} : tensor<?x?xf32>, vector<4xf32>
  return %1 : vector<4xf32>
}

// The vector may not overwrite the tensor.
// CHECK-LABEL: func.func @write(
// CHECK-SAME: {{^}}%[[A:[a-z0-9_]+]]: tensor<?x?xf32>, %[[B:[a-z0-9_]+]]: tensor<?x?xf32>, %[[I:[a-z0-9_]+]]: index, %[[J:[a-z0-9_]+]]: index, %[[S:[a-z0-9_]+]]: index, %[[V:[a-z0-9_]+]]: vector<4xf32>) -> tensor<?x?xf32> {
// CHECK-NEXT:   %[[TRANSFER_WRITE:.*]] = vector.transfer_write %[[V]], %[[B]][%[[J]], %[[I]]] {in_bounds = [true]} : vector<4xf32>, tensor<?x?xf32>
// CHECK-NEXT:   %[[INSERTED_SLICE:.*]] = tensor.insert_slice %[[TRANSFER_WRITE]] into %[[A]][%[[I]], %[[J]]] [%[[S]], %[[S]]] [1, 1] : tensor<?x?xf32> into tensor<?x?xf32>
// CHECK-NEXT:   return %[[INSERTED_SLICE]] : tensor<?x?xf32>
// CHECK-NEXT: }
func.func @write(%a: tensor<?x?xf32>, %b: tensor<?x?xf32>, %i: index, %j: index, %s: index, %v: vector<4xf32>) -> tensor<?x?xf32> {
  %0 = vector.transfer_write %v, %b[%j, %i] {in_bounds = [true]} : vector<4xf32>, tensor<?x?xf32>
  %1 = tensor.insert_slice %0 into %a[%i, %j] [%s, %s] [1, 1] : tensor<?x?xf32> into tensor<?x?xf32>
  return %1 : tensor<?x?xf32>
}

// The vector is transposed.
// CHECK-LABEL: func.func @writetr
// CHECK-SAME: (%[[A:[a-z0-9_]+]]: tensor<?x?xf32>, %[[I:[a-z0-9_]+]]: index, %[[J:[a-z0-9_]+]]: index, %[[V:[a-z0-9_]+]]: vector<5x4xf32>) -> tensor<?x?xf32> {
// CHECK-NEXT:   %[[C0:.*]] = arith.constant 0 : index
// CHECK-NEXT:   %[[B:.*]] = tensor.empty() : tensor<4x5xf32>
// CHECK-NEXT:   %[[TRANSFER_WRITE:.*]] = vector.transfer_write %[[V]], %[[B]][%[[C0]], %[[C0]]] {in_bounds = [true, true], permutation_map = #map} : vector<5x4xf32>, tensor<4x5xf32>
// CHECK-NEXT:   %[[INSERTED_SLICE:.*]] = tensor.insert_slice %[[TRANSFER_WRITE]] into %[[A]][%[[I]], %[[J]]] [4, 5] [1, 1] : tensor<4x5xf32> into tensor<?x?xf32>
// CHECK-NEXT:   return %[[INSERTED_SLICE]] : tensor<?x?xf32>
// CHECK-NEXT: }
func.func @writetr(%a: tensor<?x?xf32>, %i: index, %j: index, %v: vector<5x4xf32>) -> tensor<?x?xf32> {
  %c0 = arith.constant 0 : index
  %b = tensor.empty() : tensor<4x5xf32>
  %0 = vector.transfer_write %v, %b[%c0, %c0] {in_bounds = [true, true], permutation_map = affine_map<(d0,d1)->(d1,d0)>} : vector<5x4xf32>, tensor<4x5xf32>
  %1 = tensor.insert_slice %0 into %a[%i, %j] [4, 5] [1, 1] : tensor<4x5xf32> into tensor<?x?xf32>
  return %1 : tensor<?x?xf32>
}
