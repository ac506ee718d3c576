// A program that goes in circles.
// RUN: not %opt --allow-unregistered-dialect %s --pattern-file=%S/Inputs/endless-matcher.mlir 2>&1 | FileCheck %s
// CHECK: matcher-endless.mlir:4:1: error: the program does not terminate
"t.a"() : () -> ()
