// RUN: %opt --allow-unregistered-dialect --canonicalize --mlir-print-local-scope --split-input-file %s | FileCheck %s

// Loads and stores under masks, and of scattered elements.

// CHECK-LABEL: func.func @full_loads(%arg0: memref<?xf32>, %arg1: vector<16xf32>, %arg2: index) -> (vector<16xf32>, vector<16xf32>) {
// CHECK-NEXT: %0 = vector.load %arg0[%arg2] : memref<?xf32>, vector<16xf32>
// CHECK-NEXT: %1 = vector.load %arg0[%arg2] : memref<?xf32>, vector<16xf32>
// CHECK-NEXT: return %0, %1 : vector<16xf32>, vector<16xf32>
// CHECK-NEXT: }
// Loads under masks with all places set.
func.func @full_loads(%memref: memref<?xf32>, %vector: vector<16xf32>, %index: index) -> (vector<16xf32>, vector<16xf32>) {
  %mask = vector.constant_mask [16] : vector<16xi1>
  %0 = vector.maskedload %memref[%index], %mask, %vector : memref<?xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
  %1 = vector.expandload %memref[%index], %mask, %vector : memref<?xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
  return %0, %1 : vector<16xf32>, vector<16xf32>
}

// -----

// CHECK-LABEL: func.func @empty_loads(%arg0: memref<?xf32>, %arg1: vector<16xf32>, %arg2: index, %arg3: vector<16xi32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>) {
// CHECK-NEXT: return %arg1, %arg1, %arg1 : vector<16xf32>, vector<16xf32>, vector<16xf32>
// CHECK-NEXT: }
// With no place set.
func.func @empty_loads(%memref: memref<?xf32>, %vector: vector<16xf32>, %index: index, %indices: vector<16xi32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>) {
  %mask = vector.constant_mask [0] : vector<16xi1>
  %0 = vector.maskedload %memref[%index], %mask, %vector : memref<?xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
  %1 = vector.expandload %memref[%index], %mask, %vector : memref<?xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
  %2 = vector.gather %memref[%index] [%indices], %mask, %vector : memref<?xf32>, vector<16xi32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
  return %0, %1, %2 : vector<16xf32>, vector<16xf32>, vector<16xf32>
}

// -----

// CHECK-LABEL: func.func @partial_loads(%arg0: memref<?xf32>, %arg1: vector<4xf32>, %arg2: index, %arg3: vector<4xi32>) -> (vector<4xf32>, vector<4xf32>) {
// CHECK-NEXT: %0 = vector.constant_mask [3] : vector<4xi1>
// CHECK-NEXT: %1 = vector.maskedload %arg0[%arg2], %0, %arg1 : memref<?xf32>, vector<4xi1>, vector<4xf32> into vector<4xf32>
// CHECK-NEXT: %2 = vector.expandload %arg0[%arg2], %0, %arg1 : memref<?xf32>, vector<4xi1>, vector<4xf32> into vector<4xf32>
// CHECK-NEXT: return %1, %2 : vector<4xf32>, vector<4xf32>
// CHECK-NEXT: }
// With some.
func.func @partial_loads(%memref: memref<?xf32>, %vector: vector<4xf32>, %index: index, %indices: vector<4xi32>) -> (vector<4xf32>, vector<4xf32>) {
  %mask = vector.constant_mask [3] : vector<4xi1>
  %0 = vector.maskedload %memref[%index], %mask, %vector : memref<?xf32>, vector<4xi1>, vector<4xf32> into vector<4xf32>
  %1 = vector.expandload %memref[%index], %mask, %vector : memref<?xf32>, vector<4xi1>, vector<4xf32> into vector<4xf32>
  return %0, %1 : vector<4xf32>, vector<4xf32>
}

// -----

// CHECK-LABEL: func.func @other_memrefs(%arg0: memref<?xf32, strided<[?], offset: ?>>, %arg1: memref<?xf32>, %arg2: vector<4xf32>, %arg3: vector<2x4xf32>, %arg4: index) -> (vector<4xf32>, vector<2x4xf32>) {
// CHECK-NEXT: %cst = arith.constant dense<true> : vector<4xi1>
// CHECK-NEXT: %cst_0 = arith.constant dense<true> : vector<2x4xi1>
// CHECK-NEXT: %0 = vector.maskedload %arg0[%arg4], %cst, %arg2 : memref<?xf32, strided<[?], offset: ?>>, vector<4xi1>, vector<4xf32> into vector<4xf32>
// CHECK-NEXT: %1 = vector.maskedload %arg1[%arg4], %cst_0, %arg3 : memref<?xf32>, vector<2x4xi1>, vector<2x4xf32> into vector<2x4xf32>
// CHECK-NEXT: return %0, %1 : vector<4xf32>, vector<2x4xf32>
// CHECK-NEXT: }
// vector.load needs elements next to each other, and as many dimensions as the vector has.
func.func @other_memrefs(%strided: memref<?xf32, strided<[?], offset: ?>>, %memref: memref<?xf32>, %vector: vector<4xf32>, %matrix: vector<2x4xf32>, %index: index) -> (vector<4xf32>, vector<2x4xf32>) {
  %mask = arith.constant dense<true> : vector<4xi1>
  %masks = arith.constant dense<true> : vector<2x4xi1>
  %0 = vector.maskedload %strided[%index], %mask, %vector : memref<?xf32, strided<[?], offset: ?>>, vector<4xi1>, vector<4xf32> into vector<4xf32>
  %1 = vector.maskedload %memref[%index], %masks, %matrix : memref<?xf32>, vector<2x4xi1>, vector<2x4xf32> into vector<2x4xf32>
  return %0, %1 : vector<4xf32>, vector<2x4xf32>
}

