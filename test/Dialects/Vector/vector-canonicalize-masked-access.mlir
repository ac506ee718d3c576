// AUTOUPDATE
// RUN: %opt --allow-unregistered-dialect --canonicalize --mlir-print-local-scope --split-input-file %s | FileCheck %s

// Loads and stores under masks, and of scattered elements.

// Loads under masks with all places set.
// CHECK-LABEL: func.func @full_loads
// CHECK-SAME: (%[[MEMREF:[a-z0-9_]+]]: memref<?xf32>, %[[VECTOR:[a-z0-9_]+]]: vector<16xf32>, %[[INDEX:[a-z0-9_]+]]: index) -> (vector<16xf32>, vector<16xf32>) {
// CHECK-NEXT:   %[[LOAD:.*]] = vector.load %[[MEMREF]][%[[INDEX]]] : memref<?xf32>, vector<16xf32>
// CHECK-NEXT:   %[[LOAD_1:.*]] = vector.load %[[MEMREF]][%[[INDEX]]] : memref<?xf32>, vector<16xf32>
// CHECK-NEXT:   return %[[LOAD]], %[[LOAD_1]] : vector<16xf32>, vector<16xf32>
// CHECK-NEXT: }
func.func @full_loads(%memref: memref<?xf32>, %vector: vector<16xf32>, %index: index) -> (vector<16xf32>, vector<16xf32>) {
  %mask = vector.constant_mask [16] : vector<16xi1>
  %0 = vector.maskedload %memref[%index], %mask, %vector : memref<?xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
  %1 = vector.expandload %memref[%index], %mask, %vector : memref<?xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
  return %0, %1 : vector<16xf32>, vector<16xf32>
}

// -----

// The mask has no element that is set.
// CHECK-LABEL: func.func @empty_loads
// CHECK-SAME: (%[[MEMREF:[a-z0-9_]+]]: memref<?xf32>, %[[VECTOR:[a-z0-9_]+]]: vector<16xf32>, %[[INDEX:[a-z0-9_]+]]: index, %[[INDICES:[a-z0-9_]+]]: vector<16xi32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>) {
// CHECK-NEXT:   return %[[VECTOR]], %[[VECTOR]], %[[VECTOR]] : vector<16xf32>, vector<16xf32>, vector<16xf32>
// CHECK-NEXT: }
func.func @empty_loads(%memref: memref<?xf32>, %vector: vector<16xf32>, %index: index, %indices: vector<16xi32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>) {
  %mask = vector.constant_mask [0] : vector<16xi1>
  %0 = vector.maskedload %memref[%index], %mask, %vector : memref<?xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
  %1 = vector.expandload %memref[%index], %mask, %vector : memref<?xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
  %2 = vector.gather %memref[%index] [%indices], %mask, %vector : memref<?xf32>, vector<16xi32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
  return %0, %1, %2 : vector<16xf32>, vector<16xf32>, vector<16xf32>
}

// -----

// The mask has some elements that are set.
// CHECK-LABEL: func.func @partial_loads
// CHECK-SAME: (%[[MEMREF:[a-z0-9_]+]]: memref<?xf32>, %[[VECTOR:[a-z0-9_]+]]: vector<4xf32>, %[[INDEX:[a-z0-9_]+]]: index, %[[INDICES:[a-z0-9_]+]]: vector<4xi32>) -> (vector<4xf32>, vector<4xf32>) {
// CHECK-NEXT:   %[[MASK:.*]] = vector.constant_mask [3] : vector<4xi1>
// CHECK-NEXT:   %[[MASKEDLOAD:.*]] = vector.maskedload %[[MEMREF]][%[[INDEX]]], %[[MASK]], %[[VECTOR]] : memref<?xf32>, vector<4xi1>, vector<4xf32> into vector<4xf32>
// CHECK-NEXT:   %[[EXPANDLOAD:.*]] = vector.expandload %[[MEMREF]][%[[INDEX]]], %[[MASK]], %[[VECTOR]] : memref<?xf32>, vector<4xi1>, vector<4xf32> into vector<4xf32>
// CHECK-NEXT:   return %[[MASKEDLOAD]], %[[EXPANDLOAD]] : vector<4xf32>, vector<4xf32>
// CHECK-NEXT: }
func.func @partial_loads(%memref: memref<?xf32>, %vector: vector<4xf32>, %index: index, %indices: vector<4xi32>) -> (vector<4xf32>, vector<4xf32>) {
  %mask = vector.constant_mask [3] : vector<4xi1>
  %0 = vector.maskedload %memref[%index], %mask, %vector : memref<?xf32>, vector<4xi1>, vector<4xf32> into vector<4xf32>
  %1 = vector.expandload %memref[%index], %mask, %vector : memref<?xf32>, vector<4xi1>, vector<4xf32> into vector<4xf32>
  return %0, %1 : vector<4xf32>, vector<4xf32>
}

