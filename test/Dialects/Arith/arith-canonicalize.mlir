// Canonicalization of arith, by the names of its patterns.
// RUN: %opt --canonicalize %s | FileCheck %s

// AddIAddConstant; with the flags that both have.
// CHECK-LABEL: func.func @add_add(
// CHECK-SAME: %[[X:.*]]: i32
func.func @add_add(%x: i32) -> (i32) {
  %c3 = arith.constant 3 : i32
  %c5 = arith.constant 5 : i32
  %0 = arith.addi %x, %c3 overflow<nsw, nuw> : i32
  %1 = arith.addi %0, %c5 overflow<nsw> : i32
  // CHECK-NEXT: %[[V_C8_I32:.*]] = arith.constant 8 : i32
  // CHECK-NEXT: %[[V_0:.*]] = arith.addi %[[X]], %[[V_C8_I32]] overflow<nsw> : i32
  // CHECK-NEXT: return %[[V_0]] : i32
  return %1 : i32
}

// AddISubConstantRHS, AddISubConstantLHS.
// CHECK-LABEL: func.func @add_sub(
// CHECK-SAME: %[[X:.*]]: i32
func.func @add_sub(%x: i32) -> (i32, i32) {
  %c3 = arith.constant 3 : i32
  %c5 = arith.constant 5 : i32
  %0 = arith.subi %x, %c3 overflow<nsw> : i32
  %1 = arith.addi %0, %c5 overflow<nsw> : i32
  %2 = arith.subi %c3, %x overflow<nuw> : i32
  %3 = arith.addi %2, %c5 overflow<nuw> : i32
  // CHECK-NEXT: %[[V_C8_I32:.*]] = arith.constant 8 : i32
  // CHECK-NEXT: %[[V_C2_I32:.*]] = arith.constant 2 : i32
  // CHECK-NEXT: %[[V_0:.*]] = arith.addi %[[X]], %[[V_C2_I32]] overflow<nsw> : i32
  // CHECK-NEXT: %[[V_1:.*]] = arith.subi %[[V_C8_I32]], %[[X]] overflow<nuw> : i32
  // CHECK-NEXT: return %[[V_0]], %[[V_1]] : i32, i32
  return %1, %3 : i32, i32
}

// AddIMulNegativeOneRhs, AddIMulNegativeOneLhs; of vectors too.
// CHECK-LABEL: func.func @add_negated(
// CHECK-SAME: %[[X:.*]]: i32, %[[Y:.*]]: i32, %[[V:.*]]: vector<2xi8>, %[[W:.*]]: vector<2xi8>
func.func @add_negated(%x: i32, %y: i32, %v: vector<2xi8>, %w: vector<2xi8>) -> (i32, vector<2xi8>) {
  %m = arith.constant -1 : i32
  %n = arith.constant dense<-1> : vector<2xi8>
  %0 = arith.muli %x, %m overflow<nsw> : i32
  %1 = arith.addi %y, %0 overflow<nsw> : i32
  %2 = arith.muli %v, %n : vector<2xi8>
  %3 = arith.addi %2, %w : vector<2xi8>
  // CHECK-NEXT: %[[V_0:.*]] = arith.subi %[[Y]], %[[X]] : i32
  // CHECK-NEXT: %[[V_1:.*]] = arith.subi %[[W]], %[[V]] : vector<2xi8>
  // CHECK-NEXT: return %[[V_0]], %[[V_1]] : i32, vector<2xi8>
  return %1, %3 : i32, vector<2xi8>
}

// SubIRHSAddConstant, which drops flags, and SubILHSAddConstant.
// CHECK-LABEL: func.func @sub_add(
// CHECK-SAME: %[[X:.*]]: i32
func.func @sub_add(%x: i32) -> (i32, i32) {
  %c3 = arith.constant 3 : i32
  %c5 = arith.constant 5 : i32
  %0 = arith.addi %x, %c3 overflow<nsw> : i32
  %1 = arith.subi %0, %c5 overflow<nsw> : i32
  %2 = arith.subi %c5, %0 overflow<nsw> : i32
  // CHECK-NEXT: %[[V_C2_I32:.*]] = arith.constant 2 : i32
  // CHECK-NEXT: %[[V_CM2_I32:.*]] = arith.constant -2 : i32
  // CHECK-NEXT: %[[V_0:.*]] = arith.addi %[[X]], %[[V_CM2_I32]] : i32
  // CHECK-NEXT: %[[V_1:.*]] = arith.subi %[[V_C2_I32]], %[[X]] overflow<nsw> : i32
  // CHECK-NEXT: return %[[V_0]], %[[V_1]] : i32, i32
  return %1, %2 : i32, i32
}

// SubIRHSSubConstantRHS, SubIRHSSubConstantLHS.
// CHECK-LABEL: func.func @sub_sub_right(
// CHECK-SAME: %[[X:.*]]: index
func.func @sub_sub_right(%x: index) -> (index, index) {
  %c3 = arith.constant 3 : index
  %c5 = arith.constant 5 : index
  %0 = arith.subi %x, %c3 : index
  %1 = arith.subi %0, %c5 : index
  %2 = arith.subi %c3, %x : index
  %3 = arith.subi %2, %c5 : index
  // CHECK-NEXT: %[[V_CM2:.*]] = arith.constant -2 : index
  // CHECK-NEXT: %[[V_C8:.*]] = arith.constant 8 : index
  // CHECK-NEXT: %[[V_0:.*]] = arith.subi %[[X]], %[[V_C8]] : index
  // CHECK-NEXT: %[[V_1:.*]] = arith.subi %[[V_CM2]], %[[X]] : index
  // CHECK-NEXT: return %[[V_0]], %[[V_1]] : index, index
  return %1, %3 : index, index
}

// SubILHSSubConstantRHS, SubILHSSubConstantLHS.
// CHECK-LABEL: func.func @sub_sub_left(
// CHECK-SAME: %[[X:.*]]: i32
func.func @sub_sub_left(%x: i32) -> (i32, i32) {
  %c3 = arith.constant 3 : i32
  %c5 = arith.constant 5 : i32
  %0 = arith.subi %x, %c3 : i32
  %1 = arith.subi %c5, %0 : i32
  %2 = arith.subi %c3, %x : i32
  %3 = arith.subi %c5, %2 : i32
  // CHECK-NEXT: %[[V_C2_I32:.*]] = arith.constant 2 : i32
  // CHECK-NEXT: %[[V_C8_I32:.*]] = arith.constant 8 : i32
  // CHECK-NEXT: %[[V_0:.*]] = arith.subi %[[V_C8_I32]], %[[X]] : i32
  // CHECK-NEXT: %[[V_1:.*]] = arith.addi %[[X]], %[[V_C2_I32]] : i32
  // CHECK-NEXT: return %[[V_0]], %[[V_1]] : i32, i32
  return %1, %3 : i32, i32
}

