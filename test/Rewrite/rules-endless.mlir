// Rules that undo each other, files without rules, and no files.
// RUN: not %opt --allow-unregistered-dialect %s --pattern-file=%S/Inputs/endless.pdl.mlir 2>&1 | FileCheck %s
// RUN: not %opt %s --allow-unregistered-dialect --pattern-file=%t.missing 2>&1 | FileCheck %s --check-prefix=MISSING
// RUN: %opt %s --allow-unregistered-dialect --pattern-file=%S/Inputs/empty.mlir 2>&1 | FileCheck %s --check-prefix=EMPTY --implicit-check-not=warning:
// RUN: %opt %s --allow-unregistered-dialect --apply-patterns 2>&1 | FileCheck %s --check-prefix=NONE
// RUN: not %opt %s --allow-unregistered-dialect --apply-patterns='file=%S/Inputs/endless.pdl.mlir disable-patterns=bac' 2>&1 | FileCheck %s --check-prefix=NAME
// MISSING: error: cannot open input file '{{.*}}missing': No such file or directory
// EMPTY: empty.mlir:1:1: warning: the file contains no rules
// RUN: echo 'conversion.target legal ["t"]' > %t.conversion
// RUN: %opt %s --allow-unregistered-dialect --pattern-file=%t.conversion 2>&1 | FileCheck %s --check-prefix=CONVERSION --implicit-check-not=warning:
// CONVERSION: warning: the file contains no patterns, only rules of conversions; use 'convert-patterns'
// NONE: warning: no rule file given; use 'file=...'
// NONE: t.a
// NAME: warning: unknown pattern 'bac'; did you mean 'back'?

// RUN: not %opt %s --allow-unregistered-dialect --apply-patterns='file=%S/Inputs/endless.pdl.mlir max-num-rewrites=10' 2>&1 | FileCheck %s --check-prefix=LIMIT
// LIMIT: error: the rules did not converge within max-iterations=10 and max-num-rewrites=10; of the last 64 rewrites, 32 were by 'there' and 32 by 'back'

// CHECK: error: patterns 'there' and 'back' undo each other's work: did not converge after {{[0-9]+}} rewrites
// CHECK: note: these operations are enough to reproduce it:
// CHECK-NEXT: module {
// CHECK-NEXT: "t.{{[ab]}}"() : () -> ()
"t.a"() : () -> ()
