// Branches and assertions, read and printed.
// RUN: %opt %s | FileCheck %s
// RUN: %roundtrip | FileCheck %s
// RUN: %opt %s --mlir-print-op-generic | FileCheck %s --check-prefix=GENERIC

// CHECK-LABEL: func.func @branches(
// CHECK-SAME: %[[C:.*]]: i1, %[[A:.*]]: i32)
func.func @branches(%c: i1, %a: i32) -> i32 {
  // CHECK-NEXT: cf.br ^bb1
  cf.br ^plain
^plain:
  // CHECK: cf.br ^bb2(%[[C]], %[[A]] : i1, i32)
  cf.br ^arguments(%c, %a : i1, i32)
^arguments(%d: i1, %b: i32):
  // CHECK: cf.cond_br %[[C]], ^bb3, ^bb4(%{{.*}} : i32) {user}
  // GENERIC: "cf.cond_br"(%{{.*}})[^bb3, ^bb4] <{operandSegmentSizes = array<i32: 1, 0, 1>}> {user} : (i1, i32) -> ()
  cf.cond_br %c, ^weights, ^end(%b : i32) {user}
^weights:
  // CHECK: cf.cond_br %[[C]] weights([90, 10]), ^bb4(%[[A]] : i32), ^bb4(%[[A]] : i32)
  // GENERIC: <{branch_weights = array<i32: 90, 10>, operandSegmentSizes = array<i32: 1, 1, 1>}>
  cf.cond_br %c weights([90, 10]), ^end(%a : i32), ^end(%a : i32)
^end(%e: i32):
  return %e : i32
}

// CHECK-LABEL: func.func @switch(
// CHECK-SAME: %[[A:.*]]: i32, %[[B:.*]]: i1)
func.func @switch(%a: i32, %b: i1) {
  // If there are no cases, the bracket follows directly.
  // CHECK-NEXT: cf.switch %[[A]] : i32, [
  // CHECK-NEXT:   default: ^bb1(%[[A]], %[[B]] : i32, i1)]
  // GENERIC: "cf.switch"(%{{.*}})[^bb1] <{case_operand_segments = array<i32>, operandSegmentSizes = array<i32: 1, 2, 0>}> : (i32, i32, i1) -> ()
  cf.switch %a : i32, [default: ^first(%a, %b : i32, i1)]
^first(%c: i32, %d: i1):
  // Numbers are printed without sign.
  // CHECK: cf.switch %[[A]] : i32, [
  // CHECK-NEXT:   default: ^bb2,
  // CHECK-NEXT:   42: ^bb1(%[[A]], %[[B]] : i32, i1),
  // CHECK-NEXT:   4294967295: ^bb2,
  // CHECK-NEXT:   7: ^bb1(%[[A]], %[[B]] : i32, i1)
  // CHECK-NEXT: ] {user}
  // GENERIC: "cf.switch"(%{{.*}})[^bb2, ^bb1, ^bb2, ^bb1] <{case_operand_segments = array<i32: 2, 0, 2>, case_values = dense<[42, -1, 7]> : vector<3xi32>, operandSegmentSizes = array<i32: 1, 0, 4>}> {user}
  cf.switch %a : i32, [
    default: ^second,
    42: ^first(%a, %b : i32, i1),
    -1: ^second,
    7: ^first(%a, %b : i32, i1)
  ] {user}
^second:
  // CHECK: cf.switch %[[B]] : i1, [
  // CHECK-NEXT:   default: ^bb2,
  // CHECK-NEXT:   1: ^bb2,
  // CHECK-NEXT:   0: ^bb2
  // CHECK-NEXT: ]
  // GENERIC: case_values = dense<[true, false]> : vector<2xi1>
  cf.switch %b : i1, [default: ^second, 1: ^second, 0: ^second]
}

// CHECK-LABEL: func.func @wide_switch(
func.func @wide_switch(%a: i100) {
  // CHECK-NEXT: cf.switch %{{.*}} : i100, [
  // CHECK-NEXT:   default: ^bb1,
  // CHECK-NEXT:   9223372036854775807: ^bb1
  // GENERIC: case_values = dense<9223372036854775807> : vector<1xi100>
  cf.switch %a : i100, [default: ^end, 9223372036854775807: ^end]
^end:
  return
}

// CHECK-LABEL: func.func @assert(
// CHECK-SAME: %[[C:.*]]: i1)
func.func @assert(%c: i1) {
  // CHECK-NEXT: cf.assert %[[C]], "the message" {user}
  cf.assert %c, "the message" {user}
  return
}

// Segment sizes under their name of LLVM 15, and those of the dictionary.
// CHECK-LABEL: func.func @segment_sizes(
// CHECK-SAME: %[[C:.*]]: i1)
func.func @segment_sizes(%c: i1) {
  // CHECK-NEXT: cf.cond_br %[[C]], ^bb1(%[[C]] : i1), ^bb2
  "cf.cond_br"(%c, %c)[^first, ^second] {operand_segment_sizes = array<i32: 1, 1, 0>} : (i1, i1) -> ()
^first(%d: i1):
  // CHECK: cf.cond_br %[[C]], ^bb2, ^bb1(%[[C]] : i1)
  "cf.cond_br"(%c, %c)[^second, ^first] {operandSegmentSizes = array<i32: 1, 0, 1>} : (i1, i1) -> ()
^second:
  return
}
