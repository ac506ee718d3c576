// RUN: strata opt --allow-unregistered-dialect --convert-arith-to-llvm %s | FileCheck %s
//
// Results of twice the width, and indices.

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

// CHECK:      module {
// CHECK-NEXT:   func.func @f(%arg0: vector<2x2xi32>, %arg1: index, %arg2: i1, %arg3: vector<4xi32>, %arg4: tensor<4xi32>, %arg5: vector<4xindex>) {
// CHECK-NEXT:     %0 = builtin.unrealized_conversion_cast %arg5 : vector<4xindex> to vector<4xi64>
// CHECK-NEXT:     %low, %high = arith.mulsi_extended %arg0, %arg0 : vector<2x2xi32>
// CHECK-NEXT:     %1 = "llvm.intr.uadd.with.overflow"(%arg3, %arg3) : (vector<4xi32>, vector<4xi32>) -> !llvm.struct<(vector<4xi32>, vector<4xi1>)>
// CHECK-NEXT:     %2 = llvm.extractvalue %1[0] : !llvm.struct<(vector<4xi32>, vector<4xi1>)>
// CHECK-NEXT:     %3 = llvm.extractvalue %1[1] : !llvm.struct<(vector<4xi32>, vector<4xi1>)>
// CHECK-NEXT:     %4 = llvm.zext %arg3 : vector<4xi32> to vector<4xi64>
// CHECK-NEXT:     %5 = llvm.zext %arg3 : vector<4xi32> to vector<4xi64>
// CHECK-NEXT:     %6 = llvm.mul %4, %5 : vector<4xi64>
// CHECK-NEXT:     %7 = llvm.trunc %6 : vector<4xi64> to vector<4xi32>
// CHECK-NEXT:     %8 = llvm.mlir.constant(dense<32> : vector<4xi64>) : vector<4xi64>
// CHECK-NEXT:     %9 = llvm.lshr %6, %8 : vector<4xi64>
// CHECK-NEXT:     %10 = llvm.trunc %9 : vector<4xi64> to vector<4xi32>
// CHECK-NEXT:     %11 = arith.addi %arg4, %arg4 : tensor<4xi32>
// CHECK-NEXT:     %sum, %overflow = arith.addui_extended %arg0, %arg0 : vector<2x2xi32>, vector<2x2xi1>
// CHECK-NEXT:     %12 = llvm.trunc %0 : vector<4xi64> to vector<4xi32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }
