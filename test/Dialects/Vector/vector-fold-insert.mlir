// RUN: %opt --allow-unregistered-dialect --canonicalize=enable-patterns=none --split-input-file %s | FileCheck %s

// Folds of vector.insert, from_elements and to_elements.

// CHECK-LABEL: func.func @whole
// CHECK-SAME: (%[[A:[a-z0-9_]+]]: vector<4xf32>, %[[B:[a-z0-9_]+]]: vector<4xf32>) -> vector<4xf32> {
// CHECK-NEXT: return %[[A]] : vector<4xf32>
// CHECK-NEXT: }
// The whole vector.
func.func @whole(%a: vector<4xf32>, %b: vector<4xf32>) -> vector<4xf32> {
  %0 = vector.insert %a, %b[] : vector<4xf32> into vector<4xf32>
  return %0 : vector<4xf32>
}

// -----

// CHECK-LABEL: func.func @constant_index
// CHECK-SAME: (%[[A:[a-z0-9_]+]]: vector<4x5xf32>, %[[X:[a-z0-9_]+]]: f32, %[[I:[a-z0-9_]+]]: index) -> vector<4x5xf32> {
// CHECK-NEXT: %[[C7:.*]] = arith.constant 7 : index
// CHECK-NEXT: %[[INSERT:.*]] = vector.insert %[[X]], %[[A]] [%[[I]], 2] : f32 into vector<4x5xf32>
// CHECK-NEXT: %[[INSERT_1:.*]] = vector.insert %[[X]], %[[INSERT]] [%[[C7]], 1] : f32 into vector<4x5xf32>
// CHECK-NEXT: return %[[INSERT_1]] : vector<4x5xf32>
// CHECK-NEXT: }
// A value that is a constant in range becomes a number; others stay.
func.func @constant_index(%a: vector<4x5xf32>, %x: f32, %i: index) -> vector<4x5xf32> {
  %c2 = arith.constant 2 : index
  %c7 = arith.constant 7 : index
  %0 = vector.insert %x, %a[%i, %c2] : f32 into vector<4x5xf32>
  %1 = vector.insert %x, %0[%c7, 1] : f32 into vector<4x5xf32>
  return %1 : vector<4x5xf32>
}

// -----

// CHECK-LABEL: func.func @poison_position(
// CHECK-SAME: {{^}}%[[A:[a-z0-9_]+]]: vector<4x5xf32>, %[[B:[a-z0-9_]+]]: vector<5xf32>) -> vector<4x5xf32> {
// CHECK-NEXT: %[[POISON:.*]] = ub.poison : vector<4x5xf32>
// CHECK-NEXT: return %[[POISON]] : vector<4x5xf32>
// CHECK-NEXT: }
// An undefined position.
func.func @poison_position(%a: vector<4x5xf32>, %b: vector<5xf32>) -> vector<4x5xf32> {
  %0 = vector.insert %b, %a[-1] : vector<5xf32> into vector<4x5xf32>
  return %0 : vector<4x5xf32>
}

// -----

// CHECK-LABEL: func.func @poison_position_of_constant() -> vector<2xf16> {
// CHECK-NEXT: %[[POISON:.*]] = ub.poison : vector<2xf16>
// CHECK-NEXT: return %[[POISON]] : vector<2xf16>
// CHECK-NEXT: }
// In a constant, too.
func.func @poison_position_of_constant() -> vector<2xf16> {
  %c = arith.constant dense<0.0> : vector<2xf16>
  %position = arith.constant -1 : index
  %value = arith.constant 2.5 : f16
  %0 = vector.insert %value, %c[%position] : f16 into vector<2xf16>
  return %0 : vector<2xf16>
}

// -----

