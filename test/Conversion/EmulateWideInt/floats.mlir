// AUTOUPDATE
// RUN: strata opt --arith-emulate-wide-int %s | FileCheck %s
//
// Casts from and to floats.

// Both halves are numbers of the format.
// CHECK-LABEL: func.func @to_f64
// CHECK-SAME: (%[[A:[a-z0-9_]+]]: vector<2xi32>) -> f64 {
// CHECK-NEXT:   %[[EXTRACT:.*]] = vector.extract %[[A]][0] : i32 from vector<2xi32>
// CHECK-NEXT:   %[[EXTRACT_1:.*]] = vector.extract %[[A]][1] : i32 from vector<2xi32>
// CHECK-NEXT:   %[[C0_I32:.*]] = arith.constant 0 : i32
// CHECK-NEXT:   %[[CMPI:.*]] = arith.cmpi eq, %[[EXTRACT_1]], %[[C0_I32]] : i32
// CHECK-NEXT:   %[[UITOFP:.*]] = arith.uitofp %[[EXTRACT]] : i32 to f64
// CHECK-NEXT:   %[[UITOFP_1:.*]] = arith.uitofp %[[EXTRACT_1]] : i32 to f64
// CHECK-NEXT:   %[[CST:.*]] = arith.constant 0x41F0000000000000 : f64
// CHECK-NEXT:   %[[MULF:.*]] = arith.mulf %[[UITOFP_1]], %[[CST]] : f64
// CHECK-NEXT:   %[[ADDF:.*]] = arith.addf %[[UITOFP]], %[[MULF]] : f64
// CHECK-NEXT:   %[[SELECT:.*]] = arith.select %[[CMPI]], %[[UITOFP]], %[[ADDF]] : f64
// CHECK-NEXT:   return %[[SELECT]] : f64
// CHECK-NEXT: }
func.func @to_f64(%a: i64) -> f64 {
  %x = arith.uitofp %a : i64 to f64
  return %x : f64
}

// A half is not: the upper bits and a bit for all others are rounded.
// CHECK-LABEL: func.func @to_f32
// CHECK-SAME: (%[[A:[a-z0-9_]+]]: vector<2xi32>) -> f32 {
// CHECK-NEXT:   %[[EXTRACT:.*]] = vector.extract %[[A]][0] : i32 from vector<2xi32>
// CHECK-NEXT:   %[[EXTRACT_1:.*]] = vector.extract %[[A]][1] : i32 from vector<2xi32>
// CHECK-NEXT:   %[[C0_I32:.*]] = arith.constant 0 : i32
// CHECK-NEXT:   %[[CMPI:.*]] = arith.cmpi eq, %[[EXTRACT_1]], %[[C0_I32]] : i32
// CHECK-NEXT:   %[[UITOFP:.*]] = arith.uitofp %[[EXTRACT]] : i32 to f32
// CHECK-NEXT:   %[[CTLZ:.*]] = math.ctlz %[[EXTRACT_1]] : i32
// CHECK-NEXT:   %[[SHLI:.*]] = arith.shli %[[EXTRACT_1]], %[[CTLZ]] : i32
// CHECK-NEXT:   %[[C1_I32:.*]] = arith.constant 1 : i32
// CHECK-NEXT:   %[[C31_I32:.*]] = arith.constant 31 : i32
// CHECK-NEXT:   %[[SUBI:.*]] = arith.subi %[[C31_I32]], %[[CTLZ]] : i32
// CHECK-NEXT:   %[[SHRUI:.*]] = arith.shrui %[[EXTRACT]], %[[C1_I32]] : i32
// CHECK-NEXT:   %[[SHRUI_1:.*]] = arith.shrui %[[SHRUI]], %[[SUBI]] : i32
// CHECK-NEXT:   %[[ORI:.*]] = arith.ori %[[SHLI]], %[[SHRUI_1]] : i32
// CHECK-NEXT:   %[[SHLI_1:.*]] = arith.shli %[[EXTRACT]], %[[CTLZ]] : i32
// CHECK-NEXT:   %[[CMPI_1:.*]] = arith.cmpi ne, %[[SHLI_1]], %[[C0_I32]] : i32
// CHECK-NEXT:   %[[EXTUI:.*]] = arith.extui %[[CMPI_1]] : i1 to i32
// CHECK-NEXT:   %[[ORI_1:.*]] = arith.ori %[[ORI]], %[[EXTUI]] : i32
// CHECK-NEXT:   %[[UITOFP_1:.*]] = arith.uitofp %[[ORI_1]] : i32 to f32
// CHECK-NEXT:   %[[SHLI_2:.*]] = arith.shli %[[C1_I32]], %[[SUBI]] : i32
// CHECK-NEXT:   %[[UITOFP_2:.*]] = arith.uitofp %[[SHLI_2]] : i32 to f32
// CHECK-NEXT:   %[[CST:.*]] = arith.constant 2.000000e+00 : f32
// CHECK-NEXT:   %[[MULF:.*]] = arith.mulf %[[UITOFP_2]], %[[CST]] : f32
// CHECK-NEXT:   %[[MULF_1:.*]] = arith.mulf %[[UITOFP_1]], %[[MULF]] : f32
// CHECK-NEXT:   %[[SELECT:.*]] = arith.select %[[CMPI]], %[[UITOFP]], %[[MULF_1]] : f32
// CHECK-NEXT:   return %[[SELECT]] : f32
// CHECK-NEXT: }
func.func @to_f32(%a: i64) -> f32 {
  %x = arith.uitofp %a : i64 to f32
  return %x : f32
}

