// Loads and stores of a file are verified, executed, checked and lowered as it declares them.
// RUN: split-file %s %t
// RUN: strata opt %t/in.mlir --irdl-file=%S/Inputs/access.irdl.mlir --convert-access-to-memref | FileCheck %s
// RUN: strata interpret %t/in.mlir --irdl-file=%S/Inputs/access.irdl.mlir --entry=element --print-arguments '[[1, 2], [3, 4]]' 1 0 | FileCheck %s --check-prefix=ELEMENT
// RUN: strata run %t/in.mlir --irdl-file=%S/Inputs/access.irdl.mlir --entry=element --print-arguments '[[1, 2], [3, 4]]' 1 0 | FileCheck %s --check-prefix=ELEMENT
// RUN: strata interpret %t/in.mlir --irdl-file=%S/Inputs/access.irdl.mlir --entry=rows --print-arguments '[0, 1, 2, 3, 4, 5]' '[1, 0, 1]' '[7, 8, 9]' | FileCheck %s --check-prefix=ROWS
// RUN: strata run %t/in.mlir --irdl-file=%S/Inputs/access.irdl.mlir --entry=rows --print-arguments '[0, 1, 2, 3, 4, 5]' '[1, 0, 1]' '[7, 8, 9]' | FileCheck %s --check-prefix=ROWS
// RUN: strata interpret %t/in.mlir --irdl-file=%S/Inputs/access.irdl.mlir --entry=tensor '[1, 2, 3]' 1 | FileCheck %s --check-prefix=TENSOR
// RUN: strata run %t/in.mlir --irdl-file=%S/Inputs/access.irdl.mlir --entry=tensor '[1, 2, 3]' 1 | FileCheck %s --check-prefix=TENSOR
// RUN: strata opt %t/in.mlir --irdl-file=%S/Inputs/access.irdl.mlir --one-shot-bufferize=bufferize-function-boundaries | FileCheck %s --check-prefix=BUFFERS
// RUN: strata opt %t/slot.mlir --irdl-file=%S/Inputs/access.irdl.mlir --mem2reg | FileCheck %s --check-prefix=SLOT
// RUN: strata opt %t/slot.mlir --irdl-file=%S/Inputs/access.irdl.mlir --generate-runtime-verification | FileCheck %s --check-prefix=BOUNDS
// RUN: strata opt %t/slot.mlir --irdl-file=%S/Inputs/access.irdl.mlir --cse | FileCheck %s --check-prefix=EFFECTS
// RUN: not strata interpret %t/in.mlir --irdl-file=%S/Inputs/access.irdl.mlir --entry=element '[[1, 2], [3, 4]]' 2 0 2>&1 | FileCheck %s --check-prefix=OUTSIDE
// RUN: not strata opt %t/invalid.mlir --irdl-file=%S/Inputs/access.irdl.mlir 2>&1 | FileCheck %s --check-prefix=RANK

// RUN: not strata run %t/mapped.mlir --irdl-file=%S/Inputs/access.irdl.mlir --entry=mapped '[1]' 0 2>&1 | FileCheck %s --check-prefix=MAPPED
// RUN: not strata opt %t/mapped.mlir --irdl-file=%S/Inputs/access.irdl.mlir --one-shot-bufferize 2>&1 | FileCheck %s --check-prefix=MAPPED

// RUN: strata opt %t/any.mlir --irdl-file=%S/Inputs/access.irdl.mlir --convert-access-to-memref | FileCheck %s --check-prefix=ANY
// RUN: not strata interpret %t/any.mlir --irdl-file=%S/Inputs/access.irdl.mlir --entry=others '[1, 2, 3]' '[1, 1, 1]' '[7, 8]' 2>&1 | FileCheck %s --check-prefix=UNKNOWN
// RUN: not strata interpret %t/any.mlir --irdl-file=%S/Inputs/access.irdl.mlir --entry=types '[1, 2, 3]' 0 0 2>&1 | FileCheck %s --check-prefix=UNKNOWN
// RUN: strata interpret %t/any.mlir --irdl-file=%S/Inputs/access.irdl.mlir --entry=no_mask '[1, 2, 3]' '[7, 8]' | FileCheck %s --check-prefix=NO-MASK

