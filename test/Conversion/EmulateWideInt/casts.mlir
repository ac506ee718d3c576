// AUTOUPDATE
// RUN: strata opt --arith-emulate-wide-int %s | FileCheck %s
//
// Casts between numbers of 64 bits and others.

// CHECK-LABEL: func.func @extend
// CHECK-SAME: (%[[A:[a-z0-9_]+]]: i16, %[[B:[a-z0-9_]+]]: vector<3xi32>) -> (vector<2xi32>, vector<3x2xi32>) {
// CHECK-NEXT:   %[[EXTSI:.*]] = arith.extsi %[[A]] : i16 to i32
// CHECK-NEXT:   %[[C0_I32:.*]] = arith.constant 0 : i32
// CHECK-NEXT:   %[[CMPI:.*]] = arith.cmpi slt, %[[EXTSI]], %[[C0_I32]] : i32
// CHECK-NEXT:   %[[EXTSI_1:.*]] = arith.extsi %[[CMPI]] : i1 to i32
// CHECK-NEXT:   %[[CST:.*]] = arith.constant dense<0> : vector<2xi32>
// CHECK-NEXT:   %[[INSERT:.*]] = vector.insert %[[EXTSI]], %[[CST]] [0] : i32 into vector<2xi32>
// CHECK-NEXT:   %[[INSERT_1:.*]] = vector.insert %[[EXTSI_1]], %[[INSERT]] [1] : i32 into vector<2xi32>
// CHECK-NEXT:   %[[SHAPE_CAST:.*]] = vector.shape_cast %[[B]] : vector<3xi32> to vector<3x1xi32>
// CHECK-NEXT:   %[[CST_0:.*]] = arith.constant dense<0> : vector<3x2xi32>
// CHECK-NEXT:   %[[INSERT_STRIDED_SLICE:.*]] = vector.insert_strided_slice %[[SHAPE_CAST]], %[[CST_0]] {offsets = [0, 0], strides = [1, 1]} : vector<3x1xi32> into vector<3x2xi32>
// CHECK-NEXT:   return %[[INSERT_1]], %[[INSERT_STRIDED_SLICE]] : vector<2xi32>, vector<3x2xi32>
// CHECK-NEXT: }
func.func @extend(%a: i16, %b: vector<3xi32>) -> (i64, vector<3xi64>) {
  %x = arith.extsi %a : i16 to i64
  %y = arith.extui %b : vector<3xi32> to vector<3xi64>
  return %x, %y : i64, vector<3xi64>
}

// CHECK-LABEL: func.func @truncate
// CHECK-SAME: (%[[A:[a-z0-9_]+]]: vector<2xi32>, %[[B:[a-z0-9_]+]]: vector<3x2xi32>, %[[C:[a-z0-9_]+]]: vector<2xi32>) -> (i32, vector<3xi16>, vector<i8>) {
// CHECK-NEXT:   %[[EXTRACT:.*]] = vector.extract %[[A]][0] : i32 from vector<2xi32>
// CHECK-NEXT:   %[[EXTRACT_STRIDED_SLICE:.*]] = vector.extract_strided_slice %[[B]] {offsets = [0, 0], sizes = [3, 1], strides = [1, 1]} : vector<3x2xi32> to vector<3x1xi32>
// CHECK-NEXT:   %[[SHAPE_CAST:.*]] = vector.shape_cast %[[EXTRACT_STRIDED_SLICE]] : vector<3x1xi32> to vector<3xi32>
// CHECK-NEXT:   %[[TRUNCI:.*]] = arith.trunci %[[SHAPE_CAST]] : vector<3xi32> to vector<3xi16>
// CHECK-NEXT:   %[[EXTRACT_1:.*]] = vector.extract %[[C]][0] : i32 from vector<2xi32>
// CHECK-NEXT:   %[[BROADCAST:.*]] = vector.broadcast %[[EXTRACT_1]] : i32 to vector<i32>
// CHECK-NEXT:   %[[TRUNCI_1:.*]] = arith.trunci %[[BROADCAST]] : vector<i32> to vector<i8>
// CHECK-NEXT:   return %[[EXTRACT]], %[[TRUNCI]], %[[TRUNCI_1]] : i32, vector<3xi16>, vector<i8>
// CHECK-NEXT: }
func.func @truncate(%a: i64, %b: vector<3xi64>, %c: vector<i64>) -> (i32, vector<3xi16>, vector<i8>) {
  %x = arith.trunci %a : i64 to i32
  %y = arith.trunci %b : vector<3xi64> to vector<3xi16>
  %z = arith.trunci %c : vector<i64> to vector<i8>
  return %x, %y, %z : i32, vector<3xi16>, vector<i8>
}