// SubISubILHSRHSLHS.
// CHECK-LABEL: func.func @sub_sub_same(
// CHECK-SAME: %[[X:.*]]: i32, %[[Y:.*]]: i32, %[[V:.*]]: vector<[2]xi8>, %[[W:.*]]: vector<[2]xi8>
func.func @sub_sub_same(%x: i32, %y: i32, %v: vector<[2]xi8>, %w: vector<[2]xi8>) -> (i32, vector<[2]xi8>) {
  %0 = arith.subi %x, %y overflow<nsw> : i32
  %1 = arith.subi %0, %x overflow<nsw> : i32
  %2 = arith.subi %v, %w : vector<[2]xi8>
  %3 = arith.subi %2, %v : vector<[2]xi8>
  // CHECK-NEXT: %[[V_CST:.*]] = arith.constant dense<0> : vector<[2]xi8>
  // CHECK-NEXT: %[[V_C0_I32:.*]] = arith.constant 0 : i32
  // CHECK-NEXT: %[[V_0:.*]] = arith.subi %[[V_C0_I32]], %[[Y]] overflow<nsw> : i32
  // CHECK-NEXT: %[[V_1:.*]] = arith.subi %[[V_CST]], %[[W]] : vector<[2]xi8>
  // CHECK-NEXT: return %[[V_0]], %[[V_1]] : i32, vector<[2]xi8>
  return %1, %3 : i32, vector<[2]xi8>
}

// There is no zero of a dynamic shape, and it must be the same value.
// CHECK-LABEL: func.func @sub_sub_other(
// CHECK-SAME: %[[X:.*]]: tensor<?xi8>, %[[Y:.*]]: tensor<?xi8>
func.func @sub_sub_other(%x: tensor<?xi8>, %y: tensor<?xi8>) -> (tensor<?xi8>, tensor<?xi8>) {
  %0 = arith.subi %x, %y : tensor<?xi8>
  %1 = arith.subi %0, %x : tensor<?xi8>
  %2 = arith.subi %0, %y : tensor<?xi8>
  // CHECK-NEXT: %[[V_0:.*]] = arith.subi %[[X]], %[[Y]] : tensor<?xi8>
  // CHECK-NEXT: %[[V_1:.*]] = arith.subi %[[V_0]], %[[X]] : tensor<?xi8>
  // CHECK-NEXT: %[[V_2:.*]] = arith.subi %[[V_0]], %[[Y]] : tensor<?xi8>
  // CHECK-NEXT: return %[[V_1]], %[[V_2]] : tensor<?xi8>, tensor<?xi8>
  return %1, %2 : tensor<?xi8>, tensor<?xi8>
}

// MulIMulIConstant.
// CHECK-LABEL: func.func @mul_mul(
// CHECK-SAME: %[[X:.*]]: i32
func.func @mul_mul(%x: i32) -> (i32) {
  %c3 = arith.constant 3 : i32
  %c5 = arith.constant 5 : i32
  %0 = arith.muli %x, %c3 overflow<nuw> : i32
  %1 = arith.muli %0, %c5 overflow<nuw> : i32
  // CHECK-NEXT: %[[V_C15_I32:.*]] = arith.constant 15 : i32
  // CHECK-NEXT: %[[V_0:.*]] = arith.muli %[[X]], %[[V_C15_I32]] overflow<nuw> : i32
  // CHECK-NEXT: return %[[V_0]] : i32
  return %1 : i32
}

// Constants of vectors stay apart, and so do those of other operations.
// CHECK-LABEL: func.func @apart(
// CHECK-SAME: %[[X:.*]]: i32, %[[V:.*]]: vector<2xi8>
func.func @apart(%x: i32, %v: vector<2xi8>) -> (vector<2xi8>, i32, i32) {
  %c3 = arith.constant 3 : i32
  %c5 = arith.constant 5 : i32
  %d3 = arith.constant dense<3> : vector<2xi8>
  %d5 = arith.constant dense<5> : vector<2xi8>
  %0 = arith.addi %v, %d3 : vector<2xi8>
  %1 = arith.addi %0, %d5 : vector<2xi8>
  %2 = arith.muli %x, %c3 : i32
  %3 = arith.addi %2, %c5 : i32
  %4 = arith.xori %x, %c3 : i32
  %5 = arith.xori %4, %c5 : i32
  // CHECK-NEXT: %[[V_C3_I32:.*]] = arith.constant 3 : i32
  // CHECK-NEXT: %[[V_C5_I32:.*]] = arith.constant 5 : i32
  // CHECK-NEXT: %[[V_CST:.*]] = arith.constant dense<3> : vector<2xi8>
  // CHECK-NEXT: %[[V_CST_0:.*]] = arith.constant dense<5> : vector<2xi8>
  // CHECK-NEXT: %[[V_0:.*]] = arith.addi %[[V]], %[[V_CST]] : vector<2xi8>
  // CHECK-NEXT: %[[V_1:.*]] = arith.addi %[[V_0]], %[[V_CST_0]] : vector<2xi8>
  // CHECK-NEXT: %[[V_2:.*]] = arith.muli %[[X]], %[[V_C3_I32]] : i32
  // CHECK-NEXT: %[[V_3:.*]] = arith.addi %[[V_2]], %[[V_C5_I32]] : i32
  // CHECK-NEXT: %[[V_4:.*]] = arith.xori %[[X]], %[[V_C3_I32]] : i32
  // CHECK-NEXT: %[[V_5:.*]] = arith.xori %[[V_4]], %[[V_C5_I32]] : i32
  // CHECK-NEXT: return %[[V_1]], %[[V_3]], %[[V_5]] : vector<2xi8>, i32, i32
  return %1, %3, %5 : vector<2xi8>, i32, i32
}

// AddUIExtendedToAddI, MulSIExtendedToMulI, MulUIExtendedToMulI: without a use of the second result.
// CHECK-LABEL: func.func @low(
// CHECK-SAME: %[[X:.*]]: i32, %[[Y:.*]]: i32
func.func @low(%x: i32, %y: i32) -> (i32, i32, i32) {
  %0, %1 = arith.addui_extended %x, %y : i32, i1
  %2, %3 = arith.mulsi_extended %x, %y : i32
  %4, %5 = arith.mului_extended %y, %x : i32
  // CHECK-NEXT: %[[V_0:.*]] = arith.addi %[[X]], %[[Y]] : i32
  // CHECK-NEXT: %[[V_1:.*]] = arith.muli %[[X]], %[[Y]] : i32
  // CHECK-NEXT: %[[V_2:.*]] = arith.muli %[[Y]], %[[X]] : i32
  // CHECK-NEXT: return %[[V_0]], %[[V_1]], %[[V_2]] : i32, i32, i32
  return %0, %2, %4 : i32, i32, i32
}

// The second results have a use.
// CHECK-LABEL: func.func @high(
// CHECK-SAME: %[[X:.*]]: i32, %[[Y:.*]]: i32
func.func @high(%x: i32, %y: i32) -> (i1, i32, i32) {
  %0, %1 = arith.addui_extended %x, %y : i32, i1
  %2, %3 = arith.mulsi_extended %x, %y : i32
  %4, %5 = arith.mului_extended %y, %x : i32
  // CHECK-NEXT: %[[V_SUM:.*]], %[[V_OVERFLOW:.*]] = arith.addui_extended %[[X]], %[[Y]] : i32, i1
  // CHECK-NEXT: %[[V_LOW:.*]], %[[V_HIGH:.*]] = arith.mulsi_extended %[[X]], %[[Y]] : i32
  // CHECK-NEXT: %[[V_LOW_0:.*]], %[[V_HIGH_1:.*]] = arith.mului_extended %[[Y]], %[[X]] : i32
  // CHECK-NEXT: return %[[V_OVERFLOW]], %[[V_HIGH]], %[[V_HIGH_1]] : i1, i32, i32
  return %1, %3, %5 : i1, i32, i32
}