// A number with an upper half is infinite.
// CHECK-LABEL: func.func @to_f16
// CHECK-SAME: (%[[A:[a-z0-9_]+]]: vector<2x2xi32>) -> vector<2xf16> {
// CHECK-NEXT:   %[[EXTRACT_STRIDED_SLICE:.*]] = vector.extract_strided_slice %[[A]] {offsets = [0, 0], sizes = [2, 1], strides = [1, 1]} : vector<2x2xi32> to vector<2x1xi32>
// CHECK-NEXT:   %[[EXTRACT_STRIDED_SLICE_1:.*]] = vector.extract_strided_slice %[[A]] {offsets = [0, 1], sizes = [2, 1], strides = [1, 1]} : vector<2x2xi32> to vector<2x1xi32>
// CHECK-NEXT:   %[[SHAPE_CAST:.*]] = vector.shape_cast %[[EXTRACT_STRIDED_SLICE]] : vector<2x1xi32> to vector<2xi32>
// CHECK-NEXT:   %[[SHAPE_CAST_1:.*]] = vector.shape_cast %[[EXTRACT_STRIDED_SLICE_1]] : vector<2x1xi32> to vector<2xi32>
// CHECK-NEXT:   %[[CST:.*]] = arith.constant dense<0> : vector<2xi32>
// CHECK-NEXT:   %[[CMPI:.*]] = arith.cmpi eq, %[[SHAPE_CAST_1]], %[[CST]] : vector<2xi32>
// CHECK-NEXT:   %[[UITOFP:.*]] = arith.uitofp %[[SHAPE_CAST]] : vector<2xi32> to vector<2xf16>
// CHECK-NEXT:   %[[UITOFP_1:.*]] = arith.uitofp %[[SHAPE_CAST_1]] : vector<2xi32> to vector<2xf16>
// CHECK-NEXT:   %[[CST_0:.*]] = arith.constant dense<0x7C00> : vector<2xf16>
// CHECK-NEXT:   %[[MULF:.*]] = arith.mulf %[[UITOFP_1]], %[[CST_0]] : vector<2xf16>
// CHECK-NEXT:   %[[ADDF:.*]] = arith.addf %[[UITOFP]], %[[MULF]] : vector<2xf16>
// CHECK-NEXT:   %[[SELECT:.*]] = arith.select %[[CMPI]], %[[UITOFP]], %[[ADDF]] : vector<2xi1>, vector<2xf16>
// CHECK-NEXT:   return %[[SELECT]] : vector<2xf16>
// CHECK-NEXT: }
func.func @to_f16(%a: vector<2xi64>) -> vector<2xf16> {
  %x = arith.uitofp %a : vector<2xi64> to vector<2xf16>
  return %x : vector<2xf16>
}

