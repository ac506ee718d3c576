// RUN: %strata interpret %s --entry=exact 6 2 | FileCheck %s --check-prefix=EXACT
// RUN: %strata interpret %s --entry=exact 7 2 | FileCheck %s --check-prefix=REST
// RUN: %strata interpret %s --entry=constants | FileCheck %s --check-prefix=CONSTANTS
// RUN: %strata opt --canonicalize %s | FileCheck %s --check-prefix=FOLDED
// RUN: not %strata interpret %s --entry=least -- -128 -1 2>&1 | FileCheck %s --check-prefix=LEAST
// RUN: not %strata interpret %s --entry=least_index -- -9223372036854775808 -1 2>&1 | FileCheck %s --check-prefix=LEAST
// RUN: not %strata interpret %s --entry=bits 2>&1 | FileCheck %s --check-prefix=LEAST
//
// `exact` operations that leave a remainder are poison, in the interpreter and in folds. The
// remainder of the least number and -1 is undefined in both.

// EXACT:      3
// EXACT-NEXT: 3
// EXACT-NEXT: 3
// EXACT-NEXT: 3
// REST:      poison
// REST-NEXT: poison
// REST-NEXT: poison
// REST-NEXT: poison
func.func @exact(%a: i32, %b: i32) -> (i32, i32, i32, i32) {
  %c1 = arith.constant 1 : i32
  %0 = arith.divsi %a, %b exact : i32
  %1 = arith.divui %a, %b exact : i32
  %2 = arith.shrsi %a, %c1 exact : i32
  %3 = arith.shrui %a, %c1 exact : i32
  return %0, %1, %2, %3 : i32, i32, i32, i32
}

// CONSTANTS:      poison
// CONSTANTS-NEXT: [poison, poison]
// CONSTANTS-NEXT: [poison, 4]
// CONSTANTS-NEXT: 2
// FOLDED-LABEL: @constants
// FOLDED-DAG: %[[C2:.*]] = arith.constant 2 : i32
// FOLDED-DAG: %[[C3:.*]] = arith.constant 3 : i32
// FOLDED-DAG: %[[SPLAT:.*]] = arith.constant dense<3> : vector<2xi32>
// FOLDED-DAG: %[[BOTH:.*]] = arith.constant dense<[3, 4]> : vector<2xi32>
// FOLDED: return %[[C3]], %[[SPLAT]], %[[BOTH]], %[[C2]]
func.func @constants() -> (i32, vector<2xi32>, vector<2xi32>, i32) {
  %c8 = arith.constant 8 : i32
  %c7 = arith.constant 7 : i32
  %c2 = arith.constant 2 : i32
  %v7 = arith.constant dense<7> : vector<2xi32>
  %v78 = arith.constant dense<[7, 8]> : vector<2xi32>
  %v1 = arith.constant dense<1> : vector<2xi32>
  %0 = arith.divui %c7, %c2 exact : i32
  %1 = arith.shrsi %v7, %v1 exact : vector<2xi32>
  %2 = arith.shrui %v78, %v1 exact : vector<2xi32>
  %3 = arith.shrsi %c8, %c2 exact : i32
  return %0, %1, %2, %3 : i32, vector<2xi32>, vector<2xi32>, i32
}

// LEAST: error: {{.*}}the quotient does not fit into the type
// FOLDED-LABEL: @least_constants
// FOLDED: arith.remsi
// FOLDED: index.rems
func.func @least_constants() -> (i8, index) {
  %min = arith.constant -128 : i8
  %minus = arith.constant -1 : i8
  %imin = index.constant -9223372036854775808
  %iminus = index.constant -1
  %0 = arith.remsi %min, %minus : i8
  %1 = index.rems %imin, %iminus
  return %0, %1 : i8, index
}
func.func @least(%a: i8, %b: i8) -> i8 {
  %0 = arith.remsi %a, %b : i8
  return %0 : i8
}
func.func @least_index(%a: index, %b: index) -> index {
  %0 = index.rems %a, %b
  return %0 : index
}
func.func @bits() -> i1 {
  %true = arith.constant true
  %0 = arith.divsi %true, %true : i1
  return %0 : i1
}
