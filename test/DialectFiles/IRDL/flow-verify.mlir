// The values passed by operations with `strata.carries` and `strata.flow` are verified.
// RUN: %opt --irdl-file=%S/Inputs/flow.irdl.mlir %s --split-input-file --verify-diagnostics
// RUN: %opt --irdl-file=%S/Inputs/flow.irdl.mlir %S/Inputs/flow-stops.mlir --sccp | FileCheck %s
// RUN: %opt --irdl-file=%S/Inputs/flow.irdl.mlir %S/Inputs/flow-stops.mlir --int-range-optimizations | FileCheck %s
// RUN: %opt --irdl-file=%S/Inputs/flow.irdl.mlir %S/Inputs/flow-stops.mlir --canonicalize | FileCheck %s

// A region that can also end the program passes the same values as its other blocks.
// CHECK-LABEL: func.func @choose
// CHECK:         %[[R:.*]] = "d.choose"
// CHECK:         return %[[R]] : i32
// CHECK-LABEL: func.func @loop
// CHECK:         %[[R:.*]] = "d.loop"
// CHECK:         return %[[R]] : i32

func.func @accepted(%n: index, %c: i1, %x: f32, %y: i32) {
  %r = "d.repeat"(%n, %x) ({
  ^bb0(%i: index, %a: f32):
    "d.next"(%a) : (f32) -> ()
  }) : (index, f32) -> f32
  %w:2 = "d.while"(%x) ({
  ^bb0(%a: f32):
    "d.continue"(%c, %a, %y, %n) <{operandSegmentSizes = array<i32: 1, 2, 1>}> : (i1, f32, i32, index) -> ()
  }, {
  ^bb0(%a: f32, %b: i32):
    "d.next"(%a) : (f32) -> ()
  }) : (f32) -> (f32, i32)
  %z = "d.choose"(%c) ({
    cf.cond_br %c, ^bb1, ^bb2
  ^bb1:
    "d.next"(%x) : (f32) -> ()
  ^bb2:
    "d.stop"() : () -> ()
  }, {
    "d.next"(%x) : (f32) -> ()
  }) : (i1) -> f32
  return
}

// -----

func.func @few_arguments(%n: index, %x: f32) {
  // expected-error @+1 {{'d.repeat' op different number of inits and region iter_args: 2 != 1}}
  %r:2 = "d.repeat"(%n, %x, %x) ({
  ^bb0(%a: f32):
    "d.next"(%a, %a) : (f32, f32) -> ()
  }) : (index, f32, f32) -> (f32, f32)
  return
}

// -----

func.func @few_results(%n: index, %x: f32) {
  // expected-error @+1 {{'d.repeat' op different number of loop results and region iter_args: 0 != 1}}
  "d.repeat"(%n, %x) ({
  ^bb0(%a: f32):
    "d.next"(%a) : (f32) -> ()
  }) : (index, f32) -> ()
  return
}

// -----

func.func @yields_nothing(%n: index, %x: f32) {
  // expected-error @+1 {{'d.repeat' op different number of region iter_args and yielded values: 1 != 0}}
  %r = "d.repeat"(%n, %x) ({
  ^bb0(%a: f32):
    "d.next"() : () -> ()
  }) : (index, f32) -> f32
  return
}

// -----

func.func @init(%n: index, %x: f32) {
  // expected-error @+1 {{'d.repeat' op 0-th init and 0-th region iter_arg have different type: 'f32' != 'i32'}}
  %r = "d.repeat"(%n, %x) ({
  ^bb0(%a: i32):
    "d.next"(%a) : (i32) -> ()
  }) : (index, f32) -> i32
  return
}

// -----

func.func @yielded(%n: index, %x: f32) {
  // expected-error @+1 {{'d.repeat' op 0-th region iter_arg and 0-th yielded value have different type: 'f32' != 'index'}}
  %r = "d.repeat"(%n, %x) ({
  ^bb0(%a: f32):
    "d.next"(%n) : (index) -> ()
  }) : (index, f32) -> f32
  return
}

