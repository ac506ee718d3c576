// AUTOUPDATE
// RUN: strata opt --allow-unregistered-dialect --convert-arith-to-llvm %s | FileCheck %s
//
// Results of twice the width, and indices.

// CHECK-LABEL: func.func @f
// CHECK-SAME: (%[[A:[a-z0-9_]+]]: vector<2x2xi32>, %[[B:[a-z0-9_]+]]: index, %[[I1:[a-z0-9_]+]]: i1, %[[V1:[a-z0-9_]+]]: vector<4xi32>, %[[T:[a-z0-9_]+]]: tensor<4xi32>, %[[VX:[a-z0-9_]+]]: vector<4xindex>) {
// CHECK-NEXT:   %[[UNREALIZED_CONVERSION_CAST:.*]] = builtin.unrealized_conversion_cast %[[VX]] : vector<4xindex> to vector<4xi64>
// CHECK-NEXT:   %[[LOW:[a-z0-9_]+]], %[[HIGH:.*]] = arith.mulsi_extended %[[A]], %[[A]] : vector<2x2xi32>
// CHECK-NEXT:   %[[OVERFLOW:.*]] = "llvm.intr.uadd.with.overflow"(%[[V1]], %[[V1]]) : (vector<4xi32>, vector<4xi32>) -> !llvm.struct<(vector<4xi32>, vector<4xi1>)>
// CHECK-NEXT:   %[[EXTRACTVALUE:.*]] = llvm.extractvalue %[[OVERFLOW]][0] : !llvm.struct<(vector<4xi32>, vector<4xi1>)>
// CHECK-NEXT:   %[[EXTRACTVALUE_1:.*]] = llvm.extractvalue %[[OVERFLOW]][1] : !llvm.struct<(vector<4xi32>, vector<4xi1>)>
// CHECK-NEXT:   %[[ZEXT:.*]] = llvm.zext %[[V1]] : vector<4xi32> to vector<4xi64>
// CHECK-NEXT:   %[[ZEXT_1:.*]] = llvm.zext %[[V1]] : vector<4xi32> to vector<4xi64>
// CHECK-NEXT:   %[[MUL:.*]] = llvm.mul %[[ZEXT]], %[[ZEXT_1]] : vector<4xi64>
// CHECK-NEXT:   %[[TRUNC:.*]] = llvm.trunc %[[MUL]] : vector<4xi64> to vector<4xi32>
// CHECK-NEXT:   %[[CONSTANT:.*]] = llvm.mlir.constant(dense<32> : vector<4xi64>) : vector<4xi64>
// CHECK-NEXT:   %[[LSHR:.*]] = llvm.lshr %[[MUL]], %[[CONSTANT]] : vector<4xi64>
// CHECK-NEXT:   %[[TRUNC_1:.*]] = llvm.trunc %[[LSHR]] : vector<4xi64> to vector<4xi32>
// CHECK-NEXT:   %[[ADDI:.*]] = arith.addi %[[T]], %[[T]] : tensor<4xi32>
// CHECK-NEXT:   %[[SUM:[a-z0-9_]+]], %[[OVERFLOW_1:.*]] = arith.addui_extended %[[A]], %[[A]] : vector<2x2xi32>, vector<2x2xi1>
// CHECK-NEXT:   %[[TRUNC_2:.*]] = llvm.trunc %[[UNREALIZED_CONVERSION_CAST]] : vector<4xi64> to vector<4xi32>
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @f(%a: vector<2x2xi32>, %b: index, %i1: i1, %v1: vector<4xi32>, %t: tensor<4xi32>, %vx: vector<4xindex>) {
  %0, %1 = arith.mulsi_extended %a, %a : vector<2x2xi32>
  %2, %3 = arith.addui_extended %v1, %v1 : vector<4xi32>, vector<4xi1>
  %6, %7 = arith.mului_extended %v1, %v1 : vector<4xi32>
  %10 = arith.addi %t, %t : tensor<4xi32>
  %11 = arith.select %i1, %a, %a : vector<2x2xi32>
  %12, %13 = arith.addui_extended %a, %a : vector<2x2xi32>, vector<2x2xi1>
  %14 = arith.index_cast %vx : vector<4xindex> to vector<4xi32>
  return
}
