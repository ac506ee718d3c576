// RUN: grep 'RUN-FN[:]' %s > %t.replaced
// RUN: strata opt --affine-scalrep %s >> %t.replaced
// RUN: %run-fn %s
// RUN: %run-fn %t.replaced
//
// A write through a view is between a store and a load.
// RUN-FN: view() == 5
func.func @view() -> i32 {
  %t = memref.alloca() : memref<8xi32>
  %one = arith.constant 1 : i32
  %five = arith.constant 5 : i32
  %v = memref.subview %t[2][4][1] : memref<8xi32> to memref<4xi32, strided<[1], offset: 2>>
  affine.store %one, %t[3] : memref<8xi32>
  affine.store %five, %v[1] : memref<4xi32, strided<[1], offset: 2>>
  %r = affine.load %t[3] : memref<8xi32>
  return %r : i32
}

// RUN-FN: call() == 5
func.func private @escape(%m: memref<?xi32>) {
  %c = arith.constant 5 : i32
  affine.store %c, %m[3] : memref<?xi32>
  return
}
func.func @call() -> i32 {
  %t = memref.alloca() : memref<8xi32>
  %one = arith.constant 1 : i32
  %v = memref.cast %t : memref<8xi32> to memref<?xi32>
  affine.store %one, %t[3] : memref<8xi32>
  func.call @escape(%v) : (memref<?xi32>) -> ()
  %r = affine.load %t[3] : memref<8xi32>
  return %r : i32
}

// The loaded row has the stored element, and three elements of the first row.
// RUN-FN: rows() == 16
func.func @rows() -> i32 {
  %t = memref.alloca() : memref<8xi32>
  %row = arith.constant dense<[1, 2, 3, 4]> : vector<4xi32>
  %seven = arith.constant 7 : i32
  affine.vector_store %row, %t[0] : memref<8xi32>, vector<4xi32>
  affine.store %seven, %t[0] : memref<8xi32>
  %v = affine.vector_load %t[0] : memref<8xi32>, vector<4xi32>
  %sum = vector.reduction <add>, %v : vector<4xi32> into i32
  return %sum : i32
}

// RUN-FN: shifted_rows() == 7
func.func @shifted_rows() -> i32 {
  %t = memref.alloca() : memref<8xi32>
  %row = arith.constant dense<[1, 2, 3, 4]> : vector<4xi32>
  affine.vector_store %row, %t[0] : memref<8xi32>, vector<4xi32>
  affine.vector_store %row, %t[1] : memref<8xi32>, vector<4xi32>
  %v = affine.vector_load %t[0] : memref<8xi32>, vector<4xi32>
  %sum = vector.reduction <add>, %v : vector<4xi32> into i32
  return %sum : i32
}
