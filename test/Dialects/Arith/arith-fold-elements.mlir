// Folds of vectors and tensors.
// RUN: %opt --canonicalize=enable-patterns=none %s | FileCheck %s

// A splat is one number.
// CHECK-LABEL: func.func @splat(
// CHECK-SAME: %[[A:.*]]: vector<2x[4]xi8>
func.func @splat(%a: vector<2x[4]xi8>) -> (vector<2x[4]xi8>, vector<2x[4]xi8>, vector<2x[4]xi8>) {
  %zero = arith.constant dense<0> : vector<2x[4]xi8>
  %one = arith.constant dense<1> : vector<2x[4]xi8>
  %0 = arith.addi %zero, %a : vector<2x[4]xi8>
  %1 = arith.muli %a, %one : vector<2x[4]xi8>
  %2 = arith.addi %one, %one : vector<2x[4]xi8>
  // CHECK-NEXT: %[[CST:.*]] = arith.constant dense<2> : vector<2x[4]xi8>
  // CHECK-NEXT: return %[[A]], %[[A]], %[[CST]] : vector<2x[4]xi8>, vector<2x[4]xi8>, vector<2x[4]xi8>
  return %0, %1, %2 : vector<2x[4]xi8>, vector<2x[4]xi8>, vector<2x[4]xi8>
}

// Others are folded element by element.
// CHECK-LABEL: func.func @dense(
func.func @dense() -> (tensor<3xi8>, tensor<3xi8>, tensor<3xi8>, tensor<3xi8>) {
  %d = arith.constant dense<[1, 2, 3]> : tensor<3xi8>
  %d1 = arith.constant dense<[0, 1, 2]> : tensor<3xi8>
  %s = arith.constant dense<2> : tensor<3xi8>
  %0 = arith.addi %d, %s : tensor<3xi8>
  %1 = arith.muli %d, %d : tensor<3xi8>
  %2 = arith.divsi %d, %s : tensor<3xi8>
  %3 = arith.subi %d, %d1 : tensor<3xi8>
  // CHECK-NEXT: %[[CST:.*]] = arith.constant dense<[3, 4, 5]> : tensor<3xi8>
  // CHECK-NEXT: %[[CST_0:.*]] = arith.constant dense<[1, 4, 9]> : tensor<3xi8>
  // CHECK-NEXT: %[[CST_1:.*]] = arith.constant dense<[0, 1, 1]> : tensor<3xi8>
  // CHECK-NEXT: %[[CST_2:.*]] = arith.constant dense<1> : tensor<3xi8>
  // CHECK-NEXT: return %[[CST]], %[[CST_0]], %[[CST_1]], %[[CST_2]] : tensor<3xi8>, tensor<3xi8>, tensor<3xi8>, tensor<3xi8>
  return %0, %1, %2, %3 : tensor<3xi8>, tensor<3xi8>, tensor<3xi8>, tensor<3xi8>
}

// The elements of a sparse constant that it does not list are zero.
// CHECK-LABEL: func.func @sparse(
func.func @sparse() -> tensor<3xi8> {
  %d = arith.constant sparse<[[1]], [5]> : tensor<3xi8>
  %s = arith.constant dense<2> : tensor<3xi8>
  %0 = arith.addi %d, %s : tensor<3xi8>
  // CHECK-NEXT: %[[CST:.*]] = arith.constant dense<[2, 7, 2]> : tensor<3xi8>
  // CHECK-NEXT: return %[[CST]] : tensor<3xi8>
  return %0 : tensor<3xi8>
}

// Resources are not looked into.
// CHECK-LABEL: func.func @resource(
func.func @resource() -> tensor<3xi8> {
  %d = arith.constant dense_resource<key> : tensor<3xi8>
  %s = arith.constant dense<2> : tensor<3xi8>
  %0 = arith.addi %d, %s : tensor<3xi8>
  // CHECK-NEXT: %[[CST:.*]] = arith.constant dense_resource<key> : tensor<3xi8>
  // CHECK-NEXT: %[[CST_0:.*]] = arith.constant dense<2> : tensor<3xi8>
  // CHECK-NEXT: %[[V0:.*]] = arith.addi %[[CST]], %[[CST_0]] : tensor<3xi8>
  // CHECK-NEXT: return %[[V0]] : tensor<3xi8>
  return %0 : tensor<3xi8>
}