// -----

// vector.load needs elements next to each other, and as many dimensions as the vector has.
// CHECK-LABEL: func.func @other_memrefs
// CHECK-SAME: (%[[STRIDED:[a-z0-9_]+]]: memref<?xf32, strided<[?], offset: ?>>, %[[MEMREF:[a-z0-9_]+]]: memref<?xf32>, %[[VECTOR:[a-z0-9_]+]]: vector<4xf32>, %[[MATRIX:[a-z0-9_]+]]: vector<2x4xf32>, %[[INDEX:[a-z0-9_]+]]: index) -> (vector<4xf32>, vector<2x4xf32>) {
// CHECK-NEXT:   %[[MASK:.*]] = arith.constant dense<true> : vector<4xi1>
// CHECK-NEXT:   %[[MASKS:.*]] = arith.constant dense<true> : vector<2x4xi1>
// CHECK-NEXT:   %[[MASKEDLOAD:.*]] = vector.maskedload %[[STRIDED]][%[[INDEX]]], %[[MASK]], %[[VECTOR]] : memref<?xf32, strided<[?], offset: ?>>, vector<4xi1>, vector<4xf32> into vector<4xf32>
// CHECK-NEXT:   %[[MASKEDLOAD_1:.*]] = vector.maskedload %[[MEMREF]][%[[INDEX]]], %[[MASKS]], %[[MATRIX]] : memref<?xf32>, vector<2x4xi1>, vector<2x4xf32> into vector<2x4xf32>
// CHECK-NEXT:   return %[[MASKEDLOAD]], %[[MASKEDLOAD_1]] : vector<4xf32>, vector<2x4xf32>
// CHECK-NEXT: }
func.func @other_memrefs(%strided: memref<?xf32, strided<[?], offset: ?>>, %memref: memref<?xf32>, %vector: vector<4xf32>, %matrix: vector<2x4xf32>, %index: index) -> (vector<4xf32>, vector<2x4xf32>) {
  %mask = arith.constant dense<true> : vector<4xi1>
  %masks = arith.constant dense<true> : vector<2x4xi1>
  %0 = vector.maskedload %strided[%index], %mask, %vector : memref<?xf32, strided<[?], offset: ?>>, vector<4xi1>, vector<4xf32> into vector<4xf32>
  %1 = vector.maskedload %memref[%index], %masks, %matrix : memref<?xf32>, vector<2x4xi1>, vector<2x4xf32> into vector<2x4xf32>
  return %0, %1 : vector<4xf32>, vector<2x4xf32>
}

// -----

