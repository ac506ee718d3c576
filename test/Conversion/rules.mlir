// RUN: strata opt --allow-unregistered-dialect --convert-to-llvm=rules=%S/Inputs/mine.mlir %s | FileCheck %s
// RUN: not strata opt --allow-unregistered-dialect --convert-to-llvm=filter-dialects=mine %s 2>&1 | FileCheck --check-prefix=UNKNOWN %s
//
// Rules of a user's dialect: one for each element, and one of pdl.

func.func @f(%a: vector<2x2xi32>, %b: f32) -> (vector<2x2xi32>, f32) {
  %0 = "mine.sum"(%a, %a) {flags = #arith.overflow<nsw>} : (vector<2x2xi32>, vector<2x2xi32>) -> vector<2x2xi32>
  %1 = "mine.twice"(%b) : (f32) -> f32
  return %0, %1 : vector<2x2xi32>, f32
}

// CHECK-LABEL: llvm.func @f
// CHECK-SAME: (%[[ARG0:[a-z0-9_]+]]: !llvm.array<2 x vector<2xi32>>, %[[ARG1:[a-z0-9_]+]]: f32)
// CHECK:         %[[POISON:.*]] = llvm.mlir.poison : !llvm.array<2 x vector<2xi32>>
// CHECK-NEXT:    %[[A:.*]] = llvm.extractvalue %[[ARG0]][0]
// CHECK-NEXT:    %[[B:.*]] = llvm.extractvalue %[[ARG0]][0]
// CHECK-NEXT:    llvm.add %[[A]], %[[B]]
// CHECK:         llvm.fadd %[[ARG1]], %[[ARG1]] : f32

// UNKNOWN: error: dialect 'mine' has no conversion to llvm
