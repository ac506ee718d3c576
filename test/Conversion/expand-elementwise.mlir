// RUN: %opt --expand-elementwise %s | FileCheck %s
// RUN: %opt --lower-to-llvm %s | FileCheck %s --check-prefix=LLVM
//
// Elementwise operations that the conversions to llvm do not take, by others.

// CHECK-LABEL: @infinite
// CHECK-SAME: (%[[ARG0:[a-z0-9_]+]]: vector<2xf32>)
// CHECK:         %[[SIZE:.*]] = math.absf %[[ARG0]] : vector<2xf32>
// CHECK:         %[[INF:.*]] = arith.constant dense<0x7F800000> : vector<2xf32>
// CHECK:         arith.cmpf oeq, %[[SIZE]], %[[INF]] : vector<2xf32>
// LLVM-LABEL: @infinite
func.func @infinite(%x: vector<2xf32>) -> vector<2xi1> {
  %0 = math.isinf %x : vector<2xf32>
  return %0 : vector<2xi1>
}

// CHECK-LABEL: @normal
// CHECK-SAME: (%[[ARG0:[a-z0-9_]+]]: f80)
// CHECK:         %[[SIZE:.*]] = math.absf %[[ARG0]] : f80
// CHECK:         %[[INF:.*]] = arith.constant 0x7FFF8000000000000000 : f80
// CHECK:         %[[LEAST:.*]] = arith.constant 3.36{{.*}}E-4932 : f80
// CHECK:         %[[LESS:.*]] = arith.cmpf olt, %[[SIZE]], %[[INF]] : f80
// CHECK:         %[[MORE:.*]] = arith.cmpf oge, %[[SIZE]], %[[LEAST]] : f80
// CHECK:         arith.andi %[[MORE]], %[[LESS]] : i1
// LLVM-LABEL: @normal
func.func @normal(%x: f80) -> i1 {
  %0 = math.isnormal %x : f80
  return %0 : i1
}

// CHECK-LABEL: @product
// CHECK-SAME: (%[[ARG0:[a-z0-9_]+]]: vector<2x3xi64>)
// CHECK:         vector.shape_cast %[[ARG0]] : vector<2x3xi64> to vector<6xi64>
// CHECK:         arith.mulsi_extended %{{.*}}, %{{.*}} : vector<6xi64>
// CHECK:         vector.shape_cast %{{.*}} : vector<6xi64> to vector<2x3xi64>
// LLVM-LABEL: @product
func.func @product(%x: vector<2x3xi64>) -> (vector<2x3xi64>, vector<2x3xi64>) {
  %low, %high = arith.mulsi_extended %x, %x : vector<2x3xi64>
  return %low, %high : vector<2x3xi64>, vector<2x3xi64>
}

// There are constants of static shapes alone.
// CHECK-LABEL: @left_alone
// CHECK-SAME: (%[[ARG0:[a-z0-9_]+]]: tensor<?xf32>, %[[ARG1:[a-z0-9_]+]]: vector<4xi8>)
// CHECK:         math.isinf %[[ARG0]] : tensor<?xf32>
// CHECK:         arith.addui_extended %[[ARG1]], %[[ARG1]] : vector<4xi8>
func.func private @left_alone(%x: tensor<?xf32>, %y: vector<4xi8>) -> tensor<?xi1> {
  %0 = math.isinf %x : tensor<?xf32>
  %1, %2 = arith.addui_extended %y, %y : vector<4xi8>, vector<4xi1>
  return %0 : tensor<?xi1>
}
