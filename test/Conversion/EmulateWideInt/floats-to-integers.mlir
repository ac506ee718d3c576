// AUTOUPDATE
// RUN: strata opt --arith-emulate-wide-int %s | FileCheck %s
//
// The quotient and the remainder by 2^32 are the halves.

// CHECK-LABEL: func.func @from_f32
// CHECK-SAME: (%[[A:[a-z0-9_]+]]: f32) -> vector<2xi32> {
// CHECK-NEXT:   %[[CST:.*]] = arith.constant 4.2949673E+9 : f32
// CHECK-NEXT:   %[[DIVF:.*]] = arith.divf %[[A]], %[[CST]] : f32
// CHECK-NEXT:   %[[FPTOUI:.*]] = arith.fptoui %[[DIVF]] : f32 to i32
// CHECK-NEXT:   %[[REMF:.*]] = arith.remf %[[A]], %[[CST]] : f32
// CHECK-NEXT:   %[[FPTOUI_1:.*]] = arith.fptoui %[[REMF]] : f32 to i32
// CHECK-NEXT:   %[[CST_0:.*]] = arith.constant dense<0> : vector<2xi32>
// CHECK-NEXT:   %[[INSERT:.*]] = vector.insert %[[FPTOUI_1]], %[[CST_0]] [0] : i32 into vector<2xi32>
// CHECK-NEXT:   %[[INSERT_1:.*]] = vector.insert %[[FPTOUI]], %[[INSERT]] [1] : i32 into vector<2xi32>
// CHECK-NEXT:   return %[[INSERT_1]] : vector<2xi32>
// CHECK-NEXT: }
func.func @from_f32(%a: f32) -> i64 {
  %x = arith.fptoui %a : f32 to i64
  return %x : i64
}

