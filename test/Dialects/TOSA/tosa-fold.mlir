// AUTOUPDATE
// Folds of operations on elements, without patterns.
// RUN: %opt --canonicalize=enable-patterns=none %s | FileCheck %s

// CHECK-LABEL: func.func @sums
// CHECK-SAME: (%[[A:[a-z0-9_]+]]: tensor<2xi32>, %[[D:[a-z0-9_]+]]: tensor<?xi32>, %[[F:[a-z0-9_]+]]: tensor<2xf32>) -> (tensor<2xi32>, tensor<2xi32>, tensor<?xi32>, tensor<2xi32>, tensor<2xf32>, tensor<2xf32>) {
// CHECK-NEXT:   %[[CONST:.*]] = "tosa.const"() <{values = dense<6> : tensor<2xi32>}> : () -> tensor<2xi32>
// CHECK-NEXT:   %[[ZEROS:.*]] = "tosa.const"() <{values = dense<0> : tensor<2xi32>}> : () -> tensor<2xi32>
// CHECK-NEXT:   %[[CONST_1:.*]] = "tosa.const"() <{values = dense<0.000000e+00> : tensor<1xf32>}> : () -> tensor<1xf32>
// CHECK-NEXT:   %[[ADD:.*]] = tosa.add %[[D]], %[[ZEROS]] : (tensor<?xi32>, tensor<2xi32>) -> tensor<?xi32>
// CHECK-NEXT:   %[[ADD_1:.*]] = tosa.add %[[F]], %[[CONST_1]] : (tensor<2xf32>, tensor<1xf32>) -> tensor<2xf32>
// CHECK-NEXT:   return %[[A]], %[[A]], %[[ADD]], %[[CONST]], %[[ADD_1]], %[[F]] : tensor<2xi32>, tensor<2xi32>, tensor<?xi32>, tensor<2xi32>, tensor<2xf32>, tensor<2xf32>
// CHECK-NEXT: }
func.func @sums(%a: tensor<2xi32>, %d: tensor<?xi32>, %f: tensor<2xf32>) -> (tensor<2xi32>, tensor<2xi32>, tensor<?xi32>, tensor<2xi32>, tensor<2xf32>, tensor<2xf32>) {
  %zero = "tosa.const"() <{values = dense<0> : tensor<1xi32>}> : () -> tensor<1xi32>
  %zeros = "tosa.const"() <{values = dense<0> : tensor<2xi32>}> : () -> tensor<2xi32>
  %three = "tosa.const"() <{values = dense<3> : tensor<2xi32>}> : () -> tensor<2xi32>
  %fzero = "tosa.const"() <{values = dense<0.0> : tensor<1xf32>}> : () -> tensor<1xf32>
  %0 = tosa.add %zero, %a : (tensor<1xi32>, tensor<2xi32>) -> tensor<2xi32>
  %1 = tosa.sub %0, %zeros : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi32>
  // The size may be 1.
  %2 = tosa.add %d, %zeros : (tensor<?xi32>, tensor<2xi32>) -> tensor<?xi32>
  %3 = tosa.sub %three, %zero : (tensor<2xi32>, tensor<1xi32>) -> tensor<2xi32>
  %4 = tosa.add %3, %three : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi32>
  // -0.0 + 0.0 is 0.0.
  %5 = tosa.add %f, %fzero : (tensor<2xf32>, tensor<1xf32>) -> tensor<2xf32>
  %6 = tosa.sub %f, %fzero : (tensor<2xf32>, tensor<1xf32>) -> tensor<2xf32>
  return %1, %0, %2, %4, %5, %6 : tensor<2xi32>, tensor<2xi32>, tensor<?xi32>, tensor<2xi32>, tensor<2xf32>, tensor<2xf32>
}