// -----

func.func @result(%n: index, %x: f32) {
  // expected-error @+1 {{'d.repeat' op 0-th region iter_arg and 0-th loop result have different type: 'f32' != 'index'}}
  %r = "d.repeat"(%n, %x) ({
  ^bb0(%a: f32):
    "d.next"(%a) : (f32) -> ()
  }) : (index, f32) -> index
  return
}

// -----

func.func @to_region(%n: index, %x: f32) {
  // expected-error @+2 {{'d.loop' op along control flow edge from parent to Region #0: region branch point has 1 operands, but region successor needs 2 inputs}}
  // expected-note @+1 {{region branch point}}
  %r = "d.loop"(%n, %x) ({
  ^bb0(%i: index, %a: f32, %b: f32):
    "d.next"(%a) : (f32) -> ()
  }) : (index, f32) -> f32
  return
}

// -----

func.func @back(%n: index, %x: f32, %y: i32) {
  // expected-error @+1 {{'d.loop' op along control flow edge from Operation d.next to Region #0: successor operand type #0 'i32' should match successor input type #0 'f32'}}
  %r = "d.loop"(%n, %x) ({
  ^bb0(%i: index, %a: f32):
    // expected-note @+1 {{region branch point}}
    "d.next"(%y) : (i32) -> ()
  }) : (index, f32) -> f32
  return
}

// -----

func.func @past(%n: index, %x: f32) {
  // expected-error @+2 {{'d.loop' op along control flow edge from parent to parent: successor operand type #0 'f32' should match successor input type #0 'i32'}}
  // expected-note @+1 {{region branch point}}
  %r = "d.loop"(%n, %x) ({
  ^bb0(%i: index, %a: f32):
    "d.next"(%a) : (f32) -> ()
  }) : (index, f32) -> i32
  return
}

// -----

// The verdict about the first one must not be used for the second one.
func.func @segments(%c: i1, %x: f32) {
  %r = "d.while"(%x) ({
  ^bb0(%a: f32):
    "d.continue"(%c, %a, %a) <{operandSegmentSizes = array<i32: 1, 1, 1>}> : (i1, f32, f32) -> ()
  }, {
  ^bb0(%a: f32):
    "d.next"(%a) : (f32) -> ()
  }) : (f32) -> f32
  // expected-error @+1 {{'d.while' op along control flow edge from Operation d.continue to parent: region branch point has 2 operands, but region successor needs 1 inputs}}
  %s = "d.while"(%x) ({
  ^bb0(%a: f32):
    // expected-note @+1 {{region branch point}}
    "d.continue"(%c, %a, %a) <{operandSegmentSizes = array<i32: 1, 2, 0>}> : (i1, f32, f32) -> ()
  }, {
  ^bb0(%a: f32):
    "d.next"(%a) : (f32) -> ()
  }) : (f32) -> f32
  return
}

// -----

func.func @absent(%c: i1, %x: f32) {
  // expected-error @+2 {{'d.choose' op along control flow edge from parent to parent: region branch point has 0 operands, but region successor needs 1 inputs}}
  // expected-note @+1 {{region branch point}}
  %z = "d.choose"(%c) ({
    "d.next"(%x) : (f32) -> ()
  }, {}) : (i1) -> f32
  return
}

// -----

func.func @choice(%c: i1, %x: f32, %y: i32) {
  // expected-error @+1 {{'d.choose' op along control flow edge from Operation d.next to parent: successor operand type #0 'i32' should match successor input type #0 'f32'}}
  %z = "d.choose"(%c) ({
    "d.next"(%x) : (f32) -> ()
  }, {
    // expected-note @+1 {{region branch point}}
    "d.next"(%y) : (i32) -> ()
  }) : (i1) -> f32
  return
}
