// The section of resources has an alignment, and padding, only where its contents would not be
// aligned without them, which depends on the length of the preceding sections.
// RUN: %opt %s --allow-unregistered-dialect --emit-bytecode --emit-bytecode-producer=MLIR22.1.8 -o %t.bc
// RUN: od -An -v -tx1 -w4096 %t.bc | FileCheck %s --check-prefix=ALIGNED
// RUN: %opt %s --allow-unregistered-dialect --emit-bytecode --emit-bytecode-producer=MLIR22.1 -o %t2.bc
// RUN: od -An -v -tx1 -w4096 %t2.bc | FileCheck %s --check-prefix=PADDED
// RUN: %opt %t.bc --allow-unregistered-dialect --mlir-print-op-generic > %t.mlir
// RUN: %opt %t2.bc --allow-unregistered-dialect --mlir-print-op-generic | diff - %t.mlir
// ALIGNED: 05 29 09 21 cb cb 01 00 00 00
// PADDED: 85 29 09 cb {{(cb )*}}09 21 cb cb 01 00 00 00

module attributes {my.test = dense_resource<blob> : tensor<4xi32>} {
  "u.x"() {a = 1 : i32} : () -> ()
}
{-#
  dialect_resources: {
    builtin: { blob: "0x0400000001000000020000000300000004000000" }
  }
#-}
