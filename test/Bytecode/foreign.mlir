// Operations of dialects of MLIR that have no definition here keep their properties.
// RUN: %opt %s --mlir-print-op-generic -o %t.mlir
// RUN: %opt %s --emit-bytecode | %opt --mlir-print-op-generic | diff - %t.mlir
// RUN: %opt %s --emit-bytecode --emit-bytecode-version=5 | %opt --mlir-print-op-generic | diff - %t.mlir
// RUN: %opt %s --emit-bytecode --emit-bytecode-version=0 | %opt --mlir-print-op-generic | diff - %t.mlir
// RUN: sed -e 's/@here/@there/' -e 's/bitfield = 1 : i32//' %s | not %opt --emit-bytecode 2>&1 | FileCheck %s --check-prefix=MISSING
// MISSING: error: 'rocdl.s.waitcnt' op cannot be written as bytecode: attribute 'bitfield' is missing

"rocdl.s.waitcnt"() <{bitfield = 1 : i32}> {other = @here} : () -> ()
