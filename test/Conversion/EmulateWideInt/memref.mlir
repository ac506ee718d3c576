// AUTOUPDATE
// RUN: strata opt --memref-emulate-wide-int %s | FileCheck %s
//
// Memory of 64-bit numbers as memory of vectors.

// CHECK-LABEL: func.func @squares
// CHECK-SAME: (%[[N:[a-z0-9_]+]]: index, %[[I:[a-z0-9_]+]]: index) -> i32 {
// CHECK-NEXT:   %[[ALLOC:.*]] = memref.alloc(%[[N]]) {alignment = 64 : i64} : memref<?xvector<2xi32>, 1>
// CHECK-NEXT:   %[[ALLOCA:.*]] = memref.alloca() : memref<2x4xvector<2xi32>>
// CHECK-NEXT:   %[[SUBVIEW:.*]] = memref.subview %[[ALLOCA]][1, 0] [1, 4] [1, 1] : memref<2x4xvector<2xi32>> to memref<4xvector<2xi32>, strided<[1], offset: 4>>
// CHECK-NEXT:   %[[LOAD:.*]] = memref.load %[[ALLOC]][%[[I]]] {nontemporal = true} : memref<?xvector<2xi32>, 1>
// CHECK-NEXT:   %[[EXTRACT:.*]] = vector.extract %[[LOAD]][0] : i32 from vector<2xi32>
// CHECK-NEXT:   %[[EXTRACT_1:.*]] = vector.extract %[[LOAD]][1] : i32 from vector<2xi32>
// CHECK-NEXT:   %[[EXTRACT_2:.*]] = vector.extract %[[LOAD]][0] : i32 from vector<2xi32>
// CHECK-NEXT:   %[[EXTRACT_3:.*]] = vector.extract %[[LOAD]][1] : i32 from vector<2xi32>
// CHECK-NEXT:   %[[LOW:[a-z0-9_]+]], %[[HIGH:.*]] = arith.mului_extended %[[EXTRACT]], %[[EXTRACT_2]] : i32
// CHECK-NEXT:   %[[MULI:.*]] = arith.muli %[[EXTRACT]], %[[EXTRACT_3]] : i32
// CHECK-NEXT:   %[[MULI_1:.*]] = arith.muli %[[EXTRACT_1]], %[[EXTRACT_2]] : i32
// CHECK-NEXT:   %[[ADDI:.*]] = arith.addi %[[HIGH]], %[[MULI]] : i32
// CHECK-NEXT:   %[[ADDI_1:.*]] = arith.addi %[[ADDI]], %[[MULI_1]] : i32
// CHECK-NEXT:   %[[CST:.*]] = arith.constant dense<0> : vector<2xi32>
// CHECK-NEXT:   %[[INSERT:.*]] = vector.insert %[[LOW]], %[[CST]] [0] : i32 into vector<2xi32>
// CHECK-NEXT:   %[[INSERT_1:.*]] = vector.insert %[[ADDI_1]], %[[INSERT]] [1] : i32 into vector<2xi32>
// CHECK-NEXT:   memref.store %[[INSERT_1]], %[[SUBVIEW]][%[[I]]] : memref<4xvector<2xi32>, strided<[1], offset: 4>>
// CHECK-NEXT:   %[[CAST:.*]] = memref.cast %[[ALLOCA]] : memref<2x4xvector<2xi32>> to memref<?x4xvector<2xi32>>
// CHECK-NEXT:   %[[CAST_0:.*]] = memref.cast %[[ALLOCA]] : memref<2x4xvector<2xi32>> to memref<*xvector<2xi32>>
// CHECK-NEXT:   %[[RANK:.*]] = memref.rank %[[CAST_0]] : memref<*xvector<2xi32>>
// CHECK-NEXT:   %[[DIM:.*]] = memref.dim %[[ALLOC]], %[[I]] : memref<?xvector<2xi32>, 1>
// CHECK-NEXT:   memref.dealloc %[[ALLOC]] : memref<?xvector<2xi32>, 1>
// CHECK-NEXT:   %[[EXTRACT_4:.*]] = vector.extract %[[INSERT_1]][0] : i32 from vector<2xi32>
// CHECK-NEXT:   return %[[EXTRACT_4]] : i32
// CHECK-NEXT: }
func.func @squares(%n: index, %i: index) -> i32 {
  %memory = memref.alloc(%n) {alignment = 64} : memref<?xi64, 1>
  %local = memref.alloca() : memref<2x4xi64>
  %part = memref.subview %local[1, 0] [1, 4] [1, 1] : memref<2x4xi64> to memref<4xi64, strided<[1], offset: 4>>
  %x = memref.load %memory[%i] {nontemporal = true} : memref<?xi64, 1>
  %square = arith.muli %x, %x : i64
  memref.store %square, %part[%i] : memref<4xi64, strided<[1], offset: 4>>
  %ranked = memref.cast %local : memref<2x4xi64> to memref<?x4xi64>
  %any = memref.cast %ranked : memref<?x4xi64> to memref<*xi64>
  %rank = memref.rank %any : memref<*xi64>
  %size = memref.dim %memory, %i : memref<?xi64, 1>
  memref.dealloc %memory : memref<?xi64, 1>
  %low = arith.trunci %square : i64 to i32
  return %low : i32
}

// Memory of narrower numbers and functions stay.
// CHECK-LABEL: func.func @narrow
// CHECK-SAME: (%[[MEMORY:[a-z0-9_]+]]: memref<4xi32>, %[[I:[a-z0-9_]+]]: index, %[[WIDE:[a-z0-9_]+]]: i64) -> i64 {
// CHECK-NEXT:   %[[X:.*]] = memref.load %[[MEMORY]][%[[I]]] : memref<4xi32>
// CHECK-NEXT:   memref.store %[[X]], %[[MEMORY]][%[[I]]] : memref<4xi32>
// CHECK-NEXT:   return %[[WIDE]] : i64
// CHECK-NEXT: }
func.func @narrow(%memory: memref<4xi32>, %i: index, %wide: i64) -> i64 {
  %x = memref.load %memory[%i] : memref<4xi32>
  memref.store %x, %memory[%i] : memref<4xi32>
  return %wide : i64
}
