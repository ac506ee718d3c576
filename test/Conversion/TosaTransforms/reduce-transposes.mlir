// AUTOUPDATE
// RUN: strata opt --tosa-reduce-transposes %s | FileCheck %s
//
// Transposes that cancel through elementwise operations, and those that have to stay since
// a value between them has another use or is not transposed for nothing

// CHECK-LABEL: func.func @const(
// CHECK-SAME: {{^}}%[[A:[a-z0-9_]+]]: tensor<2x3xi32>) -> tensor<3x2xi32> {
// CHECK-NEXT:   %[[CONST:.*]] = "tosa.const"() <{values = dense<{{\[\[}}1, 2, 3], [4, 5, 6]]> : tensor<2x3xi32>}> : () -> tensor<2x3xi32>
// CHECK-NEXT:   %[[ADD:.*]] = tosa.add %[[A]], %[[CONST]] : (tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi32>
// CHECK-NEXT:   %[[TRANSPOSE:.*]] = tosa.transpose %[[ADD]] {perms = array<i32: 1, 0>} : (tensor<2x3xi32>) -> tensor<3x2xi32>
// CHECK-NEXT:   return %[[TRANSPOSE]] : tensor<3x2xi32>
// CHECK-NEXT: }
func.func @const(%a: tensor<2x3xi32>) -> tensor<3x2xi32> {
  %c = "tosa.const"() <{values = dense<[[1, 2, 3], [4, 5, 6]]> : tensor<2x3xi32>}> : () -> tensor<2x3xi32>
  %0 = tosa.add %a, %c : (tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi32>
  %4 = tosa.transpose %0 {perms = array<i32: 1, 0>} : (tensor<2x3xi32>) -> tensor<3x2xi32>
  return %4 : tensor<3x2xi32>
}

// CHECK-LABEL: func.func @const2
// CHECK-SAME: (%[[A:[a-z0-9_]+]]: tensor<3x2xi32>) -> tensor<3x2xi32> {
// CHECK-NEXT:   %[[CONST:.*]] = "tosa.const"() <{values = dense<{{\[\[}}1, 4], [2, 5], [3, 6]]> : tensor<3x2xi32>}> : () -> tensor<3x2xi32>
// CHECK-NEXT:   %[[ADD:.*]] = tosa.add %[[A]], %[[CONST]] : (tensor<3x2xi32>, tensor<3x2xi32>) -> tensor<3x2xi32>
// CHECK-NEXT:   return %[[ADD]] : tensor<3x2xi32>
// CHECK-NEXT: }
func.func @const2(%a: tensor<3x2xi32>) -> tensor<3x2xi32> {
  %c = "tosa.const"() <{values = dense<[[1, 2, 3], [4, 5, 6]]> : tensor<2x3xi32>}> : () -> tensor<2x3xi32>
  %t = tosa.transpose %a {perms = array<i32: 1, 0>} : (tensor<3x2xi32>) -> tensor<2x3xi32>
  %0 = tosa.add %t, %c : (tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi32>
  %4 = tosa.transpose %0 {perms = array<i32: 1, 0>} : (tensor<2x3xi32>) -> tensor<3x2xi32>
  return %4 : tensor<3x2xi32>
}

// CHECK-LABEL: func.func @twouses
// CHECK-SAME: (%[[A:[a-z0-9_]+]]: tensor<3x2xi32>) -> (tensor<3x2xi32>, tensor<2x3xi32>) {
// CHECK-NEXT:   %[[T:.*]] = tosa.transpose %[[A]] {perms = array<i32: 1, 0>} : (tensor<3x2xi32>) -> tensor<2x3xi32>
// CHECK-NEXT:   %[[ABS:.*]] = tosa.abs %[[T]] : (tensor<2x3xi32>) -> tensor<2x3xi32>
// CHECK-NEXT:   %[[TRANSPOSE:.*]] = tosa.transpose %[[ABS]] {perms = array<i32: 1, 0>} : (tensor<2x3xi32>) -> tensor<3x2xi32>
// CHECK-NEXT:   return %[[TRANSPOSE]], %[[ABS]] : tensor<3x2xi32>, tensor<2x3xi32>
// CHECK-NEXT: }
func.func @twouses(%a: tensor<3x2xi32>) -> (tensor<3x2xi32>, tensor<2x3xi32>) {
  %t = tosa.transpose %a {perms = array<i32: 1, 0>} : (tensor<3x2xi32>) -> tensor<2x3xi32>
  %0 = tosa.abs %t : (tensor<2x3xi32>) -> tensor<2x3xi32>
  %4 = tosa.transpose %0 {perms = array<i32: 1, 0>} : (tensor<2x3xi32>) -> tensor<3x2xi32>
  return %4, %0 : tensor<3x2xi32>, tensor<2x3xi32>
}

// CHECK-LABEL: func.func @fanin
// CHECK-SAME: (%[[A:[a-z0-9_]+]]: tensor<3x2xi32>, %[[B:[a-z0-9_]+]]: tensor<3x2xi32>) -> tensor<3x2xi32> {
// CHECK-NEXT:   %[[ADD:.*]] = tosa.add %[[A]], %[[B]] : (tensor<3x2xi32>, tensor<3x2xi32>) -> tensor<3x2xi32>
// CHECK-NEXT:   return %[[ADD]] : tensor<3x2xi32>
// CHECK-NEXT: }
func.func @fanin(%a: tensor<3x2xi32>, %b: tensor<3x2xi32>) -> (tensor<3x2xi32>) {
  %t = tosa.transpose %a {perms = array<i32: 1, 0>} : (tensor<3x2xi32>) -> tensor<2x3xi32>
  %u = tosa.transpose %b {perms = array<i32: 1, 0>} : (tensor<3x2xi32>) -> tensor<2x3xi32>
  %0 = tosa.add %t, %u : (tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi32>
  %4 = tosa.transpose %0 {perms = array<i32: 1, 0>} : (tensor<2x3xi32>) -> tensor<3x2xi32>
  return %4 : tensor<3x2xi32>
}

// CHECK-LABEL: func.func @mul
// CHECK-SAME: (%[[A:[a-z0-9_]+]]: tensor<3x2xi32>) -> tensor<3x2xi32> {
// CHECK-NEXT:   %[[Z:.*]] = "tosa.const"() <{values = dense<0> : tensor<1xi8>}> : () -> tensor<1xi8>
// CHECK-NEXT:   %[[CONST:.*]] = "tosa.const"() <{values = dense<3> : tensor<3x2xi32>}> : () -> tensor<3x2xi32>
// CHECK-NEXT:   %[[MUL:.*]] = tosa.mul %[[A]], %[[CONST]], %[[Z]] : (tensor<3x2xi32>, tensor<3x2xi32>, tensor<1xi8>) -> tensor<3x2xi32>
// CHECK-NEXT:   return %[[MUL]] : tensor<3x2xi32>
// CHECK-NEXT: }
func.func @mul(%a: tensor<3x2xi32>) -> tensor<3x2xi32> {
  %z = "tosa.const"() <{values = dense<0> : tensor<1xi8>}> : () -> tensor<1xi8>
  %c = "tosa.const"() <{values = dense<3> : tensor<2x3xi32>}> : () -> tensor<2x3xi32>
  %t = tosa.transpose %a {perms = array<i32: 1, 0>} : (tensor<3x2xi32>) -> tensor<2x3xi32>
  %0 = tosa.mul %t, %c, %z : (tensor<2x3xi32>, tensor<2x3xi32>, tensor<1xi8>) -> tensor<2x3xi32>
  %4 = tosa.transpose %0 {perms = array<i32: 1, 0>} : (tensor<2x3xi32>) -> tensor<3x2xi32>
  return %4 : tensor<3x2xi32>
}

// CHECK-LABEL: func.func @twotransposes
// CHECK-SAME: (%[[A:[a-z0-9_]+]]: tensor<3x2xi32>) -> (tensor<3x2xi32>, tensor<3x2xi32>) {
// CHECK-NEXT:   %[[ABS:.*]] = tosa.abs %[[A]] : (tensor<3x2xi32>) -> tensor<3x2xi32>
// CHECK-NEXT:   %[[BITWISE_NOT:.*]] = tosa.bitwise_not %[[ABS]] : (tensor<3x2xi32>) -> tensor<3x2xi32>
// CHECK-NEXT:   return %[[ABS]], %[[BITWISE_NOT]] : tensor<3x2xi32>, tensor<3x2xi32>
// CHECK-NEXT: }
func.func @twotransposes(%a: tensor<3x2xi32>) -> (tensor<3x2xi32>, tensor<3x2xi32>) {
  %t = tosa.transpose %a {perms = array<i32: 1, 0>} : (tensor<3x2xi32>) -> tensor<2x3xi32>
  %0 = tosa.abs %t : (tensor<2x3xi32>) -> tensor<2x3xi32>
  %1 = tosa.bitwise_not %0 : (tensor<2x3xi32>) -> tensor<2x3xi32>
  %4 = tosa.transpose %0 {perms = array<i32: 1, 0>} : (tensor<2x3xi32>) -> tensor<3x2xi32>
  %5 = tosa.transpose %1 {perms = array<i32: 1, 0>} : (tensor<2x3xi32>) -> tensor<3x2xi32>
  return %4, %5 : tensor<3x2xi32>, tensor<3x2xi32>
}

// CHECK-LABEL: func.func @sharedtranspose
// CHECK-SAME: (%[[A:[a-z0-9_]+]]: tensor<3x2xi32>) -> (tensor<3x2xi32>, tensor<2x3xi32>) {
// CHECK-NEXT:   %[[T:.*]] = tosa.transpose %[[A]] {perms = array<i32: 1, 0>} : (tensor<3x2xi32>) -> tensor<2x3xi32>
// CHECK-NEXT:   %[[ABS:.*]] = tosa.abs %[[T]] : (tensor<2x3xi32>) -> tensor<2x3xi32>
// CHECK-NEXT:   %[[TRANSPOSE:.*]] = tosa.transpose %[[ABS]] {perms = array<i32: 1, 0>} : (tensor<2x3xi32>) -> tensor<3x2xi32>
// CHECK-NEXT:   return %[[TRANSPOSE]], %[[T]] : tensor<3x2xi32>, tensor<2x3xi32>
// CHECK-NEXT: }
func.func @sharedtranspose(%a: tensor<3x2xi32>) -> (tensor<3x2xi32>, tensor<2x3xi32>) {
  %t = tosa.transpose %a {perms = array<i32: 1, 0>} : (tensor<3x2xi32>) -> tensor<2x3xi32>
  %0 = tosa.abs %t : (tensor<2x3xi32>) -> tensor<2x3xi32>
  %4 = tosa.transpose %0 {perms = array<i32: 1, 0>} : (tensor<2x3xi32>) -> tensor<3x2xi32>
  return %4, %t : tensor<3x2xi32>, tensor<2x3xi32>
}

// CHECK-LABEL: func.func @sharedconst
// CHECK-SAME: (%[[A:[a-z0-9_]+]]: tensor<3x2xi32>) -> (tensor<3x2xi32>, tensor<2x3xi32>) {
// CHECK-NEXT:   %[[CONST:.*]] = "tosa.const"() <{values = dense<{{\[\[}}1, 2, 3], [4, 5, 6]]> : tensor<2x3xi32>}> : () -> tensor<2x3xi32>
// CHECK-NEXT:   %[[CONST_1:.*]] = "tosa.const"() <{values = dense<{{\[\[}}1, 4], [2, 5], [3, 6]]> : tensor<3x2xi32>}> : () -> tensor<3x2xi32>
// CHECK-NEXT:   %[[ADD:.*]] = tosa.add %[[A]], %[[CONST_1]] : (tensor<3x2xi32>, tensor<3x2xi32>) -> tensor<3x2xi32>
// CHECK-NEXT:   return %[[ADD]], %[[CONST]] : tensor<3x2xi32>, tensor<2x3xi32>
// CHECK-NEXT: }
func.func @sharedconst(%a: tensor<3x2xi32>) -> (tensor<3x2xi32>, tensor<2x3xi32>) {
  %c = "tosa.const"() <{values = dense<[[1, 2, 3], [4, 5, 6]]> : tensor<2x3xi32>}> : () -> tensor<2x3xi32>
  %t = tosa.transpose %a {perms = array<i32: 1, 0>} : (tensor<3x2xi32>) -> tensor<2x3xi32>
  %0 = tosa.add %t, %c : (tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi32>
  %4 = tosa.transpose %0 {perms = array<i32: 1, 0>} : (tensor<2x3xi32>) -> tensor<3x2xi32>
  return %4, %c : tensor<3x2xi32>, tensor<2x3xi32>
}

// CHECK-LABEL: func.func @inverse
// CHECK-SAME: (%[[A:[a-z0-9_]+]]: tensor<3x2xi32>) -> tensor<3x2xi32> {
// CHECK-NEXT:   return %[[A]] : tensor<3x2xi32>
// CHECK-NEXT: }
func.func @inverse(%a: tensor<3x2xi32>) -> (tensor<3x2xi32>) {
  %t = tosa.transpose %a {perms = array<i32: 1, 0>} : (tensor<3x2xi32>) -> tensor<2x3xi32>
  %4 = tosa.transpose %t {perms = array<i32: 1, 0>} : (tensor<2x3xi32>) -> tensor<3x2xi32>
  return %4 : tensor<3x2xi32>
}

// CHECK-LABEL: func.func @bcast
// CHECK-SAME: (%[[A:[a-z0-9_]+]]: tensor<3x2xi32>, %[[B:[a-z0-9_]+]]: tensor<1x3xi32>) -> tensor<3x2xi32> {
// CHECK-NEXT:   %[[CONST:.*]] = "tosa.const"() <{values = dense<{{\[\[}}1], [2], [3]]> : tensor<3x1xi32>}> : () -> tensor<3x1xi32>
// CHECK-NEXT:   %[[ADD:.*]] = tosa.add %[[A]], %[[CONST]] : (tensor<3x2xi32>, tensor<3x1xi32>) -> tensor<3x2xi32>
// CHECK-NEXT:   return %[[ADD]] : tensor<3x2xi32>
// CHECK-NEXT: }
func.func @bcast(%a: tensor<3x2xi32>, %b: tensor<1x3xi32>) -> (tensor<3x2xi32>) {
  %c = "tosa.const"() <{values = dense<[[1, 2, 3]]> : tensor<1x3xi32>}> : () -> tensor<1x3xi32>
  %t = tosa.transpose %a {perms = array<i32: 1, 0>} : (tensor<3x2xi32>) -> tensor<2x3xi32>
  %0 = tosa.add %t, %c : (tensor<2x3xi32>, tensor<1x3xi32>) -> tensor<2x3xi32>
  %4 = tosa.transpose %0 {perms = array<i32: 1, 0>} : (tensor<2x3xi32>) -> tensor<3x2xi32>
  return %4 : tensor<3x2xi32>
}

// CHECK-LABEL: func.func @reshapebar
// CHECK-SAME: (%[[A:[a-z0-9_]+]]: tensor<3x2xi32>, %[[B:[a-z0-9_]+]]: tensor<6xi32>) -> tensor<3x2xi32> {
// CHECK-NEXT:   %[[S:.*]] = tosa.const_shape  {values = dense<[2, 3]> : tensor<2xindex>} : () -> !tosa.shape<2>
// CHECK-NEXT:   %[[R:.*]] = tosa.reshape %[[B]], %[[S]] : (tensor<6xi32>, !tosa.shape<2>) -> tensor<2x3xi32>
// CHECK-NEXT:   %[[T:.*]] = tosa.transpose %[[A]] {perms = array<i32: 1, 0>} : (tensor<3x2xi32>) -> tensor<2x3xi32>
// CHECK-NEXT:   %[[ADD:.*]] = tosa.add %[[T]], %[[R]] : (tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi32>
// CHECK-NEXT:   %[[TRANSPOSE:.*]] = tosa.transpose %[[ADD]] {perms = array<i32: 1, 0>} : (tensor<2x3xi32>) -> tensor<3x2xi32>
// CHECK-NEXT:   return %[[TRANSPOSE]] : tensor<3x2xi32>
// CHECK-NEXT: }
func.func @reshapebar(%a: tensor<3x2xi32>, %b: tensor<6xi32>) -> (tensor<3x2xi32>) {
  %s = tosa.const_shape {values = dense<[2, 3]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %r = tosa.reshape %b, %s : (tensor<6xi32>, !tosa.shape<2>) -> tensor<2x3xi32>
  %t = tosa.transpose %a {perms = array<i32: 1, 0>} : (tensor<3x2xi32>) -> tensor<2x3xi32>
  %0 = tosa.add %t, %r : (tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi32>
  %4 = tosa.transpose %0 {perms = array<i32: 1, 0>} : (tensor<2x3xi32>) -> tensor<3x2xi32>
  return %4 : tensor<3x2xi32>
}

// CHECK-LABEL: func.func @reshapeunit
// CHECK-SAME: (%[[A:[a-z0-9_]+]]: tensor<3x2xi32>, %[[B:[a-z0-9_]+]]: tensor<3xi32>) -> tensor<3x2xi32> {
// CHECK-NEXT:   %[[CONST_SHAPE:.*]] = tosa.const_shape  {values = dense<[3, 1]> : tensor<2xindex>} : () -> !tosa.shape<2>
// CHECK-NEXT:   %[[RESHAPE:.*]] = tosa.reshape %[[B]], %[[CONST_SHAPE]] : (tensor<3xi32>, !tosa.shape<2>) -> tensor<3x1xi32>
// CHECK-NEXT:   %[[ADD:.*]] = tosa.add %[[A]], %[[RESHAPE]] : (tensor<3x2xi32>, tensor<3x1xi32>) -> tensor<3x2xi32>
// CHECK-NEXT:   return %[[ADD]] : tensor<3x2xi32>
// CHECK-NEXT: }
func.func @reshapeunit(%a: tensor<3x2xi32>, %b: tensor<3xi32>) -> (tensor<3x2xi32>) {
  %s = tosa.const_shape {values = dense<[1, 3]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %r = tosa.reshape %b, %s : (tensor<3xi32>, !tosa.shape<2>) -> tensor<1x3xi32>
  %t = tosa.transpose %a {perms = array<i32: 1, 0>} : (tensor<3x2xi32>) -> tensor<2x3xi32>
  %0 = tosa.add %t, %r : (tensor<2x3xi32>, tensor<1x3xi32>) -> tensor<2x3xi32>
  %4 = tosa.transpose %0 {perms = array<i32: 1, 0>} : (tensor<2x3xi32>) -> tensor<3x2xi32>
  return %4 : tensor<3x2xi32>
}

// CHECK-LABEL: func.func @diamond
// CHECK-SAME: (%[[A:[a-z0-9_]+]]: tensor<3x2xi32>) -> tensor<3x2xi32> {
// CHECK-NEXT:   %[[BITWISE_NOT:.*]] = tosa.bitwise_not %[[A]] : (tensor<3x2xi32>) -> tensor<3x2xi32>
// CHECK-NEXT:   %[[ABS:.*]] = tosa.abs %[[BITWISE_NOT]] : (tensor<3x2xi32>) -> tensor<3x2xi32>
// CHECK-NEXT:   %[[ADD:.*]] = tosa.add %[[BITWISE_NOT]], %[[ABS]] : (tensor<3x2xi32>, tensor<3x2xi32>) -> tensor<3x2xi32>
// CHECK-NEXT:   return %[[ADD]] : tensor<3x2xi32>
// CHECK-NEXT: }
func.func @diamond(%a: tensor<3x2xi32>) -> tensor<3x2xi32> {
  %0 = tosa.transpose %a {perms = array<i32: 1, 0>} : (tensor<3x2xi32>) -> tensor<2x3xi32>
  %1 = tosa.bitwise_not %0 : (tensor<2x3xi32>) -> tensor<2x3xi32>
  %2 = tosa.abs %1 : (tensor<2x3xi32>) -> tensor<2x3xi32>
  %3 = tosa.add %1, %2 : (tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi32>
  %4 = tosa.transpose %3 {perms = array<i32: 1, 0>} : (tensor<2x3xi32>) -> tensor<3x2xi32>
  return %4 : tensor<3x2xi32>
}