// MulSIExtendedRHSOne.
// CHECK-LABEL: func.func @times_one(
// CHECK-SAME: %[[X:.*]]: i32, %[[V:.*]]: vector<2xi8>
func.func @times_one(%x: i32, %v: vector<2xi8>) -> (i32, i32, vector<2xi8>, vector<2xi8>) {
  %c = arith.constant 1 : i32
  %d = arith.constant dense<1> : vector<2xi8>
  %0, %1 = arith.mulsi_extended %x, %c : i32
  %2, %3 = arith.mulsi_extended %v, %d : vector<2xi8>
  // CHECK-NEXT: %[[V_CST:.*]] = arith.constant dense<0> : vector<2xi8>
  // CHECK-NEXT: %[[V_C0_I32:.*]] = arith.constant 0 : i32
  // CHECK-NEXT: %[[V_0:.*]] = arith.cmpi slt, %[[X]], %[[V_C0_I32]] : i32
  // CHECK-NEXT: %[[V_1:.*]] = arith.extsi %[[V_0]] : i1 to i32
  // CHECK-NEXT: %[[V_2:.*]] = arith.cmpi slt, %[[V]], %[[V_CST]] : vector<2xi8>
  // CHECK-NEXT: %[[V_3:.*]] = arith.extsi %[[V_2]] : vector<2xi1> to vector<2xi8>
  // CHECK-NEXT: return %[[X]], %[[V_1]], %[[V]], %[[V_3]] : i32, i32, vector<2xi8>, vector<2xi8>
  return %0, %1, %2, %3 : i32, i32, vector<2xi8>, vector<2xi8>
}

// The only bit is a sign; indices are not extended.
// CHECK-LABEL: func.func @times_minus_one(
// CHECK-SAME: %[[X:.*]]: i1, %[[I:.*]]: index
func.func @times_minus_one(%x: i1, %i: index) -> (i1, i1, index) {
  %c = arith.constant true
  %d = arith.constant 1 : index
  %0, %1 = arith.mulsi_extended %x, %c : i1
  %2, %3 = arith.mulsi_extended %i, %d : index
  // CHECK-NEXT: %[[V_TRUE:.*]] = arith.constant true
  // CHECK-NEXT: %[[V_C1:.*]] = arith.constant 1 : index
  // CHECK-NEXT: %[[V_LOW:.*]], %[[V_HIGH:.*]] = arith.mulsi_extended %[[X]], %[[V_TRUE]] : i1
  // CHECK-NEXT: %[[V_LOW_0:.*]], %[[V_HIGH_1:.*]] = arith.mulsi_extended %[[I]], %[[V_C1]] : index
  // CHECK-NEXT: return %[[V_LOW]], %[[V_HIGH]], %[[V_HIGH_1]] : i1, i1, index
  return %0, %1, %3 : i1, i1, index
}

// XOrINotCmpI.
// CHECK-LABEL: func.func @not_cmp(
// CHECK-SAME: %[[X:.*]]: i32, %[[Y:.*]]: i32
func.func @not_cmp(%x: i32, %y: i32) -> (i1, i1, i1, i1, i1, i1, i1, i1, i1, i1) {
  %t = arith.constant true
  %a0 = arith.cmpi eq, %x, %y : i32
  %b0 = arith.xori %a0, %t : i1
  %a1 = arith.cmpi ne, %x, %y : i32
  %b1 = arith.xori %a1, %t : i1
  %a2 = arith.cmpi slt, %x, %y : i32
  %b2 = arith.xori %a2, %t : i1
  %a3 = arith.cmpi sle, %x, %y : i32
  %b3 = arith.xori %a3, %t : i1
  %a4 = arith.cmpi sgt, %x, %y : i32
  %b4 = arith.xori %a4, %t : i1
  %a5 = arith.cmpi sge, %x, %y : i32
  %b5 = arith.xori %a5, %t : i1
  %a6 = arith.cmpi ult, %x, %y : i32
  %b6 = arith.xori %a6, %t : i1
  %a7 = arith.cmpi ule, %x, %y : i32
  %b7 = arith.xori %a7, %t : i1
  %a8 = arith.cmpi ugt, %x, %y : i32
  %b8 = arith.xori %a8, %t : i1
  %a9 = arith.cmpi uge, %x, %y : i32
  %b9 = arith.xori %a9, %t : i1
  // CHECK-NEXT: %[[V_0:.*]] = arith.cmpi ne, %[[X]], %[[Y]] : i32
  // CHECK-NEXT: %[[V_1:.*]] = arith.cmpi eq, %[[X]], %[[Y]] : i32
  // CHECK-NEXT: %[[V_2:.*]] = arith.cmpi sge, %[[X]], %[[Y]] : i32
  // CHECK-NEXT: %[[V_3:.*]] = arith.cmpi sgt, %[[X]], %[[Y]] : i32
  // CHECK-NEXT: %[[V_4:.*]] = arith.cmpi sle, %[[X]], %[[Y]] : i32
  // CHECK-NEXT: %[[V_5:.*]] = arith.cmpi slt, %[[X]], %[[Y]] : i32
  // CHECK-NEXT: %[[V_6:.*]] = arith.cmpi uge, %[[X]], %[[Y]] : i32
  // CHECK-NEXT: %[[V_7:.*]] = arith.cmpi ugt, %[[X]], %[[Y]] : i32
  // CHECK-NEXT: %[[V_8:.*]] = arith.cmpi ule, %[[X]], %[[Y]] : i32
  // CHECK-NEXT: %[[V_9:.*]] = arith.cmpi ult, %[[X]], %[[Y]] : i32
  // CHECK-NEXT: return %[[V_0]], %[[V_1]], %[[V_2]], %[[V_3]], %[[V_4]], %[[V_5]], %[[V_6]], %[[V_7]], %[[V_8]], %[[V_9]] : i1, i1, i1, i1, i1, i1, i1, i1, i1, i1
  return %b0, %b1, %b2, %b3, %b4, %b5, %b6, %b7, %b8, %b9 : i1, i1, i1, i1, i1, i1, i1, i1, i1, i1
}

// Not of vectors, of comparisons of floats, or with something else.
// CHECK-LABEL: func.func @not_cmp_other(
// CHECK-SAME: %[[V:.*]]: vector<2xi8>, %[[F:.*]]: f32, %[[X:.*]]: i32, %[[B:.*]]: i1
func.func @not_cmp_other(%v: vector<2xi8>, %f: f32, %x: i32, %b: i1) -> (i1, i1) {
  %t = arith.constant true
  %d = arith.constant dense<true> : vector<2xi1>
  %0 = arith.cmpi slt, %v, %v : vector<2xi8>
  %1 = arith.cmpi ult, %v, %v : vector<2xi8>
  %2 = arith.cmpf olt, %f, %f : f32
  %3 = arith.xori %2, %t : i1
  %4 = arith.cmpi slt, %x, %x : i32
  %5 = arith.cmpf ult, %f, %f : f32
  %6 = arith.xori %5, %b : i1
  // CHECK-NEXT: %[[V_TRUE:.*]] = arith.constant true
  // CHECK-NEXT: %[[V_0:.*]] = arith.cmpf olt, %[[F]], %[[F]] : f32
  // CHECK-NEXT: %[[V_1:.*]] = arith.xori %[[V_0]], %[[V_TRUE]] : i1
  // CHECK-NEXT: %[[V_2:.*]] = arith.cmpf ult, %[[F]], %[[F]] : f32
  // CHECK-NEXT: %[[V_3:.*]] = arith.xori %[[V_2]], %[[B]] : i1
  // CHECK-NEXT: return %[[V_1]], %[[V_3]] : i1, i1
  return %3, %6 : i1, i1
}