// -----

// CHECK-LABEL: func.func @stores(%arg0: memref<?xf32>, %arg1: vector<16xf32>, %arg2: index, %arg3: vector<16xi32>, %arg4: vector<16xi1>) {
// CHECK-NEXT: %cst = arith.constant dense<true> : vector<16xi1>
// CHECK-NEXT: vector.store %arg1, %arg0[%arg2] : memref<?xf32>, vector<16xf32>
// CHECK-NEXT: vector.maskedstore %arg0[%arg2], %arg4, %arg1 : memref<?xf32>, vector<16xi1>, vector<16xf32>
// CHECK-NEXT: vector.store %arg1, %arg0[%arg2] : memref<?xf32>, vector<16xf32>
// CHECK-NEXT: vector.compressstore %arg0[%arg2], %arg4, %arg1 : memref<?xf32>, vector<16xi1>, vector<16xf32>
// CHECK-NEXT: vector.scatter %arg0[%arg2] [%arg3], %cst, %arg1 : memref<?xf32>, vector<16xi32>, vector<16xi1>, vector<16xf32>
// CHECK-NEXT: return
// CHECK-NEXT: }
// Stores.
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

// CHECK-LABEL: func.func @scatter_to_tensor(%arg0: tensor<16xf32>, %arg1: vector<4xf32>, %arg2: index, %arg3: vector<4xi1>) -> (tensor<16xf32>, tensor<16xf32>) {
// CHECK-NEXT: %cst = arith.constant dense<[0, 1, 2, 3]> : vector<4xi32>
// CHECK-NEXT: %0 = vector.scatter %arg0[%arg2] [%cst], %arg3, %arg1 : tensor<16xf32>, vector<4xi32>, vector<4xi1>, vector<4xf32> -> tensor<16xf32>
// CHECK-NEXT: return %arg0, %0 : tensor<16xf32>, tensor<16xf32>
// CHECK-NEXT: }
// To tensors.
func.func @scatter_to_tensor(%tensor: tensor<16xf32>, %vector: vector<4xf32>, %index: index, %mask: vector<4xi1>) -> (tensor<16xf32>, tensor<16xf32>) {
  %indices = arith.constant dense<[0, 1, 2, 3]> : vector<4xi32>
  %none = arith.constant dense<false> : vector<4xi1>
  %0 = vector.scatter %tensor[%index] [%indices], %none, %vector : tensor<16xf32>, vector<4xi32>, vector<4xi1>, vector<4xf32> -> tensor<16xf32>
  %1 = vector.scatter %tensor[%index] [%indices], %mask, %vector : tensor<16xf32>, vector<4xi32>, vector<4xi1>, vector<4xf32> -> tensor<16xf32>
  return %0, %1 : tensor<16xf32>, tensor<16xf32>
}

// -----

// CHECK-LABEL: func.func @consecutive(%arg0: memref<?x?xf32>, %arg1: vector<4xf32>, %arg2: index, %arg3: vector<4xi1>) -> vector<4xf32> {
// CHECK-NEXT: %0 = vector.maskedload %arg0[%arg2, %arg2], %arg3, %arg1 : memref<?x?xf32>, vector<4xi1>, vector<4xf32> into vector<4xf32>
// CHECK-NEXT: vector.maskedstore %arg0[%arg2, %arg2], %arg3, %arg1 : memref<?x?xf32>, vector<4xi1>, vector<4xf32>
// CHECK-NEXT: return %0 : vector<4xf32>
// CHECK-NEXT: }
// Indices that are consecutive.
func.func @consecutive(%memref: memref<?x?xf32>, %vector: vector<4xf32>, %index: index, %mask: vector<4xi1>) -> vector<4xf32> {
  %indices = arith.constant dense<[0, 1, 2, 3]> : vector<4xi32>
  %step = vector.step : vector<4xindex>
  %0 = vector.gather %memref[%index, %index] [%indices], %mask, %vector : memref<?x?xf32>, vector<4xi32>, vector<4xi1>, vector<4xf32> into vector<4xf32>
  vector.scatter %memref[%index, %index] [%step], %mask, %vector : memref<?x?xf32>, vector<4xindex>, vector<4xi1>, vector<4xf32>
  return %0 : vector<4xf32>
}