// Indices have 64 bits.
// CHECK-LABEL: func.func @to_index
// CHECK-SAME: (%[[A:[a-z0-9_]+]]: vector<2xi32>) -> index {
// CHECK-NEXT:   %[[EXTRACT:.*]] = vector.extract %[[A]][0] : i32 from vector<2xi32>
// CHECK-NEXT:   %[[EXTRACT_1:.*]] = vector.extract %[[A]][1] : i32 from vector<2xi32>
// CHECK-NEXT:   %[[INDEX_CASTUI:.*]] = arith.index_castui %[[EXTRACT]] : i32 to index
// CHECK-NEXT:   %[[INDEX_CAST:.*]] = arith.index_cast %[[EXTRACT_1]] : i32 to index
// CHECK-NEXT:   %[[C32:.*]] = arith.constant 32 : index
// CHECK-NEXT:   %[[SHLI:.*]] = arith.shli %[[INDEX_CAST]], %[[C32]] : index
// CHECK-NEXT:   %[[ORI:.*]] = arith.ori %[[SHLI]], %[[INDEX_CASTUI]] : index
// CHECK-NEXT:   return %[[ORI]] : index
// CHECK-NEXT: }
func.func @to_index(%a: i64) -> index {
  %x = arith.index_cast %a : i64 to index
  return %x : index
}

// CHECK-LABEL: func.func @from_index
// CHECK-SAME: (%[[A:[a-z0-9_]+]]: vector<2xindex>) -> vector<2x2xi32> {
// CHECK-NEXT:   %[[INDEX_CASTUI:.*]] = arith.index_castui %[[A]] : vector<2xindex> to vector<2xi32>
// CHECK-NEXT:   %[[CST:.*]] = arith.constant dense<32> : vector<2xindex>
// CHECK-NEXT:   %[[SHRUI:.*]] = arith.shrui %[[A]], %[[CST]] : vector<2xindex>
// CHECK-NEXT:   %[[INDEX_CASTUI_1:.*]] = arith.index_castui %[[SHRUI]] : vector<2xindex> to vector<2xi32>
// CHECK-NEXT:   %[[SHAPE_CAST:.*]] = vector.shape_cast %[[INDEX_CASTUI]] : vector<2xi32> to vector<2x1xi32>
// CHECK-NEXT:   %[[SHAPE_CAST_1:.*]] = vector.shape_cast %[[INDEX_CASTUI_1]] : vector<2xi32> to vector<2x1xi32>
// CHECK-NEXT:   %[[CST_0:.*]] = arith.constant dense<0> : vector<2x2xi32>
// CHECK-NEXT:   %[[INSERT_STRIDED_SLICE:.*]] = vector.insert_strided_slice %[[SHAPE_CAST]], %[[CST_0]] {offsets = [0, 0], strides = [1, 1]} : vector<2x1xi32> into vector<2x2xi32>
// CHECK-NEXT:   %[[INSERT_STRIDED_SLICE_1:.*]] = vector.insert_strided_slice %[[SHAPE_CAST_1]], %[[INSERT_STRIDED_SLICE]] {offsets = [0, 1], strides = [1, 1]} : vector<2x1xi32> into vector<2x2xi32>
// CHECK-NEXT:   return %[[INSERT_STRIDED_SLICE_1]] : vector<2x2xi32>
// CHECK-NEXT: }
func.func @from_index(%a: vector<2xindex>) -> vector<2xi64> {
  %x = arith.index_castui %a : vector<2xindex> to vector<2xi64>
  return %x : vector<2xi64>
}

// Indices have 32 bits.
module attributes {dlti.dl_spec = #dlti.dl_spec<index = 32>} {

// CHECK: module attributes {dlti.dl_spec = #dlti.dl_spec<index = 32 : i64>} {
// CHECK-LABEL: func.func @from_small_index
// CHECK-SAME: (%[[A:[a-z0-9_]+]]: index) -> vector<2xi32> {
// CHECK-NEXT:   %[[INDEX_CAST:.*]] = arith.index_cast %[[A]] : index to i32
// CHECK-NEXT:   %[[C0_I32:.*]] = arith.constant 0 : i32
// CHECK-NEXT:   %[[CMPI:.*]] = arith.cmpi slt, %[[INDEX_CAST]], %[[C0_I32]] : i32
// CHECK-NEXT:   %[[EXTSI:.*]] = arith.extsi %[[CMPI]] : i1 to i32
// CHECK-NEXT:   %[[CST:.*]] = arith.constant dense<0> : vector<2xi32>
// CHECK-NEXT:   %[[INSERT:.*]] = vector.insert %[[INDEX_CAST]], %[[CST]] [0] : i32 into vector<2xi32>
// CHECK-NEXT:   %[[INSERT_1:.*]] = vector.insert %[[EXTSI]], %[[INSERT]] [1] : i32 into vector<2xi32>
// CHECK-NEXT:   return %[[INSERT_1]] : vector<2xi32>
// CHECK-NEXT: }
  func.func @from_small_index(%a: index) -> i64 {
    %x = arith.index_cast %a : index to i64
    return %x : i64
  }

// CHECK-LABEL: func.func @to_small_index
// CHECK-SAME: (%[[A:[a-z0-9_]+]]: vector<2xi32>) -> index {
// CHECK-NEXT:   %[[EXTRACT:.*]] = vector.extract %[[A]][0] : i32 from vector<2xi32>
// CHECK-NEXT:   %[[INDEX_CASTUI:.*]] = arith.index_castui %[[EXTRACT]] : i32 to index
// CHECK-NEXT:   return %[[INDEX_CASTUI]] : index
// CHECK-NEXT: }
  func.func @to_small_index(%a: i64) -> index {
    %x = arith.index_castui %a : i64 to index
    return %x : index
  }
}