// CHECK-LABEL: func.func @over_insert
// CHECK-SAME: (%[[A:[a-z0-9_]+]]: vector<3xf32>, %[[X:[a-z0-9_]+]]: f32, %[[Y:[a-z0-9_]+]]: f32, %[[I:[a-z0-9_]+]]: index) -> (vector<3xf32>, vector<3xf32>) {
// CHECK-NEXT: %[[INSERT:.*]] = vector.insert %[[Y]], %[[A]] [1] : f32 into vector<3xf32>
// CHECK-NEXT: %[[INSERT_1:.*]] = vector.insert %[[Y]], %[[A]] [%[[I]]] : f32 into vector<3xf32>
// CHECK-NEXT: return %[[INSERT]], %[[INSERT_1]] : vector<3xf32>, vector<3xf32>
// CHECK-NEXT: }
// An earlier insertion at the same place is overwritten.
func.func @over_insert(%a: vector<3xf32>, %x: f32, %y: f32, %i: index) -> (vector<3xf32>, vector<3xf32>) {
  %0 = vector.insert %x, %a[1] : f32 into vector<3xf32>
  %1 = vector.insert %y, %0[1] : f32 into vector<3xf32>
  %2 = vector.insert %x, %a[%i] : f32 into vector<3xf32>
  %3 = vector.insert %y, %2[%i] : f32 into vector<3xf32>
  return %1, %3 : vector<3xf32>, vector<3xf32>
}

// -----

// CHECK-LABEL: func.func @over_other_insert
// CHECK-SAME: (%[[A:[a-z0-9_]+]]: vector<2x3xf32>, %[[X:[a-z0-9_]+]]: f32, %[[Y:[a-z0-9_]+]]: vector<3xf32>) -> (vector<2x3xf32>, vector<2x3xf32>) {
// CHECK-NEXT: %[[INSERT:.*]] = vector.insert %[[X]], %[[A]] [1, 0] : f32 into vector<2x3xf32>
// CHECK-NEXT: %[[INSERT_1:.*]] = vector.insert %[[X]], %[[INSERT]] [1, 1] : f32 into vector<2x3xf32>
// CHECK-NEXT: %[[INSERT_2:.*]] = vector.insert %[[X]], %[[INSERT_1]] [1, 0] : f32 into vector<2x3xf32>
// CHECK-NEXT: %[[INSERT_3:.*]] = vector.insert %[[X]], %[[A]] [0, 0] : f32 into vector<2x3xf32>
// CHECK-NEXT: %[[INSERT_4:.*]] = vector.insert %[[Y]], %[[INSERT_3]] [0] : vector<3xf32> into vector<2x3xf32>
// CHECK-NEXT: return %[[INSERT_2]], %[[INSERT_4]] : vector<2x3xf32>, vector<2x3xf32>
// CHECK-NEXT: }
// It is kept if another insertion is between, or if it is a part of the inserted vector.
func.func @over_other_insert(%a: vector<2x3xf32>, %x: f32, %y: vector<3xf32>) -> (vector<2x3xf32>, vector<2x3xf32>) {
  %0 = vector.insert %x, %a[1, 0] : f32 into vector<2x3xf32>
  %1 = vector.insert %x, %0[1, 1] : f32 into vector<2x3xf32>
  %2 = vector.insert %x, %1[1, 0] : f32 into vector<2x3xf32>
  %3 = vector.insert %x, %a[0, 0] : f32 into vector<2x3xf32>
  %4 = vector.insert %y, %3[0] : vector<3xf32> into vector<2x3xf32>
  return %2, %4 : vector<2x3xf32>, vector<2x3xf32>
}

// -----

// CHECK-LABEL: func.func @constants() -> (vector<2x2xi32>, vector<2x2xi32>, vector<2xi1>) {
// CHECK-NEXT: %[[CST:.*]] = arith.constant dense<{{\[\[}}1, 2], [9, 9]]> : vector<2x2xi32>
// CHECK-NEXT: %[[CST_0:.*]] = arith.constant dense<{{\[\[}}1, 7], [3, 4]]> : vector<2x2xi32>
// CHECK-NEXT: %[[CST_1:.*]] = arith.constant dense<[false, true]> : vector<2xi1>
// CHECK-NEXT: return %[[CST]], %[[CST_0]], %[[CST_1]] : vector<2x2xi32>, vector<2x2xi32>, vector<2xi1>
// CHECK-NEXT: }
// A constant in a constant.
func.func @constants() -> (vector<2x2xi32>, vector<2x2xi32>, vector<2xi1>) {
  %c = arith.constant dense<[[1, 2], [3, 4]]> : vector<2x2xi32>
  %row = arith.constant dense<9> : vector<2xi32>
  %x = arith.constant 7 : i32
  %true = arith.constant true
  %false = arith.constant dense<false> : vector<2xi1>
  %0 = vector.insert %row, %c[1] : vector<2xi32> into vector<2x2xi32>
  %1 = vector.insert %x, %c[0, 1] : i32 into vector<2x2xi32>
  %2 = vector.insert %true, %false[1] : i1 into vector<2xi1>
  return %0, %1, %2 : vector<2x2xi32>, vector<2x2xi32>, vector<2xi1>
}

