// Operations of dialects of MLIR that have no definition here keep their properties.
// RUN: %opt %s --mlir-print-op-generic -o %t.mlir
// RUN: %opt %s --emit-bytecode | %opt --mlir-print-op-generic | diff - %t.mlir
// RUN: %opt %s --emit-bytecode --emit-bytecode-version=5 | %opt --mlir-print-op-generic | diff - %t.mlir
// RUN: %opt %s --emit-bytecode --emit-bytecode-version=0 | %opt --mlir-print-op-generic | diff - %t.mlir
// RUN: sed -e 's/@here/@there/' -e 's/, sym_name = "m"//' -e 's/sym_name = "m"//' %s | not %opt --emit-bytecode 2>&1 | FileCheck %s --check-prefix=MISSING
// MISSING: error: 'acc.global_ctor' op cannot be written as bytecode: attribute 'sym_name' is missing

"acc.global_ctor"() <{sym_name = "m"}> ({
}) {other = @here} : () -> ()
