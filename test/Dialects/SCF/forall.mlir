// RUN: %opt --allow-unregistered-dialect %s | FileCheck %s
// RUN: %opt --allow-unregistered-dialect %s -o %t.mlir
// RUN: %opt --allow-unregistered-dialect --mlir-print-op-generic %t.mlir -o %t.generic.mlir
// RUN: %opt --allow-unregistered-dialect %t.generic.mlir | diff %t.mlir -
// RUN: FileCheck %s --check-prefix=GENERIC < %t.generic.mlir

func.func @f(%a: index, %t: tensor<8xf32>, %b: index) {
  scf.forall (%i, %j) in (%a, 4) { }
  scf.forall (%i) = (1) to (5) step (1) { scf.forall.in_parallel {} }
  scf.forall (%i) = (0) to (5) step (1) { scf.forall.in_parallel {} }
  scf.forall (%i) = (0) to (5) step (%a) { }
  scf.forall (%i, %j) = (0, %b) to (5, 7) step (%a, 3) { } {mapping = []}
  scf.forall () in () { }
  %fo = scf.forall (%i) in (8) shared_outs(%o = %t) -> (tensor<8xf32>) { scf.forall.in_parallel { tensor.parallel_insert_slice %t into %o[0] [8] [1] : tensor<8xf32> into tensor<8xf32> } }
  return
}

// CHECK-LABEL: @f
// CHECK-SAME: (%[[ARG0:[a-z0-9_]+]]: index, %[[ARG1:[a-z0-9_]+]]: tensor<8xf32>, %[[ARG2:[a-z0-9_]+]]: index)
// CHECK-NEXT: scf.forall (%[[ARG3:[a-z0-9_]+]], %[[ARG4:[a-z0-9_]+]]) in (%[[ARG0]], 4) {
// CHECK-NEXT: }
// CHECK-NEXT: scf.forall (%[[ARG3_1:[a-z0-9_]+]]) = (1) to (5) step (1) {
// CHECK-NEXT: }
// CHECK-NEXT: scf.forall (%[[ARG3_2:[a-z0-9_]+]]) in (5) {
// CHECK-NEXT: }
// CHECK-NEXT: scf.forall (%[[ARG3_3:[a-z0-9_]+]]) = (0) to (5) step (%[[ARG0]]) {
// CHECK-NEXT: }
// CHECK-NEXT: scf.forall (%[[ARG3_4:[a-z0-9_]+]], %[[ARG4_1:[a-z0-9_]+]]) = (0, %[[ARG2]]) to (5, 7) step (%[[ARG0]], 3) {
// CHECK-NEXT: } {mapping = []}
// CHECK-NEXT: scf.forall () in () {
// CHECK-NEXT: }
// CHECK-NEXT: %[[FORALL:.*]] = scf.forall (%[[ARG3_5:[a-z0-9_]+]]) in (8) shared_outs(%[[ARG4_2:[a-z0-9_]+]] = %[[ARG1]]) -> (tensor<8xf32>) {
// CHECK-NEXT: scf.forall.in_parallel {
// CHECK-NEXT: tensor.parallel_insert_slice %[[ARG1]] into %[[ARG4_2]][0] [8] [1] : tensor<8xf32> into tensor<8xf32>
// CHECK-NEXT: }
// CHECK-NEXT: }
// CHECK-NEXT: return

// GENERIC: ^bb0(%[[ARG0:[a-z0-9_]+]]: index, %[[ARG1:[a-z0-9_]+]]: tensor<8xf32>, %[[ARG2:[a-z0-9_]+]]: index)
// GENERIC: "scf.forall"(%[[ARG0]]) <{operandSegmentSizes = array<i32: 0, 1, 0, 0>, staticLowerBound = array<i64: 0, 0>, staticStep = array<i64: 1, 1>, staticUpperBound = array<i64: -9223372036854775808, 4>}> ({
// GENERIC: "scf.forall.in_parallel"() ({
// GENERIC: "scf.forall"() <{operandSegmentSizes = array<i32: 0, 0, 0, 0>, staticLowerBound = array<i64: 1>, staticStep = array<i64: 1>, staticUpperBound = array<i64: 5>}> ({
// GENERIC: "scf.forall.in_parallel"() ({
// GENERIC: "scf.forall"() <{operandSegmentSizes = array<i32: 0, 0, 0, 0>, staticLowerBound = array<i64: 0>, staticStep = array<i64: 1>, staticUpperBound = array<i64: 5>}> ({
// GENERIC: "scf.forall.in_parallel"() ({
// GENERIC: "scf.forall"(%[[ARG0]]) <{operandSegmentSizes = array<i32: 0, 0, 1, 0>, staticLowerBound = array<i64: 0>, staticStep = array<i64: -9223372036854775808>, staticUpperBound = array<i64: 5>}> ({
// GENERIC: "scf.forall.in_parallel"() ({
// GENERIC: "scf.forall"(%[[ARG2]], %[[ARG0]]) <{mapping = [], operandSegmentSizes = array<i32: 1, 0, 1, 0>, staticLowerBound = array<i64: 0, -9223372036854775808>, staticStep = array<i64: -9223372036854775808, 3>, staticUpperBound = array<i64: 5, 7>}> ({
// GENERIC: "scf.forall.in_parallel"() ({
// GENERIC: "scf.forall"() <{operandSegmentSizes = array<i32: 0, 0, 0, 0>, staticLowerBound = array<i64>, staticStep = array<i64>, staticUpperBound = array<i64>}> ({
// GENERIC: "scf.forall.in_parallel"() ({
// GENERIC: %[[FORALL:.*]] = "scf.forall"(%[[ARG1]]) <{operandSegmentSizes = array<i32: 0, 0, 0, 1>, staticLowerBound = array<i64: 0>, staticStep = array<i64: 1>, staticUpperBound = array<i64: 8>}> ({
// GENERIC: "scf.forall.in_parallel"() ({