// -----

// CHECK-LABEL: func.func @other_constants
// CHECK-SAME: (%[[I:[a-z0-9_]+]]: index) -> (vector<2xf32>, vector<2x[3]xf32>, vector<2xf32>) {
// CHECK-NEXT: %[[POISON:.*]] = ub.poison : f32
// CHECK-NEXT: %[[CST:.*]] = arith.constant 1.000000e+00 : f32
// CHECK-NEXT: %[[CST_0:.*]] = arith.constant dense<1.000000e+00> : vector<[3]xf32>
// CHECK-NEXT: %[[CST_1:.*]] = arith.constant dense<2.000000e+00> : vector<2xf32>
// CHECK-NEXT: %[[CST_2:.*]] = arith.constant dense<2.000000e+00> : vector<2x[3]xf32>
// CHECK-NEXT: %[[INSERT:.*]] = vector.insert %[[POISON]], %[[CST_1]] [1] : f32 into vector<2xf32>
// CHECK-NEXT: %[[INSERT_1:.*]] = vector.insert %[[CST_0]], %[[CST_2]] [1] : vector<[3]xf32> into vector<2x[3]xf32>
// CHECK-NEXT: %[[INSERT_2:.*]] = vector.insert %[[CST]], %[[CST_1]] [%[[I]]] : f32 into vector<2xf32>
// CHECK-NEXT: return %[[INSERT]], %[[INSERT_1]], %[[INSERT_2]] : vector<2xf32>, vector<2x[3]xf32>, vector<2xf32>
// CHECK-NEXT: }
// Poison, scalable constants and variable positions are not folded.
func.func @other_constants(%i: index) -> (vector<2xf32>, vector<2x[3]xf32>, vector<2xf32>) {
  %poison = ub.poison : f32
  %x = arith.constant 1.0 : f32
  %row = arith.constant dense<1.0> : vector<[3]xf32>
  %c = arith.constant dense<2.0> : vector<2xf32>
  %d = arith.constant dense<2.0> : vector<2x[3]xf32>
  %0 = vector.insert %poison, %c[1] : f32 into vector<2xf32>
  %1 = vector.insert %row, %d[1] : vector<[3]xf32> into vector<2x[3]xf32>
  %2 = vector.insert %x, %c[%i] : f32 into vector<2xf32>
  return %0, %1, %2 : vector<2xf32>, vector<2x[3]xf32>, vector<2xf32>
}

// -----

// CHECK-LABEL: func.func @from_elements_of_vector
// CHECK-SAME: (%[[A:[a-z0-9_]+]]: vector<2x2xf32>) -> vector<2x2xf32> {
// CHECK-NEXT: return %[[A]] : vector<2x2xf32>
// CHECK-NEXT: }
// All elements of a vector, in order.
func.func @from_elements_of_vector(%a: vector<2x2xf32>) -> vector<2x2xf32> {
  %0:4 = vector.to_elements %a : vector<2x2xf32>
  %1 = vector.from_elements %0#0, %0#1, %0#2, %0#3 : vector<2x2xf32>
  return %1 : vector<2x2xf32>
}

// -----

// CHECK-LABEL: func.func @from_other_elements
// CHECK-SAME: (%[[A:[a-z0-9_]+]]: vector<2xf32>) -> (vector<2xf32>, vector<1x2xf32>) {
// CHECK-NEXT: %[[TO_ELEMENTS:[a-z0-9_]+]]:2 = vector.to_elements %[[A]] : vector<2xf32>
// CHECK-NEXT: %[[FROM_ELEMENTS:.*]] = vector.from_elements %[[TO_ELEMENTS]]#1, %[[TO_ELEMENTS]]#0 : vector<2xf32>
// CHECK-NEXT: %[[FROM_ELEMENTS_1:.*]] = vector.from_elements %[[TO_ELEMENTS]]#0, %[[TO_ELEMENTS]]#1 : vector<1x2xf32>
// CHECK-NEXT: return %[[FROM_ELEMENTS]], %[[FROM_ELEMENTS_1]] : vector<2xf32>, vector<1x2xf32>
// CHECK-NEXT: }
// In another order, or for another shape.
func.func @from_other_elements(%a: vector<2xf32>) -> (vector<2xf32>, vector<1x2xf32>) {
  %0:2 = vector.to_elements %a : vector<2xf32>
  %1 = vector.from_elements %0#1, %0#0 : vector<2xf32>
  %2 = vector.from_elements %0#0, %0#1 : vector<1x2xf32>
  return %1, %2 : vector<2xf32>, vector<1x2xf32>
}

