// AUTOUPDATE
// RUN: %opt %s | FileCheck %s
// RUN: %opt --cse %s | FileCheck %s
// RUN: %opt %s | FileCheck %s --check-prefixes=CHECK,OTHER
func.func @sum(%lhs: i32) -> i32 {
  %0 = arith.addi %lhs, %lhs : i32
  return %lhs : i32
}
