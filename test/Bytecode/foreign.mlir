// Operations of dialects of MLIR that have no definition here keep their properties.
// RUN: %opt %s --mlir-print-op-generic -o %t.mlir
// RUN: %opt %s --emit-bytecode | %opt --mlir-print-op-generic | diff - %t.mlir
// RUN: %opt %s --emit-bytecode --emit-bytecode-version=5 | %opt --mlir-print-op-generic | diff - %t.mlir
// RUN: %opt %s --emit-bytecode --emit-bytecode-version=0 | %opt --mlir-print-op-generic | diff - %t.mlir
// RUN: sed -e 's/@here/@there/' -e 's/k = 1 : i64, //' %s | not %opt --emit-bytecode 2>&1 | FileCheck %s --check-prefix=MISSING
// MISSING: error: 'transform.apply_patterns.gpu.unroll_vectors_subgroup_mma' op cannot be written as bytecode: attribute 'k' is missing

"transform.apply_patterns.gpu.unroll_vectors_subgroup_mma"() <{k = 1 : i64, m = 2 : i64, n = 3 : i64}> {other = @here} : () -> ()
