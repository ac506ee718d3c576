// AUTOUPDATE
// RUN: strata opt --arith-emulate-wide-int %s | FileCheck %s
//
// Numbers of 64 bits as vectors of their low and their high half.

// CHECK-LABEL: func.func @constants() -> (vector<2xi32>, vector<2x2xi32>) {
// CHECK-NEXT:   %[[CST:.*]] = arith.constant dense<[3, 10]> : vector<2xi32>
// CHECK-NEXT:   %[[CST_0:.*]] = arith.constant dense<{{\[\[}}1, 0], [-1, -1]]> : vector<2x2xi32>
// CHECK-NEXT:   return %[[CST]], %[[CST_0]] : vector<2xi32>, vector<2x2xi32>
// CHECK-NEXT: }
func.func @constants() -> (i64, vector<2xi64>) {
  %number = arith.constant 42949672963 : i64
  %numbers = arith.constant dense<[1, -1]> : vector<2xi64>
  return %number, %numbers : i64, vector<2xi64>
}

// Numbers of the supported width stay, as do tensors.
// CHECK-LABEL: func.func private @narrow(i32, vector<[4]xi32>, tensor<4xi64>) -> (() -> vector<2xi32>)
func.func private @narrow(i32, vector<[4]xi32>, tensor<4xi64>) -> (() -> i64)

// CHECK-LABEL: func.func @sum
// CHECK-SAME: (%[[A:[a-z0-9_]+]]: vector<2xi32>, %[[B:[a-z0-9_]+]]: vector<2xi32>) -> vector<2xi32> {
// CHECK-NEXT:   %[[EXTRACT:.*]] = vector.extract %[[A]][0] : i32 from vector<2xi32>
// CHECK-NEXT:   %[[EXTRACT_1:.*]] = vector.extract %[[A]][1] : i32 from vector<2xi32>
// CHECK-NEXT:   %[[EXTRACT_2:.*]] = vector.extract %[[B]][0] : i32 from vector<2xi32>
// CHECK-NEXT:   %[[EXTRACT_3:.*]] = vector.extract %[[B]][1] : i32 from vector<2xi32>
// CHECK-NEXT:   %[[SUM:[a-z0-9_]+]], %[[OVERFLOW:.*]] = arith.addui_extended %[[EXTRACT]], %[[EXTRACT_2]] : i32, i1
// CHECK-NEXT:   %[[EXTUI:.*]] = arith.extui %[[OVERFLOW]] : i1 to i32
// CHECK-NEXT:   %[[ADDI:.*]] = arith.addi %[[EXTUI]], %[[EXTRACT_1]] : i32
// CHECK-NEXT:   %[[ADDI_1:.*]] = arith.addi %[[ADDI]], %[[EXTRACT_3]] : i32
// CHECK-NEXT:   %[[CST:.*]] = arith.constant dense<0> : vector<2xi32>
// CHECK-NEXT:   %[[INSERT:.*]] = vector.insert %[[SUM]], %[[CST]] [0] : i32 into vector<2xi32>
// CHECK-NEXT:   %[[INSERT_1:.*]] = vector.insert %[[ADDI_1]], %[[INSERT]] [1] : i32 into vector<2xi32>
// CHECK-NEXT:   return %[[INSERT_1]] : vector<2xi32>
// CHECK-NEXT: }
func.func @sum(%a: i64, %b: i64) -> i64 {
  %sum = arith.addi %a, %b overflow<nsw> : i64
  return %sum : i64
}

