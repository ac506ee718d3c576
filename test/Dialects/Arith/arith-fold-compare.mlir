// Folds of comparisons and choices.
// RUN: %opt --canonicalize=enable-patterns=none %s | FileCheck %s

// Constants.
// CHECK-LABEL: func.func @cmpi_constants(
func.func @cmpi_constants() -> (i1, i1, i1) {
  %a = arith.constant -1 : i8
  %b = arith.constant 1 : i8
  %0 = arith.cmpi slt, %a, %b : i8
  %1 = arith.cmpi ult, %a, %b : i8
  %2 = arith.cmpi ne, %a, %b : i8
  // CHECK-NEXT: %[[TRUE:.*]] = arith.constant true
  // CHECK-NEXT: %[[FALSE:.*]] = arith.constant false
  // CHECK-NEXT: return %[[TRUE]], %[[FALSE]], %[[TRUE]] : i1, i1, i1
  return %0, %1, %2 : i1, i1, i1
}

// A value and itself.
// CHECK-LABEL: func.func @cmpi_same(
func.func @cmpi_same(%a: i8, %v: vector<2xindex>) -> (i1, vector<2xi1>) {
  %0 = arith.cmpi sle, %a, %a : i8
  %1 = arith.cmpi ugt, %v, %v : vector<2xindex>
  // CHECK-NEXT: %[[TRUE:.*]] = arith.constant true
  // CHECK-NEXT: %[[CST:.*]] = arith.constant dense<false> : vector<2xi1>
  // CHECK-NEXT: return %[[TRUE]], %[[CST]] : i1, vector<2xi1>
  return %0, %1 : i1, vector<2xi1>
}

// A constant on the left moves to the right, and the predicate turns.
// CHECK-LABEL: func.func @cmpi_swap(
// CHECK-SAME: %[[A:.*]]: i8
func.func @cmpi_swap(%a: i8) -> (i1, i1, i1) {
  %c = arith.constant 5 : i8
  %0 = arith.cmpi slt, %c, %a : i8
  %1 = arith.cmpi uge, %c, %a : i8
  %2 = arith.cmpi eq, %c, %a : i8
  // CHECK-NEXT: %[[C5_I8:.*]] = arith.constant 5 : i8
  // CHECK-NEXT: %[[V0:.*]] = arith.cmpi sgt, %[[A]], %[[C5_I8]] : i8
  // CHECK-NEXT: %[[V1:.*]] = arith.cmpi ule, %[[A]], %[[C5_I8]] : i8
  // CHECK-NEXT: %[[V2:.*]] = arith.cmpi eq, %[[A]], %[[C5_I8]] : i8
  // CHECK-NEXT: return %[[V0]], %[[V1]], %[[V2]] : i1, i1, i1
  return %0, %1, %2 : i1, i1, i1
}

// Booleans, also extended ones.
// CHECK-LABEL: func.func @cmpi_boolean(
// CHECK-SAME: %[[A:.*]]: i1, %[[B:.*]]: i2
func.func @cmpi_boolean(%a: i1, %b: i2) -> (i1, i1, i1, i1, i1, i1) {
  %t = arith.constant true
  %f = arith.constant false
  %c = arith.constant 0 : i8
  %0 = arith.cmpi eq, %a, %t : i1
  %1 = arith.cmpi ne, %a, %f : i1
  %2 = arith.extsi %a : i1 to i8
  %3 = arith.cmpi ne, %2, %c : i8
  %4 = arith.extui %a : i1 to i8
  %5 = arith.cmpi ne, %4, %c : i8
  %6 = arith.extui %b : i2 to i8
  %7 = arith.cmpi ne, %6, %c : i8
  %8 = arith.cmpi ne, %a, %t : i1
  // CHECK-NEXT: %[[TRUE:.*]] = arith.constant true
  // CHECK-NEXT: %[[C0_I8:.*]] = arith.constant 0 : i8
  // CHECK-NEXT: %[[V0:.*]] = arith.extui %[[B]] : i2 to i8
  // CHECK-NEXT: %[[V1:.*]] = arith.cmpi ne, %[[V0]], %[[C0_I8]] : i8
  // CHECK-NEXT: %[[V2:.*]] = arith.cmpi ne, %[[A]], %[[TRUE]] : i1
  // CHECK-NEXT: return %[[A]], %[[A]], %[[A]], %[[A]], %[[V1]], %[[V2]] : i1, i1, i1, i1, i1, i1
  return %0, %1, %3, %5, %7, %8 : i1, i1, i1, i1, i1, i1
}