// CHECK-LABEL: func.func @signed_to_f64
// CHECK-SAME: (%[[A:[a-z0-9_]+]]: vector<2xi32>) -> f64 {
// CHECK-NEXT:   %[[CST:.*]] = arith.constant dense<0> : vector<2xi32>
// CHECK-NEXT:   %[[EXTRACT:.*]] = vector.extract %[[A]][0] : i32 from vector<2xi32>
// CHECK-NEXT:   %[[EXTRACT_1:.*]] = vector.extract %[[A]][1] : i32 from vector<2xi32>
// CHECK-NEXT:   %[[EXTRACT_2:.*]] = vector.extract %[[CST]][0] : i32 from vector<2xi32>
// CHECK-NEXT:   %[[EXTRACT_3:.*]] = vector.extract %[[CST]][1] : i32 from vector<2xi32>
// CHECK-NEXT:   %[[CMPI:.*]] = arith.cmpi ult, %[[EXTRACT]], %[[EXTRACT_2]] : i32
// CHECK-NEXT:   %[[CMPI_1:.*]] = arith.cmpi slt, %[[EXTRACT_1]], %[[EXTRACT_3]] : i32
// CHECK-NEXT:   %[[CMPI_2:.*]] = arith.cmpi eq, %[[EXTRACT_1]], %[[EXTRACT_3]] : i32
// CHECK-NEXT:   %[[SELECT:.*]] = arith.select %[[CMPI_2]], %[[CMPI]], %[[CMPI_1]] : i1
// CHECK-NEXT:   %[[EXTRACT_4:.*]] = vector.extract %[[CST]][0] : i32 from vector<2xi32>
// CHECK-NEXT:   %[[EXTRACT_5:.*]] = vector.extract %[[CST]][1] : i32 from vector<2xi32>
// CHECK-NEXT:   %[[EXTRACT_6:.*]] = vector.extract %[[A]][0] : i32 from vector<2xi32>
// CHECK-NEXT:   %[[EXTRACT_7:.*]] = vector.extract %[[A]][1] : i32 from vector<2xi32>
// CHECK-NEXT:   %[[SUBI:.*]] = arith.subi %[[EXTRACT_4]], %[[EXTRACT_6]] : i32
// CHECK-NEXT:   %[[CMPI_3:.*]] = arith.cmpi ult, %[[EXTRACT_4]], %[[EXTRACT_6]] : i32
// CHECK-NEXT:   %[[EXTUI:.*]] = arith.extui %[[CMPI_3]] : i1 to i32
// CHECK-NEXT:   %[[SUBI_1:.*]] = arith.subi %[[EXTRACT_5]], %[[EXTUI]] : i32
// CHECK-NEXT:   %[[SUBI_2:.*]] = arith.subi %[[SUBI_1]], %[[EXTRACT_7]] : i32
// CHECK-NEXT:   %[[CST_0:.*]] = arith.constant dense<0> : vector<2xi32>
// CHECK-NEXT:   %[[INSERT:.*]] = vector.insert %[[SUBI]], %[[CST_0]] [0] : i32 into vector<2xi32>
// CHECK-NEXT:   %[[INSERT_1:.*]] = vector.insert %[[SUBI_2]], %[[INSERT]] [1] : i32 into vector<2xi32>
// CHECK-NEXT:   %[[EXTRACT_8:.*]] = vector.extract %[[INSERT_1]][0] : i32 from vector<2xi32>
// CHECK-NEXT:   %[[EXTRACT_9:.*]] = vector.extract %[[INSERT_1]][1] : i32 from vector<2xi32>
// CHECK-NEXT:   %[[EXTRACT_10:.*]] = vector.extract %[[A]][0] : i32 from vector<2xi32>
// CHECK-NEXT:   %[[EXTRACT_11:.*]] = vector.extract %[[A]][1] : i32 from vector<2xi32>
// CHECK-NEXT:   %[[SELECT_1:.*]] = arith.select %[[SELECT]], %[[EXTRACT_8]], %[[EXTRACT_10]] : i32
// CHECK-NEXT:   %[[SELECT_2:.*]] = arith.select %[[SELECT]], %[[EXTRACT_9]], %[[EXTRACT_11]] : i32
// CHECK-NEXT:   %[[CST_1:.*]] = arith.constant dense<0> : vector<2xi32>
// CHECK-NEXT:   %[[INSERT_2:.*]] = vector.insert %[[SELECT_1]], %[[CST_1]] [0] : i32 into vector<2xi32>
// CHECK-NEXT:   %[[INSERT_3:.*]] = vector.insert %[[SELECT_2]], %[[INSERT_2]] [1] : i32 into vector<2xi32>
// CHECK-NEXT:   %[[EXTRACT_12:.*]] = vector.extract %[[INSERT_3]][0] : i32 from vector<2xi32>
// CHECK-NEXT:   %[[EXTRACT_13:.*]] = vector.extract %[[INSERT_3]][1] : i32 from vector<2xi32>
// CHECK-NEXT:   %[[C0_I32:.*]] = arith.constant 0 : i32
// CHECK-NEXT:   %[[CMPI_4:.*]] = arith.cmpi eq, %[[EXTRACT_13]], %[[C0_I32]] : i32
// CHECK-NEXT:   %[[UITOFP:.*]] = arith.uitofp %[[EXTRACT_12]] : i32 to f64
// CHECK-NEXT:   %[[UITOFP_1:.*]] = arith.uitofp %[[EXTRACT_13]] : i32 to f64
// CHECK-NEXT:   %[[CST_2:.*]] = arith.constant 0x41F0000000000000 : f64
// CHECK-NEXT:   %[[MULF:.*]] = arith.mulf %[[UITOFP_1]], %[[CST_2]] : f64
// CHECK-NEXT:   %[[ADDF:.*]] = arith.addf %[[UITOFP]], %[[MULF]] : f64
// CHECK-NEXT:   %[[SELECT_3:.*]] = arith.select %[[CMPI_4]], %[[UITOFP]], %[[ADDF]] : f64
// CHECK-NEXT:   %[[NEGF:.*]] = arith.negf %[[SELECT_3]] : f64
// CHECK-NEXT:   %[[SELECT_4:.*]] = arith.select %[[SELECT]], %[[NEGF]], %[[SELECT_3]] : f64
// CHECK-NEXT:   return %[[SELECT_4]] : f64
// CHECK-NEXT: }
func.func @signed_to_f64(%a: i64) -> f64 {
  %x = arith.sitofp %a : i64 to f64
  return %x : f64
}
