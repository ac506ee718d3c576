// RUN: %opt --convert-math-to-funcs %s | FileCheck %s
//
// A power of vectors calls the function for each pair of elements.

// CHECK-LABEL: @powers
// CHECK-SAME: (%[[ARG0:[a-z0-9_]+]]: vector<1x2xi8>, %[[ARG1:[a-z0-9_]+]]: vector<1x2xi8>)
// CHECK-NEXT:    %[[ZERO:.*]] = arith.constant dense<0> : vector<1x2xi8>
// CHECK-NEXT:    %[[A:.*]] = vector.extract %[[ARG0]][0, 0] : i8 from vector<1x2xi8>
// CHECK-NEXT:    %[[B:.*]] = vector.extract %[[ARG1]][0, 0] : i8 from vector<1x2xi8>
// CHECK-NEXT:    %[[P:.*]] = call @__mlir_math_ipowi_i8(%[[A]], %[[B]]) : (i8, i8) -> i8
// CHECK-NEXT:    %[[FIRST:.*]] = vector.insert %[[P]], %[[ZERO]] [0, 0] : i8 into vector<1x2xi8>
// CHECK:         vector.insert %{{.*}}, %[[FIRST]] [0, 1] : i8 into vector<1x2xi8>
func.func @powers(%a: vector<1x2xi8>, %b: vector<1x2xi8>) -> vector<1x2xi8> {
  %0 = math.ipowi %a, %b : vector<1x2xi8>
  return %0 : vector<1x2xi8>
}

// CHECK-LABEL: @scalable
// CHECK-SAME: (%[[ARG0:[a-z0-9_]+]]: vector<[2]xi16>)
// CHECK-NEXT:    math.ipowi %[[ARG0]], %[[ARG0]] : vector<[2]xi16>
// CHECK-NOT:   func.func private @__mlir_math_ipowi_i16
func.func @scalable(%a: vector<[2]xi16>) -> vector<[2]xi16> {
  %0 = math.ipowi %a, %a : vector<[2]xi16>
  return %0 : vector<[2]xi16>
}
