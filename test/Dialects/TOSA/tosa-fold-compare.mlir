// AUTOUPDATE
// Folds of comparisons, conversions and choices, without patterns.
// RUN: %opt --canonicalize=enable-patterns=none %s | FileCheck %s

// CHECK-LABEL: func.func @comparisons
// CHECK-SAME: (%[[A:[a-z0-9_]+]]: tensor<2xi32>, %[[F:[a-z0-9_]+]]: tensor<2xf32>) -> (tensor<1xi1>, tensor<1xi1>, tensor<1xi1>, tensor<2xi1>, tensor<2xi1>) {
// CHECK-NEXT:   %[[CONST:.*]] = "tosa.const"() <{values = dense<true> : tensor<1xi1>}> : () -> tensor<1xi1>
// CHECK-NEXT:   %[[CONST_1:.*]] = "tosa.const"() <{values = dense<false> : tensor<1xi1>}> : () -> tensor<1xi1>
// CHECK-NEXT:   %[[CONST_2:.*]] = "tosa.const"() <{values = dense<true> : tensor<2xi1>}> : () -> tensor<2xi1>
// CHECK-NEXT:   %[[EQUAL:.*]] = tosa.equal %[[F]], %[[F]] : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xi1>
// CHECK-NEXT:   return %[[CONST]], %[[CONST_1]], %[[CONST_1]], %[[CONST_2]], %[[EQUAL]] : tensor<1xi1>, tensor<1xi1>, tensor<1xi1>, tensor<2xi1>, tensor<2xi1>
// CHECK-NEXT: }
func.func @comparisons(%a: tensor<2xi32>, %f: tensor<2xf32>) -> (tensor<1xi1>, tensor<1xi1>, tensor<1xi1>, tensor<2xi1>, tensor<2xi1>) {
  %large = "tosa.const"() <{values = dense<200> : tensor<1xui8>}> : () -> tensor<1xui8>
  %small = "tosa.const"() <{values = dense<100> : tensor<1xui8>}> : () -> tensor<1xui8>
  %nan = "tosa.const"() <{values = dense<0x7FC00000> : tensor<1xf32>}> : () -> tensor<1xf32>
  %0 = tosa.greater %large, %small : (tensor<1xui8>, tensor<1xui8>) -> tensor<1xi1>
  %1 = tosa.greater_equal %small, %large : (tensor<1xui8>, tensor<1xui8>) -> tensor<1xi1>
  %2 = tosa.equal %nan, %nan : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xi1>
  %3 = tosa.equal %a, %a : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi1>
  %4 = tosa.equal %f, %f : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xi1>
  return %0, %1, %2, %3, %4 : tensor<1xi1>, tensor<1xi1>, tensor<1xi1>, tensor<2xi1>, tensor<2xi1>
}

