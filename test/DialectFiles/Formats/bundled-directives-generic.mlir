// Operations that the form of a directive cannot express have the generic form.
// RUN: %opt --irdl-file=%S/Inputs/bundled.irdl.mlir %s -o %t.mlir
// RUN: FileCheck %s < %t.mlir
// RUN: %opt --irdl-file=%S/Inputs/bundled.irdl.mlir %t.mlir | diff %t.mlir -

func.func @parts(%a: i32) {
  // The holder has an attribute, and another operation is before it.
  // CHECK: "d.fork"() <{counts = array<i32: 4>}> ({
  "d.fork"() <{counts = array<i32: 4>}> ({
    d.yield
  }, {
    %1 = "d.sub"(%a, %a) {y = 2} : (i32, i32) -> i32
    "d.parts"(%a) ({ ^bb0(%x: i32): d.yield }) {z = 1} : (i32) -> ()
  }) : () -> ()
  return
}

func.func @reduce(%t: tensor<?xf32>, %i: tensor<f32>) {
  // Another terminator, and arguments for no reducer.
  // CHECK: d.reduce
  // CHECK: "d.parts"
  %0 = "d.reduce"(%t, %i) <{dims = array<i64: 0>, operandSegmentSizes = array<i32: 1, 1>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %1 = d.add %a, %b : tensor<f32>
    "d.parts"(%1) : (tensor<f32>) -> ()
  }) : (tensor<?xf32>, tensor<f32>) -> tensor<f32>
  return
}

func.func @run(%t: tensor<?xf32>, %n: index) {
  // The arguments have other types than the operands.
  // CHECK: "d.run"
  "d.run"(%t, %n) <{operandSegmentSizes = array<i32: 1, 1, 0>}> ({
  ^bb0(%x: i32, %y: i64):
    d.yield
  }) : (tensor<?xf32>, index) -> ()
  return
}