// Stores.
// CHECK-LABEL: func.func @stores
// CHECK-SAME: (%[[MEMREF:[a-z0-9_]+]]: memref<?xf32>, %[[VECTOR:[a-z0-9_]+]]: vector<16xf32>, %[[INDEX:[a-z0-9_]+]]: index, %[[INDICES:[a-z0-9_]+]]: vector<16xi32>, %[[MASK:[a-z0-9_]+]]: vector<16xi1>) {
// CHECK-NEXT:   %[[CST:.*]] = arith.constant dense<true> : vector<16xi1>
// CHECK-NEXT:   vector.store %[[VECTOR]], %[[MEMREF]][%[[INDEX]]] : memref<?xf32>, vector<16xf32>
// CHECK-NEXT:   vector.maskedstore %[[MEMREF]][%[[INDEX]]], %[[MASK]], %[[VECTOR]] : memref<?xf32>, vector<16xi1>, vector<16xf32>
// CHECK-NEXT:   vector.store %[[VECTOR]], %[[MEMREF]][%[[INDEX]]] : memref<?xf32>, vector<16xf32>
// CHECK-NEXT:   vector.compressstore %[[MEMREF]][%[[INDEX]]], %[[MASK]], %[[VECTOR]] : memref<?xf32>, vector<16xi1>, vector<16xf32>
// CHECK-NEXT:   vector.scatter %[[MEMREF]][%[[INDEX]]] [%[[INDICES]]], %[[CST]], %[[VECTOR]] : memref<?xf32>, vector<16xi32>, vector<16xi1>, vector<16xf32>
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @stores(%memref: memref<?xf32>, %vector: vector<16xf32>, %index: index, %indices: vector<16xi32>, %mask: vector<16xi1>) {
  %set = vector.constant_mask [16] : vector<16xi1>
  %none = vector.constant_mask [0] : vector<16xi1>
  vector.maskedstore %memref[%index], %set, %vector : memref<?xf32>, vector<16xi1>, vector<16xf32>
  vector.maskedstore %memref[%index], %none, %vector : memref<?xf32>, vector<16xi1>, vector<16xf32>
  vector.maskedstore %memref[%index], %mask, %vector : memref<?xf32>, vector<16xi1>, vector<16xf32>
  vector.compressstore %memref[%index], %set, %vector : memref<?xf32>, vector<16xi1>, vector<16xf32>
  vector.compressstore %memref[%index], %none, %vector : memref<?xf32>, vector<16xi1>, vector<16xf32>
  vector.compressstore %memref[%index], %mask, %vector : memref<?xf32>, vector<16xi1>, vector<16xf32>
  vector.scatter %memref[%index] [%indices], %none, %vector : memref<?xf32>, vector<16xi32>, vector<16xi1>, vector<16xf32>
  vector.scatter %memref[%index] [%indices], %set, %vector : memref<?xf32>, vector<16xi32>, vector<16xi1>, vector<16xf32>
  return
}

// -----

// To tensors.
// CHECK-LABEL: func.func @scatter_to_tensor
// CHECK-SAME: (%[[TENSOR:[a-z0-9_]+]]: tensor<16xf32>, %[[VECTOR:[a-z0-9_]+]]: vector<4xf32>, %[[INDEX:[a-z0-9_]+]]: index, %[[MASK:[a-z0-9_]+]]: vector<4xi1>) -> (tensor<16xf32>, tensor<16xf32>) {
// CHECK-NEXT:   %[[INDICES:.*]] = arith.constant dense<[0, 1, 2, 3]> : vector<4xi32>
// CHECK-NEXT:   %[[SCATTER:.*]] = vector.scatter %[[TENSOR]][%[[INDEX]]] [%[[INDICES]]], %[[MASK]], %[[VECTOR]] : tensor<16xf32>, vector<4xi32>, vector<4xi1>, vector<4xf32> -> tensor<16xf32>
// CHECK-NEXT:   return %[[TENSOR]], %[[SCATTER]] : tensor<16xf32>, tensor<16xf32>
// CHECK-NEXT: }
func.func @scatter_to_tensor(%tensor: tensor<16xf32>, %vector: vector<4xf32>, %index: index, %mask: vector<4xi1>) -> (tensor<16xf32>, tensor<16xf32>) {
  %indices = arith.constant dense<[0, 1, 2, 3]> : vector<4xi32>
  %none = arith.constant dense<false> : vector<4xi1>
  %0 = vector.scatter %tensor[%index] [%indices], %none, %vector : tensor<16xf32>, vector<4xi32>, vector<4xi1>, vector<4xf32> -> tensor<16xf32>
  %1 = vector.scatter %tensor[%index] [%indices], %mask, %vector : tensor<16xf32>, vector<4xi32>, vector<4xi1>, vector<4xf32> -> tensor<16xf32>
  return %0, %1 : tensor<16xf32>, tensor<16xf32>
}

// -----