// CHECK-LABEL: func.func @difference
// CHECK-SAME: (%[[A:[a-z0-9_]+]]: vector<3x2xi32>, %[[B:[a-z0-9_]+]]: vector<3x2xi32>) -> vector<3x2xi32> {
// CHECK-NEXT:   %[[EXTRACT_STRIDED_SLICE:.*]] = vector.extract_strided_slice %[[A]] {offsets = [0, 0], sizes = [3, 1], strides = [1, 1]} : vector<3x2xi32> to vector<3x1xi32>
// CHECK-NEXT:   %[[EXTRACT_STRIDED_SLICE_1:.*]] = vector.extract_strided_slice %[[A]] {offsets = [0, 1], sizes = [3, 1], strides = [1, 1]} : vector<3x2xi32> to vector<3x1xi32>
// CHECK-NEXT:   %[[EXTRACT_STRIDED_SLICE_2:.*]] = vector.extract_strided_slice %[[B]] {offsets = [0, 0], sizes = [3, 1], strides = [1, 1]} : vector<3x2xi32> to vector<3x1xi32>
// CHECK-NEXT:   %[[EXTRACT_STRIDED_SLICE_3:.*]] = vector.extract_strided_slice %[[B]] {offsets = [0, 1], sizes = [3, 1], strides = [1, 1]} : vector<3x2xi32> to vector<3x1xi32>
// CHECK-NEXT:   %[[SUBI:.*]] = arith.subi %[[EXTRACT_STRIDED_SLICE]], %[[EXTRACT_STRIDED_SLICE_2]] : vector<3x1xi32>
// CHECK-NEXT:   %[[CMPI:.*]] = arith.cmpi ult, %[[EXTRACT_STRIDED_SLICE]], %[[EXTRACT_STRIDED_SLICE_2]] : vector<3x1xi32>
// CHECK-NEXT:   %[[EXTUI:.*]] = arith.extui %[[CMPI]] : vector<3x1xi1> to vector<3x1xi32>
// CHECK-NEXT:   %[[SUBI_1:.*]] = arith.subi %[[EXTRACT_STRIDED_SLICE_1]], %[[EXTUI]] : vector<3x1xi32>
// CHECK-NEXT:   %[[SUBI_2:.*]] = arith.subi %[[SUBI_1]], %[[EXTRACT_STRIDED_SLICE_3]] : vector<3x1xi32>
// CHECK-NEXT:   %[[CST:.*]] = arith.constant dense<0> : vector<3x2xi32>
// CHECK-NEXT:   %[[INSERT_STRIDED_SLICE:.*]] = vector.insert_strided_slice %[[SUBI]], %[[CST]] {offsets = [0, 0], strides = [1, 1]} : vector<3x1xi32> into vector<3x2xi32>
// CHECK-NEXT:   %[[INSERT_STRIDED_SLICE_1:.*]] = vector.insert_strided_slice %[[SUBI_2]], %[[INSERT_STRIDED_SLICE]] {offsets = [0, 1], strides = [1, 1]} : vector<3x1xi32> into vector<3x2xi32>
// CHECK-NEXT:   return %[[INSERT_STRIDED_SLICE_1]] : vector<3x2xi32>
// CHECK-NEXT: }
func.func @difference(%a: vector<3xi64>, %b: vector<3xi64>) -> vector<3xi64> {
  %difference = arith.subi %a, %b : vector<3xi64>
  return %difference : vector<3xi64>
}

// CHECK-LABEL: func.func @product
// CHECK-SAME: (%[[A:[a-z0-9_]+]]: vector<2xi32>, %[[B:[a-z0-9_]+]]: vector<2xi32>) -> vector<2xi32> {
// CHECK-NEXT:   %[[EXTRACT:.*]] = vector.extract %[[A]][0] : i32 from vector<2xi32>
// CHECK-NEXT:   %[[EXTRACT_1:.*]] = vector.extract %[[A]][1] : i32 from vector<2xi32>
// CHECK-NEXT:   %[[EXTRACT_2:.*]] = vector.extract %[[B]][0] : i32 from vector<2xi32>
// CHECK-NEXT:   %[[EXTRACT_3:.*]] = vector.extract %[[B]][1] : i32 from vector<2xi32>
// CHECK-NEXT:   %[[LOW:[a-z0-9_]+]], %[[HIGH:.*]] = arith.mului_extended %[[EXTRACT]], %[[EXTRACT_2]] : i32
// CHECK-NEXT:   %[[MULI:.*]] = arith.muli %[[EXTRACT]], %[[EXTRACT_3]] : i32
// CHECK-NEXT:   %[[MULI_1:.*]] = arith.muli %[[EXTRACT_1]], %[[EXTRACT_2]] : i32
// CHECK-NEXT:   %[[ADDI:.*]] = arith.addi %[[HIGH]], %[[MULI]] : i32
// CHECK-NEXT:   %[[ADDI_1:.*]] = arith.addi %[[ADDI]], %[[MULI_1]] : i32
// CHECK-NEXT:   %[[CST:.*]] = arith.constant dense<0> : vector<2xi32>
// CHECK-NEXT:   %[[INSERT:.*]] = vector.insert %[[LOW]], %[[CST]] [0] : i32 into vector<2xi32>
// CHECK-NEXT:   %[[INSERT_1:.*]] = vector.insert %[[ADDI_1]], %[[INSERT]] [1] : i32 into vector<2xi32>
// CHECK-NEXT:   return %[[INSERT_1]] : vector<2xi32>
// CHECK-NEXT: }
func.func @product(%a: i64, %b: i64) -> i64 {
  %product = arith.muli %a, %b : i64
  return %product : i64
}