// CHECK-LABEL: func.func @products
// CHECK-SAME: (%[[A:[a-z0-9_]+]]: tensor<2xi32>, %[[F:[a-z0-9_]+]]: tensor<2xf32>) -> (tensor<2xi32>, tensor<2xi32>, tensor<2xi32>, tensor<2xf32>, tensor<2xf32>, tensor<1xi32>) {
// CHECK-NEXT:   %[[CONST:.*]] = "tosa.const"() <{values = dense<10000> : tensor<1xi32>}> : () -> tensor<1xi32>
// CHECK-NEXT:   %[[NO:.*]] = "tosa.const"() <{values = dense<0> : tensor<1xi8>}> : () -> tensor<1xi8>
// CHECK-NEXT:   %[[CONST_1:.*]] = "tosa.const"() <{values = dense<0.000000e+00> : tensor<1xf32>}> : () -> tensor<1xf32>
// CHECK-NEXT:   %[[CONST_2:.*]] = "tosa.const"() <{values = dense<0> : tensor<2xi32>}> : () -> tensor<2xi32>
// CHECK-NEXT:   %[[CONST_3:.*]] = "tosa.const"() <{values = dense<12> : tensor<2xi32>}> : () -> tensor<2xi32>
// CHECK-NEXT:   %[[MUL:.*]] = tosa.mul %[[F]], %[[CONST_1]], %[[NO]] : (tensor<2xf32>, tensor<1xf32>, tensor<1xi8>) -> tensor<2xf32>
// CHECK-NEXT:   return %[[A]], %[[CONST_2]], %[[CONST_3]], %[[F]], %[[MUL]], %[[CONST]] : tensor<2xi32>, tensor<2xi32>, tensor<2xi32>, tensor<2xf32>, tensor<2xf32>, tensor<1xi32>
// CHECK-NEXT: }
func.func @products(%a: tensor<2xi32>, %f: tensor<2xf32>) -> (tensor<2xi32>, tensor<2xi32>, tensor<2xi32>, tensor<2xf32>, tensor<2xf32>, tensor<1xi32>) {
  %no = "tosa.const"() <{values = dense<0> : tensor<1xi8>}> : () -> tensor<1xi8>
  %two = "tosa.const"() <{values = dense<2> : tensor<1xi8>}> : () -> tensor<1xi8>
  %zero = "tosa.const"() <{values = dense<0> : tensor<1xi32>}> : () -> tensor<1xi32>
  %four = "tosa.const"() <{values = dense<4> : tensor<1xi32>}> : () -> tensor<1xi32>
  %m7 = "tosa.const"() <{values = dense<-7> : tensor<2xi32>}> : () -> tensor<2xi32>
  %big = "tosa.const"() <{values = dense<100> : tensor<1xi8>}> : () -> tensor<1xi8>
  %fone = "tosa.const"() <{values = dense<1.0> : tensor<1xf32>}> : () -> tensor<1xf32>
  %fzero = "tosa.const"() <{values = dense<0.0> : tensor<1xf32>}> : () -> tensor<1xf32>
  %0 = tosa.mul %a, %four, %two : (tensor<2xi32>, tensor<1xi32>, tensor<1xi8>) -> tensor<2xi32>
  %1 = tosa.mul %zero, %a, %two : (tensor<1xi32>, tensor<2xi32>, tensor<1xi8>) -> tensor<2xi32>
  %2 = tosa.mul %m7, %m7, %two : (tensor<2xi32>, tensor<2xi32>, tensor<1xi8>) -> tensor<2xi32>
  %3 = tosa.mul %f, %fone, %no : (tensor<2xf32>, tensor<1xf32>, tensor<1xi8>) -> tensor<2xf32>
  // The product with NaN is NaN.
  %4 = tosa.mul %f, %fzero, %no : (tensor<2xf32>, tensor<1xf32>, tensor<1xi8>) -> tensor<2xf32>
  // The product has the width of the result.
  %5 = tosa.mul %big, %big, %no : (tensor<1xi8>, tensor<1xi8>, tensor<1xi8>) -> tensor<1xi32>
  return %0, %1, %2, %3, %4, %5 : tensor<2xi32>, tensor<2xi32>, tensor<2xi32>, tensor<2xf32>, tensor<2xf32>, tensor<1xi32>
}

// A shifted product must fit.
// CHECK-LABEL: func.func @large_product() -> tensor<1xi32> {
// CHECK-NEXT:   %[[SHIFT:.*]] = "tosa.const"() <{values = dense<30> : tensor<1xi8>}> : () -> tensor<1xi8>
// CHECK-NEXT:   %[[A:.*]] = "tosa.const"() <{values = dense<2000000000> : tensor<1xi32>}> : () -> tensor<1xi32>
// CHECK-NEXT:   %[[MUL:.*]] = tosa.mul %[[A]], %[[A]], %[[SHIFT]] : (tensor<1xi32>, tensor<1xi32>, tensor<1xi8>) -> tensor<1xi32>
// CHECK-NEXT:   return %[[MUL]] : tensor<1xi32>
// CHECK-NEXT: }
func.func @large_product() -> tensor<1xi32> {
  %shift = "tosa.const"() <{values = dense<30> : tensor<1xi8>}> : () -> tensor<1xi8>
  %a = "tosa.const"() <{values = dense<2000000000> : tensor<1xi32>}> : () -> tensor<1xi32>
  %0 = tosa.mul %a, %a, %shift : (tensor<1xi32>, tensor<1xi32>, tensor<1xi8>) -> tensor<1xi32>
  return %0 : tensor<1xi32>
}

// CHECK-LABEL: func.func @quotients
// CHECK-SAME: (%[[A:[a-z0-9_]+]]: tensor<2xi32>) -> (tensor<2xi32>, tensor<2xi32>, tensor<2xi32>, tensor<2xi32>) {
// CHECK-NEXT:   %[[ZERO:.*]] = "tosa.const"() <{values = dense<0> : tensor<2xi32>}> : () -> tensor<2xi32>
// CHECK-NEXT:   %[[M7:.*]] = "tosa.const"() <{values = dense<-7> : tensor<2xi32>}> : () -> tensor<2xi32>
// CHECK-NEXT:   %[[CONST:.*]] = "tosa.const"() <{values = dense<-3> : tensor<2xi32>}> : () -> tensor<2xi32>
// CHECK-NEXT:   %[[INTDIV:.*]] = tosa.intdiv %[[M7]], %[[ZERO]] : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi32>
// CHECK-NEXT:   return %[[A]], %[[ZERO]], %[[CONST]], %[[INTDIV]] : tensor<2xi32>, tensor<2xi32>, tensor<2xi32>, tensor<2xi32>
// CHECK-NEXT: }
func.func @quotients(%a: tensor<2xi32>) -> (tensor<2xi32>, tensor<2xi32>, tensor<2xi32>, tensor<2xi32>) {
  %zero = "tosa.const"() <{values = dense<0> : tensor<2xi32>}> : () -> tensor<2xi32>
  %one = "tosa.const"() <{values = dense<1> : tensor<2xi32>}> : () -> tensor<2xi32>
  %m7 = "tosa.const"() <{values = dense<-7> : tensor<2xi32>}> : () -> tensor<2xi32>
  %two = "tosa.const"() <{values = dense<2> : tensor<2xi32>}> : () -> tensor<2xi32>
  %0 = tosa.intdiv %a, %one : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi32>
  %1 = tosa.intdiv %zero, %a : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi32>
  %2 = tosa.intdiv %m7, %two : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi32>
  %3 = tosa.intdiv %m7, %zero : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi32>
  return %0, %1, %2, %3 : tensor<2xi32>, tensor<2xi32>, tensor<2xi32>, tensor<2xi32>
}
