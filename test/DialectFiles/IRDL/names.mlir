// Names that a dialect file suggests for results and block arguments: plain
// ones, and those with the value of an attribute in them.

// RUN: %opt --irdl-file=%S/Inputs/names.irdl.mlir %s | FileCheck %s

// CHECK-LABEL: func.func @integers
func.func @integers() {
  // CHECK-NEXT: %[[C42:.*]] = name.const 42
  // CHECK-NEXT: %[[C42_0:.*]] = name.const 42
  // CHECK-NEXT: %[[CM1:.*]] = name.const -1
  %0 = name.const 42
  %1 = name.const 42
  %2 = name.const -1
  // An unsigned number.
  // CHECK-NEXT: %[[C255:.*]] = name.unsigned 255
  %3 = name.unsigned 255
  return
}

// CHECK-LABEL: func.func @words
func.func @words() {
  // CHECK-NEXT: %[[TRUE:.*]] = name.flag true
  // CHECK-NEXT: %[[FALSE:.*]] = name.flag false
  %0 = name.flag true
  %1 = name.flag false
  // A string is cleaned as any other name; without the attribute there is none.
  // CHECK-NEXT: %[[OF_A2B:.*]] = name.text "of a+"
  // CHECK-NEXT: %[[TEXT:.*]] = name.text{{$}}
  // CHECK-NEXT: %[[TEXT_1:.*]] = name.text ""
  %2 = name.text "of a+"
  %3 = name.text
  %4 = name.text ""
  // CHECK-NEXT: %[[AT_INNER:.*]] = name.symbol @outer::@inner
  %5 = name.symbol @outer::@inner
  // Cases of enumerations, of both sorts.
  // CHECK-NEXT: %[[ID_X_LEFT:.*]] = name.cases x <left>
  %6 = name.cases x <left>
  return
}

// A float has no form for names; a name does not begin with a digit.
// CHECK-LABEL: func.func @others
func.func @others() {
  // CHECK-NEXT: %[[ANY:.*]] = name.any 1.000000e+00
  // CHECK-NEXT: %[[ANY_1:.*]] = name.any 7
  %0 = name.any 1.0 : f32
  %1 = name.any 7 : i64
  return
}

// CHECK-LABEL: func.func @several
func.func @several() {
  // CHECK-NEXT: %[[FIRST:[a-z0-9_]+]], %[[C3:[a-z0-9_]+]]:2 = name.several 3 : (index, index, index)
  %0:3 = name.several 3 : (index, index, index)
  // CHECK-NEXT: name.region "k"
  // CHECK-NEXT: ^bb0(%[[A:[a-z0-9_]+]]: index, %[[B:[a-z0-9_]+]]: index, %[[C:[a-z0-9_]+]]: index):
  name.region "k" {
  ^bb0(%a: index, %b: index, %c: index):
    name.end
  }
  return
}
