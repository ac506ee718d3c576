// RUN: %opt --allow-unregistered-dialect --canonicalize=enable-patterns=none --split-input-file %s | FileCheck %s

// Folds of vector.broadcast, shape_cast, transpose, bitcast and shuffle.

// CHECK-LABEL: func.func @broadcast_same
// CHECK-SAME: (%[[A:[a-z0-9_]+]]: vector<4xf32>) -> vector<4xf32> {
// CHECK-NEXT: return %[[A]] : vector<4xf32>
// CHECK-NEXT: }
// To the same type.
func.func @broadcast_same(%a: vector<4xf32>) -> vector<4xf32> {
  %0 = vector.broadcast %a : vector<4xf32> to vector<4xf32>
  return %0 : vector<4xf32>
}

// -----

// CHECK-LABEL: func.func @broadcast_constant() -> (vector<3x[2]xi32>, vector<2x2xf32>, vector<index>) {
// CHECK-NEXT: %[[CST:.*]] = arith.constant dense<4> : vector<3x[2]xi32>
// CHECK-NEXT: %[[CST_0:.*]] = arith.constant dense<1.000000e+00> : vector<2x2xf32>
// CHECK-NEXT: %[[CST_1:.*]] = arith.constant dense<5> : vector<index>
// CHECK-NEXT: return %[[CST]], %[[CST_0]], %[[CST_1]] : vector<3x[2]xi32>, vector<2x2xf32>, vector<index>
// CHECK-NEXT: }
// Broadcasts of constants whose elements are equal.
func.func @broadcast_constant() -> (vector<3x[2]xi32>, vector<2x2xf32>, vector<index>) {
  %c = arith.constant 4 : i32
  %f = arith.constant dense<1.0> : vector<2xf32>
  %i = arith.constant 5 : index
  %0 = vector.broadcast %c : i32 to vector<3x[2]xi32>
  %1 = vector.broadcast %f : vector<2xf32> to vector<2x2xf32>
  %2 = vector.broadcast %i : index to vector<index>
  return %0, %1, %2 : vector<3x[2]xi32>, vector<2x2xf32>, vector<index>
}

// -----

// CHECK-LABEL: func.func @broadcast_other_constant() -> vector<2x2xf32> {
// CHECK-NEXT: %[[CST:.*]] = arith.constant dense<[1.000000e+00, 2.000000e+00]> : vector<2xf32>
// CHECK-NEXT: %[[BROADCAST:.*]] = vector.broadcast %[[CST]] : vector<2xf32> to vector<2x2xf32>
// CHECK-NEXT: return %[[BROADCAST]] : vector<2x2xf32>
// CHECK-NEXT: }
// Broadcasts of other constants.
func.func @broadcast_other_constant() -> vector<2x2xf32> {
  %f = arith.constant dense<[1.0, 2.0]> : vector<2xf32>
  %0 = vector.broadcast %f : vector<2xf32> to vector<2x2xf32>
  return %0 : vector<2x2xf32>
}

// -----

// CHECK-LABEL: func.func @broadcast_poison() -> vector<3x2xf32> {
// CHECK-NEXT: %[[POISON:.*]] = ub.poison : vector<3x2xf32>
// CHECK-NEXT: return %[[POISON]] : vector<3x2xf32>
// CHECK-NEXT: }
// A broadcast of poison.
func.func @broadcast_poison() -> vector<3x2xf32> {
  %p = ub.poison : vector<2xf32>
  %0 = vector.broadcast %p : vector<2xf32> to vector<3x2xf32>
  return %0 : vector<3x2xf32>
}

// -----

