// Patterns are called by their names, or by those that mlir-opt has for them.
// RUN: %opt --canonicalize=disable-patterns=AddIAddConstant %s | FileCheck %s --check-prefix=STAYS
// RUN: %opt --pass-pipeline='builtin.module(canonicalize{disable-patterns="(anonymous namespace)::AddIAddConstant"})' %s | FileCheck %s --check-prefix=STAYS
// RUN: %opt --pass-pipeline='builtin.module(canonicalize{enable-patterns="(anonymous namespace)::AddIAddConstant"})' %s | FileCheck %s --check-prefix=ADDS

func.func @f(%x: i32, %c: i1) -> (i32, i32) {
  %c3 = arith.constant 3 : i32
  %c0 = arith.constant 0 : i32
  %c1 = arith.constant 1 : i32
  %0 = arith.addi %x, %c3 : i32
  %1 = arith.addi %0, %c3 : i32
  // Two rules have this name.
  %2 = arith.select %c, %c0, %c1 : i32
  return %1, %2 : i32, i32
}
// STAYS: arith.addi
// STAYS-NEXT: arith.addi
// STAYS-NEXT: arith.xori
// STAYS-NEXT: arith.extui
// ADDS: arith.addi %{{.*}}, %c6
// ADDS-NEXT: arith.select