// Poison stays.
// CHECK-LABEL: func.func @cmpi_poison(
// CHECK-SAME: %[[A:.*]]: i8
func.func @cmpi_poison(%a: i8) -> i1 {
  %p = ub.poison : i8
  %0 = arith.cmpi eq, %a, %p : i8
  // CHECK-NEXT: %[[V0:.*]] = ub.poison : i8
  // CHECK-NEXT: %[[V1:.*]] = arith.cmpi eq, %[[A]], %[[V0]] : i8
  // CHECK-NEXT: return %[[V1]] : i1
  return %0 : i1
}

// Floats; with NaN the other operand does not matter.
// CHECK-LABEL: func.func @cmpf(
// CHECK-SAME: %[[A:.*]]: f32
func.func @cmpf(%a: f32) -> (i1, i1, i1, i1, i1) {
  %one = arith.constant 1.0 : f32
  %two = arith.constant 2.0 : f32
  %nan = arith.constant 0x7FC00000 : f32
  %0 = arith.cmpf olt, %one, %two : f32
  %1 = arith.cmpf ueq, %one, %two : f32
  %2 = arith.cmpf olt, %a, %nan : f32
  %3 = arith.cmpf une, %nan, %a : f32
  %4 = arith.cmpf true, %a, %one : f32
  // CHECK-NEXT: %[[CST:.*]] = arith.constant 1.000000e+00 : f32
  // CHECK-NEXT: %[[TRUE:.*]] = arith.constant true
  // CHECK-NEXT: %[[FALSE:.*]] = arith.constant false
  // CHECK-NEXT: %[[V0:.*]] = arith.cmpf true, %[[A]], %[[CST]] : f32
  // CHECK-NEXT: return %[[TRUE]], %[[FALSE]], %[[FALSE]], %[[TRUE]], %[[V0]] : i1, i1, i1, i1, i1
  return %0, %1, %2, %3, %4 : i1, i1, i1, i1, i1
}

// Comparisons of elements are kept.
// CHECK-LABEL: func.func @cmpf_elements(
func.func @cmpf_elements() -> vector<2xi1> {
  %one = arith.constant dense<1.0> : vector<2xf32>
  %0 = arith.cmpf oeq, %one, %one : vector<2xf32>
  // CHECK-NEXT: %[[CST:.*]] = arith.constant dense<1.000000e+00> : vector<2xf32>
  // CHECK-NEXT: %[[V0:.*]] = arith.cmpf oeq, %[[CST]], %[[CST]] : vector<2xf32>
  // CHECK-NEXT: return %[[V0]] : vector<2xi1>
  return %0 : vector<2xi1>
}