// Indices that are consecutive.
// CHECK-LABEL: func.func @consecutive
// CHECK-SAME: (%[[MEMREF:[a-z0-9_]+]]: memref<?x?xf32>, %[[VECTOR:[a-z0-9_]+]]: vector<4xf32>, %[[INDEX:[a-z0-9_]+]]: index, %[[MASK:[a-z0-9_]+]]: vector<4xi1>) -> vector<4xf32> {
// CHECK-NEXT:   %[[MASKEDLOAD:.*]] = vector.maskedload %[[MEMREF]][%[[INDEX]], %[[INDEX]]], %[[MASK]], %[[VECTOR]] : memref<?x?xf32>, vector<4xi1>, vector<4xf32> into vector<4xf32>
// CHECK-NEXT:   vector.maskedstore %[[MEMREF]][%[[INDEX]], %[[INDEX]]], %[[MASK]], %[[VECTOR]] : memref<?x?xf32>, vector<4xi1>, vector<4xf32>
// CHECK-NEXT:   return %[[MASKEDLOAD]] : vector<4xf32>
// CHECK-NEXT: }
func.func @consecutive(%memref: memref<?x?xf32>, %vector: vector<4xf32>, %index: index, %mask: vector<4xi1>) -> vector<4xf32> {
  %indices = arith.constant dense<[0, 1, 2, 3]> : vector<4xi32>
  %step = vector.step : vector<4xindex>
  %0 = vector.gather %memref[%index, %index] [%indices], %mask, %vector : memref<?x?xf32>, vector<4xi32>, vector<4xi1>, vector<4xf32> into vector<4xf32>
  vector.scatter %memref[%index, %index] [%step], %mask, %vector : memref<?x?xf32>, vector<4xindex>, vector<4xi1>, vector<4xf32>
  return %0 : vector<4xf32>
}

// -----

// Indices that do not begin with 0, scalable ones, and those of several dimensions.
// CHECK-LABEL: func.func @not_consecutive
// CHECK-SAME: (%[[MEMREF:[a-z0-9_]+]]: memref<?xf32>, %[[VECTOR:[a-z0-9_]+]]: vector<4xf32>, %[[SCALABLE:[a-z0-9_]+]]: vector<[4]xf32>, %[[MATRIX:[a-z0-9_]+]]: vector<1x4xf32>, %[[INDEX:[a-z0-9_]+]]: index, %[[MASK:[a-z0-9_]+]]: vector<4xi1>, %[[SCALABLEMASK:[a-z0-9_]+]]: vector<[4]xi1>, %[[MATRIXMASK:[a-z0-9_]+]]: vector<1x4xi1>) -> (vector<4xf32>, vector<[4]xf32>, vector<1x4xf32>) {
// CHECK-NEXT:   %[[INDICES:.*]] = arith.constant dense<[1, 2, 3, 4]> : vector<4xi32>
// CHECK-NEXT:   %[[CST_0:.*]] = arith.constant dense<{{\[\[}}0, 1, 2, 3]]> : vector<1x4xi32>
// CHECK-NEXT:   %[[STEP:.*]] = vector.step : vector<[4]xindex>
// CHECK-NEXT:   %[[GATHER:.*]] = vector.gather %[[MEMREF]][%[[INDEX]]] [%[[INDICES]]], %[[MASK]], %[[VECTOR]] : memref<?xf32>, vector<4xi32>, vector<4xi1>, vector<4xf32> into vector<4xf32>
// CHECK-NEXT:   %[[GATHER_1:.*]] = vector.gather %[[MEMREF]][%[[INDEX]]] [%[[STEP]]], %[[SCALABLEMASK]], %[[SCALABLE]] : memref<?xf32>, vector<[4]xindex>, vector<[4]xi1>, vector<[4]xf32> into vector<[4]xf32>
// CHECK-NEXT:   %[[GATHER_2:.*]] = vector.gather %[[MEMREF]][%[[INDEX]]] [%[[CST_0]]], %[[MATRIXMASK]], %[[MATRIX]] : memref<?xf32>, vector<1x4xi32>, vector<1x4xi1>, vector<1x4xf32> into vector<1x4xf32>
// CHECK-NEXT:   return %[[GATHER]], %[[GATHER_1]], %[[GATHER_2]] : vector<4xf32>, vector<[4]xf32>, vector<1x4xf32>
// CHECK-NEXT: }
func.func @not_consecutive(%memref: memref<?xf32>, %vector: vector<4xf32>, %scalable: vector<[4]xf32>, %matrix: vector<1x4xf32>, %index: index, %mask: vector<4xi1>, %scalableMask: vector<[4]xi1>, %matrixMask: vector<1x4xi1>) -> (vector<4xf32>, vector<[4]xf32>, vector<1x4xf32>) {
  %indices = arith.constant dense<[1, 2, 3, 4]> : vector<4xi32>
  %row = arith.constant dense<[[0, 1, 2, 3]]> : vector<1x4xi32>
  %step = vector.step : vector<[4]xindex>
  %0 = vector.gather %memref[%index] [%indices], %mask, %vector : memref<?xf32>, vector<4xi32>, vector<4xi1>, vector<4xf32> into vector<4xf32>
  %1 = vector.gather %memref[%index] [%step], %scalableMask, %scalable : memref<?xf32>, vector<[4]xindex>, vector<[4]xi1>, vector<[4]xf32> into vector<[4]xf32>
  %2 = vector.gather %memref[%index] [%row], %matrixMask, %matrix : memref<?xf32>, vector<1x4xi32>, vector<1x4xi1>, vector<1x4xf32> into vector<1x4xf32>
  return %0, %1, %2 : vector<4xf32>, vector<[4]xf32>, vector<1x4xf32>
}