//--- any.mlir
// ANY-LABEL: @others
// ANY: a.any
// ANY-LABEL: @types
// ANY-COUNT-3: a.any
// ANY-LABEL: @no_mask
// ANY: vector.load
// UNKNOWN: error: the interpreter does not support the access of 'a.any'
// NO-MASK: [1, 2]
func.func @others(%m: memref<3xi32>, %mask: vector<3xi1>, %v: vector<2xi32>) -> vector<3xi32> {
  %c0 = arith.constant 0 : index
  %0 = "a.any"(%m, %c0, %mask, %v) : (memref<3xi32>, index, vector<3xi1>, vector<2xi32>) -> vector<3xi32>
  return %0 : vector<3xi32>
}
func.func @types(%m: memref<3xi32>, %i: i32, %c: index) -> i64 {
  %s = "a.any"(%m, %c, %i) {map = "text"} : (memref<3xi32>, index, i32) -> i32
  %c0 = arith.constant 0 : index
  %0 = "a.any"(%m, %i, %i) : (memref<3xi32>, i32, i32) -> i32
  %1 = "a.any"(%m, %c0, %i) {map = affine_map<(d0, d1) -> (d0 + d1)>} : (memref<3xi32>, index, i32) -> i64
  return %1 : i64
}
func.func @no_mask(%m: memref<3xi32>, %v: vector<2xi32>) -> vector<2xi32> {
  %c0 = arith.constant 0 : index
  %0 = "a.any"(%m, %c0, %v) : (memref<3xi32>, index, vector<2xi32>) -> vector<2xi32>
  return %0 : vector<2xi32>
}

//--- mapped.mlir
// MAPPED: error: {{.*}}'a.tensor_map' op accesses a tensor in a way that memrefs lack
func.func @mapped(%t: tensor<1xi32>, %i: index) -> i32 {
  %0 = a.tensor_map affine_map<(d0) -> (d0)> %t[%i] : tensor<1xi32> -> i32
  return %0 : i32
}

//--- in.mlir
// CHECK-LABEL: @element
// CHECK-SAME: (%[[M:.*]]: memref<2x2xi32>, %[[I:.*]]: index, %[[J:.*]]: index)
// CHECK: memref.load %[[M]][%[[I]], %[[J]]] : memref<2x2xi32>
// CHECK: memref.store %{{.*}}, %[[M]][%[[I]], %[[J]]] : memref<2x2xi32>
// CHECK: %[[SUM:.*]] = arith.addi
// CHECK: memref.load %[[M]][%[[J]], %[[SUM]]] : memref<2x2xi32>
// ELEMENT: 3
// ELEMENT-NEXT: 2
// ELEMENT-NEXT: {{\[\[}}1, 2], [6, 4]]
// OUTSIDE: error: {{.*}}index 2 of dimension 0 is outside of its size, 2
func.func @element(%m: memref<2x2xi32>, %i: index, %j: index) -> (i32, i32) {
  %old = a.get %m[%i, %j] : memref<2x2xi32> -> i32
  %twice = arith.addi %old, %old : i32
  a.put %twice, %m[%i, %j] : i32, memref<2x2xi32>
  %mapped = a.map affine_map<(d0, d1) -> (d1, d0 + d1)> %m[%i, %j] : memref<2x2xi32> -> i32
  return %old, %mapped : i32, i32
}