// Known conditions, and values that do not depend on them.
// CHECK-LABEL: func.func @select(
// CHECK-SAME: %[[C:[^:]*]]: i1, %[[A:[^:]*]]: i8, %[[B:[^:]*]]: i8, %[[V:[^:]*]]: vector<2xi8>
func.func @select(%c: i1, %a: i8, %b: i8, %v: vector<2xi8>, %w: vector<2xi8>) -> (i8, i8, i8, vector<2xi8>, i1, i1) {
  %t = arith.constant true
  %f = arith.constant false
  %tt = arith.constant dense<true> : vector<2xi1>
  %0 = arith.select %t, %a, %b : i8
  %1 = arith.select %f, %a, %b : i8
  %2 = arith.select %c, %a, %a : i8
  %3 = arith.select %tt, %v, %w : vector<2xi1>, vector<2xi8>
  %4 = arith.select %c, %t, %f : i1
  %5 = arith.select %c, %f, %t : i1
  // CHECK-NEXT: %[[TRUE:.*]] = arith.constant true
  // CHECK-NEXT: %[[FALSE:.*]] = arith.constant false
  // CHECK-NEXT: %[[V0:.*]] = arith.select %[[C]], %[[FALSE]], %[[TRUE]] : i1
  // CHECK-NEXT: return %[[A]], %[[B]], %[[A]], %[[V]], %[[C]], %[[V0]] : i8, i8, i8, vector<2xi8>, i1, i1
  return %0, %1, %2, %3, %4, %5 : i8, i8, i8, vector<2xi8>, i1, i1
}

// Poison may be taken for the other value.
// CHECK-LABEL: func.func @select_poison(
// CHECK-SAME: %{{.*}}: i1, %[[A:.*]]: i8
func.func @select_poison(%c: i1, %a: i8) -> (i8, i8) {
  %p = ub.poison : i8
  %0 = arith.select %c, %p, %a : i8
  %1 = arith.select %c, %a, %p : i8
  // CHECK-NEXT: return %[[A]], %[[A]] : i8, i8
  return %0, %1 : i8, i8
}

// The choice between two values by whether they are equal.
// CHECK-LABEL: func.func @select_compared(
// CHECK-SAME: %[[A:.*]]: i8, %[[B:.*]]: i8
func.func @select_compared(%a: i8, %b: i8) -> (i8, i8, i8, i8) {
  %0 = arith.cmpi eq, %a, %b : i8
  %1 = arith.cmpi ne, %a, %b : i8
  %2 = arith.select %0, %a, %b : i8
  %3 = arith.select %0, %b, %a : i8
  %4 = arith.select %1, %a, %b : i8
  %5 = arith.select %1, %b, %a : i8
  // CHECK-NEXT: return %[[B]], %[[A]], %[[A]], %[[B]] : i8, i8, i8, i8
  return %2, %3, %4, %5 : i8, i8, i8, i8
}

// Elements.
// CHECK-LABEL: func.func @select_elements(
func.func @select_elements() -> (tensor<3xi8>, tensor<3xi1>, tensor<3xcomplex<f32>>) {
  %c = arith.constant dense<[true, false, true]> : tensor<3xi1>
  %a = arith.constant dense<[1, 2, 3]> : tensor<3xi8>
  %b = arith.constant dense<9> : tensor<3xi8>
  %x = arith.constant dense<[(1.0, 2.0), (3.0, 4.0), (5.0, 6.0)]> : tensor<3xcomplex<f32>>
  %y = arith.constant dense<(0.0, 7.0)> : tensor<3xcomplex<f32>>
  %0 = arith.select %c, %a, %b : tensor<3xi1>, tensor<3xi8>
  %1 = arith.select %c, %c, %c : tensor<3xi1>, tensor<3xi1>
  %2 = arith.select %c, %x, %y : tensor<3xi1>, tensor<3xcomplex<f32>>
  // CHECK-NEXT: %[[CST:.*]] = arith.constant dense<[true, false, true]> : tensor<3xi1>
  // CHECK-NEXT: %[[CST_0:.*]] = arith.constant dense<[1, 9, 3]> : tensor<3xi8>
  // CHECK-NEXT: %[[CST_1:.*]] = arith.constant dense<[(1.000000e+00,2.000000e+00), (0.000000e+00,7.000000e+00), (5.000000e+00,6.000000e+00)]> : tensor<3xcomplex<f32>>
  // CHECK-NEXT: return %[[CST_0]], %[[CST]], %[[CST_1]] : tensor<3xi8>, tensor<3xi1>, tensor<3xcomplex<f32>>
  return %0, %1, %2 : tensor<3xi8>, tensor<3xi1>, tensor<3xcomplex<f32>>
}