// CHECK-LABEL: func.func @broadcast_of_shape_cast
// CHECK-SAME: (%[[A:[a-z0-9_]+]]: vector<2x1xf32>, %[[B:[a-z0-9_]+]]: vector<1x2xf32>) -> (vector<4x2x3xf32>, vector<4x2xf32>) {
// CHECK-NEXT: %[[BROADCAST:.*]] = vector.broadcast %[[A]] : vector<2x1xf32> to vector<4x2x3xf32>
// CHECK-NEXT: %[[BROADCAST_1:.*]] = vector.broadcast %[[B]] : vector<1x2xf32> to vector<4x2xf32>
// CHECK-NEXT: return %[[BROADCAST]], %[[BROADCAST_1]] : vector<4x2x3xf32>, vector<4x2xf32>
// CHECK-NEXT: }
// Leading dimensions of size 1 are added anyway.
func.func @broadcast_of_shape_cast(%a: vector<2x1xf32>, %b: vector<1x2xf32>) -> (vector<4x2x3xf32>, vector<4x2xf32>) {
  %0 = vector.shape_cast %a : vector<2x1xf32> to vector<1x2x1xf32>
  %1 = vector.broadcast %0 : vector<1x2x1xf32> to vector<4x2x3xf32>
  %2 = vector.shape_cast %b : vector<1x2xf32> to vector<2xf32>
  %3 = vector.broadcast %2 : vector<2xf32> to vector<4x2xf32>
  return %1, %3 : vector<4x2x3xf32>, vector<4x2xf32>
}

// -----

// CHECK-LABEL: func.func @broadcast_of_other_shape_cast
// CHECK-SAME: (%[[A:[a-z0-9_]+]]: vector<3xf32>, %[[B:[a-z0-9_]+]]: vector<1x1x1xf32>) -> (vector<3x4xf32>, vector<1x4xf32>) {
// CHECK-NEXT: %[[SHAPE_CAST:.*]] = vector.shape_cast %[[A]] : vector<3xf32> to vector<3x1xf32>
// CHECK-NEXT: %[[BROADCAST:.*]] = vector.broadcast %[[SHAPE_CAST]] : vector<3x1xf32> to vector<3x4xf32>
// CHECK-NEXT: %[[SHAPE_CAST_1:.*]] = vector.shape_cast %[[B]] : vector<1x1x1xf32> to vector<1xf32>
// CHECK-NEXT: %[[BROADCAST_1:.*]] = vector.broadcast %[[SHAPE_CAST_1]] : vector<1xf32> to vector<1x4xf32>
// CHECK-NEXT: return %[[BROADCAST]], %[[BROADCAST_1]] : vector<3x4xf32>, vector<1x4xf32>
// CHECK-NEXT: }
// Others change the repeated value; the source must not have more dimensions than the result.
func.func @broadcast_of_other_shape_cast(%a: vector<3xf32>, %b: vector<1x1x1xf32>) -> (vector<3x4xf32>, vector<1x4xf32>) {
  %0 = vector.shape_cast %a : vector<3xf32> to vector<3x1xf32>
  %1 = vector.broadcast %0 : vector<3x1xf32> to vector<3x4xf32>
  %2 = vector.shape_cast %b : vector<1x1x1xf32> to vector<1xf32>
  %3 = vector.broadcast %2 : vector<1xf32> to vector<1x4xf32>
  return %1, %3 : vector<3x4xf32>, vector<1x4xf32>
}

// -----

// CHECK-LABEL: func.func @shape_cast_same
// CHECK-SAME: (%[[A:[a-z0-9_]+]]: vector<2x3xf32>) -> (vector<2x3xf32>, vector<2x3xf32>) {
// CHECK-NEXT: return %[[A]], %[[A]] : vector<2x3xf32>, vector<2x3xf32>
// CHECK-NEXT: }
// To the same type, also in two steps.
func.func @shape_cast_same(%a: vector<2x3xf32>) -> (vector<2x3xf32>, vector<2x3xf32>) {
  %0 = vector.shape_cast %a : vector<2x3xf32> to vector<2x3xf32>
  %1 = vector.shape_cast %a : vector<2x3xf32> to vector<6xf32>
  %2 = vector.shape_cast %1 : vector<6xf32> to vector<2x3xf32>
  return %0, %2 : vector<2x3xf32>, vector<2x3xf32>
}

// -----

// CHECK-LABEL: func.func @shape_cast_of_shape_cast
// CHECK-SAME: (%[[A:[a-z0-9_]+]]: vector<2x3xf32>) -> vector<3x2xf32> {
// CHECK-NEXT: %[[SHAPE_CAST:.*]] = vector.shape_cast %[[A]] : vector<2x3xf32> to vector<3x2xf32>
// CHECK-NEXT: return %[[SHAPE_CAST]] : vector<3x2xf32>
// CHECK-NEXT: }
// A cast of another cast.
func.func @shape_cast_of_shape_cast(%a: vector<2x3xf32>) -> vector<3x2xf32> {
  %0 = vector.shape_cast %a : vector<2x3xf32> to vector<6xf32>
  %1 = vector.shape_cast %0 : vector<6xf32> to vector<3x2xf32>
  return %1 : vector<3x2xf32>
}