// CHECK-LABEL: @rows
// CHECK-SAME: (%[[M:.*]]: memref<6xi32>, %[[MASK:.*]]: vector<3xi1>, %[[V:.*]]: vector<3xi32>)
// CHECK: vector.load %[[M]][%{{.*}}] : memref<6xi32>, vector<3xi32>
// CHECK: vector.maskedload %[[M]][%{{.*}}], %[[MASK]], %[[V]] : memref<6xi32>, vector<3xi1>, vector<3xi32> into vector<3xi32>
// CHECK: vector.store %[[V]], %[[M]][%{{.*}}] : memref<6xi32>, vector<3xi32>
// ROWS: [2, 3, 4]
// ROWS-NEXT: [2, 8, 4]
// ROWS-NEXT: [0, 1, 7, 8, 9, 5]
func.func @rows(%m: memref<6xi32>, %mask: vector<3xi1>, %v: vector<3xi32>) -> (vector<3xi32>, vector<3xi32>) {
  %c2 = arith.constant 2 : index
  %all = a.get %m[%c2] : memref<6xi32> -> vector<3xi32>
  %some = a.masked %m[%c2], %mask, %v : memref<6xi32> -> vector<3xi32>
  a.put %v, %m[%c2] : vector<3xi32>, memref<6xi32>
  return %all, %some : vector<3xi32>, vector<3xi32>
}

// CHECK-LABEL: @tensor
// CHECK-SAME: (%[[T:.*]]: tensor<3xi32>, %[[I:.*]]: index)
// CHECK: tensor.extract %[[T]][%[[I]]] : tensor<3xi32>
// CHECK: tensor.insert %{{.*}} into %[[T]][%[[I]]] : tensor<3xi32>
// TENSOR: [1, 4, 3]
// BUFFERS-LABEL: @tensor
// BUFFERS-SAME: (%[[T:.*]]: memref<3xi32, strided<[?], offset: ?>>, %[[I:.*]]: index)
// BUFFERS: a.get %[[T]][%[[I]]] : memref<3xi32, strided<[?], offset: ?>> -> i32
// BUFFERS: memref.store %{{.*}}, %[[T]][%[[I]]] : memref<3xi32, strided<[?], offset: ?>>
func.func @tensor(%t: tensor<3xi32>, %i: index) -> tensor<3xi32> {
  %old = a.get %t[%i] : tensor<3xi32> -> i32
  %twice = arith.addi %old, %old : i32
  %new = a.set %twice, %t[%i] : tensor<3xi32>
  return %new : tensor<3xi32>
}

//--- slot.mlir
// SLOT-LABEL: @slot
// SLOT-NEXT: %[[C:.*]] = arith.constant 5
// SLOT-NEXT: return %[[C]]
func.func @slot() -> i32 {
  %c5 = arith.constant 5 : i32
  %m = memref.alloca() : memref<i32>
  a.put %c5, %m[] : i32, memref<i32>
  %x = a.get %m[] : memref<i32> -> i32
  return %x : i32
}

// BOUNDS-LABEL: @bounds
// BOUNDS-SAME: %[[I:[a-z0-9]*]]: index)
// BOUNDS: arith.cmpi slt, %[[I]], %{{.*}} : index
// BOUNDS: cf.assert %{{.*}}, "ERROR: Runtime op verification failed\0A{{.*}}out-of-bounds access
// EFFECTS-LABEL: @bounds
// EFFECTS-COUNT-2: a.get
// EFFECTS-NOT: a.get
// EFFECTS: a.get %{{.*}} : tensor<4xi32> -> i32
// EFFECTS-NOT: a.get
// EFFECTS: return
func.func @bounds(%m: memref<4xi32>, %t: tensor<4xi32>, %i: index) -> (i32, i32, i32, i32, i32) {
  %0 = a.get %m[%i] : memref<4xi32> -> i32
  %1 = a.get %m[%i] : memref<4xi32> -> i32
  a.put %1, %m[%i] : i32, memref<4xi32>
  %2 = a.get %m[%i] : memref<4xi32> -> i32
  %3 = a.get %t[%i] : tensor<4xi32> -> i32
  a.put %1, %m[%i] : i32, memref<4xi32>
  %4 = a.get %t[%i] : tensor<4xi32> -> i32
  return %0, %1, %2, %3, %4 : i32, i32, i32, i32, i32
}

//--- invalid.mlir
// RANK: error: {{.*}}'a.get' op expected 1 indices, found 2
func.func @invalid(%m: memref<4xi32>, %i: index) {
  %0 = a.get %m[%i, %i] : memref<4xi32> -> i32
  return
}