// CHECK-LABEL: func.func @casts
// CHECK-SAME: (%[[A:[a-z0-9_]+]]: tensor<?xf32>) -> (tensor<?xf32>, tensor<1xi8>, tensor<1xi8>, tensor<1xi32>, tensor<1xf32>, tensor<1xi1>, tensor<1xi32>, tensor<1xf16>) {
// CHECK-NEXT:   %[[CONST:.*]] = "tosa.const"() <{values = dense<2> : tensor<1xi8>}> : () -> tensor<1xi8>
// CHECK-NEXT:   %[[CONST_1:.*]] = "tosa.const"() <{values = dense<127> : tensor<1xi8>}> : () -> tensor<1xi8>
// CHECK-NEXT:   %[[CONST_2:.*]] = "tosa.const"() <{values = dense<1> : tensor<1xi32>}> : () -> tensor<1xi32>
// CHECK-NEXT:   %[[CONST_3:.*]] = "tosa.const"() <{values = dense<1.000000e+00> : tensor<1xf32>}> : () -> tensor<1xf32>
// CHECK-NEXT:   %[[TRUE:.*]] = "tosa.const"() <{values = dense<true> : tensor<1xi1>}> : () -> tensor<1xi1>
// CHECK-NEXT:   %[[CONST_4:.*]] = "tosa.const"() <{values = dense<-3> : tensor<1xi32>}> : () -> tensor<1xi32>
// CHECK-NEXT:   %[[CONST_5:.*]] = "tosa.const"() <{values = dense<2.500000e+00> : tensor<1xf16>}> : () -> tensor<1xf16>
// CHECK-NEXT:   return %[[A]], %[[CONST]], %[[CONST_1]], %[[CONST_2]], %[[CONST_3]], %[[TRUE]], %[[CONST_4]], %[[CONST_5]] : tensor<?xf32>, tensor<1xi8>, tensor<1xi8>, tensor<1xi32>, tensor<1xf32>, tensor<1xi1>, tensor<1xi32>, tensor<1xf16>
// CHECK-NEXT: }
func.func @casts(%a: tensor<?xf32>) -> (tensor<?xf32>, tensor<1xi8>, tensor<1xi8>, tensor<1xi32>, tensor<1xf32>, tensor<1xi1>, tensor<1xi32>, tensor<1xf16>) {
  %half = "tosa.const"() <{values = dense<2.5> : tensor<1xf32>}> : () -> tensor<1xf32>
  %large = "tosa.const"() <{values = dense<300.0> : tensor<1xf32>}> : () -> tensor<1xf32>
  %true = "tosa.const"() <{values = dense<true> : tensor<1xi1>}> : () -> tensor<1xi1>
  %m3 = "tosa.const"() <{values = dense<-3> : tensor<1xi8>}> : () -> tensor<1xi8>
  %0 = tosa.cast %a : (tensor<?xf32>) -> tensor<?xf32>
  %1 = tosa.cast %half : (tensor<1xf32>) -> tensor<1xi8>
  %2 = tosa.cast %large : (tensor<1xf32>) -> tensor<1xi8>
  %3 = tosa.cast %true : (tensor<1xi1>) -> tensor<1xi32>
  %4 = tosa.cast %true : (tensor<1xi1>) -> tensor<1xf32>
  %5 = tosa.cast %m3 : (tensor<1xi8>) -> tensor<1xi1>
  %6 = tosa.cast %m3 : (tensor<1xi8>) -> tensor<1xi32>
  %7 = tosa.cast %half : (tensor<1xf32>) -> tensor<1xf16>
  return %0, %1, %2, %3, %4, %5, %6, %7 : tensor<?xf32>, tensor<1xi8>, tensor<1xi8>, tensor<1xi32>, tensor<1xf32>, tensor<1xi1>, tensor<1xi32>, tensor<1xf16>
}

// CHECK-LABEL: func.func @choices
// CHECK-SAME: (%[[P:[a-z0-9_]+]]: tensor<2xi1>, %[[A:[a-z0-9_]+]]: tensor<2xi32>, %[[B:[a-z0-9_]+]]: tensor<2xi32>) -> (tensor<2xi32>, tensor<2xi32>, tensor<2xi32>) {
// CHECK-NEXT:   %[[TRUE1:.*]] = "tosa.const"() <{values = dense<true> : tensor<1xi1>}> : () -> tensor<1xi1>
// CHECK-NEXT:   %[[SELECT:.*]] = tosa.select %[[TRUE1]], %[[A]], %[[B]] : (tensor<1xi1>, tensor<2xi32>, tensor<2xi32>) -> tensor<2xi32>
// CHECK-NEXT:   return %[[A]], %[[B]], %[[SELECT]] : tensor<2xi32>, tensor<2xi32>, tensor<2xi32>
// CHECK-NEXT: }
func.func @choices(%p: tensor<2xi1>, %a: tensor<2xi32>, %b: tensor<2xi32>) -> (tensor<2xi32>, tensor<2xi32>, tensor<2xi32>) {
  %true = "tosa.const"() <{values = dense<true> : tensor<2xi1>}> : () -> tensor<2xi1>
  %true1 = "tosa.const"() <{values = dense<true> : tensor<1xi1>}> : () -> tensor<1xi1>
  %0 = tosa.select %true, %a, %b : (tensor<2xi1>, tensor<2xi32>, tensor<2xi32>) -> tensor<2xi32>
  %1 = tosa.select %p, %b, %b : (tensor<2xi1>, tensor<2xi32>, tensor<2xi32>) -> tensor<2xi32>
  %2 = tosa.select %true1, %a, %b : (tensor<1xi1>, tensor<2xi32>, tensor<2xi32>) -> tensor<2xi32>
  return %0, %1, %2 : tensor<2xi32>, tensor<2xi32>, tensor<2xi32>
}

