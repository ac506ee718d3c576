// RUN: %opt --irdl-file=%S/Inputs/elements.irdl.mlir %s --mlir-print-assume-verified --mlir-very-unsafe-disable-verifier-on-parsing | FileCheck %s

// Operations that a format cannot express are printed in generic form.
func.func @f(%a: index, %t: tensor<4xf32>) {
  // The number of operands must equal that of dimensions and symbols.
  // CHECK-LABEL: func.func @f
  // CHECK-SAME: (%[[ARG0:[a-z0-9_]+]]: index, %[[ARG1:[a-z0-9_]+]]: tensor<4xf32>)
  // CHECK: "e.apply"(%[[ARG0]]) <{map = #map}>
  "e.apply"(%a) <{map = affine_map<(d0, d1) -> (d0)>}> : (index) -> ()
  // CHECK: "e.range"(%[[ARG0]])
  "e.range"(%a) <{from = affine_map<() -> (1)>, to = affine_map<() -> (1)>, operandSegmentSizes = array<i32: 1, 0>}> : (index) -> ()
  // All parts of a list must have the same number of values.
  // CHECK: "e.pairs"(%[[ARG0]])
  "e.pairs"(%a) <{names = ["a", "b"], weights = array<f32: 1.0>}> : (index) -> ()
  // The arguments that the definition requires.
  // CHECK: "e.loop"(%[[ARG0]])
  "e.loop"(%a) ({
  ^bb0(%i: i32):
    "e.yield"() : () -> ()
  }) : (index) -> ()
  // CHECK: "e.loop"(%[[ARG0]])
  "e.loop"(%a) ({
  ^bb0(%i: index, %j: index):
    "e.yield"() : () -> ()
  }) : (index) -> ()
  // CHECK: "e.loop"(%[[ARG0]])
  "e.loop"(%a) ({
  }) : (index) -> ()
  // CHECK: "e.grid"()
  "e.grid"() <{sizes = array<i64: 1, 2>}> ({
  ^bb0(%i: index):
    "e.yield"() : () -> ()
  }) : () -> ()
  // CHECK: ^bb0(%[[ARG2:[a-z0-9_]+]]: index)
  // CHECK: e.loop %[[ARG2]]<%[[ARG0]] {
  e.loop %i < %a { }
  return
}
