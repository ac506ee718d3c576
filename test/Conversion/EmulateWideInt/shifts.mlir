// AUTOUPDATE
// RUN: strata opt --arith-emulate-wide-int %s | FileCheck %s
//
// A shift by 0 is not poison: bits are moved to the other half by two shifts, unless the amount is
// known not to be 0.

// CHECK-LABEL: func.func @left(
// CHECK-SAME: {{^}}%[[A:[a-z0-9_]+]]: vector<2xi32>, %[[AMOUNT:[a-z0-9_]+]]: vector<2xi32>) -> vector<2xi32> {
// CHECK-NEXT:   %[[EXTRACT:.*]] = vector.extract %[[A]][0] : i32 from vector<2xi32>
// CHECK-NEXT:   %[[EXTRACT_1:.*]] = vector.extract %[[A]][1] : i32 from vector<2xi32>
// CHECK-NEXT:   %[[EXTRACT_2:.*]] = vector.extract %[[AMOUNT]][0] : i32 from vector<2xi32>
// CHECK-NEXT:   %[[C0_I32:.*]] = arith.constant 0 : i32
// CHECK-NEXT:   %[[C32_I32:.*]] = arith.constant 32 : i32
// CHECK-NEXT:   %[[CMPI:.*]] = arith.cmpi uge, %[[EXTRACT_2]], %[[C32_I32]] : i32
// CHECK-NEXT:   %[[SHLI:.*]] = arith.shli %[[EXTRACT]], %[[EXTRACT_2]] : i32
// CHECK-NEXT:   %[[SELECT:.*]] = arith.select %[[CMPI]], %[[C0_I32]], %[[SHLI]] : i32
// CHECK-NEXT:   %[[C1_I32:.*]] = arith.constant 1 : i32
// CHECK-NEXT:   %[[C31_I32:.*]] = arith.constant 31 : i32
// CHECK-NEXT:   %[[SHRUI:.*]] = arith.shrui %[[EXTRACT]], %[[C1_I32]] : i32
// CHECK-NEXT:   %[[SUBI:.*]] = arith.subi %[[C31_I32]], %[[EXTRACT_2]] : i32
// CHECK-NEXT:   %[[SHRUI_1:.*]] = arith.shrui %[[SHRUI]], %[[SUBI]] : i32
// CHECK-NEXT:   %[[SUBI_1:.*]] = arith.subi %[[EXTRACT_2]], %[[C32_I32]] : i32
// CHECK-NEXT:   %[[SHLI_1:.*]] = arith.shli %[[EXTRACT]], %[[SUBI_1]] : i32
// CHECK-NEXT:   %[[SHLI_2:.*]] = arith.shli %[[EXTRACT_1]], %[[EXTRACT_2]] : i32
// CHECK-NEXT:   %[[SELECT_1:.*]] = arith.select %[[CMPI]], %[[C0_I32]], %[[SHLI_2]] : i32
// CHECK-NEXT:   %[[SELECT_2:.*]] = arith.select %[[CMPI]], %[[SHLI_1]], %[[SHRUI_1]] : i32
// CHECK-NEXT:   %[[ORI:.*]] = arith.ori %[[SELECT_2]], %[[SELECT_1]] : i32
// CHECK-NEXT:   %[[CST:.*]] = arith.constant dense<0> : vector<2xi32>
// CHECK-NEXT:   %[[INSERT:.*]] = vector.insert %[[SELECT]], %[[CST]] [0] : i32 into vector<2xi32>
// CHECK-NEXT:   %[[INSERT_1:.*]] = vector.insert %[[ORI]], %[[INSERT]] [1] : i32 into vector<2xi32>
// CHECK-NEXT:   return %[[INSERT_1]] : vector<2xi32>
// CHECK-NEXT: }
func.func @left(%a: i64, %amount: i64) -> i64 {
  %shifted = arith.shli %a, %amount : i64
  return %shifted : i64
}