// -----

// CHECK-LABEL: func.func @shape_cast_of_transpose
// CHECK-SAME: (%[[A:[a-z0-9_]+]]: vector<4x1x2xf32>, %[[B:[a-z0-9_]+]]: vector<[1]x4xf32>) -> (vector<8xf32>, vector<8xf32>, vector<4x1x[1]xf32>) {
// CHECK-NEXT: %[[SHAPE_CAST:.*]] = vector.shape_cast %[[A]] : vector<4x1x2xf32> to vector<8xf32>
// CHECK-NEXT: %[[TRANSPOSE:.*]] = vector.transpose %[[A]], [1, 2, 0] : vector<4x1x2xf32> to vector<1x2x4xf32>
// CHECK-NEXT: %[[SHAPE_CAST_1:.*]] = vector.shape_cast %[[TRANSPOSE]] : vector<1x2x4xf32> to vector<8xf32>
// CHECK-NEXT: %[[TRANSPOSE_1:.*]] = vector.transpose %[[B]], [1, 0] : vector<[1]x4xf32> to vector<4x[1]xf32>
// CHECK-NEXT: %[[SHAPE_CAST_2:.*]] = vector.shape_cast %[[TRANSPOSE_1]] : vector<4x[1]xf32> to vector<4x1x[1]xf32>
// CHECK-NEXT: return %[[SHAPE_CAST]], %[[SHAPE_CAST_1]], %[[SHAPE_CAST_2]] : vector<8xf32>, vector<8xf32>, vector<4x1x[1]xf32>
// CHECK-NEXT: }
// A cast of a transposition that moves only dimensions of size 1; `[1]` is not one.
func.func @shape_cast_of_transpose(%a: vector<4x1x2xf32>, %b: vector<[1]x4xf32>) -> (vector<8xf32>, vector<8xf32>, vector<4x1x[1]xf32>) {
  %0 = vector.transpose %a, [1, 0, 2] : vector<4x1x2xf32> to vector<1x4x2xf32>
  %1 = vector.shape_cast %0 : vector<1x4x2xf32> to vector<8xf32>
  %2 = vector.transpose %a, [1, 2, 0] : vector<4x1x2xf32> to vector<1x2x4xf32>
  %3 = vector.shape_cast %2 : vector<1x2x4xf32> to vector<8xf32>
  %4 = vector.transpose %b, [1, 0] : vector<[1]x4xf32> to vector<4x[1]xf32>
  %5 = vector.shape_cast %4 : vector<4x[1]xf32> to vector<4x1x[1]xf32>
  return %1, %3, %5 : vector<8xf32>, vector<8xf32>, vector<4x1x[1]xf32>
}

// -----

// CHECK-LABEL: func.func @shape_cast_of_broadcast
// CHECK-SAME: (%[[A:[a-z0-9_]+]]: vector<3xf32>) -> vector<3xf32> {
// CHECK-NEXT: return %[[A]] : vector<3xf32>
// CHECK-NEXT: }
// A cast back to the value that was repeated once.
func.func @shape_cast_of_broadcast(%a: vector<3xf32>) -> vector<3xf32> {
  %0 = vector.broadcast %a : vector<3xf32> to vector<1x3xf32>
  %1 = vector.shape_cast %0 : vector<1x3xf32> to vector<3xf32>
  return %1 : vector<3xf32>
}

// -----

