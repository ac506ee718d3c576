// RUN: strata opt --affine-expand-index-ops %s | FileCheck %s --check-prefix=ARITH
// RUN: strata opt --affine-expand-index-ops-as-affine %s | FileCheck %s --check-prefix=AFFINE
//
// Splits and sums of linear indices.

// AFFINE-DAG: #[[$DIV:.*]] = affine_map<()[s0] -> (s0 floordiv 12)>
// AFFINE-DAG: #[[$MIDDLE:.*]] = affine_map<()[s0] -> ((s0 mod 12) floordiv 4)>
// AFFINE-DAG: #[[$MOD:.*]] = affine_map<()[s0] -> (s0 mod 4)>
// AFFINE-DAG: #[[$OUTER:.*]] = affine_map<()[s0, s1] -> (s1 floordiv (s0 * 5))>
// AFFINE-DAG: #[[$SUM:.*]] = affine_map<()[s0, s1, s2] -> (s0 * 12 + s1 * 4 + s2)>

// ARITH-LABEL: func.func @static
// ARITH: arith.floordivsi
// ARITH: arith.remsi
// ARITH-NOT: affine
// AFFINE-LABEL: func.func @static(
// AFFINE-SAME: %[[I:.*]]: index
// AFFINE: affine.apply #[[$DIV]]()[%[[I]]]
// AFFINE: affine.apply #[[$MIDDLE]]()[%[[I]]]
// AFFINE: affine.apply #[[$MOD]]()[%[[I]]]
func.func @static(%i: index) -> (index, index, index) {
  %parts:3 = affine.delinearize_index %i into (2, 3, 4) : index, index, index
  return %parts#0, %parts#1, %parts#2 : index, index, index
}

// ARITH-LABEL: func.func @dynamic
// ARITH: arith.muli
// ARITH: arith.floordivsi
// AFFINE-LABEL: func.func @dynamic(
// AFFINE-SAME: %[[I:.*]]: index, %[[N:.*]]: index
// AFFINE: affine.apply #[[$OUTER]]()[%[[N]], %[[I]]]
func.func @dynamic(%i: index, %n: index) -> index {
  %parts:3 = affine.delinearize_index %i into (5, %n) : index, index, index
  return %parts#0 : index
}

// ARITH-LABEL: func.func @sum
// ARITH: arith.muli
// ARITH: arith.addi
// AFFINE-LABEL: func.func @sum(
// AFFINE-SAME: %[[I:.*]]: index, %[[J:.*]]: index, %[[K:.*]]: index
// AFFINE: affine.apply #[[$SUM]]()[%[[I]], %[[J]], %[[K]]]
func.func @sum(%i: index, %j: index, %k: index) -> index {
  %linear = affine.linearize_index [%i, %j, %k] by (2, 3, 4) : index
  return %linear : index
}