// CHECK-LABEL: func.func @bits
// CHECK-SAME: (%[[A:[a-z0-9_]+]]: vector<2xi32>, %[[B:[a-z0-9_]+]]: vector<2xi32>) -> vector<i1> {
// CHECK-NEXT:   %[[EXTRACT:.*]] = vector.extract %[[A]][0] : i32 from vector<2xi32>
// CHECK-NEXT:   %[[EXTRACT_1:.*]] = vector.extract %[[A]][1] : i32 from vector<2xi32>
// CHECK-NEXT:   %[[EXTRACT_2:.*]] = vector.extract %[[B]][0] : i32 from vector<2xi32>
// CHECK-NEXT:   %[[EXTRACT_3:.*]] = vector.extract %[[B]][1] : i32 from vector<2xi32>
// CHECK-NEXT:   %[[ANDI:.*]] = arith.andi %[[EXTRACT]], %[[EXTRACT_2]] : i32
// CHECK-NEXT:   %[[ANDI_1:.*]] = arith.andi %[[EXTRACT_1]], %[[EXTRACT_3]] : i32
// CHECK-NEXT:   %[[CST:.*]] = arith.constant dense<0> : vector<2xi32>
// CHECK-NEXT:   %[[INSERT:.*]] = vector.insert %[[ANDI]], %[[CST]] [0] : i32 into vector<2xi32>
// CHECK-NEXT:   %[[INSERT_1:.*]] = vector.insert %[[ANDI_1]], %[[INSERT]] [1] : i32 into vector<2xi32>
// CHECK-NEXT:   %[[EXTRACT_4:.*]] = vector.extract %[[INSERT_1]][0] : i32 from vector<2xi32>
// CHECK-NEXT:   %[[EXTRACT_5:.*]] = vector.extract %[[INSERT_1]][1] : i32 from vector<2xi32>
// CHECK-NEXT:   %[[EXTRACT_6:.*]] = vector.extract %[[B]][0] : i32 from vector<2xi32>
// CHECK-NEXT:   %[[EXTRACT_7:.*]] = vector.extract %[[B]][1] : i32 from vector<2xi32>
// CHECK-NEXT:   %[[CMPI:.*]] = arith.cmpi eq, %[[EXTRACT_4]], %[[EXTRACT_6]] : i32
// CHECK-NEXT:   %[[CMPI_1:.*]] = arith.cmpi eq, %[[EXTRACT_5]], %[[EXTRACT_7]] : i32
// CHECK-NEXT:   %[[ANDI_2:.*]] = arith.andi %[[CMPI]], %[[CMPI_1]] : i1
// CHECK-NEXT:   %[[BROADCAST:.*]] = vector.broadcast %[[ANDI_2]] : i1 to vector<i1>
// CHECK-NEXT:   return %[[BROADCAST]] : vector<i1>
// CHECK-NEXT: }
func.func @bits(%a: vector<i64>, %b: vector<i64>) -> vector<i1> {
  %both = arith.andi %a, %b : vector<i64>
  %is_equal = arith.cmpi eq, %both, %b : vector<i64>
  return %is_equal : vector<i1>
}

