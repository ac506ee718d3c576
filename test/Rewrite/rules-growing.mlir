// A rule that makes ever more operations is found out, a limit of memory kept.
// RUN: not %opt --allow-unregistered-dialect %s --pattern-file=%S/Inputs/growing.pdl.mlir 2>&1 | FileCheck %s
// RUN: not %opt --allow-unregistered-dialect %s --pattern-file=%S/Inputs/growing.pdl.mlir --max-memory=64 2>&1 | FileCheck %s --check-prefix=MEMORY

// CHECK: rules-growing.mlir:{{[0-9:]+}} error: pattern 'twice' matches its own result: did not converge after {{[0-9]+}} rewrites
// MEMORY: rules-growing.mlir:{{[0-9:]+}} error: out of memory within the limit set by --max-memory; of the last 64 rewrites, 64 were by 'twice'
"t.a"() : () -> ()