// AndOfExtUI, AndOfExtSI, OrOfExtUI, OrOfExtSI, XOrIOfExtUI, XOrIOfExtSI.
// CHECK-LABEL: func.func @bits(
// CHECK-SAME: %[[X:.*]]: i8, %[[Y:.*]]: i8, %[[V:.*]]: vector<2xi8>, %[[W:.*]]: vector<2xi8>
func.func @bits(%x: i8, %y: i8, %v: vector<2xi8>, %w: vector<2xi8>) -> (i32, vector<2xi32>, i32, vector<2xi32>, i32, vector<2xi32>) {
  %a = arith.extui %x : i8 to i32
  %b = arith.extui %y : i8 to i32
  %c = arith.extsi %v : vector<2xi8> to vector<2xi32>
  %d = arith.extsi %w : vector<2xi8> to vector<2xi32>
  %uandi = arith.andi %a, %b : i32
  %sandi = arith.andi %c, %d : vector<2xi32>
  %uori = arith.ori %a, %b : i32
  %sori = arith.ori %c, %d : vector<2xi32>
  %uxori = arith.xori %a, %b : i32
  %sxori = arith.xori %c, %d : vector<2xi32>
  // CHECK-NEXT: %[[V_0:.*]] = arith.andi %[[X]], %[[Y]] : i8
  // CHECK-NEXT: %[[V_1:.*]] = arith.extui %[[V_0]] : i8 to i32
  // CHECK-NEXT: %[[V_2:.*]] = arith.andi %[[V]], %[[W]] : vector<2xi8>
  // CHECK-NEXT: %[[V_3:.*]] = arith.extsi %[[V_2]] : vector<2xi8> to vector<2xi32>
  // CHECK-NEXT: %[[V_4:.*]] = arith.ori %[[X]], %[[Y]] : i8
  // CHECK-NEXT: %[[V_5:.*]] = arith.extui %[[V_4]] : i8 to i32
  // CHECK-NEXT: %[[V_6:.*]] = arith.ori %[[V]], %[[W]] : vector<2xi8>
  // CHECK-NEXT: %[[V_7:.*]] = arith.extsi %[[V_6]] : vector<2xi8> to vector<2xi32>
  // CHECK-NEXT: %[[V_8:.*]] = arith.xori %[[X]], %[[Y]] : i8
  // CHECK-NEXT: %[[V_9:.*]] = arith.extui %[[V_8]] : i8 to i32
  // CHECK-NEXT: %[[V_10:.*]] = arith.xori %[[V]], %[[W]] : vector<2xi8>
  // CHECK-NEXT: %[[V_11:.*]] = arith.extsi %[[V_10]] : vector<2xi8> to vector<2xi32>
  // CHECK-NEXT: return %[[V_1]], %[[V_3]], %[[V_5]], %[[V_7]], %[[V_9]], %[[V_11]] : i32, vector<2xi32>, i32, vector<2xi32>, i32, vector<2xi32>
  return %uandi, %sandi, %uori, %sori, %uxori, %sxori : i32, vector<2xi32>, i32, vector<2xi32>, i32, vector<2xi32>
}

// Operands of different types, or extended in different ways.
// CHECK-LABEL: func.func @bits_other(
// CHECK-SAME: %[[X:.*]]: i8, %[[Y:.*]]: i16, %[[Z:.*]]: i8
func.func @bits_other(%x: i8, %y: i16, %z: i8) -> (i32, i32) {
  %a = arith.extui %x : i8 to i32
  %b = arith.extui %y : i16 to i32
  %c = arith.extsi %z : i8 to i32
  %0 = arith.andi %a, %b : i32
  %1 = arith.ori %a, %c : i32
  // CHECK-NEXT: %[[V_0:.*]] = arith.extui %[[X]] : i8 to i32
  // CHECK-NEXT: %[[V_1:.*]] = arith.extui %[[Y]] : i16 to i32
  // CHECK-NEXT: %[[V_2:.*]] = arith.extsi %[[Z]] : i8 to i32
  // CHECK-NEXT: %[[V_3:.*]] = arith.andi %[[V_0]], %[[V_1]] : i32
  // CHECK-NEXT: %[[V_4:.*]] = arith.ori %[[V_0]], %[[V_2]] : i32
  // CHECK-NEXT: return %[[V_3]], %[[V_4]] : i32, i32
  return %0, %1 : i32, i32
}

// CmpIExtSI, CmpIExtUI.
// CHECK-LABEL: func.func @cmp_ext(
// CHECK-SAME: %[[X:.*]]: i8, %[[Y:.*]]: i8, %[[V:.*]]: vector<2xi8>, %[[W:.*]]: vector<2xi8>
func.func @cmp_ext(%x: i8, %y: i8, %v: vector<2xi8>, %w: vector<2xi8>) -> (i1, vector<2xi1>) {
  %a = arith.extui %x : i8 to i32
  %b = arith.extui %y : i8 to i32
  %c = arith.extsi %v : vector<2xi8> to vector<2xi32>
  %d = arith.extsi %w : vector<2xi8> to vector<2xi32>
  %0 = arith.cmpi eq, %a, %b : i32
  %1 = arith.cmpi ne, %c, %d : vector<2xi32>
  // CHECK-NEXT: %[[V_0:.*]] = arith.cmpi eq, %[[X]], %[[Y]] : i8
  // CHECK-NEXT: %[[V_1:.*]] = arith.cmpi ne, %[[V]], %[[W]] : vector<2xi8>
  // CHECK-NEXT: return %[[V_0]], %[[V_1]] : i1, vector<2xi1>
  return %0, %1 : i1, vector<2xi1>
}

// Order, and numbers, stay as they are.
// CHECK-LABEL: func.func @cmp_ext_other(
// CHECK-SAME: %[[X:.*]]: i8, %[[Y:.*]]: i8
func.func @cmp_ext_other(%x: i8, %y: i8) -> (i1, i1) {
  %n = arith.constant 7 : i32
  %a = arith.extui %x : i8 to i32
  %b = arith.extui %y : i8 to i32
  %0 = arith.cmpi ult, %a, %b : i32
  %1 = arith.cmpi eq, %a, %n : i32
  // CHECK-NEXT: %[[V_C7_I32:.*]] = arith.constant 7 : i32
  // CHECK-NEXT: %[[V_0:.*]] = arith.extui %[[X]] : i8 to i32
  // CHECK-NEXT: %[[V_1:.*]] = arith.extui %[[Y]] : i8 to i32
  // CHECK-NEXT: %[[V_2:.*]] = arith.cmpi ult, %[[V_0]], %[[V_1]] : i32
  // CHECK-NEXT: %[[V_3:.*]] = arith.cmpi eq, %[[V_0]], %[[V_C7_I32]] : i32
  // CHECK-NEXT: return %[[V_2]], %[[V_3]] : i1, i1
  return %0, %1 : i1, i1
}