// CHECK-LABEL: func.func @shape_cast_constant() -> (vector<2x2xi8>, vector<1x[2]xf32>, vector<4xf32>) {
// CHECK-NEXT: %[[CST:.*]] = arith.constant dense<{{\[\[}}1, 2], [3, 4]]> : vector<2x2xi8>
// CHECK-NEXT: %[[CST_0:.*]] = arith.constant dense<1.000000e+00> : vector<1x[2]xf32>
// CHECK-NEXT: %[[POISON:.*]] = ub.poison : vector<4xf32>
// CHECK-NEXT: return %[[CST]], %[[CST_0]], %[[POISON]] : vector<2x2xi8>, vector<1x[2]xf32>, vector<4xf32>
// CHECK-NEXT: }
// Casts of constants and poison.
func.func @shape_cast_constant() -> (vector<2x2xi8>, vector<1x[2]xf32>, vector<4xf32>) {
  %c = arith.constant dense<[1, 2, 3, 4]> : vector<4xi8>
  %s = arith.constant dense<1.0> : vector<[2]xf32>
  %p = ub.poison : vector<2x2xf32>
  %0 = vector.shape_cast %c : vector<4xi8> to vector<2x2xi8>
  %1 = vector.shape_cast %s : vector<[2]xf32> to vector<1x[2]xf32>
  %2 = vector.shape_cast %p : vector<2x2xf32> to vector<4xf32>
  return %0, %1, %2 : vector<2x2xi8>, vector<1x[2]xf32>, vector<4xf32>
}

// -----

// CHECK-LABEL: func.func @transpose_same
// CHECK-SAME: (%[[A:[a-z0-9_]+]]: vector<2x3xf32>, %[[B:[a-z0-9_]+]]: vector<2x1x1xf32>) -> (vector<2x3xf32>, vector<2x1x1xf32>) {
// CHECK-NEXT: return %[[A]], %[[B]] : vector<2x3xf32>, vector<2x1x1xf32>
// CHECK-NEXT: }
// Nothing moves, or only dimensions of size 1.
func.func @transpose_same(%a: vector<2x3xf32>, %b: vector<2x1x1xf32>) -> (vector<2x3xf32>, vector<2x1x1xf32>) {
  %0 = vector.transpose %a, [0, 1] : vector<2x3xf32> to vector<2x3xf32>
  %1 = vector.transpose %b, [0, 2, 1] : vector<2x1x1xf32> to vector<2x1x1xf32>
  return %0, %1 : vector<2x3xf32>, vector<2x1x1xf32>
}

// -----

// CHECK-LABEL: func.func @transpose_other
// CHECK-SAME: (%[[A:[a-z0-9_]+]]: vector<2x2xf32>, %[[B:[a-z0-9_]+]]: vector<1x4xf32>) -> (vector<2x2xf32>, vector<4x1xf32>) {
// CHECK-NEXT: %[[TRANSPOSE:.*]] = vector.transpose %[[A]], [1, 0] : vector<2x2xf32> to vector<2x2xf32>
// CHECK-NEXT: %[[TRANSPOSE_1:.*]] = vector.transpose %[[B]], [1, 0] : vector<1x4xf32> to vector<4x1xf32>
// CHECK-NEXT: return %[[TRANSPOSE]], %[[TRANSPOSE_1]] : vector<2x2xf32>, vector<4x1xf32>
// CHECK-NEXT: }
// Elements move, or the type changes.
func.func @transpose_other(%a: vector<2x2xf32>, %b: vector<1x4xf32>) -> (vector<2x2xf32>, vector<4x1xf32>) {
  %0 = vector.transpose %a, [1, 0] : vector<2x2xf32> to vector<2x2xf32>
  %1 = vector.transpose %b, [1, 0] : vector<1x4xf32> to vector<4x1xf32>
  return %0, %1 : vector<2x2xf32>, vector<4x1xf32>
}

// -----

// CHECK-LABEL: func.func @transpose_constant() -> (vector<[2]x3xf32>, vector<3x2xf32>, vector<2x2xi8>) {
// CHECK-NEXT: %[[CST:.*]] = arith.constant dense<{{\[\[}}1, 2], [3, 4]]> : vector<2x2xi8>
// CHECK-NEXT: %[[CST_0:.*]] = arith.constant dense<1.000000e+00> : vector<[2]x3xf32>
// CHECK-NEXT: %[[POISON:.*]] = ub.poison : vector<3x2xf32>
// CHECK-NEXT: %[[TRANSPOSE:.*]] = vector.transpose %[[CST]], [1, 0] : vector<2x2xi8> to vector<2x2xi8>
// CHECK-NEXT: return %[[CST_0]], %[[POISON]], %[[TRANSPOSE]] : vector<[2]x3xf32>, vector<3x2xf32>, vector<2x2xi8>
// CHECK-NEXT: }
// Transpositions of splats and poison; not of other constants.
func.func @transpose_constant() -> (vector<[2]x3xf32>, vector<3x2xf32>, vector<2x2xi8>) {
  %s = arith.constant dense<1.0> : vector<3x[2]xf32>
  %p = ub.poison : vector<2x3xf32>
  %c = arith.constant dense<[[1, 2], [3, 4]]> : vector<2x2xi8>
  %0 = vector.transpose %s, [1, 0] : vector<3x[2]xf32> to vector<[2]x3xf32>
  %1 = vector.transpose %p, [1, 0] : vector<2x3xf32> to vector<3x2xf32>
  %2 = vector.transpose %c, [1, 0] : vector<2x2xi8> to vector<2x2xi8>
  return %0, %1, %2 : vector<[2]x3xf32>, vector<3x2xf32>, vector<2x2xi8>
}