// -----

// CHECK-LABEL: func.func @from_constants() -> (vector<2x2xi32>, vector<2xf32>, vector<f16>, vector<2xf32>) {
// CHECK-NEXT: %[[CST:.*]] = arith.constant 1.500000e+00 : f32
// CHECK-NEXT: %[[POISON:.*]] = ub.poison : f32
// CHECK-NEXT: %[[CST_0:.*]] = arith.constant dense<{{\[\[}}1, 2], [2, 1]]> : vector<2x2xi32>
// CHECK-NEXT: %[[CST_1:.*]] = arith.constant dense<1.500000e+00> : vector<2xf32>
// CHECK-NEXT: %[[CST_2:.*]] = arith.constant dense<2.500000e+00> : vector<f16>
// CHECK-NEXT: %[[FROM_ELEMENTS:.*]] = vector.from_elements %[[CST]], %[[POISON]] : vector<2xf32>
// CHECK-NEXT: return %[[CST_0]], %[[CST_1]], %[[CST_2]], %[[FROM_ELEMENTS]] : vector<2x2xi32>, vector<2xf32>, vector<f16>, vector<2xf32>
// CHECK-NEXT: }
// Constants, of which none is poison.
func.func @from_constants() -> (vector<2x2xi32>, vector<2xf32>, vector<f16>, vector<2xf32>) {
  %c1 = arith.constant 1 : i32
  %c2 = arith.constant 2 : i32
  %f = arith.constant 1.5 : f32
  %h = arith.constant 2.5 : f16
  %poison = ub.poison : f32
  %0 = vector.from_elements %c1, %c2, %c2, %c1 : vector<2x2xi32>
  %1 = vector.from_elements %f, %f : vector<2xf32>
  %2 = vector.from_elements %h : vector<f16>
  %3 = vector.from_elements %f, %poison : vector<2xf32>
  return %0, %1, %2, %3 : vector<2x2xi32>, vector<2xf32>, vector<f16>, vector<2xf32>
}

// -----

// CHECK-LABEL: func.func @to_given_elements
// CHECK-SAME: (%[[A:[a-z0-9_]+]]: f32, %[[B:[a-z0-9_]+]]: f32) -> (f32, f32) {
// CHECK-NEXT: return %[[B]], %[[A]] : f32, f32
// CHECK-NEXT: }
// The elements that a vector was made of.
func.func @to_given_elements(%a: f32, %b: f32) -> (f32, f32) {
  %0 = vector.from_elements %b, %a : vector<2xf32>
  %1:2 = vector.to_elements %0 : vector<2xf32>
  return %1#0, %1#1 : f32, f32
}

// -----

// CHECK-LABEL: func.func @to_elements_of_broadcast
// CHECK-SAME: (%[[A:[a-z0-9_]+]]: f32) -> (f32, f32) {
// CHECK-NEXT: return %[[A]], %[[A]] : f32, f32
// CHECK-NEXT: }
// A scalar that is repeated.
func.func @to_elements_of_broadcast(%a: f32) -> (f32, f32) {
  %0 = vector.broadcast %a : f32 to vector<2xf32>
  %1:2 = vector.to_elements %0 : vector<2xf32>
  return %1#0, %1#1 : f32, f32
}

// -----

// CHECK-LABEL: func.func @to_elements_of_constant() -> (i32, i32) {
// CHECK-NEXT: %[[CST:.*]] = arith.constant dense<[1, 2]> : vector<2xi32>
// CHECK-NEXT: %[[TO_ELEMENTS:[a-z0-9_]+]]:2 = vector.to_elements %[[CST]] : vector<2xi32>
// CHECK-NEXT: return %[[TO_ELEMENTS]]#0, %[[TO_ELEMENTS]]#1 : i32, i32
// CHECK-NEXT: }
// Constants are not taken apart.
func.func @to_elements_of_constant() -> (i32, i32) {
  %0 = arith.constant dense<[1, 2]> : vector<2xi32>
  %1:2 = vector.to_elements %0 : vector<2xi32>
  return %1#0, %1#1 : i32, i32
}
