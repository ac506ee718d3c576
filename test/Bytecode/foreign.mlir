// Operations of dialects of MLIR that have no definition here keep their properties.
// RUN: %opt %s --mlir-print-op-generic -o %t.mlir
// RUN: %opt %s --emit-bytecode | %opt --mlir-print-op-generic | diff - %t.mlir
// RUN: %opt %s --emit-bytecode --emit-bytecode-version=5 | %opt --mlir-print-op-generic | diff - %t.mlir
// RUN: %opt %s --emit-bytecode --emit-bytecode-version=0 | %opt --mlir-print-op-generic | diff - %t.mlir
// RUN: sed -e 's/@here/@there/' -e 's/name = "a", //' %s | not %opt --emit-bytecode 2>&1 | FileCheck %s --check-prefix=MISSING
// MISSING: error: 'transform.tune.alternatives' op cannot be written as bytecode: attribute 'name' is missing

"transform.tune.alternatives"() <{name = "a", selected_region_attr = 0 : i64}> ({
}) {other = @here} : () -> ()