// An element that does not fold keeps all.
// CHECK-LABEL: func.func @partial(
func.func @partial() -> (tensor<2xi8>, tensor<2xi8>, tensor<2xi8>) {
  %d = arith.constant dense<[1, 2]> : tensor<2xi8>
  %e = arith.constant dense<[0, 1]> : tensor<2xi8>
  %f = arith.constant dense<[9, 1]> : tensor<2xi8>
  %0 = arith.divui %d, %e : tensor<2xi8>
  %1 = arith.floordivsi %d, %e : tensor<2xi8>
  %2 = arith.shli %d, %f : tensor<2xi8>
  // CHECK-NEXT: %[[CST:.*]] = arith.constant dense<[1, 2]> : tensor<2xi8>
  // CHECK-NEXT: %[[CST_0:.*]] = arith.constant dense<[0, 1]> : tensor<2xi8>
  // CHECK-NEXT: %[[CST_1:.*]] = arith.constant dense<[9, 1]> : tensor<2xi8>
  // CHECK-NEXT: %[[V0:.*]] = arith.divui %[[CST]], %[[CST_0]] : tensor<2xi8>
  // CHECK-NEXT: %[[V1:.*]] = arith.floordivsi %[[CST]], %[[CST_0]] : tensor<2xi8>
  // CHECK-NEXT: %[[V2:.*]] = arith.shli %[[CST]], %[[CST_1]] : tensor<2xi8>
  // CHECK-NEXT: return %[[V0]], %[[V1]], %[[V2]] : tensor<2xi8>, tensor<2xi8>, tensor<2xi8>
  return %0, %1, %2 : tensor<2xi8>, tensor<2xi8>, tensor<2xi8>
}

// No elements.
// CHECK-LABEL: func.func @empty(
func.func @empty() -> tensor<0xi8> {
  %d = arith.constant dense<> : tensor<0xi8>
  %0 = arith.addi %d, %d : tensor<0xi8>
  // CHECK-NEXT: %[[CST:.*]] = arith.constant dense<> : tensor<0xi8>
  // CHECK-NEXT: return %[[CST]] : tensor<0xi8>
  return %0 : tensor<0xi8>
}

// There are no constants of unknown shape.
// CHECK-LABEL: func.func @dynamic(
// CHECK-SAME: %[[A:.*]]: tensor<?xi8>
func.func @dynamic(%a: tensor<?xi8>) -> (tensor<?xi8>, tensor<?xi8>, tensor<?xi8>) {
  %0 = arith.subi %a, %a : tensor<?xi8>
  %1 = arith.xori %a, %a : tensor<?xi8>
  %2 = arith.andi %a, %a : tensor<?xi8>
  // CHECK-NEXT: %[[V0:.*]] = arith.subi %[[A]], %[[A]] : tensor<?xi8>
  // CHECK-NEXT: %[[V1:.*]] = arith.xori %[[A]], %[[A]] : tensor<?xi8>
  // CHECK-NEXT: return %[[V0]], %[[V1]], %[[A]] : tensor<?xi8>, tensor<?xi8>, tensor<?xi8>
  return %0, %1, %2 : tensor<?xi8>, tensor<?xi8>, tensor<?xi8>
}

// CHECK-LABEL: func.func @dynamic_cmpi(
// CHECK-SAME: %[[A:.*]]: tensor<?xi8>
func.func @dynamic_cmpi(%a: tensor<?xi8>) -> tensor<?xi1> {
  %0 = arith.cmpi eq, %a, %a : tensor<?xi8>
  // CHECK-NEXT: %[[V0:.*]] = arith.cmpi eq, %[[A]], %[[A]] : tensor<?xi8>
  // CHECK-NEXT: return %[[V0]] : tensor<?xi1>
  return %0 : tensor<?xi1>
}

// Encodings of tensors stay.
// CHECK-LABEL: func.func @encoding(
func.func @encoding() -> (tensor<2xi16, "e">, tensor<2xi1, "e">) {
  %c = arith.constant dense<[1, 2]> : tensor<2xi8, "e">
  %0 = arith.extsi %c : tensor<2xi8, "e"> to tensor<2xi16, "e">
  %1 = arith.cmpi sgt, %c, %c : tensor<2xi8, "e">
  // CHECK-NEXT: %[[CST:.*]] = arith.constant dense<[1, 2]> : tensor<2xi16, "e">
  // CHECK-NEXT: %[[CST_0:.*]] = arith.constant dense<false> : tensor<2xi1, "e">
  // CHECK-NEXT: return %[[CST]], %[[CST_0]] : tensor<2xi16, "e">, tensor<2xi1, "e">
  return %0, %1 : tensor<2xi16, "e">, tensor<2xi1, "e">
}