// CHECK-LABEL: func.func @left_by_constant
// CHECK-SAME: (%[[A:[a-z0-9_]+]]: vector<2x2xi32>) -> vector<2x2xi32> {
// CHECK-NEXT:   %[[CST:.*]] = arith.constant dense<{{\[\[}}5, 0], [40, 0]]> : vector<2x2xi32>
// CHECK-NEXT:   %[[EXTRACT_STRIDED_SLICE:.*]] = vector.extract_strided_slice %[[A]] {offsets = [0, 0], sizes = [2, 1], strides = [1, 1]} : vector<2x2xi32> to vector<2x1xi32>
// CHECK-NEXT:   %[[EXTRACT_STRIDED_SLICE_1:.*]] = vector.extract_strided_slice %[[A]] {offsets = [0, 1], sizes = [2, 1], strides = [1, 1]} : vector<2x2xi32> to vector<2x1xi32>
// CHECK-NEXT:   %[[EXTRACT_STRIDED_SLICE_2:.*]] = vector.extract_strided_slice %[[CST]] {offsets = [0, 0], sizes = [2, 1], strides = [1, 1]} : vector<2x2xi32> to vector<2x1xi32>
// CHECK-NEXT:   %[[CST_0:.*]] = arith.constant dense<0> : vector<2x1xi32>
// CHECK-NEXT:   %[[CST_1:.*]] = arith.constant dense<32> : vector<2x1xi32>
// CHECK-NEXT:   %[[CMPI:.*]] = arith.cmpi uge, %[[EXTRACT_STRIDED_SLICE_2]], %[[CST_1]] : vector<2x1xi32>
// CHECK-NEXT:   %[[SHLI:.*]] = arith.shli %[[EXTRACT_STRIDED_SLICE]], %[[EXTRACT_STRIDED_SLICE_2]] : vector<2x1xi32>
// CHECK-NEXT:   %[[SELECT:.*]] = arith.select %[[CMPI]], %[[CST_0]], %[[SHLI]] : vector<2x1xi1>, vector<2x1xi32>
// CHECK-NEXT:   %[[SELECT_1:.*]] = arith.select %[[CMPI]], %[[CST_1]], %[[EXTRACT_STRIDED_SLICE_2]] : vector<2x1xi1>, vector<2x1xi32>
// CHECK-NEXT:   %[[SUBI:.*]] = arith.subi %[[CST_1]], %[[SELECT_1]] : vector<2x1xi32>
// CHECK-NEXT:   %[[SHRUI:.*]] = arith.shrui %[[EXTRACT_STRIDED_SLICE]], %[[SUBI]] : vector<2x1xi32>
// CHECK-NEXT:   %[[SUBI_1:.*]] = arith.subi %[[EXTRACT_STRIDED_SLICE_2]], %[[CST_1]] : vector<2x1xi32>
// CHECK-NEXT:   %[[SHLI_1:.*]] = arith.shli %[[EXTRACT_STRIDED_SLICE]], %[[SUBI_1]] : vector<2x1xi32>
// CHECK-NEXT:   %[[SHLI_2:.*]] = arith.shli %[[EXTRACT_STRIDED_SLICE_1]], %[[EXTRACT_STRIDED_SLICE_2]] : vector<2x1xi32>
// CHECK-NEXT:   %[[SELECT_2:.*]] = arith.select %[[CMPI]], %[[CST_0]], %[[SHLI_2]] : vector<2x1xi1>, vector<2x1xi32>
// CHECK-NEXT:   %[[SELECT_3:.*]] = arith.select %[[CMPI]], %[[SHLI_1]], %[[SHRUI]] : vector<2x1xi1>, vector<2x1xi32>
// CHECK-NEXT:   %[[ORI:.*]] = arith.ori %[[SELECT_3]], %[[SELECT_2]] : vector<2x1xi32>
// CHECK-NEXT:   %[[CST_2:.*]] = arith.constant dense<0> : vector<2x2xi32>
// CHECK-NEXT:   %[[INSERT_STRIDED_SLICE:.*]] = vector.insert_strided_slice %[[SELECT]], %[[CST_2]] {offsets = [0, 0], strides = [1, 1]} : vector<2x1xi32> into vector<2x2xi32>
// CHECK-NEXT:   %[[INSERT_STRIDED_SLICE_1:.*]] = vector.insert_strided_slice %[[ORI]], %[[INSERT_STRIDED_SLICE]] {offsets = [0, 1], strides = [1, 1]} : vector<2x1xi32> into vector<2x2xi32>
// CHECK-NEXT:   return %[[INSERT_STRIDED_SLICE_1]] : vector<2x2xi32>
// CHECK-NEXT: }
func.func @left_by_constant(%a: vector<2xi64>) -> vector<2xi64> {
  %amounts = arith.constant dense<[5, 40]> : vector<2xi64>
  %shifted = arith.shli %a, %amounts : vector<2xi64>
  return %shifted : vector<2xi64>
}

