// RUN: %strata opt --convert-func-to-llvm %s | FileCheck %s
//
// Public functions have no attribute for their visibility, as llvm.func has it by default.

// CHECK:      llvm.func @public() {
// CHECK:      llvm.func @private() attributes {sym_visibility = "private"}
// CHECK:      llvm.func @nested() attributes {sym_visibility = "nested"}
func.func public @public() {
  return
}
func.func private @private()
func.func nested @nested()