// CHECK-LABEL: func.func @larger
// CHECK-SAME: (%[[A:[a-z0-9_]+]]: vector<2x2xi32>, %[[B:[a-z0-9_]+]]: vector<2x2xi32>) -> vector<2x2xi32> {
// CHECK-NEXT:   %[[EXTRACT_STRIDED_SLICE:.*]] = vector.extract_strided_slice %[[A]] {offsets = [0, 0], sizes = [2, 1], strides = [1, 1]} : vector<2x2xi32> to vector<2x1xi32>
// CHECK-NEXT:   %[[EXTRACT_STRIDED_SLICE_1:.*]] = vector.extract_strided_slice %[[A]] {offsets = [0, 1], sizes = [2, 1], strides = [1, 1]} : vector<2x2xi32> to vector<2x1xi32>
// CHECK-NEXT:   %[[EXTRACT_STRIDED_SLICE_2:.*]] = vector.extract_strided_slice %[[B]] {offsets = [0, 0], sizes = [2, 1], strides = [1, 1]} : vector<2x2xi32> to vector<2x1xi32>
// CHECK-NEXT:   %[[EXTRACT_STRIDED_SLICE_3:.*]] = vector.extract_strided_slice %[[B]] {offsets = [0, 1], sizes = [2, 1], strides = [1, 1]} : vector<2x2xi32> to vector<2x1xi32>
// CHECK-NEXT:   %[[CMPI:.*]] = arith.cmpi ugt, %[[EXTRACT_STRIDED_SLICE]], %[[EXTRACT_STRIDED_SLICE_2]] : vector<2x1xi32>
// CHECK-NEXT:   %[[CMPI_1:.*]] = arith.cmpi sgt, %[[EXTRACT_STRIDED_SLICE_1]], %[[EXTRACT_STRIDED_SLICE_3]] : vector<2x1xi32>
// CHECK-NEXT:   %[[CMPI_2:.*]] = arith.cmpi eq, %[[EXTRACT_STRIDED_SLICE_1]], %[[EXTRACT_STRIDED_SLICE_3]] : vector<2x1xi32>
// CHECK-NEXT:   %[[SELECT:.*]] = arith.select %[[CMPI_2]], %[[CMPI]], %[[CMPI_1]] : vector<2x1xi1>, vector<2x1xi1>
// CHECK-NEXT:   %[[SHAPE_CAST:.*]] = vector.shape_cast %[[SELECT]] : vector<2x1xi1> to vector<2xi1>
// CHECK-NEXT:   %[[EXTRACT_STRIDED_SLICE_4:.*]] = vector.extract_strided_slice %[[A]] {offsets = [0, 0], sizes = [2, 1], strides = [1, 1]} : vector<2x2xi32> to vector<2x1xi32>
// CHECK-NEXT:   %[[EXTRACT_STRIDED_SLICE_5:.*]] = vector.extract_strided_slice %[[A]] {offsets = [0, 1], sizes = [2, 1], strides = [1, 1]} : vector<2x2xi32> to vector<2x1xi32>
// CHECK-NEXT:   %[[EXTRACT_STRIDED_SLICE_6:.*]] = vector.extract_strided_slice %[[B]] {offsets = [0, 0], sizes = [2, 1], strides = [1, 1]} : vector<2x2xi32> to vector<2x1xi32>
// CHECK-NEXT:   %[[EXTRACT_STRIDED_SLICE_7:.*]] = vector.extract_strided_slice %[[B]] {offsets = [0, 1], sizes = [2, 1], strides = [1, 1]} : vector<2x2xi32> to vector<2x1xi32>
// CHECK-NEXT:   %[[SHAPE_CAST_1:.*]] = vector.shape_cast %[[SHAPE_CAST]] : vector<2xi1> to vector<2x1xi1>
// CHECK-NEXT:   %[[SELECT_1:.*]] = arith.select %[[SHAPE_CAST_1]], %[[EXTRACT_STRIDED_SLICE_4]], %[[EXTRACT_STRIDED_SLICE_6]] : vector<2x1xi1>, vector<2x1xi32>
// CHECK-NEXT:   %[[SELECT_2:.*]] = arith.select %[[SHAPE_CAST_1]], %[[EXTRACT_STRIDED_SLICE_5]], %[[EXTRACT_STRIDED_SLICE_7]] : vector<2x1xi1>, vector<2x1xi32>
// CHECK-NEXT:   %[[CST:.*]] = arith.constant dense<0> : vector<2x2xi32>
// CHECK-NEXT:   %[[INSERT_STRIDED_SLICE:.*]] = vector.insert_strided_slice %[[SELECT_1]], %[[CST]] {offsets = [0, 0], strides = [1, 1]} : vector<2x1xi32> into vector<2x2xi32>
// CHECK-NEXT:   %[[INSERT_STRIDED_SLICE_1:.*]] = vector.insert_strided_slice %[[SELECT_2]], %[[INSERT_STRIDED_SLICE]] {offsets = [0, 1], strides = [1, 1]} : vector<2x1xi32> into vector<2x2xi32>
// CHECK-NEXT:   return %[[INSERT_STRIDED_SLICE_1]] : vector<2x2xi32>
// CHECK-NEXT: }
func.func @larger(%a: vector<2xi64>, %b: vector<2xi64>) -> vector<2xi64> {
  %larger = arith.maxsi %a, %b : vector<2xi64>
  return %larger : vector<2xi64>
}