// CHECK-LABEL: func.func @right
// CHECK-SAME: (%[[A:[a-z0-9_]+]]: vector<2xi32>, %[[AMOUNT:[a-z0-9_]+]]: vector<2xi32>) -> vector<2xi32> {
// CHECK-NEXT:   %[[EXTRACT:.*]] = vector.extract %[[A]][0] : i32 from vector<2xi32>
// CHECK-NEXT:   %[[EXTRACT_1:.*]] = vector.extract %[[A]][1] : i32 from vector<2xi32>
// CHECK-NEXT:   %[[EXTRACT_2:.*]] = vector.extract %[[AMOUNT]][0] : i32 from vector<2xi32>
// CHECK-NEXT:   %[[C0_I32:.*]] = arith.constant 0 : i32
// CHECK-NEXT:   %[[C32_I32:.*]] = arith.constant 32 : i32
// CHECK-NEXT:   %[[CMPI:.*]] = arith.cmpi uge, %[[EXTRACT_2]], %[[C32_I32]] : i32
// CHECK-NEXT:   %[[SHRUI:.*]] = arith.shrui %[[EXTRACT]], %[[EXTRACT_2]] : i32
// CHECK-NEXT:   %[[SELECT:.*]] = arith.select %[[CMPI]], %[[C0_I32]], %[[SHRUI]] : i32
// CHECK-NEXT:   %[[SHRUI_1:.*]] = arith.shrui %[[EXTRACT_1]], %[[EXTRACT_2]] : i32
// CHECK-NEXT:   %[[SELECT_1:.*]] = arith.select %[[CMPI]], %[[C0_I32]], %[[SHRUI_1]] : i32
// CHECK-NEXT:   %[[C1_I32:.*]] = arith.constant 1 : i32
// CHECK-NEXT:   %[[C31_I32:.*]] = arith.constant 31 : i32
// CHECK-NEXT:   %[[SHLI:.*]] = arith.shli %[[EXTRACT_1]], %[[C1_I32]] : i32
// CHECK-NEXT:   %[[SUBI:.*]] = arith.subi %[[C31_I32]], %[[EXTRACT_2]] : i32
// CHECK-NEXT:   %[[SHLI_1:.*]] = arith.shli %[[SHLI]], %[[SUBI]] : i32
// CHECK-NEXT:   %[[SUBI_1:.*]] = arith.subi %[[EXTRACT_2]], %[[C32_I32]] : i32
// CHECK-NEXT:   %[[SHRUI_2:.*]] = arith.shrui %[[EXTRACT_1]], %[[SUBI_1]] : i32
// CHECK-NEXT:   %[[SELECT_2:.*]] = arith.select %[[CMPI]], %[[SHRUI_2]], %[[SHLI_1]] : i32
// CHECK-NEXT:   %[[ORI:.*]] = arith.ori %[[SELECT]], %[[SELECT_2]] : i32
// CHECK-NEXT:   %[[CST:.*]] = arith.constant dense<0> : vector<2xi32>
// CHECK-NEXT:   %[[INSERT:.*]] = vector.insert %[[ORI]], %[[CST]] [0] : i32 into vector<2xi32>
// CHECK-NEXT:   %[[INSERT_1:.*]] = vector.insert %[[SELECT_1]], %[[INSERT]] [1] : i32 into vector<2xi32>
// CHECK-NEXT:   return %[[INSERT_1]] : vector<2xi32>
// CHECK-NEXT: }
func.func @right(%a: i64, %amount: i64) -> i64 {
  %shifted = arith.shrui %a, %amount : i64
  return %shifted : i64
}