// -----

// CHECK-LABEL: func.func @bitcast_of_bitcast
// CHECK-SAME: (%[[A:[a-z0-9_]+]]: vector<4xf32>) -> (vector<4xf32>, vector<2xi64>) {
// CHECK-NEXT: %[[BITCAST:.*]] = vector.bitcast %[[A]] : vector<4xf32> to vector<2xi64>
// CHECK-NEXT: return %[[A]], %[[BITCAST]] : vector<4xf32>, vector<2xi64>
// CHECK-NEXT: }
// To the same type; of another one.
func.func @bitcast_of_bitcast(%a: vector<4xf32>) -> (vector<4xf32>, vector<2xi64>) {
  %0 = vector.bitcast %a : vector<4xf32> to vector<4xi32>
  %1 = vector.bitcast %0 : vector<4xi32> to vector<4xf32>
  %2 = vector.bitcast %0 : vector<4xi32> to vector<2xi64>
  return %1, %2 : vector<4xf32>, vector<2xi64>
}

// -----

// CHECK-LABEL: func.func @bitcast_constant() -> (vector<4xi32>, vector<[2]xui16>, vector<1xi9>, vector<2xf32>) {
// CHECK-NEXT: %[[CST:.*]] = arith.constant dense<-1600085856> : vector<4xi32>
// CHECK-NEXT: %[[CST_0:.*]] = arith.constant dense<257> : vector<[2]xui16>
// CHECK-NEXT: %[[CST_1:.*]] = arith.constant dense<73> : vector<1xi9>
// CHECK-NEXT: %[[CST_2:.*]] = arith.constant dense<0.00782680511> : vector<2xf32>
// CHECK-NEXT: return %[[CST]], %[[CST_0]], %[[CST_1]], %[[CST_2]] : vector<4xi32>, vector<[2]xui16>, vector<1xi9>, vector<2xf32>
// CHECK-NEXT: }
// Equal integers are joined, and floats of 16 bits to ones of 32.
func.func @bitcast_constant() -> (vector<4xi32>, vector<[2]xui16>, vector<1xi9>, vector<2xf32>) {
  %a = arith.constant dense<160> : vector<16xi8>
  %b = arith.constant dense<1> : vector<[4]xi8>
  %c = arith.constant dense<1> : vector<3xi3>
  %d = arith.constant dense<1.0> : vector<4xf16>
  %0 = vector.bitcast %a : vector<16xi8> to vector<4xi32>
  %1 = vector.bitcast %b : vector<[4]xi8> to vector<[2]xui16>
  %2 = vector.bitcast %c : vector<3xi3> to vector<1xi9>
  %3 = vector.bitcast %d : vector<4xf16> to vector<2xf32>
  return %0, %1, %2, %3 : vector<4xi32>, vector<[2]xui16>, vector<1xi9>, vector<2xf32>
}

// -----