// Both halves are printed.
// CHECK-LABEL: func.func @print
// CHECK-SAME: (%[[A:[a-z0-9_]+]]: vector<2xi32>) {
// CHECK-NEXT:   vector.print %[[A]] : vector<2xi32>
// CHECK-NEXT:   vector.print str "text"
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @print(%a: i64) {
  vector.print %a : i64
  vector.print str "text"
  return
}

// Calls and branches.
// CHECK-LABEL: func.func @doubled_until
// CHECK-SAME: (%[[A:[a-z0-9_]+]]: vector<2xi32>, %[[LIMIT:[a-z0-9_]+]]: vector<2xi32>) -> vector<2xi32> {
// CHECK-NEXT:   cf.br ^bb1(%[[A]] : vector<2xi32>)
// CHECK-NEXT: ^bb1(%[[ARG:[a-z0-9_]+]]: vector<2xi32>):  // 2 preds: ^bb0, ^bb1
// CHECK-NEXT:   %[[CALL:.*]] = call @sum(%[[ARG]], %[[ARG]]) : (vector<2xi32>, vector<2xi32>) -> vector<2xi32>
// CHECK-NEXT:   %[[EXTRACT:.*]] = vector.extract %[[CALL]][0] : i32 from vector<2xi32>
// CHECK-NEXT:   %[[EXTRACT_1:.*]] = vector.extract %[[CALL]][1] : i32 from vector<2xi32>
// CHECK-NEXT:   %[[EXTRACT_2:.*]] = vector.extract %[[LIMIT]][0] : i32 from vector<2xi32>
// CHECK-NEXT:   %[[EXTRACT_3:.*]] = vector.extract %[[LIMIT]][1] : i32 from vector<2xi32>
// CHECK-NEXT:   %[[CMPI:.*]] = arith.cmpi ult, %[[EXTRACT]], %[[EXTRACT_2]] : i32
// CHECK-NEXT:   %[[CMPI_1:.*]] = arith.cmpi ult, %[[EXTRACT_1]], %[[EXTRACT_3]] : i32
// CHECK-NEXT:   %[[CMPI_2:.*]] = arith.cmpi eq, %[[EXTRACT_1]], %[[EXTRACT_3]] : i32
// CHECK-NEXT:   %[[SELECT:.*]] = arith.select %[[CMPI_2]], %[[CMPI]], %[[CMPI_1]] : i1
// CHECK-NEXT:   cf.cond_br %[[SELECT]], ^bb1(%[[CALL]] : vector<2xi32>), ^bb2
// CHECK-NEXT: ^bb2:  // pred: ^bb1
// CHECK-NEXT:   return %[[CALL]] : vector<2xi32>
// CHECK-NEXT: }
func.func @doubled_until(%a: i64, %limit: i64) -> i64 {
  cf.br ^loop(%a : i64)
^loop(%x: i64):
  %next = call @sum(%x, %x) : (i64, i64) -> i64
  %is_more = arith.cmpi ult, %next, %limit : i64
  cf.cond_br %is_more, ^loop(%next : i64), ^end
^end:
  return %next : i64
}