// CHECK-LABEL: func.func @signs
// CHECK-SAME: (%[[F:[a-z0-9_]+]]: tensor<2xf32>, %[[I:[a-z0-9_]+]]: tensor<2xi8>) -> (tensor<2xf32>, tensor<2xf32>, tensor<2xi8>, tensor<1xf32>) {
// CHECK-NEXT:   %[[CONST:.*]] = "tosa.const"() <{values = dense<0.333333343> : tensor<1xf32>}> : () -> tensor<1xf32>
// CHECK-NEXT:   %[[IZERO:.*]] = "tosa.const"() <{values = dense<0> : tensor<1xi8>}> : () -> tensor<1xi8>
// CHECK-NEXT:   %[[ABS:.*]] = tosa.abs %[[F]] : (tensor<2xf32>) -> tensor<2xf32>
// CHECK-NEXT:   %[[NEGATE:.*]] = tosa.negate %[[I]], %[[IZERO]], %[[IZERO]] : (tensor<2xi8>, tensor<1xi8>, tensor<1xi8>) -> tensor<2xi8>
// CHECK-NEXT:   %[[NEGATE_1:.*]] = tosa.negate %[[NEGATE]], %[[IZERO]], %[[IZERO]] : (tensor<2xi8>, tensor<1xi8>, tensor<1xi8>) -> tensor<2xi8>
// CHECK-NEXT:   return %[[ABS]], %[[F]], %[[NEGATE_1]], %[[CONST]] : tensor<2xf32>, tensor<2xf32>, tensor<2xi8>, tensor<1xf32>
// CHECK-NEXT: }
func.func @signs(%f: tensor<2xf32>, %i: tensor<2xi8>) -> (tensor<2xf32>, tensor<2xf32>, tensor<2xi8>, tensor<1xf32>) {
  %zero = "tosa.const"() <{values = dense<0.0> : tensor<1xf32>}> : () -> tensor<1xf32>
  %izero = "tosa.const"() <{values = dense<0> : tensor<1xi8>}> : () -> tensor<1xi8>
  %three = "tosa.const"() <{values = dense<3.0> : tensor<1xf32>}> : () -> tensor<1xf32>
  %0 = tosa.abs %f : (tensor<2xf32>) -> tensor<2xf32>
  %1 = tosa.abs %0 : (tensor<2xf32>) -> tensor<2xf32>
  %2 = tosa.negate %f, %zero, %zero : (tensor<2xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<2xf32>
  %3 = tosa.negate %2, %zero, %zero : (tensor<2xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<2xf32>
  // The negative of -128 is 127.
  %4 = tosa.negate %i, %izero, %izero : (tensor<2xi8>, tensor<1xi8>, tensor<1xi8>) -> tensor<2xi8>
  %5 = tosa.negate %4, %izero, %izero : (tensor<2xi8>, tensor<1xi8>, tensor<1xi8>) -> tensor<2xi8>
  %6 = tosa.reciprocal %three : (tensor<1xf32>) -> tensor<1xf32>
  return %1, %3, %5, %6 : tensor<2xf32>, tensor<2xf32>, tensor<2xi8>, tensor<1xf32>
}