// CHECK-LABEL: func.func @signed
// CHECK-SAME: (%[[A:[a-z0-9_]+]]: vector<2xi32>, %[[AMOUNT:[a-z0-9_]+]]: vector<2xi32>) -> vector<2xi32> {
// CHECK-NEXT:   %[[EXTRACT:.*]] = vector.extract %[[A]][1] : i32 from vector<2xi32>
// CHECK-NEXT:   %[[EXTRACT_1:.*]] = vector.extract %[[AMOUNT]][0] : i32 from vector<2xi32>
// CHECK-NEXT:   %[[C0_I32:.*]] = arith.constant 0 : i32
// CHECK-NEXT:   %[[CMPI:.*]] = arith.cmpi slt, %[[EXTRACT]], %[[C0_I32]] : i32
// CHECK-NEXT:   %[[EXTSI:.*]] = arith.extsi %[[CMPI]] : i1 to i32
// CHECK-NEXT:   %[[C0_I32_0:.*]] = arith.constant 0 : i32
// CHECK-NEXT:   %[[CMPI_1:.*]] = arith.cmpi slt, %[[EXTSI]], %[[C0_I32_0]] : i32
// CHECK-NEXT:   %[[EXTSI_1:.*]] = arith.extsi %[[CMPI_1]] : i1 to i32
// CHECK-NEXT:   %[[CST:.*]] = arith.constant dense<0> : vector<2xi32>
// CHECK-NEXT:   %[[INSERT:.*]] = vector.insert %[[EXTSI]], %[[CST]] [0] : i32 into vector<2xi32>
// CHECK-NEXT:   %[[INSERT_1:.*]] = vector.insert %[[EXTSI_1]], %[[INSERT]] [1] : i32 into vector<2xi32>
// CHECK-NEXT:   %[[C64_I32:.*]] = arith.constant 64 : i32
// CHECK-NEXT:   %[[SUBI:.*]] = arith.subi %[[C64_I32]], %[[EXTRACT_1]] : i32
// CHECK-NEXT:   %[[CST_1:.*]] = arith.constant dense<0> : vector<2xi32>
// CHECK-NEXT:   %[[INSERT_2:.*]] = vector.insert %[[SUBI]], %[[CST_1]] [0] : i32 into vector<2xi32>
// CHECK-NEXT:   %[[EXTRACT_2:.*]] = vector.extract %[[INSERT_1]][0] : i32 from vector<2xi32>
// CHECK-NEXT:   %[[EXTRACT_3:.*]] = vector.extract %[[INSERT_1]][1] : i32 from vector<2xi32>
// CHECK-NEXT:   %[[EXTRACT_4:.*]] = vector.extract %[[INSERT_2]][0] : i32 from vector<2xi32>
// CHECK-NEXT:   %[[C0_I32_2:.*]] = arith.constant 0 : i32
// CHECK-NEXT:   %[[C32_I32:.*]] = arith.constant 32 : i32
// CHECK-NEXT:   %[[CMPI_2:.*]] = arith.cmpi uge, %[[EXTRACT_4]], %[[C32_I32]] : i32
// CHECK-NEXT:   %[[SHLI:.*]] = arith.shli %[[EXTRACT_2]], %[[EXTRACT_4]] : i32
// CHECK-NEXT:   %[[SELECT:.*]] = arith.select %[[CMPI_2]], %[[C0_I32_2]], %[[SHLI]] : i32
// CHECK-NEXT:   %[[SELECT_1:.*]] = arith.select %[[CMPI_2]], %[[C32_I32]], %[[EXTRACT_4]] : i32
// CHECK-NEXT:   %[[SUBI_1:.*]] = arith.subi %[[C32_I32]], %[[SELECT_1]] : i32
// CHECK-NEXT:   %[[SHRUI:.*]] = arith.shrui %[[EXTRACT_2]], %[[SUBI_1]] : i32
// CHECK-NEXT:   %[[SUBI_2:.*]] = arith.subi %[[EXTRACT_4]], %[[C32_I32]] : i32
// CHECK-NEXT:   %[[SHLI_1:.*]] = arith.shli %[[EXTRACT_2]], %[[SUBI_2]] : i32
// CHECK-NEXT:   %[[SHLI_2:.*]] = arith.shli %[[EXTRACT_3]], %[[EXTRACT_4]] : i32
// CHECK-NEXT:   %[[SELECT_2:.*]] = arith.select %[[CMPI_2]], %[[C0_I32_2]], %[[SHLI_2]] : i32
// CHECK-NEXT:   %[[SELECT_3:.*]] = arith.select %[[CMPI_2]], %[[SHLI_1]], %[[SHRUI]] : i32
// CHECK-NEXT:   %[[ORI:.*]] = arith.ori %[[SELECT_3]], %[[SELECT_2]] : i32
// CHECK-NEXT:   %[[CST_3:.*]] = arith.constant dense<0> : vector<2xi32>
// CHECK-NEXT:   %[[INSERT_3:.*]] = vector.insert %[[SELECT]], %[[CST_3]] [0] : i32 into vector<2xi32>
// CHECK-NEXT:   %[[INSERT_4:.*]] = vector.insert %[[ORI]], %[[INSERT_3]] [1] : i32 into vector<2xi32>
// CHECK-NEXT:   %[[EXTRACT_5:.*]] = vector.extract %[[A]][0] : i32 from vector<2xi32>
// CHECK-NEXT:   %[[EXTRACT_6:.*]] = vector.extract %[[A]][1] : i32 from vector<2xi32>
// CHECK-NEXT:   %[[EXTRACT_7:.*]] = vector.extract %[[AMOUNT]][0] : i32 from vector<2xi32>
// CHECK-NEXT:   %[[C0_I32_4:.*]] = arith.constant 0 : i32
// CHECK-NEXT:   %[[C32_I32_5:.*]] = arith.constant 32 : i32
// CHECK-NEXT:   %[[CMPI_3:.*]] = arith.cmpi uge, %[[EXTRACT_7]], %[[C32_I32_5]] : i32
// CHECK-NEXT:   %[[SHRUI_1:.*]] = arith.shrui %[[EXTRACT_5]], %[[EXTRACT_7]] : i32
// CHECK-NEXT:   %[[SELECT_4:.*]] = arith.select %[[CMPI_3]], %[[C0_I32_4]], %[[SHRUI_1]] : i32
// CHECK-NEXT:   %[[SHRUI_2:.*]] = arith.shrui %[[EXTRACT_6]], %[[EXTRACT_7]] : i32
// CHECK-NEXT:   %[[SELECT_5:.*]] = arith.select %[[CMPI_3]], %[[C0_I32_4]], %[[SHRUI_2]] : i32
// CHECK-NEXT:   %[[SELECT_6:.*]] = arith.select %[[CMPI_3]], %[[C32_I32_5]], %[[EXTRACT_7]] : i32
// CHECK-NEXT:   %[[SUBI_3:.*]] = arith.subi %[[C32_I32_5]], %[[SELECT_6]] : i32
// CHECK-NEXT:   %[[SHLI_3:.*]] = arith.shli %[[EXTRACT_6]], %[[SUBI_3]] : i32
// CHECK-NEXT:   %[[SUBI_4:.*]] = arith.subi %[[EXTRACT_7]], %[[C32_I32_5]] : i32
// CHECK-NEXT:   %[[SHRUI_3:.*]] = arith.shrui %[[EXTRACT_6]], %[[SUBI_4]] : i32
// CHECK-NEXT:   %[[SELECT_7:.*]] = arith.select %[[CMPI_3]], %[[SHRUI_3]], %[[SHLI_3]] : i32
// CHECK-NEXT:   %[[ORI_1:.*]] = arith.ori %[[SELECT_4]], %[[SELECT_7]] : i32
// CHECK-NEXT:   %[[CST_6:.*]] = arith.constant dense<0> : vector<2xi32>
// CHECK-NEXT:   %[[INSERT_5:.*]] = vector.insert %[[ORI_1]], %[[CST_6]] [0] : i32 into vector<2xi32>
// CHECK-NEXT:   %[[INSERT_6:.*]] = vector.insert %[[SELECT_5]], %[[INSERT_5]] [1] : i32 into vector<2xi32>
// CHECK-NEXT:   %[[EXTRACT_8:.*]] = vector.extract %[[INSERT_6]][0] : i32 from vector<2xi32>
// CHECK-NEXT:   %[[EXTRACT_9:.*]] = vector.extract %[[INSERT_6]][1] : i32 from vector<2xi32>
// CHECK-NEXT:   %[[EXTRACT_10:.*]] = vector.extract %[[INSERT_4]][0] : i32 from vector<2xi32>
// CHECK-NEXT:   %[[EXTRACT_11:.*]] = vector.extract %[[INSERT_4]][1] : i32 from vector<2xi32>
// CHECK-NEXT:   %[[ORI_2:.*]] = arith.ori %[[EXTRACT_8]], %[[EXTRACT_10]] : i32
// CHECK-NEXT:   %[[ORI_3:.*]] = arith.ori %[[EXTRACT_9]], %[[EXTRACT_11]] : i32
// CHECK-NEXT:   %[[CST_7:.*]] = arith.constant dense<0> : vector<2xi32>
// CHECK-NEXT:   %[[INSERT_7:.*]] = vector.insert %[[ORI_2]], %[[CST_7]] [0] : i32 into vector<2xi32>
// CHECK-NEXT:   %[[INSERT_8:.*]] = vector.insert %[[ORI_3]], %[[INSERT_7]] [1] : i32 into vector<2xi32>
// CHECK-NEXT:   %[[CMPI_4:.*]] = arith.cmpi eq, %[[EXTRACT_1]], %[[C0_I32]] : i32
// CHECK-NEXT:   %[[EXTRACT_12:.*]] = vector.extract %[[A]][0] : i32 from vector<2xi32>
// CHECK-NEXT:   %[[EXTRACT_13:.*]] = vector.extract %[[A]][1] : i32 from vector<2xi32>
// CHECK-NEXT:   %[[EXTRACT_14:.*]] = vector.extract %[[INSERT_8]][0] : i32 from vector<2xi32>
// CHECK-NEXT:   %[[EXTRACT_15:.*]] = vector.extract %[[INSERT_8]][1] : i32 from vector<2xi32>
// CHECK-NEXT:   %[[SELECT_8:.*]] = arith.select %[[CMPI_4]], %[[EXTRACT_12]], %[[EXTRACT_14]] : i32
// CHECK-NEXT:   %[[SELECT_9:.*]] = arith.select %[[CMPI_4]], %[[EXTRACT_13]], %[[EXTRACT_15]] : i32
// CHECK-NEXT:   %[[CST_8:.*]] = arith.constant dense<0> : vector<2xi32>
// CHECK-NEXT:   %[[INSERT_9:.*]] = vector.insert %[[SELECT_8]], %[[CST_8]] [0] : i32 into vector<2xi32>
// CHECK-NEXT:   %[[INSERT_10:.*]] = vector.insert %[[SELECT_9]], %[[INSERT_9]] [1] : i32 into vector<2xi32>
// CHECK-NEXT:   return %[[INSERT_10]] : vector<2xi32>
// CHECK-NEXT: }
func.func @signed(%a: i64, %amount: i64) -> i64 {
  %shifted = arith.shrsi %a, %amount : i64
  return %shifted : i64
}