// CHECK-LABEL: func.func @bitcast_other_constant() -> (vector<4xf32>, vector<4xi8>, vector<1xi16>, vector<2xindex>, vector<2xi16>) {
// CHECK-NEXT: %[[A:.*]] = arith.constant dense<1> : vector<4xi32>
// CHECK-NEXT: %[[B:.*]] = arith.constant dense<257> : vector<2xi16>
// CHECK-NEXT: %[[C:.*]] = arith.constant dense<[1, 2]> : vector<2xi8>
// CHECK-NEXT: %[[D:.*]] = arith.constant dense<1> : vector<2xi64>
// CHECK-NEXT: %[[P:.*]] = ub.poison : vector<2xf16>
// CHECK-NEXT: %[[BITCAST:.*]] = vector.bitcast %[[A]] : vector<4xi32> to vector<4xf32>
// CHECK-NEXT: %[[BITCAST_1:.*]] = vector.bitcast %[[B]] : vector<2xi16> to vector<4xi8>
// CHECK-NEXT: %[[BITCAST_2:.*]] = vector.bitcast %[[C]] : vector<2xi8> to vector<1xi16>
// CHECK-NEXT: %[[BITCAST_3:.*]] = vector.bitcast %[[D]] : vector<2xi64> to vector<2xindex>
// CHECK-NEXT: %[[BITCAST_4:.*]] = vector.bitcast %[[P]] : vector<2xf16> to vector<2xi16>
// CHECK-NEXT: return %[[BITCAST]], %[[BITCAST_1]], %[[BITCAST_2]], %[[BITCAST_3]], %[[BITCAST_4]] : vector<4xf32>, vector<4xi8>, vector<1xi16>, vector<2xindex>, vector<2xi16>
// CHECK-NEXT: }
// Others are not.
func.func @bitcast_other_constant() -> (vector<4xf32>, vector<4xi8>, vector<1xi16>, vector<2xindex>, vector<2xi16>) {
  %a = arith.constant dense<1> : vector<4xi32>
  %b = arith.constant dense<257> : vector<2xi16>
  %c = arith.constant dense<[1, 2]> : vector<2xi8>
  %d = arith.constant dense<1> : vector<2xi64>
  %p = ub.poison : vector<2xf16>
  %0 = vector.bitcast %a : vector<4xi32> to vector<4xf32>
  %1 = vector.bitcast %b : vector<2xi16> to vector<4xi8>
  %2 = vector.bitcast %c : vector<2xi8> to vector<1xi16>
  %3 = vector.bitcast %d : vector<2xi64> to vector<2xindex>
  %4 = vector.bitcast %p : vector<2xf16> to vector<2xi16>
  return %0, %1, %2, %3, %4 : vector<4xf32>, vector<4xi8>, vector<1xi16>, vector<2xindex>, vector<2xi16>
}

// -----

// CHECK-LABEL: func.func @shuffle_to_operand
// CHECK-SAME: (%[[A:[a-z0-9_]+]]: vector<4x2xf32>, %[[B:[a-z0-9_]+]]: vector<2x2xf32>) -> (vector<4x2xf32>, vector<2x2xf32>) {
// CHECK-NEXT: return %[[A]], %[[B]] : vector<4x2xf32>, vector<2x2xf32>
// CHECK-NEXT: }
// One of the vectors, in order.
func.func @shuffle_to_operand(%a: vector<4x2xf32>, %b: vector<2x2xf32>) -> (vector<4x2xf32>, vector<2x2xf32>) {
  %0 = vector.shuffle %a, %b [0, 1, 2, 3] : vector<4x2xf32>, vector<2x2xf32>
  %1 = vector.shuffle %a, %b [4, 5] : vector<4x2xf32>, vector<2x2xf32>
  return %0, %1 : vector<4x2xf32>, vector<2x2xf32>
}

// -----

// CHECK-LABEL: func.func @shuffle_other(
// CHECK-SAME: {{^}}%[[A:[a-z0-9_]+]]: vector<3xf32>, %[[B:[a-z0-9_]+]]: vector<2xf32>) -> (vector<2xf32>, vector<2xf32>) {
// CHECK-NEXT: %[[SHUFFLE:.*]] = vector.shuffle %[[A]], %[[B]] [0, 1] : vector<3xf32>, vector<2xf32>
// CHECK-NEXT: %[[SHUFFLE_1:.*]] = vector.shuffle %[[A]], %[[B]] [3, -1] : vector<3xf32>, vector<2xf32>
// CHECK-NEXT: return %[[SHUFFLE]], %[[SHUFFLE_1]] : vector<2xf32>, vector<2xf32>
// CHECK-NEXT: }
// Part of one, or with undefined elements.
func.func @shuffle_other(%a: vector<3xf32>, %b: vector<2xf32>) -> (vector<2xf32>, vector<2xf32>) {
  %0 = vector.shuffle %a, %b [0, 1] : vector<3xf32>, vector<2xf32>
  %1 = vector.shuffle %a, %b [3, -1] : vector<3xf32>, vector<2xf32>
  return %0, %1 : vector<2xf32>, vector<2xf32>
}

