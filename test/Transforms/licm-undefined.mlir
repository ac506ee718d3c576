// Operations whose behavior may be undefined are not executed before a loop that may have no
// iteration. MLIR moves floordivsi and remainders.
// RUN: split-file %s %t
// RUN: %opt --allow-unregistered-dialect --loop-invariant-code-motion %t/loops.mlir | FileCheck %t/loops.mlir
// RUN: %opt --irdl-file=%t/own.irdl.mlir --loop-invariant-code-motion %t/own.mlir | FileCheck %t/own.mlir

//--- loops.mlir
// CHECK-LABEL: func.func @unknown_divisor
// CHECK: scf.for
// CHECK-DAG: arith.remui
// CHECK-DAG: arith.remsi
// CHECK-DAG: arith.floordivsi
// CHECK-DAG: arith.divui
// CHECK-DAG: llvm.udiv
// CHECK-DAG: llvm.srem
// CHECK: scf.yield
func.func @unknown_divisor(%a: i32, %b: i32, %n: index) -> i32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %z = arith.constant 0 : i32
  %r = scf.for %i = %c0 to %n step %c1 iter_args(%x = %z) -> i32 {
    %0 = arith.remui %a, %b : i32
    %1 = arith.remsi %a, %b : i32
    %2 = arith.floordivsi %a, %b : i32
    %3 = arith.divui %a, %b : i32
    %4 = llvm.udiv %a, %b : i32
    %5 = llvm.srem %a, %b : i32
    %6 = arith.addi %0, %1 : i32
    %7 = arith.addi %2, %3 : i32
    %8 = arith.addi %4, %5 : i32
    %9 = arith.addi %6, %7 : i32
    %10 = arith.addi %8, %9 : i32
    %11 = arith.addi %x, %10 : i32
    scf.yield %11 : i32
  }
  return %r : i32
}

// A constant divisor is neither 0 nor, for signed numbers, -1.
// CHECK-LABEL: func.func @constant_divisor
// CHECK-DAG: %[[FOUR:.+]] = arith.constant 4 : i32
// CHECK-DAG: %[[MINUS:.+]] = arith.constant -1 : i32
// CHECK-DAG: arith.remui %{{.+}}, %[[FOUR]]
// CHECK-DAG: arith.divsi %{{.+}}, %[[FOUR]]
// CHECK-DAG: arith.remui %{{.+}}, %[[MINUS]]
// CHECK-DAG: arith.divui %{{.+}}, %{{.+}} : vector<2xi32>
// CHECK: scf.for
// CHECK-NOT: arith.divsi %{{.+}}, %[[FOUR]]
// CHECK: arith.divsi %{{.+}}, %[[MINUS]]
// CHECK: arith.remsi %{{.+}}, %[[MINUS]]
// CHECK: arith.divsi %{{.+}}, %{{.+}} : vector<2xi32>
// CHECK: arith.divui %{{.+}}, %{{.+}} : index
// CHECK: "test.use"
func.func @constant_divisor(%a: i32, %v: vector<2xi32>, %n: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %four = arith.constant 4 : i32
  %minus = arith.constant -1 : i32
  %large = arith.constant 4294967296 : index
  %both = arith.constant dense<[3, -1]> : vector<2xi32>
  scf.for %i = %c0 to %n step %c1 {
    %0 = arith.remui %a, %four : i32
    %1 = arith.divsi %a, %four : i32
    %2 = arith.remui %a, %minus : i32
    %3 = arith.divsi %a, %minus : i32
    %4 = arith.remsi %a, %minus : i32
    %5 = arith.divui %v, %both : vector<2xi32>
    %6 = arith.divsi %v, %both : vector<2xi32>
    // The divisor is 0 for indices of 32 bits.
    %7 = arith.divui %n, %large : index
    "test.index"(%7) : (index) -> ()
    "test.use"(%0, %1, %2, %3, %4, %5, %6) : (i32, i32, i32, i32, i32, vector<2xi32>, vector<2xi32>) -> ()
  }
  return
}

//--- own.irdl.mlir
irdl.dialect @own attributes {strata.version = 1 : i32} {
  // The attribute takes precedence over the divisor.
  irdl.operation @quotient attributes {
    strata.computes = "udiv(x, y)", strata.traits = ["NoMemoryEffect", "SameOperandsAndResultType"],
    strata.speculatable = {when = "true"}, strata.format = "$x `,` $y attr-dict `:` type($r)"
  } {
    %t = irdl.is i32
    irdl.operands(x: %t, y: %t)
    irdl.results(r: %t)
  }
}
//--- own.mlir
// CHECK-LABEL: func.func @f
// CHECK: own.quotient
// CHECK: scf.for
func.func @f(%a: i32, %b: i32, %n: index, %m: memref<i32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  scf.for %i = %c0 to %n step %c1 {
    %0 = own.quotient %a, %b : i32
    memref.store %0, %m[] : memref<i32>
  }
  return
}
