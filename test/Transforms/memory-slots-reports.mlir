// RUN: %test_opt %s -o %t \
// RUN:   --sroa --mem2reg='region-simplify=false' --mlir-pass-statistics \
// RUN:   --mlir-timing --mlir-timing-display=list --dump-pass-pipeline 2>&1 \
// RUN:   | FileCheck %s
// RUN: FileCheck --check-prefix=IR %s < %t
// RUN: not %opt \
// RUN:   --mem2reg='region-simplify=maybe' %s 2>&1 \
// RUN:   | FileCheck --check-prefix=OPTION %s
//
// Names, options and statistics are those of mlir-opt; aggregates, and then values.

// CHECK: builtin.module(
// CHECK-NEXT: sroa,
// CHECK-NEXT: mem2reg{region-simplify=false}
// CHECK-NEXT: )
// CHECK: SROA
// CHECK-NEXT: (S) 1 destructured slots - Total amount of memory slots destructured
// CHECK-NEXT: (S) 4 max subelement number - Maximal number of sub-elements a successfully destructured slot initially had
// CHECK-NEXT: (S) 1 slots with memory benefit - Total amount of memory slots in which the destructured size was smaller than the total size after eliminating unused fields
// CHECK-NEXT: Mem2Reg
// CHECK-NEXT: (S) 1 new block args - Total amount of new block argument inserted in blocks
// CHECK-NEXT: (S) 2 promoted slots - Total amount of memory slot promoted
// CHECK-DAG: Mem2Reg
// CHECK-DAG: SROA

// OPTION: for the --region-simplify option: 'maybe' is invalid value for boolean argument! Try 0 or 1

// IR-LABEL: func.func @f
// IR-SAME: (%[[C:[a-z0-9_]+]]: i1, %[[A:[a-z0-9_]+]]: i32, %[[B:[a-z0-9_]+]]: i32)
// IR-NEXT: %[[C0:.*]] = arith.constant
// IR-NEXT: %[[C1:.*]] = arith.constant
// IR-NEXT: cf.cond_br %[[C]], ^bb1, ^bb2(%[[A]] : i32)
// IR-NEXT: ^bb1:
// IR-NEXT: cf.br ^bb2(%[[B]] : i32)
// IR-NEXT: ^bb2(%[[ARG:[a-z0-9_]+]]: i32):
// IR-NEXT: %[[ADDI:.*]] = arith.addi %[[ARG]], %[[A]] : i32
// IR-NEXT: return %[[ADDI]] : i32
func.func @f(%c: i1, %a: i32, %b: i32) -> i32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %0 = memref.alloca() : memref<4xi32>
  memref.store %a, %0[%c0] : memref<4xi32>
  memref.store %a, %0[%c1] : memref<4xi32>
  cf.cond_br %c, ^bb1, ^bb2
^bb1:
  memref.store %b, %0[%c0] : memref<4xi32>
  cf.br ^bb2
^bb2:
  %1 = memref.load %0[%c0] : memref<4xi32>
  %2 = memref.load %0[%c1] : memref<4xi32>
  %3 = arith.addi %1, %2 : i32
  return %3 : i32
}