// -----

// CHECK-LABEL: func.func @not_consecutive(%arg0: memref<?xf32>, %arg1: vector<4xf32>, %arg2: vector<[4]xf32>, %arg3: vector<1x4xf32>, %arg4: index, %arg5: vector<4xi1>, %arg6: vector<[4]xi1>, %arg7: vector<1x4xi1>) -> (vector<4xf32>, vector<[4]xf32>, vector<1x4xf32>) {
// CHECK-NEXT: %cst = arith.constant dense<[1, 2, 3, 4]> : vector<4xi32>
// CHECK-NEXT: %cst_0 = arith.constant dense<{{\[\[}}0, 1, 2, 3]]> : vector<1x4xi32>
// CHECK-NEXT: %0 = vector.step : vector<[4]xindex>
// CHECK-NEXT: %1 = vector.gather %arg0[%arg4] [%cst], %arg5, %arg1 : memref<?xf32>, vector<4xi32>, vector<4xi1>, vector<4xf32> into vector<4xf32>
// CHECK-NEXT: %2 = vector.gather %arg0[%arg4] [%0], %arg6, %arg2 : memref<?xf32>, vector<[4]xindex>, vector<[4]xi1>, vector<[4]xf32> into vector<[4]xf32>
// CHECK-NEXT: %3 = vector.gather %arg0[%arg4] [%cst_0], %arg7, %arg3 : memref<?xf32>, vector<1x4xi32>, vector<1x4xi1>, vector<1x4xf32> into vector<1x4xf32>
// CHECK-NEXT: return %1, %2, %3 : vector<4xf32>, vector<[4]xf32>, vector<1x4xf32>
// CHECK-NEXT: }
// Indices that do not begin with 0, scalable ones, and those of several dimensions.
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

// CHECK-LABEL: func.func @not_in_memory(%arg0: memref<?xf32>, %arg1: memref<?xf32, strided<[2], offset: ?>>, %arg2: tensor<?xf32>, %arg3: vector<4xf32>, %arg4: index, %arg5: vector<4xi1>) -> (vector<4xf32>, vector<4xf32>, vector<4xf32>) {
// CHECK-NEXT: %cst = arith.constant dense<[0, 1, 2, 3]> : vector<4xi32>
// CHECK-NEXT: %0 = vector.gather %arg1[%arg4] [%cst], %arg5, %arg3 : memref<?xf32, strided<[2], offset: ?>>, vector<4xi32>, vector<4xi1>, vector<4xf32> into vector<4xf32>
// CHECK-NEXT: %1 = vector.gather %arg2[%arg4] [%cst], %arg5, %arg3 : tensor<?xf32>, vector<4xi32>, vector<4xi1>, vector<4xf32> into vector<4xf32>
// CHECK-NEXT: %2 = vector.mask %arg5 { vector.gather %arg0[%arg4] [%cst], %arg5, %arg3 : memref<?xf32>, vector<4xi32>, vector<4xi1>, vector<4xf32> into vector<4xf32> } : vector<4xi1> -> vector<4xf32>
// CHECK-NEXT: return %0, %1, %2 : vector<4xf32>, vector<4xf32>, vector<4xf32>
// CHECK-NEXT: }
// Elements that are apart in memory, tensors, and gathers under vector.mask.
func.func @not_in_memory(%memref: memref<?xf32>, %strided: memref<?xf32, strided<[2], offset: ?>>, %tensor: tensor<?xf32>, %vector: vector<4xf32>, %index: index, %mask: vector<4xi1>) -> (vector<4xf32>, vector<4xf32>, vector<4xf32>) {
  %indices = arith.constant dense<[0, 1, 2, 3]> : vector<4xi32>
  %0 = vector.gather %strided[%index] [%indices], %mask, %vector : memref<?xf32, strided<[2], offset: ?>>, vector<4xi32>, vector<4xi1>, vector<4xf32> into vector<4xf32>
  %1 = vector.gather %tensor[%index] [%indices], %mask, %vector : tensor<?xf32>, vector<4xi32>, vector<4xi1>, vector<4xf32> into vector<4xf32>
  %2 = vector.mask %mask { vector.gather %memref[%index] [%indices], %mask, %vector : memref<?xf32>, vector<4xi32>, vector<4xi1>, vector<4xf32> into vector<4xf32> } : vector<4xi1> -> vector<4xf32>
  return %0, %1, %2 : vector<4xf32>, vector<4xf32>, vector<4xf32>
}