// IndexCastOfIndexCast, IndexCastUIOfIndexCastUI.
// CHECK-LABEL: func.func @index_and_back(
// CHECK-SAME: %[[X:.*]]: i32, %[[I:.*]]: index
func.func @index_and_back(%x: i32, %i: index) -> (i32, index) {
  %0 = arith.index_cast %x : i32 to index
  %1 = arith.index_cast %0 : index to i32
  %2 = arith.index_castui %i : index to i64
  %3 = arith.index_castui %2 : i64 to index
  // CHECK-NEXT: return %[[X]], %[[I]] : i32, index
  return %1, %3 : i32, index
}

// To another type, or in another way.
// CHECK-LABEL: func.func @index_and_elsewhere(
// CHECK-SAME: %[[X:.*]]: i32
func.func @index_and_elsewhere(%x: i32) -> (i64, i32) {
  %0 = arith.index_cast %x : i32 to index
  %1 = arith.index_cast %0 : index to i64
  %2 = arith.index_castui %0 : index to i32
  // CHECK-NEXT: %[[V_0:.*]] = arith.index_cast %[[X]] : i32 to index
  // CHECK-NEXT: %[[V_1:.*]] = arith.index_cast %[[V_0]] : index to i64
  // CHECK-NEXT: %[[V_2:.*]] = arith.index_castui %[[V_0]] : index to i32
  // CHECK-NEXT: return %[[V_1]], %[[V_2]] : i64, i32
  return %1, %2 : i64, i32
}

// IndexCastOfExtSI, IndexCastUIOfExtUI.
// CHECK-LABEL: func.func @index_of_ext(
// CHECK-SAME: %[[X:.*]]: i8
func.func @index_of_ext(%x: i8) -> (index, index, index) {
  %0 = arith.extsi %x : i8 to i32
  %1 = arith.index_cast %0 : i32 to index
  %2 = arith.extui %x : i8 to i32
  %3 = arith.index_castui %2 : i32 to index
  %4 = arith.index_castui %0 : i32 to index
  // CHECK-NEXT: %[[V_0:.*]] = arith.extsi %[[X]] : i8 to i32
  // CHECK-NEXT: %[[V_1:.*]] = arith.index_cast %[[X]] : i8 to index
  // CHECK-NEXT: %[[V_2:.*]] = arith.index_castui %[[X]] : i8 to index
  // CHECK-NEXT: %[[V_3:.*]] = arith.index_castui %[[V_0]] : i32 to index
  // CHECK-NEXT: return %[[V_1]], %[[V_2]], %[[V_3]] : index, index, index
  return %1, %3, %4 : index, index, index
}

// BitcastOfBitcast.
// CHECK-LABEL: func.func @bitcasts(
// CHECK-SAME: %[[X:.*]]: i16
func.func @bitcasts(%x: i16) -> (bf16, i16) {
  %0 = arith.bitcast %x : i16 to f16
  %1 = arith.bitcast %0 : f16 to bf16
  %2 = arith.bitcast %1 : bf16 to i16
  // CHECK-NEXT: %[[V_0:.*]] = arith.bitcast %[[X]] : i16 to bf16
  // CHECK-NEXT: return %[[V_0]], %[[X]] : bf16, i16
  return %1, %2 : bf16, i16
}

// ExtSIOfExtUI, and not the other way round.
// CHECK-LABEL: func.func @ext_ext(
// CHECK-SAME: %[[X:.*]]: i8
func.func @ext_ext(%x: i8) -> (i32, i32) {
  %0 = arith.extui %x : i8 to i16
  %1 = arith.extsi %0 : i16 to i32
  %2 = arith.extsi %x : i8 to i16
  %3 = arith.extui %2 : i16 to i32
  // CHECK-NEXT: %[[V_0:.*]] = arith.extui %[[X]] : i8 to i32
  // CHECK-NEXT: %[[V_1:.*]] = arith.extsi %[[X]] : i8 to i16
  // CHECK-NEXT: %[[V_2:.*]] = arith.extui %[[V_1]] : i16 to i32
  // CHECK-NEXT: return %[[V_0]], %[[V_2]] : i32, i32
  return %1, %3 : i32, i32
}

// TruncIExtSIToExtSI, TruncIExtUIToExtUI.
// CHECK-LABEL: func.func @trunc_ext(
// CHECK-SAME: %[[X:.*]]: i8
func.func @trunc_ext(%x: i8) -> (i16, i16, i4) {
  %0 = arith.extsi %x : i8 to i32
  %1 = arith.trunci %0 : i32 to i16
  %2 = arith.extui %x : i8 to i32
  %3 = arith.trunci %2 overflow<nsw> : i32 to i16
  %4 = arith.trunci %2 : i32 to i4
  // CHECK-NEXT: %[[V_0:.*]] = arith.extsi %[[X]] : i8 to i16
  // CHECK-NEXT: %[[V_1:.*]] = arith.extui %[[X]] : i8 to i16
  // CHECK-NEXT: %[[V_2:.*]] = arith.trunci %[[X]] : i8 to i4
  // CHECK-NEXT: return %[[V_0]], %[[V_1]], %[[V_2]] : i16, i16, i4
  return %1, %3, %4 : i16, i16, i4
}

// TruncIShrSIToTrunciShrUI; with flags.
// CHECK-LABEL: func.func @trunc_shr(
// CHECK-SAME: %[[X:.*]]: i32, %[[V:.*]]: vector<2xi32>
func.func @trunc_shr(%x: i32, %v: vector<2xi32>) -> (i8, vector<2xi16>) {
  %c = arith.constant 24 : i32
  %d = arith.constant dense<16> : vector<2xi32>
  %0 = arith.shrsi %x, %c exact : i32
  %1 = arith.trunci %0 overflow<nsw> : i32 to i8
  %2 = arith.shrsi %v, %d : vector<2xi32>
  %3 = arith.trunci %2 : vector<2xi32> to vector<2xi16>
  // CHECK-NEXT: %[[V_CST:.*]] = arith.constant dense<16> : vector<2xi32>
  // CHECK-NEXT: %[[V_C24_I32:.*]] = arith.constant 24 : i32
  // CHECK-NEXT: %[[V_0:.*]] = arith.shrui %[[X]], %[[V_C24_I32]] exact : i32
  // CHECK-NEXT: %[[V_1:.*]] = arith.trunci %[[V_0]] : i32 to i8
  // CHECK-NEXT: %[[V_2:.*]] = arith.shrui %[[V]], %[[V_CST]] : vector<2xi32>
  // CHECK-NEXT: %[[V_3:.*]] = arith.trunci %[[V_2]] : vector<2xi32> to vector<2xi16>
  // CHECK-NEXT: return %[[V_1]], %[[V_3]] : i8, vector<2xi16>
  return %1, %3 : i8, vector<2xi16>
}