// -----

// CHECK-LABEL: func.func @shuffle_constants() -> (vector<3xi32>, vector<3xi32>, vector<3xi32>, vector<3x2xi32>) {
// CHECK-NEXT: %[[CST:.*]] = arith.constant dense<[2, 5, 1]> : vector<3xi32>
// CHECK-NEXT: %[[CST_0:.*]] = arith.constant dense<[1, 2, 1]> : vector<3xi32>
// CHECK-NEXT: %[[CST_1:.*]] = arith.constant dense<[2, 1, 1]> : vector<3xi32>
// CHECK-NEXT: %[[POISON:.*]] = ub.poison : vector<3x2xi32>
// CHECK-NEXT: return %[[CST]], %[[CST_0]], %[[CST_1]], %[[POISON]] : vector<3xi32>, vector<3xi32>, vector<3xi32>, vector<3x2xi32>
// CHECK-NEXT: }
// Constants. An undefined element gets the value of a defined one.
func.func @shuffle_constants() -> (vector<3xi32>, vector<3xi32>, vector<3xi32>, vector<3x2xi32>) {
  %a = arith.constant dense<[1, 2]> : vector<2xi32>
  %b = arith.constant dense<5> : vector<2xi32>
  %p = ub.poison : vector<2xi32>
  %q = ub.poison : vector<2x2xi32>
  %0 = vector.shuffle %a, %b [1, 2, -1] : vector<2xi32>, vector<2xi32>
  %1 = vector.shuffle %p, %a [0, 3, 2] : vector<2xi32>, vector<2xi32>
  %2 = vector.shuffle %a, %p [1, 3, -1] : vector<2xi32>, vector<2xi32>
  %3 = vector.shuffle %q, %q [1, 3, -1] : vector<2x2xi32>, vector<2x2xi32>
  return %0, %1, %2, %3 : vector<3xi32>, vector<3xi32>, vector<3xi32>, vector<3x2xi32>
}

// -----

// CHECK-LABEL: func.func @shuffle_other_constants
// CHECK-SAME: (%[[V:[a-z0-9_]+]]: vector<2xi32>) -> (vector<1x2xi32>, vector<3xi32>) {
// CHECK-NEXT: %[[CST:.*]] = arith.constant dense<{{\[\[}}1, 2]]> : vector<1x2xi32>
// CHECK-NEXT: %[[CST_0:.*]] = arith.constant dense<{{\[\[}}3, 4], [5, 6]]> : vector<2x2xi32>
// CHECK-NEXT: %[[C:.*]] = arith.constant dense<1> : vector<2xi32>
// CHECK-NEXT: %[[SHUFFLE:.*]] = vector.shuffle %[[CST]], %[[CST_0]] [2] : vector<1x2xi32>, vector<2x2xi32>
// CHECK-NEXT: %[[SHUFFLE_1:.*]] = vector.shuffle %[[C]], %[[V]] [0, 1, 0] : vector<2xi32>, vector<2xi32>
// CHECK-NEXT: return %[[SHUFFLE]], %[[SHUFFLE_1]] : vector<1x2xi32>, vector<3xi32>
// CHECK-NEXT: }
// Constants with more dimensions; an unknown value.
func.func @shuffle_other_constants(%v: vector<2xi32>) -> (vector<1x2xi32>, vector<3xi32>) {
  %a = arith.constant dense<[[1, 2]]> : vector<1x2xi32>
  %b = arith.constant dense<[[3, 4], [5, 6]]> : vector<2x2xi32>
  %c = arith.constant dense<1> : vector<2xi32>
  %0 = vector.shuffle %a, %b [2] : vector<1x2xi32>, vector<2x2xi32>
  %1 = vector.shuffle %c, %v [0, 1, 0] : vector<2xi32>, vector<2xi32>
  return %0, %1 : vector<1x2xi32>, vector<3xi32>
}
