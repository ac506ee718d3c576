// RUN: split-file %s %t
// RUN: not %strata translate --export-smtlib %t/inputs.mlir 2>&1 | FileCheck --check-prefix=INPUTS %s
// RUN: not %strata translate --export-smtlib %t/other.mlir 2>&1 | FileCheck --check-prefix=OTHER %s
// RUN: not %strata translate --export-smtlib %t/region.mlir 2>&1 | FileCheck --check-prefix=REGION %s
// RUN: not %strata translate --export-smtlib %t/results.mlir 2>&1 | FileCheck --check-prefix=RESULTS %s
// RUN: not %strata translate --export-smtlib %t/pattern.mlir 2>&1 | FileCheck --check-prefix=PATTERN %s
// RUN: not %strata translate --export-smtlib %t/command.mlir 2>&1 | FileCheck --check-prefix=COMMAND %s
// RUN: not %strata translate --export-smtlib %t/sorts.mlir 2>&1 | FileCheck --check-prefix=SORTS %s
// RUN: not %strata translate --export-smtlib %t/scope.mlir 2>&1 | FileCheck --check-prefix=SCOPE %s

//--- inputs.mlir
// INPUTS: inputs.mlir:3:1: error: solver scopes with inputs or results are not supported
%0 = arith.constant 0 : i32
smt.solver (%0) : (i32) -> () {
^bb0(%x: i32):
}

//--- other.mlir
// OTHER: other.mlir:3:8: error: solver must not contain any non-SMT operations
smt.solver () : () -> () {
  %0 = arith.constant 0 : i32
}

//--- region.mlir
// REGION: region.mlir:3:3: error: 'unknown' region must be empty
smt.solver () : () -> () {
  smt.check sat {} unknown { smt.reset } unsat {}
}

//--- results.mlir
// RESULTS: results.mlir:4:8: error: must not have any result values
smt.solver () : () -> () {
  %t = smt.constant true
  %0 = smt.check sat { smt.yield %t : !smt.bool } unknown { smt.yield %t : !smt.bool } unsat { smt.yield %t : !smt.bool } -> !smt.bool
}

//--- pattern.mlir
// PATTERN: pattern.mlir:3:8: error: no-pattern attribute not supported yet
smt.solver () : () -> () {
  %0 = smt.forall no_pattern {
  ^bb0(%x: !smt.bool):
    smt.yield %x : !smt.bool
  }
  smt.assert %0
}

//--- command.mlir
// COMMAND: command.mlir:5:5: error: operation not supported for SMTLIB emission
smt.solver () : () -> () {
  %0 = smt.forall {
  ^bb0(%x: !smt.bool):
    smt.assert %x
    smt.yield %x : !smt.bool
  }
}

//--- sorts.mlir
// SORTS: sorts.mlir:4:8: error: sort "s" has 1 parameters here and another number elsewhere
smt.solver () : () -> () {
  %0 = smt.declare_fun : !smt.sort<"s">
  %1 = smt.declare_fun : !smt.sort<"s"[!smt.bool]>
}

//--- scope.mlir
// SCOPE: scope.mlir:4:8: error: is used after the level of its declaration was removed
smt.solver () : () -> () {
  smt.push 1
  %x = smt.declare_fun "x" : !smt.bool
  smt.pop 1
  smt.assert %x
}