// Other amounts.
// CHECK-LABEL: func.func @trunc_shr_other(
// CHECK-SAME: %[[X:.*]]: i32
func.func @trunc_shr_other(%x: i32) -> (i8, i8) {
  %c = arith.constant 23 : i32
  %d = arith.constant 25 : i32
  %0 = arith.shrsi %x, %c : i32
  %1 = arith.trunci %0 : i32 to i8
  %2 = arith.shrsi %x, %d : i32
  %3 = arith.trunci %2 : i32 to i8
  // CHECK-NEXT: %[[V_C23_I32:.*]] = arith.constant 23 : i32
  // CHECK-NEXT: %[[V_C25_I32:.*]] = arith.constant 25 : i32
  // CHECK-NEXT: %[[V_0:.*]] = arith.shrsi %[[X]], %[[V_C23_I32]] : i32
  // CHECK-NEXT: %[[V_1:.*]] = arith.trunci %[[V_0]] : i32 to i8
  // CHECK-NEXT: %[[V_2:.*]] = arith.shrsi %[[X]], %[[V_C25_I32]] : i32
  // CHECK-NEXT: %[[V_3:.*]] = arith.trunci %[[V_2]] : i32 to i8
  // CHECK-NEXT: return %[[V_1]], %[[V_3]] : i8, i8
  return %1, %3 : i8, i8
}

// TruncFSIToFPToSIToFP, TruncFUIToFPToUIToFP; not with a rounding mode.
// CHECK-LABEL: func.func @truncf(
// CHECK-SAME: %[[X:.*]]: i32
func.func @truncf(%x: i32) -> (f32, f32, f32) {
  %0 = arith.sitofp %x : i32 to f64
  %1 = arith.truncf %0 : f64 to f32
  %2 = arith.uitofp %x : i32 to f64
  %3 = arith.truncf %2 fastmath<nnan> : f64 to f32
  %4 = arith.truncf %2 to_nearest_even : f64 to f32
  // CHECK-NEXT: %[[V_0:.*]] = arith.sitofp %[[X]] : i32 to f32
  // CHECK-NEXT: %[[V_1:.*]] = arith.uitofp %[[X]] : i32 to f64
  // CHECK-NEXT: %[[V_2:.*]] = arith.uitofp %[[X]] : i32 to f32
  // CHECK-NEXT: %[[V_3:.*]] = arith.truncf %[[V_1]] to_nearest_even : f64 to f32
  // CHECK-NEXT: return %[[V_0]], %[[V_2]], %[[V_3]] : f32, f32, f32
  return %1, %3, %4 : f32, f32, f32
}

// MulFOfNegF, DivFOfNegF.
// CHECK-LABEL: func.func @negations(
// CHECK-SAME: %[[F:.*]]: f32, %[[G:.*]]: f32
func.func @negations(%f: f32, %g: f32) -> (f32, f32) {
  %0 = arith.negf %f : f32
  %1 = arith.negf %g fastmath<ninf> : f32
  %2 = arith.mulf %0, %1 fastmath<nnan> : f32
  %3 = arith.divf %0, %1 : f32
  // CHECK-NEXT: %[[V_0:.*]] = arith.mulf %[[F]], %[[G]] fastmath<nnan> : f32
  // CHECK-NEXT: %[[V_1:.*]] = arith.divf %[[F]], %[[G]] : f32
  // CHECK-NEXT: return %[[V_0]], %[[V_1]] : f32, f32
  return %2, %3 : f32, f32
}

// Negations of one operand only, or of a sum.
// CHECK-LABEL: func.func @negations_other(
// CHECK-SAME: %[[F:.*]]: f32, %[[G:.*]]: f32
func.func @negations_other(%f: f32, %g: f32) -> (f32, f32) {
  %0 = arith.negf %f : f32
  %1 = arith.negf %g : f32
  %2 = arith.mulf %0, %g : f32
  %3 = arith.addf %0, %1 : f32
  // CHECK-NEXT: %[[V_0:.*]] = arith.negf %[[F]] : f32
  // CHECK-NEXT: %[[V_1:.*]] = arith.negf %[[G]] : f32
  // CHECK-NEXT: %[[V_2:.*]] = arith.mulf %[[V_0]], %[[G]] : f32
  // CHECK-NEXT: %[[V_3:.*]] = arith.addf %[[V_0]], %[[V_1]] : f32
  // CHECK-NEXT: return %[[V_2]], %[[V_3]] : f32, f32
  return %2, %3 : f32, f32
}

// RedundantSelectTrue, RedundantSelectFalse.
// CHECK-LABEL: func.func @nested_selects(
// CHECK-SAME: %[[C:.*]]: i1, %[[X:.*]]: i32, %[[Y:.*]]: i32, %[[Z:.*]]: i32
func.func @nested_selects(%c: i1, %x: i32, %y: i32, %z: i32) -> (i32, i32) {
  %0 = arith.select %c, %x, %y : i32
  %1 = arith.select %c, %0, %z : i32
  %2 = arith.select %c, %z, %0 : i32
  // CHECK-NEXT: %[[V_0:.*]] = arith.select %[[C]], %[[X]], %[[Z]] : i32
  // CHECK-NEXT: %[[V_1:.*]] = arith.select %[[C]], %[[Z]], %[[Y]] : i32
  // CHECK-NEXT: return %[[V_0]], %[[V_1]] : i32, i32
  return %1, %2 : i32, i32
}

// The conditions differ.
// CHECK-LABEL: func.func @nested_selects_other(
// CHECK-SAME: %[[C:.*]]: i1, %[[D:.*]]: i1, %[[X:.*]]: i32, %[[Y:.*]]: i32, %[[Z:.*]]: i32
func.func @nested_selects_other(%c: i1, %d: i1, %x: i32, %y: i32, %z: i32) -> (i32) {
  %0 = arith.select %c, %x, %y : i32
  %1 = arith.select %d, %0, %z : i32
  // CHECK-NEXT: %[[V_0:.*]] = arith.select %[[C]], %[[X]], %[[Y]] : i32
  // CHECK-NEXT: %[[V_1:.*]] = arith.select %[[D]], %[[V_0]], %[[Z]] : i32
  // CHECK-NEXT: return %[[V_1]] : i32
  return %1 : i32
}

// SelectNotCond; of scalar conditions.
// CHECK-LABEL: func.func @select_not(
// CHECK-SAME: %[[C:.*]]: i1, %[[V:.*]]: vector<2xi1>, %[[X:.*]]: vector<2xi8>, %[[Y:.*]]: vector<2xi8>
func.func @select_not(%c: i1, %v: vector<2xi1>, %x: vector<2xi8>, %y: vector<2xi8>) -> (vector<2xi8>, vector<2xi8>) {
  %t = arith.constant true
  %d = arith.constant dense<true> : vector<2xi1>
  %0 = arith.xori %c, %t : i1
  %1 = arith.select %0, %x, %y : vector<2xi8>
  %2 = arith.xori %v, %d : vector<2xi1>
  %3 = arith.select %2, %x, %y : vector<2xi1>, vector<2xi8>
  // CHECK-NEXT: %[[V_CST:.*]] = arith.constant dense<true> : vector<2xi1>
  // CHECK-NEXT: %[[V_0:.*]] = arith.select %[[C]], %[[Y]], %[[X]] : vector<2xi8>
  // CHECK-NEXT: %[[V_1:.*]] = arith.xori %[[V]], %[[V_CST]] : vector<2xi1>
  // CHECK-NEXT: %[[V_2:.*]] = arith.select %[[V_1]], %[[X]], %[[Y]] : vector<2xi1>, vector<2xi8>
  // CHECK-NEXT: return %[[V_0]], %[[V_2]] : vector<2xi8>, vector<2xi8>
  return %1, %3 : vector<2xi8>, vector<2xi8>
}

