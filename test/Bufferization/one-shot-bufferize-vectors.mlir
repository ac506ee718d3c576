// AUTOUPDATE
// RUN: strata opt --one-shot-bufferize=bufferize-function-boundaries %s | FileCheck %s
//
// Masks, and scattered elements.

// CHECK-LABEL: func.func @mask
// CHECK-SAME: (%[[T:[a-z0-9_]+]]: memref<5xf32, strided<[?], offset: ?>>, %[[M:[a-z0-9_]+]]: vector<5xi1>, %[[V:[a-z0-9_]+]]: vector<5xf32>, %[[I:[a-z0-9_]+]]: index, %[[F:[a-z0-9_]+]]: f32) -> (memref<5xf32, strided<[?], offset: ?>>, vector<5xf32>) {
// CHECK-NEXT:   vector.mask %[[M]] { vector.transfer_write %[[V]], %[[T]][%[[I]]] {in_bounds = [true]} : vector<5xf32>, memref<5xf32, strided<[?], offset: ?>> } : vector<5xi1>
// CHECK-NEXT:   %[[MASK:.*]] = vector.mask %[[M]] { vector.transfer_read %[[T]][%[[I]]], %[[F]] {in_bounds = [true]} : memref<5xf32, strided<[?], offset: ?>>, vector<5xf32> } : vector<5xi1> -> vector<5xf32>
// CHECK-NEXT:   return %[[T]], %[[MASK]] : memref<5xf32, strided<[?], offset: ?>>, vector<5xf32>
// CHECK-NEXT: }
func.func @mask(%t: tensor<5xf32>, %m: vector<5xi1>, %v: vector<5xf32>, %i: index, %f: f32) -> (tensor<5xf32>, vector<5xf32>) {
  %0 = vector.mask %m { vector.transfer_write %v, %t[%i] {in_bounds = [true]} : vector<5xf32>, tensor<5xf32> } : vector<5xi1> -> tensor<5xf32>
  %1 = vector.mask %m { vector.transfer_read %0[%i], %f {in_bounds = [true]} : tensor<5xf32>, vector<5xf32> } : vector<5xi1> -> vector<5xf32>
  return %0, %1 : tensor<5xf32>, vector<5xf32>
}

// CHECK-LABEL: func.func @scatter
// CHECK-SAME: (%[[T:[a-z0-9_]+]]: memref<16xf32, strided<[?], offset: ?>>, %[[M:[a-z0-9_]+]]: vector<4xi1>, %[[V:[a-z0-9_]+]]: vector<4xf32>, %[[N:[a-z0-9_]+]]: vector<4xindex>, %[[I:[a-z0-9_]+]]: index) -> memref<16xf32, strided<[?], offset: ?>> {
// CHECK-NEXT:   vector.scatter %[[T]][%[[I]]] [%[[N]]], %[[M]], %[[V]] : memref<16xf32, strided<[?], offset: ?>>, vector<4xindex>, vector<4xi1>, vector<4xf32>
// CHECK-NEXT:   return %[[T]] : memref<16xf32, strided<[?], offset: ?>>
// CHECK-NEXT: }
func.func @scatter(%t: tensor<16xf32>, %m: vector<4xi1>, %v: vector<4xf32>, %n: vector<4xindex>, %i: index) -> tensor<16xf32> {
  %0 = vector.scatter %t[%i][%n], %m, %v : tensor<16xf32>, vector<4xindex>, vector<4xi1>, vector<4xf32> -> tensor<16xf32>
  return %0 : tensor<16xf32>
}

// CHECK-LABEL: func.func @minor
// CHECK-SAME: (%[[T:[a-z0-9_]+]]: memref<1x1x4xf32, strided<[?, ?, ?], offset: ?>>, %[[V:[a-z0-9_]+]]: vector<4xf32>, %[[I:[a-z0-9_]+]]: index) -> memref<1x1x4xf32, strided<[?, ?, ?], offset: ?>> {
// CHECK-NEXT:   %[[C0:.*]] = arith.constant 0 : index
// CHECK-NEXT:   vector.transfer_write %[[V]], %[[T]][%[[C0]], %[[C0]], %[[C0]]] : vector<4xf32>, memref<1x1x4xf32, strided<[?, ?, ?], offset: ?>>
// CHECK-NEXT:   return %[[T]] : memref<1x1x4xf32, strided<[?, ?, ?], offset: ?>>
// CHECK-NEXT: }
func.func @minor(%t: tensor<1x1x4xf32>, %v: vector<4xf32>, %i: index) -> tensor<1x1x4xf32> {
  %c0 = arith.constant 0 : index
  %0 = vector.transfer_write %v, %t[%c0, %c0, %c0] : vector<4xf32>, tensor<1x1x4xf32>
  return %0 : tensor<1x1x4xf32>
}
