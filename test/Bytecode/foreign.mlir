// Operations of dialects of MLIR that have no definition here keep their properties.
// RUN: %opt %s --mlir-print-op-generic -o %t.mlir
// RUN: %opt %s --emit-bytecode | %opt --mlir-print-op-generic | diff - %t.mlir
// RUN: %opt %s --emit-bytecode --emit-bytecode-version=5 | %opt --mlir-print-op-generic | diff - %t.mlir
// RUN: %opt %s --emit-bytecode --emit-bytecode-version=0 | %opt --mlir-print-op-generic | diff - %t.mlir
// RUN: sed -e 's/@here/@there/' -e 's/and_mask = 1 : i32, //' %s | not %opt --emit-bytecode 2>&1 | FileCheck %s --check-prefix=MISSING
// MISSING: error: 'amdgpu.swizzle_bitmode' op cannot be written as bytecode: attribute 'and_mask' is missing

"amdgpu.swizzle_bitmode"() <{and_mask = 1 : i32, or_mask = 2 : i32, xor_mask = 3 : i32}> {other = @here} : () -> ()