// SelectI1ToNot.
// CHECK-LABEL: func.func @select_not_itself(
// CHECK-SAME: %[[C:.*]]: i1
func.func @select_not_itself(%c: i1) -> (i1) {
  %t = arith.constant true
  %f = arith.constant false
  %0 = arith.select %c, %f, %t : i1
  // CHECK-NEXT: %[[V_TRUE:.*]] = arith.constant true
  // CHECK-NEXT: %[[V_0:.*]] = arith.xori %[[C]], %[[V_TRUE]] : i1
  // CHECK-NEXT: return %[[V_0]] : i1
  return %0 : i1
}

// SelectToExtUI.
// CHECK-LABEL: func.func @select_ext(
// CHECK-SAME: %[[C:.*]]: i1
func.func @select_ext(%c: i1) -> (i32, i32) {
  %0 = arith.constant 0 : i32
  %1 = arith.constant 1 : i32
  %2 = arith.select %c, %1, %0 : i32
  %3 = arith.select %c, %0, %1 : i32
  // CHECK-NEXT: %[[V_TRUE:.*]] = arith.constant true
  // CHECK-NEXT: %[[V_0:.*]] = arith.extui %[[C]] : i1 to i32
  // CHECK-NEXT: %[[V_1:.*]] = arith.xori %[[C]], %[[V_TRUE]] : i1
  // CHECK-NEXT: %[[V_2:.*]] = arith.extui %[[V_1]] : i1 to i32
  // CHECK-NEXT: return %[[V_0]], %[[V_2]] : i32, i32
  return %2, %3 : i32, i32
}

// Other numbers, indices, vectors.
// CHECK-LABEL: func.func @select_other(
// CHECK-SAME: %[[C:.*]]: i1, %[[V:.*]]: vector<2xi1>
func.func @select_other(%c: i1, %v: vector<2xi1>) -> (i32, index, vector<2xi8>) {
  %0 = arith.constant 0 : i32
  %1 = arith.constant -1 : i32
  %2 = arith.constant 0 : index
  %3 = arith.constant 1 : index
  %4 = arith.constant dense<0> : vector<2xi8>
  %5 = arith.constant dense<1> : vector<2xi8>
  %6 = arith.select %c, %1, %0 : i32
  %7 = arith.select %c, %3, %2 : index
  %8 = arith.select %v, %5, %4 : vector<2xi1>, vector<2xi8>
  // CHECK-NEXT: %[[V_C0_I32:.*]] = arith.constant 0 : i32
  // CHECK-NEXT: %[[V_CM1_I32:.*]] = arith.constant -1 : i32
  // CHECK-NEXT: %[[V_C0:.*]] = arith.constant 0 : index
  // CHECK-NEXT: %[[V_C1:.*]] = arith.constant 1 : index
  // CHECK-NEXT: %[[V_CST:.*]] = arith.constant dense<0> : vector<2xi8>
  // CHECK-NEXT: %[[V_CST_0:.*]] = arith.constant dense<1> : vector<2xi8>
  // CHECK-NEXT: %[[V_0:.*]] = arith.select %[[C]], %[[V_CM1_I32]], %[[V_C0_I32]] : i32
  // CHECK-NEXT: %[[V_1:.*]] = arith.select %[[C]], %[[V_C1]], %[[V_C0]] : index
  // CHECK-NEXT: %[[V_2:.*]] = arith.select %[[V]], %[[V_CST_0]], %[[V_CST]] : vector<2xi1>, vector<2xi8>
  // CHECK-NEXT: return %[[V_0]], %[[V_1]], %[[V_2]] : i32, index, vector<2xi8>
  return %6, %7, %8 : i32, index, vector<2xi8>
}

// CmpFIntToFPConst: numbers that the integer can be.
// CHECK-LABEL: func.func @cmpf_whole(
// CHECK-SAME: %[[X:.*]]: i8
func.func @cmpf_whole(%x: i8) -> (i1, i1, i1, i1, i1, i1, i1, i1) {
  %t = arith.sitofp %x : i8 to f32
  %c0 = arith.constant -3.0 : f32
  %r0oeq = arith.cmpf oeq, %t, %c0 : f32
  %r0one = arith.cmpf one, %t, %c0 : f32
  %r0olt = arith.cmpf olt, %t, %c0 : f32
  %r0ule = arith.cmpf ule, %t, %c0 : f32
  %r0ogt = arith.cmpf ogt, %t, %c0 : f32
  %r0uge = arith.cmpf uge, %t, %c0 : f32
  %r0ord = arith.cmpf ord, %t, %c0 : f32
  %r0uno = arith.cmpf uno, %t, %c0 : f32
  // CHECK-NEXT: %[[V_FALSE:.*]] = arith.constant false
  // CHECK-NEXT: %[[V_TRUE:.*]] = arith.constant true
  // CHECK-NEXT: %[[V_CM3_I8:.*]] = arith.constant -3 : i8
  // CHECK-NEXT: %[[V_0:.*]] = arith.cmpi eq, %[[X]], %[[V_CM3_I8]] : i8
  // CHECK-NEXT: %[[V_1:.*]] = arith.cmpi ne, %[[X]], %[[V_CM3_I8]] : i8
  // CHECK-NEXT: %[[V_2:.*]] = arith.cmpi slt, %[[X]], %[[V_CM3_I8]] : i8
  // CHECK-NEXT: %[[V_3:.*]] = arith.cmpi sle, %[[X]], %[[V_CM3_I8]] : i8
  // CHECK-NEXT: %[[V_4:.*]] = arith.cmpi sgt, %[[X]], %[[V_CM3_I8]] : i8
  // CHECK-NEXT: %[[V_5:.*]] = arith.cmpi sge, %[[X]], %[[V_CM3_I8]] : i8
  // CHECK-NEXT: return %[[V_0]], %[[V_1]], %[[V_2]], %[[V_3]], %[[V_4]], %[[V_5]], %[[V_TRUE]], %[[V_FALSE]] : i1, i1, i1, i1, i1, i1, i1, i1
  return %r0oeq, %r0one, %r0olt, %r0ule, %r0ogt, %r0uge, %r0ord, %r0uno : i1, i1, i1, i1, i1, i1, i1, i1
}

