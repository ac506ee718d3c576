// RUN: strata opt --one-shot-bufferize=bufferize-function-boundaries %s | FileCheck %s
//
// Masks, and scattered elements.

func.func @mask(%t: tensor<5xf32>, %m: vector<5xi1>, %v: vector<5xf32>, %i: index, %f: f32) -> (tensor<5xf32>, vector<5xf32>) {
  %0 = vector.mask %m { vector.transfer_write %v, %t[%i] {in_bounds = [true]} : vector<5xf32>, tensor<5xf32> } : vector<5xi1> -> tensor<5xf32>
  %1 = vector.mask %m { vector.transfer_read %0[%i], %f {in_bounds = [true]} : tensor<5xf32>, vector<5xf32> } : vector<5xi1> -> vector<5xf32>
  return %0, %1 : tensor<5xf32>, vector<5xf32>
}
func.func @scatter(%t: tensor<16xf32>, %m: vector<4xi1>, %v: vector<4xf32>, %n: vector<4xindex>, %i: index) -> tensor<16xf32> {
  %0 = vector.scatter %t[%i][%n], %m, %v : tensor<16xf32>, vector<4xindex>, vector<4xi1>, vector<4xf32> -> tensor<16xf32>
  return %0 : tensor<16xf32>
}
func.func @minor(%t: tensor<1x1x4xf32>, %v: vector<4xf32>, %i: index) -> tensor<1x1x4xf32> {
  %c0 = arith.constant 0 : index
  %0 = vector.transfer_write %v, %t[%c0, %c0, %c0] : vector<4xf32>, tensor<1x1x4xf32>
  return %0 : tensor<1x1x4xf32>
}

// CHECK:      module {
// CHECK-NEXT:   func.func @mask(%arg0: memref<5xf32, strided<[?], offset: ?>>, %arg1: vector<5xi1>, %arg2: vector<5xf32>, %arg3: index, %arg4: f32) -> (memref<5xf32, strided<[?], offset: ?>>, vector<5xf32>) {
// CHECK-NEXT:     vector.mask %arg1 { vector.transfer_write %arg2, %arg0[%arg3] {in_bounds = [true]} : vector<5xf32>, memref<5xf32, strided<[?], offset: ?>> } : vector<5xi1>
// CHECK-NEXT:     %0 = vector.mask %arg1 { vector.transfer_read %arg0[%arg3], %arg4 {in_bounds = [true]} : memref<5xf32, strided<[?], offset: ?>>, vector<5xf32> } : vector<5xi1> -> vector<5xf32>
// CHECK-NEXT:     return %arg0, %0 : memref<5xf32, strided<[?], offset: ?>>, vector<5xf32>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @scatter(%arg0: memref<16xf32, strided<[?], offset: ?>>, %arg1: vector<4xi1>, %arg2: vector<4xf32>, %arg3: vector<4xindex>, %arg4: index) -> memref<16xf32, strided<[?], offset: ?>> {
// CHECK-NEXT:     vector.scatter %arg0[%arg4] [%arg3], %arg1, %arg2 : memref<16xf32, strided<[?], offset: ?>>, vector<4xindex>, vector<4xi1>, vector<4xf32>
// CHECK-NEXT:     return %arg0 : memref<16xf32, strided<[?], offset: ?>>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @minor(%arg0: memref<1x1x4xf32, strided<[?, ?, ?], offset: ?>>, %arg1: vector<4xf32>, %arg2: index) -> memref<1x1x4xf32, strided<[?, ?, ?], offset: ?>> {
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     vector.transfer_write %arg1, %arg0[%c0, %c0, %c0] : vector<4xf32>, memref<1x1x4xf32, strided<[?, ?, ?], offset: ?>>
// CHECK-NEXT:     return %arg0 : memref<1x1x4xf32, strided<[?, ?, ?], offset: ?>>
// CHECK-NEXT:   }
// CHECK-NEXT: }