// CHECK-LABEL: func.func @signed_from_f64
// CHECK-SAME: (%[[A:[a-z0-9_]+]]: f64) -> vector<2xi32> {
// CHECK-NEXT:   %[[CST:.*]] = arith.constant 0.000000e+00 : f64
// CHECK-NEXT:   %[[CST_0:.*]] = arith.constant dense<0> : vector<2xi32>
// CHECK-NEXT:   %[[CMPF:.*]] = arith.cmpf olt, %[[A]], %[[CST]] : f64
// CHECK-NEXT:   %[[NEGF:.*]] = arith.negf %[[A]] : f64
// CHECK-NEXT:   %[[SELECT:.*]] = arith.select %[[CMPF]], %[[NEGF]], %[[A]] : f64
// CHECK-NEXT:   %[[CST_1:.*]] = arith.constant 0x41F0000000000000 : f64
// CHECK-NEXT:   %[[DIVF:.*]] = arith.divf %[[SELECT]], %[[CST_1]] : f64
// CHECK-NEXT:   %[[FPTOUI:.*]] = arith.fptoui %[[DIVF]] : f64 to i32
// CHECK-NEXT:   %[[REMF:.*]] = arith.remf %[[SELECT]], %[[CST_1]] : f64
// CHECK-NEXT:   %[[FPTOUI_1:.*]] = arith.fptoui %[[REMF]] : f64 to i32
// CHECK-NEXT:   %[[CST_2:.*]] = arith.constant dense<0> : vector<2xi32>
// CHECK-NEXT:   %[[INSERT:.*]] = vector.insert %[[FPTOUI_1]], %[[CST_2]] [0] : i32 into vector<2xi32>
// CHECK-NEXT:   %[[INSERT_1:.*]] = vector.insert %[[FPTOUI]], %[[INSERT]] [1] : i32 into vector<2xi32>
// CHECK-NEXT:   %[[EXTRACT:.*]] = vector.extract %[[CST_0]][0] : i32 from vector<2xi32>
// CHECK-NEXT:   %[[EXTRACT_1:.*]] = vector.extract %[[CST_0]][1] : i32 from vector<2xi32>
// CHECK-NEXT:   %[[EXTRACT_2:.*]] = vector.extract %[[INSERT_1]][0] : i32 from vector<2xi32>
// CHECK-NEXT:   %[[EXTRACT_3:.*]] = vector.extract %[[INSERT_1]][1] : i32 from vector<2xi32>
// CHECK-NEXT:   %[[SUBI:.*]] = arith.subi %[[EXTRACT]], %[[EXTRACT_2]] : i32
// CHECK-NEXT:   %[[CMPI:.*]] = arith.cmpi ult, %[[EXTRACT]], %[[EXTRACT_2]] : i32
// CHECK-NEXT:   %[[EXTUI:.*]] = arith.extui %[[CMPI]] : i1 to i32
// CHECK-NEXT:   %[[SUBI_1:.*]] = arith.subi %[[EXTRACT_1]], %[[EXTUI]] : i32
// CHECK-NEXT:   %[[SUBI_2:.*]] = arith.subi %[[SUBI_1]], %[[EXTRACT_3]] : i32
// CHECK-NEXT:   %[[CST_3:.*]] = arith.constant dense<0> : vector<2xi32>
// CHECK-NEXT:   %[[INSERT_2:.*]] = vector.insert %[[SUBI]], %[[CST_3]] [0] : i32 into vector<2xi32>
// CHECK-NEXT:   %[[INSERT_3:.*]] = vector.insert %[[SUBI_2]], %[[INSERT_2]] [1] : i32 into vector<2xi32>
// CHECK-NEXT:   %[[EXTRACT_4:.*]] = vector.extract %[[INSERT_3]][0] : i32 from vector<2xi32>
// CHECK-NEXT:   %[[EXTRACT_5:.*]] = vector.extract %[[INSERT_3]][1] : i32 from vector<2xi32>
// CHECK-NEXT:   %[[EXTRACT_6:.*]] = vector.extract %[[INSERT_1]][0] : i32 from vector<2xi32>
// CHECK-NEXT:   %[[EXTRACT_7:.*]] = vector.extract %[[INSERT_1]][1] : i32 from vector<2xi32>
// CHECK-NEXT:   %[[SELECT_1:.*]] = arith.select %[[CMPF]], %[[EXTRACT_4]], %[[EXTRACT_6]] : i32
// CHECK-NEXT:   %[[SELECT_2:.*]] = arith.select %[[CMPF]], %[[EXTRACT_5]], %[[EXTRACT_7]] : i32
// CHECK-NEXT:   %[[CST_4:.*]] = arith.constant dense<0> : vector<2xi32>
// CHECK-NEXT:   %[[INSERT_4:.*]] = vector.insert %[[SELECT_1]], %[[CST_4]] [0] : i32 into vector<2xi32>
// CHECK-NEXT:   %[[INSERT_5:.*]] = vector.insert %[[SELECT_2]], %[[INSERT_4]] [1] : i32 into vector<2xi32>
// CHECK-NEXT:   return %[[INSERT_5]] : vector<2xi32>
// CHECK-NEXT: }
func.func @signed_from_f64(%a: f64) -> i64 {
  %x = arith.fptosi %a : f64 to i64
  return %x : i64
}

// The format has no number as large as 2^32.
// CHECK-LABEL: func.func @from_f8
// CHECK-SAME: (%[[A:[a-z0-9_]+]]: f8E4M3FN) -> vector<2xi32> {
// CHECK-NEXT:   %[[FPTOUI:.*]] = arith.fptoui %[[A]] : f8E4M3FN to i32
// CHECK-NEXT:   %[[CST:.*]] = arith.constant dense<0> : vector<2xi32>
// CHECK-NEXT:   %[[INSERT:.*]] = vector.insert %[[FPTOUI]], %[[CST]] [0] : i32 into vector<2xi32>
// CHECK-NEXT:   return %[[INSERT]] : vector<2xi32>
// CHECK-NEXT: }
func.func @from_f8(%a: f8E4M3FN) -> i64 {
  %x = arith.fptoui %a : f8E4M3FN to i64
  return %x : i64
}
