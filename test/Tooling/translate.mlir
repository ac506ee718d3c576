// Translations between representations.
// RUN: %strata translate --to=dot %s | FileCheck %s --check-prefix=DOT
// RUN: %strata translate --to=mlir %s | FileCheck %s --check-prefix=TEXT
// RUN: %strata translate --help | FileCheck %s --check-prefix=HELP
// RUN: not %strata translate --to=dots %s 2>&1 | FileCheck %s --check-prefix=UNKNOWN
// RUN: not %strata translate --from=dot %s 2>&1 | FileCheck %s --check-prefix=UNREAD
// RUN: not %strata translate --to=quux %s 2>&1 | FileCheck %s --check-prefix=LIST
// RUN: not %strata translate %s 2>&1 | FileCheck %s --check-prefix=NEITHER
// RUN: not %strata translate --to=mlir %s.missing 2>&1 | FileCheck %s --check-prefix=MISSING
// RUN: echo '"my.op"() : () -> ()' > %t.mlir
// RUN: not %strata translate --to=mlir %t.mlir 2>&1 | FileCheck %s --check-prefix=UNREGISTERED
// RUN: %strata translate --to=mlir %t.mlir --allow-unregistered-dialect -o %t.out
// RUN: FileCheck %s --check-prefix=FILE --input-file=%t.out
// A dialect file is loaded first.
// RUN: echo 'irdl.dialect @my { irdl.operation @op }' > %t.irdl.mlir
// RUN: %strata translate --to=mlir %t.mlir --irdl-file=%t.irdl.mlir | FileCheck %s --check-prefix=FILE

// DOT:      digraph G {
// DOT:      func.func
// DOT:      arith.addi
// TEXT:     func.func @f(%[[A:.*]]: i32) -> i32 {
// TEXT:     arith.addi %[[A]], %[[A]] : i32
// HELP:     cpp (w): text of C or C++
// HELP-NEXT: dot (w): Graphviz graph of operations and their values
// HELP-NEXT: llvmir (rw): LLVM IR as text
// HELP-NEXT: mlir (rw): MLIR text
// UNKNOWN:  error: representation 'dots' is unknown, expected one of cpp, dot, {{.*}}mlir{{.*}}; did you mean 'dot'?
// UNREAD:   error: representation 'dot' cannot be read, expected one of llvmir, mlir, wasm
// LIST:     error: representation 'quux' is unknown, expected one of cpp, dot, llvmir, mlir, smtlib
// NEITHER:      error: expected --from=NAME or --to=NAME with one of:
// NEITHER-NEXT:   cpp (w): text of C or C++
// NEITHER-NEXT:   dot (w): Graphviz graph of operations and their values
// NEITHER-NEXT:   llvmir (rw): LLVM IR as text
// NEITHER-NEXT:   mlir (rw): MLIR text
// MISSING:  error: cannot open input file
// UNREGISTERED: error: {{.*}}unregistered
// FILE:     "my.op"() : () -> ()
func.func @f(%a: i32) -> i32 {
  %sum = arith.addi %a, %a : i32
  return %sum : i32
}