// Constants between two integers.
// CHECK-LABEL: func.func @cmpf_between(
// CHECK-SAME: %[[X:.*]]: i8
func.func @cmpf_between(%x: i8) -> (i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1) {
  %t = arith.sitofp %x : i8 to f32
  %c0 = arith.constant 5.5 : f32
  %r0oeq = arith.cmpf oeq, %t, %c0 : f32
  %r0one = arith.cmpf one, %t, %c0 : f32
  %r0olt = arith.cmpf olt, %t, %c0 : f32
  %r0ule = arith.cmpf ule, %t, %c0 : f32
  %r0ogt = arith.cmpf ogt, %t, %c0 : f32
  %r0uge = arith.cmpf uge, %t, %c0 : f32
  %c1 = arith.constant -5.5 : f32
  %r1oeq = arith.cmpf oeq, %t, %c1 : f32
  %r1one = arith.cmpf one, %t, %c1 : f32
  %r1olt = arith.cmpf olt, %t, %c1 : f32
  %r1ule = arith.cmpf ule, %t, %c1 : f32
  %r1ogt = arith.cmpf ogt, %t, %c1 : f32
  %r1uge = arith.cmpf uge, %t, %c1 : f32
  // CHECK-NEXT: %[[V_CM5_I8:.*]] = arith.constant -5 : i8
  // CHECK-NEXT: %[[V_FALSE:.*]] = arith.constant false
  // CHECK-NEXT: %[[V_TRUE:.*]] = arith.constant true
  // CHECK-NEXT: %[[V_C5_I8:.*]] = arith.constant 5 : i8
  // CHECK-NEXT: %[[V_0:.*]] = arith.cmpi sle, %[[X]], %[[V_C5_I8]] : i8
  // CHECK-NEXT: %[[V_1:.*]] = arith.cmpi sle, %[[X]], %[[V_C5_I8]] : i8
  // CHECK-NEXT: %[[V_2:.*]] = arith.cmpi sgt, %[[X]], %[[V_C5_I8]] : i8
  // CHECK-NEXT: %[[V_3:.*]] = arith.cmpi sgt, %[[X]], %[[V_C5_I8]] : i8
  // CHECK-NEXT: %[[V_4:.*]] = arith.cmpi slt, %[[X]], %[[V_CM5_I8]] : i8
  // CHECK-NEXT: %[[V_5:.*]] = arith.cmpi slt, %[[X]], %[[V_CM5_I8]] : i8
  // CHECK-NEXT: %[[V_6:.*]] = arith.cmpi sge, %[[X]], %[[V_CM5_I8]] : i8
  // CHECK-NEXT: %[[V_7:.*]] = arith.cmpi sge, %[[X]], %[[V_CM5_I8]] : i8
  // CHECK-NEXT: return %[[V_FALSE]], %[[V_TRUE]], %[[V_0]], %[[V_1]], %[[V_2]], %[[V_3]], %[[V_FALSE]], %[[V_TRUE]], %[[V_4]], %[[V_5]], %[[V_6]], %[[V_7]] : i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1
  return %r0oeq, %r0one, %r0olt, %r0ule, %r0ogt, %r0uge, %r1oeq, %r1one, %r1olt, %r1ule, %r1ogt, %r1uge : i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1
}

// Above and below all of them; a constant is either.
// CHECK-LABEL: func.func @cmpf_beyond(
// CHECK-SAME: %[[X:.*]]: i8
func.func @cmpf_beyond(%x: i8) -> (i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1) {
  %t = arith.uitofp %x : i8 to f32
  %c0 = arith.constant 1000.0 : f32
  %r0oeq = arith.cmpf oeq, %t, %c0 : f32
  %r0one = arith.cmpf one, %t, %c0 : f32
  %r0olt = arith.cmpf olt, %t, %c0 : f32
  %r0ule = arith.cmpf ule, %t, %c0 : f32
  %r0ogt = arith.cmpf ogt, %t, %c0 : f32
  %r0uge = arith.cmpf uge, %t, %c0 : f32
  %c1 = arith.constant -0.5 : f32
  %r1oeq = arith.cmpf oeq, %t, %c1 : f32
  %r1one = arith.cmpf one, %t, %c1 : f32
  %r1olt = arith.cmpf olt, %t, %c1 : f32
  %r1ule = arith.cmpf ule, %t, %c1 : f32
  %r1ogt = arith.cmpf ogt, %t, %c1 : f32
  %r1uge = arith.cmpf uge, %t, %c1 : f32
  // CHECK-NEXT: %[[V_FALSE:.*]] = arith.constant false
  // CHECK-NEXT: %[[V_TRUE:.*]] = arith.constant true
  // CHECK-NEXT: return %[[V_FALSE]], %[[V_TRUE]], %[[V_TRUE]], %[[V_TRUE]], %[[V_FALSE]], %[[V_FALSE]], %[[V_FALSE]], %[[V_TRUE]], %[[V_FALSE]], %[[V_FALSE]], %[[V_TRUE]], %[[V_TRUE]] : i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1
  return %r0oeq, %r0one, %r0olt, %r0ule, %r0ogt, %r0uge, %r1oeq, %r1one, %r1olt, %r1ule, %r1ogt, %r1uge : i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1
}

// Where the conversion rounds, above 2^24, nothing is done; far beyond, it is.
// CHECK-LABEL: func.func @cmpf_exact(
// CHECK-SAME: %[[X:.*]]: i32
func.func @cmpf_exact(%x: i32) -> (i1, i1, i1) {
  %t = arith.sitofp %x : i32 to f32
  %c0 = arith.constant 16777216.0 : f32
  %r0olt = arith.cmpf olt, %t, %c0 : f32
  %c1 = arith.constant 16777215.0 : f32
  %r1olt = arith.cmpf olt, %t, %c1 : f32
  %c2 = arith.constant 4294967296.0 : f32
  %r2olt = arith.cmpf olt, %t, %c2 : f32
  // CHECK-NEXT: %[[V_TRUE:.*]] = arith.constant true
  // CHECK-NEXT: %[[V_C16777215_I32:.*]] = arith.constant 16777215 : i32
  // CHECK-NEXT: %[[V_CST:.*]] = arith.constant 0x4B800000 : f32
  // CHECK-NEXT: %[[V_0:.*]] = arith.sitofp %[[X]] : i32 to f32
  // CHECK-NEXT: %[[V_1:.*]] = arith.cmpf olt, %[[V_0]], %[[V_CST]] : f32
  // CHECK-NEXT: %[[V_2:.*]] = arith.cmpi slt, %[[X]], %[[V_C16777215_I32]] : i32
  // CHECK-NEXT: return %[[V_1]], %[[V_2]], %[[V_TRUE]] : i1, i1, i1
  return %r0olt, %r1olt, %r2olt : i1, i1, i1
}

// An integer may become infinite.
// CHECK-LABEL: func.func @cmpf_infinite(
// CHECK-SAME: %[[X:.*]]: i32
func.func @cmpf_infinite(%x: i32) -> (i1) {
  %t = arith.sitofp %x : i32 to f16
  %c0 = arith.constant 0x7C00 : f16
  %r0olt = arith.cmpf olt, %t, %c0 : f16
  // CHECK-NEXT: %[[V_CST:.*]] = arith.constant 0x7C00 : f16
  // CHECK-NEXT: %[[V_0:.*]] = arith.sitofp %[[X]] : i32 to f16
  // CHECK-NEXT: %[[V_1:.*]] = arith.cmpf olt, %[[V_0]], %[[V_CST]] : f16
  // CHECK-NEXT: return %[[V_1]] : i1
  return %r0olt : i1
}