// -----

// Elements that are apart in memory, tensors, and gathers under vector.mask.
// CHECK-LABEL: func.func @not_in_memory
// CHECK-SAME: (%[[MEMREF:[a-z0-9_]+]]: memref<?xf32>, %[[STRIDED:[a-z0-9_]+]]: memref<?xf32, strided<[2], offset: ?>>, %[[TENSOR:[a-z0-9_]+]]: tensor<?xf32>, %[[VECTOR:[a-z0-9_]+]]: vector<4xf32>, %[[INDEX:[a-z0-9_]+]]: index, %[[MASK:[a-z0-9_]+]]: vector<4xi1>) -> (vector<4xf32>, vector<4xf32>, vector<4xf32>) {
// CHECK-NEXT:   %[[INDICES:.*]] = arith.constant dense<[0, 1, 2, 3]> : vector<4xi32>
// CHECK-NEXT:   %[[GATHER:.*]] = vector.gather %[[STRIDED]][%[[INDEX]]] [%[[INDICES]]], %[[MASK]], %[[VECTOR]] : memref<?xf32, strided<[2], offset: ?>>, vector<4xi32>, vector<4xi1>, vector<4xf32> into vector<4xf32>
// CHECK-NEXT:   %[[GATHER_1:.*]] = vector.gather %[[TENSOR]][%[[INDEX]]] [%[[INDICES]]], %[[MASK]], %[[VECTOR]] : tensor<?xf32>, vector<4xi32>, vector<4xi1>, vector<4xf32> into vector<4xf32>
// CHECK-NEXT:   %[[MASK_1:.*]] = vector.mask %[[MASK]] { vector.gather %[[MEMREF]][%[[INDEX]]] [%[[INDICES]]], %[[MASK]], %[[VECTOR]] : memref<?xf32>, vector<4xi32>, vector<4xi1>, vector<4xf32> into vector<4xf32> } : vector<4xi1> -> vector<4xf32>
// CHECK-NEXT:   return %[[GATHER]], %[[GATHER_1]], %[[MASK_1]] : vector<4xf32>, vector<4xf32>, vector<4xf32>
// CHECK-NEXT: }
func.func @not_in_memory(%memref: memref<?xf32>, %strided: memref<?xf32, strided<[2], offset: ?>>, %tensor: tensor<?xf32>, %vector: vector<4xf32>, %index: index, %mask: vector<4xi1>) -> (vector<4xf32>, vector<4xf32>, vector<4xf32>) {
  %indices = arith.constant dense<[0, 1, 2, 3]> : vector<4xi32>
  %0 = vector.gather %strided[%index] [%indices], %mask, %vector : memref<?xf32, strided<[2], offset: ?>>, vector<4xi32>, vector<4xi1>, vector<4xf32> into vector<4xf32>
  %1 = vector.gather %tensor[%index] [%indices], %mask, %vector : tensor<?xf32>, vector<4xi32>, vector<4xi1>, vector<4xf32> into vector<4xf32>
  %2 = vector.mask %mask { vector.gather %memref[%index] [%indices], %mask, %vector : memref<?xf32>, vector<4xi32>, vector<4xi1>, vector<4xf32> into vector<4xf32> } : vector<4xi1> -> vector<4xf32>
  return %0, %1, %2 : vector<4xf32>, vector<4xf32>, vector<4xf32>
}
