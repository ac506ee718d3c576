// RUN: strata opt %s --irdl-file=%S/Inputs/num.irdl.mlir --convert-computation-to-arith | FileCheck %s
// RUN: strata check-passes %s --irdl-file=%S/Inputs/num.irdl.mlir --pass-pipeline='builtin.module(convert-computation-to-arith,canonicalize)' | FileCheck %s --check-prefix=SAME
// RUN: strata opt %s --irdl-file=%S/Inputs/num.irdl.mlir --canonicalize | FileCheck %s --check-prefix=FOLD
// RUN: strata opt %s --irdl-file=%S/Inputs/num.irdl.mlir --int-range-optimizations | FileCheck %s --check-prefix=RANGE
// RUN: strata run %s --irdl-file=%S/Inputs/num.irdl.mlir --entry=index 7 1.5 | FileCheck %s --check-prefix=INDEX
// RUN: strata run %s --irdl-file=%S/Inputs/num.irdl.mlir --entry=defaults 5 | FileCheck %s --check-prefix=DEFAULTS
// RUN: strata run %s --irdl-file=%S/Inputs/num.irdl.mlir --entry=vectors '[1, 2, 3, 4]' 3 | FileCheck %s --check-prefix=VECTORS
// RUN: strata interpret %s --irdl-file=%S/Inputs/num.irdl.mlir --entry=vectors '[1, 2, 3, 4]' 3 | FileCheck %s --check-prefix=VECTORS

// SAME: {{[0-9]+}} calls, {{[0-9]+}} with the same results after each pass
// SAME-NOT: left out

// The default of an absent attribute, and a case without bits.
// DEFAULTS: 6
// DEFAULTS-NEXT: 5
// DEFAULTS-NEXT: 10
// DEFAULTS-NEXT: 15
func.func private @defaults(%x: i8) -> (i8, i8, i8, i8) {
  %a = num.step %x : i8
  %b = num.flagged none %x : i8
  %c = num.flagged twice %x : i8
  %d = num.flagged up %x : i8
  return %a, %b, %c, %d : i8, i8, i8, i8
}

// CHECK-LABEL: @bit
// CHECK-SAME: (%[[A:.*]]: i1, %[[B:.*]]: i1)
// CHECK: %[[DIVISOR:.*]] = arith.select %[[GUARD:.*]], %[[B]], %{{.*}} : i1
// CHECK: %[[DIVIDEND:.*]] = arith.select %[[GUARD]], %[[A]], %{{.*}} : i1
// CHECK: arith.divsi %[[DIVIDEND]], %[[DIVISOR]] : i1
func.func private @bit(%a: i1, %b: i1) -> i1 {
  %0 = num.safe_div %a, %b : i1
  return %0 : i1
}

func.func private @byte(%a: i4, %b: i4) -> i4 {
  %0 = num.safe_div %a, %b : i4
  return %0 : i4
}

// Inner conditions are read where the outer one is true.
// CHECK-LABEL: @nested
// CHECK-NOT: arith.andi
func.func private @nested(%x: i4, %z: i4, %w: i4) -> i4 {
  %0 = num.nested %x, %z, %w : i4
  return %0 : i4
}

// INDEX: 10
// INDEX-NEXT: 7
// CHECK-LABEL: @index
// CHECK-SAME: (%[[X:.*]]: index, %{{.*}}: f32)
// CHECK: arith.index_cast %[[X]] : index to i64
// CHECK: arith.sitofp %{{.*}} : i64 to f32
// CHECK: arith.fptosi %{{.*}} : f32 to i64
// CHECK: arith.index_cast %{{.*}} : i64 to index
// CHECK: arith.index_cast %[[X]] : index to i64
func.func private @index(%x: index, %y: f32) -> (index, i64) {
  %0 = num.round %x, %y : index, f32 -> index
  %1 = num.bits %x : index -> i64
  return %0, %1 : index, i64
}

// VECTORS: [3, 3, 3, 3]
// VECTORS-NEXT: [3, 6, 9, 12]
// VECTORS-NEXT: [9, 9]
// CHECK-LABEL: @vectors
// CHECK-SAME: %[[X:[a-z0-9]*]]: i32)
// CHECK: arith.constant dense<3> : vector<4xi32>
// CHECK: vector.broadcast %[[X]] : i32 to vector<4xi32>
func.func private @vectors(%v: vector<4xi32>, %x: i32) -> (vector<4xi32>, vector<4xi32>, vector<2xi32>) {
  %0 = num.three : vector<4xi32>
  %1 = num.scale %v, %x : vector<4xi32>, i32 -> vector<4xi32>
  %2 = num.scale %x, %x : i32, i32 -> vector<2xi32>
  return %0, %1, %2 : vector<4xi32>, vector<4xi32>, vector<2xi32>
}

// An operation that is not expressed in arith as a whole stays as it is.
// CHECK-LABEL: @both
// CHECK-NEXT: num.both
// CHECK-NEXT: return
func.func private @both(%x: f32) -> (f32, f16) {
  %0, %1 = num.both %x : f32 -> f16
  return %0, %1 : f32, f16
}

// FOLD-LABEL: @fold
// FOLD-DAG: %[[FOUR:.*]] = arith.constant 4 : i8
// FOLD-DAG: %[[BITS:.*]] = arith.constant 1084227584 : i32
// FOLD-DAG: %[[ZERO:.*]] = num.small %{{.*}} : i8
// FOLD-DAG: %[[POISON:.*]] = num.small %{{.*}} : i8
// FOLD-DAG: %[[WIDE:.*]] = num.shift %{{.*}} : index
// FOLD: return %[[FOUR]], %[[ZERO]], %[[POISON]], %[[BITS]], %[[WIDE]]
func.func @fold() -> (i8, i8, i8, i32, index) {
  %c12 = arith.constant 12 : i8
  %c0 = arith.constant 0 : i8
  %poison = ub.poison : i8
  %five = arith.constant 5.0 : f32
  %one = arith.constant 4294967296 : index
  %0 = num.small %c12 : i8
  %1 = num.small %c0 : i8
  %2 = num.small %poison : i8
  %3 = num.bits %five : f32 -> i32
  %4 = num.shift %one : index
  return %0, %1, %2, %3, %4 : i8, i8, i8, i32, index
}

// RANGE-LABEL: @range
// RANGE: %[[TRUE:.*]] = arith.constant true
// RANGE: return %[[TRUE]]
func.func @range(%x: i8) -> i1 {
  %c8 = arith.constant 8 : i8
  %0 = num.small %x : i8
  %1 = arith.cmpi ult, %0, %c8 : i8
  return %1 : i1
}
