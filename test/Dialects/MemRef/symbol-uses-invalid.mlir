// RUN: %opt --split-input-file --verify-diagnostics %s

// memref.get_global names a memref.global of the type of its result.

func.func private @foo()
func.func @notAGlobal() {
  // expected-error@+1 {{'memref.get_global' op 'foo' does not reference a valid global memref}}
  %0 = memref.get_global @foo : memref<3xf32>
  return
}

// -----

func.func @undefined() {
  // expected-error@+1 {{'memref.get_global' op 'none' does not reference a valid global memref}}
  %0 = memref.get_global @none : memref<3xf32>
  return
}

// -----

memref.global @gv : memref<3xi32>
func.func @mismatched() {
  // expected-error@+1 {{'memref.get_global' op result type 'memref<3xf32>' does not match type 'memref<3xi32>' of the global memref @gv}}
  %0 = memref.get_global @gv : memref<3xf32>
  return
}
